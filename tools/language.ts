/**
 * `npm run language -- new mr` makes the files of a language with the English texts, for its translator to replace.
 *
 * Compares the messages of a language with the English ones: `npm run language -- report gu`. It prints what is missing,
 * left over, still in English, overlong or stale, and fails if there is any. `npm run language -- stamp gu` notes for
 * each translated file without a note the English texts that it was made from. To renew the note of a file, remove its
 * line from `sources.json` first: so a stamp cannot hide that a file is stale.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfTexts } from '#server/guide/translations/texts-by-path.ts'
import {
  filesWithTexts,
  MESSAGES,
  readSources,
  readTexts,
  reportMessages,
  SOURCES,
} from './languages/message-report.ts'
import { createLanguage } from './languages/new-language.ts'
import { printFailure } from './print-failure.ts'

const USAGE = 'Usage: npm run language -- new|report|stamp LANGUAGE'

async function run([command, language, ...rest]: readonly string[]): Promise<void> {
  if (!isCommand(command) || language === undefined || rest.length > 0) throw new Error(USAGE)
  if (command === 'new') createLanguage(MESSAGES, language)
  if (!existsSync(join(MESSAGES, language, 'language.ts'))) throw new Error(`There are no messages of ${language}.`)
  if (command === 'stamp') await stamp(language)
  const { faults, stale } = await reportMessages(MESSAGES, language)
  const staleness = stale.map((name) => `${name} is stale, or not stamped yet: compare it with the English texts`)
  console.log([...faults, ...staleness, `${language}: ${faults.length} faults, ${stale.length} stale files`].join('\n'))
  if (faults.length + stale.length > 0 && command !== 'new') process.exitCode = 1
}

function isCommand(word: string | undefined): word is 'new' | 'report' | 'stamp' {
  return word === 'new' || word === 'report' || word === 'stamp'
}

async function stamp(language: string): Promise<void> {
  const sources = readSources(MESSAGES, language)
  for (const name of filesWithTexts(MESSAGES)) {
    if (!existsSync(join(MESSAGES, language, name))) continue
    sources[name] ??= hashOfTexts(await readTexts(join(MESSAGES, 'en', name)))
  }
  const sorted = Object.fromEntries(Object.entries(sources).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(join(MESSAGES, language, SOURCES), `${JSON.stringify(sorted, null, 2)}\n`)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  printFailure(error, null)
}
