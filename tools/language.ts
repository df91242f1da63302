/**
 * `npm run language -- new mr` makes the files of a language with the English texts, for its translator to replace.
 *
 * Compares the messages of a language with the English ones: `npm run language -- report gu`. It prints what is missing,
 * left over, still in English, overlong or stale, and fails if there is any. `npm run language -- stamp gu` notes for
 * each translated group of texts without a note the English texts that it was made from. To renew the note of a group,
 * remove its line from `sources.json` first: so a stamp cannot hide that a group is stale.
 *
 * `npm run language -- sheet gu review.html` writes every text of the messages and of the guide that no native reader has
 * checked into one file for such a reader. `npm run language -- reviewed gu answers.json` takes the answers: texts found
 * right are marked, until they or the English text change. The others are printed and noted as refused: `npm test` fails
 * until they change.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  filesWithTexts,
  hashGroups,
  MESSAGES,
  readSources,
  reportMessages,
  SOURCES,
} from './languages/message-report.ts'
import { createLanguage } from './languages/new-language.ts'
import { CITY, readGuidePairs } from './languages/content-pairs.ts'
import { findChecked, readMessagePairs, shareByFile, type Message } from './languages/review-marks.ts'
import { writeReviewSheet } from './languages/review-sheet.ts'
import { takeAnswers } from './languages/take-answers.ts'
import { printFailure } from './print-failure.ts'

const USAGE = 'Usage: npm run language -- new|report|stamp LANGUAGE, or sheet|reviewed LANGUAGE FILE'

const commands = { new: makeNew, report, stamp, sheet, reviewed } as const

async function run([command, language, ...rest]: readonly string[]): Promise<void> {
  if (!isCommand(command) || language === undefined) throw new Error(USAGE)
  if (rest.length !== (command === 'sheet' || command === 'reviewed' ? 1 : 0)) throw new Error(USAGE)
  if (command !== 'new' && !existsSync(join(MESSAGES, language, 'language.ts')))
    throw new Error(`There are no messages of ${language}.`)
  await commands[command](language, rest[0] ?? '')
}

function isCommand(word: string | undefined): word is keyof typeof commands {
  return word !== undefined && Object.hasOwn(commands, word)
}

async function makeNew(language: string): Promise<void> {
  createLanguage(MESSAGES, language)
  await printReport(language)
}

async function report(language: string): Promise<void> {
  const { texts, checked } = await readTextsToReview(language)
  console.log(shareByFile(checked, texts).join('\n'))
  if (await printReport(language)) process.exitCode = 1
}

async function readTextsToReview(language: string): Promise<{ texts: Message[]; checked: ReadonlySet<string> }> {
  const texts = [...(await readMessagePairs(MESSAGES, language)), ...readGuidePairs(CITY, language)]
  return { texts, checked: findChecked(MESSAGES, language, texts) }
}

/** @returns true if something is missing, wrong or stale */
async function printReport(language: string): Promise<boolean> {
  const { faults, stale } = await reportMessages(MESSAGES, language)
  const staleness = stale.map((name) => `${name} is stale, or not stamped yet: compare it with the English texts`)
  console.log(
    [...faults, ...staleness, `${language}: ${faults.length} faults, ${stale.length} stale groups`].join('\n'),
  )
  return faults.length + stale.length > 0
}

async function sheet(language: string, file: string): Promise<void> {
  const { texts, checked } = await readTextsToReview(language)
  const open = texts.filter(({ key }) => !checked.has(key))
  writeFileSync(file, writeReviewSheet(language, open))
  console.log(`${file}: ${open.length} texts to read`)
}

async function reviewed(language: string, file: string): Promise<void> {
  const todo = await takeAnswers({ messages: MESSAGES, city: CITY }, language, file)
  const { texts, checked } = await readTextsToReview(language)
  console.log([...todo, `${language}: ${checked.size} of ${texts.length} texts checked by a native reader`].join('\n'))
}

async function stamp(language: string): Promise<void> {
  const sources = readSources(MESSAGES, language)
  for (const name of filesWithTexts(MESSAGES)) {
    if (!existsSync(join(MESSAGES, language, name))) continue
    for (const [group, hash] of await hashGroups(join(MESSAGES, 'en', name))) sources[group] ??= hash
  }
  const sorted = Object.fromEntries(Object.entries(sources).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(join(MESSAGES, language, SOURCES), `${JSON.stringify(sorted, null, 2)}\n`)
  if (await printReport(language)) process.exitCode = 1
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  printFailure(error, null)
}
