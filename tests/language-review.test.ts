import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { CITY, readGuidePairs } from '../tools/languages/content-pairs.ts'
import { MESSAGES } from '../tools/languages/message-report.ts'
import { findRefusedTexts, readRefusedTexts } from '../tools/languages/refused-texts.ts'
import { findChecked, hashOfPair, readMessagePairs, type Message } from '../tools/languages/review-marks.ts'
import { writeReviewSheet } from '../tools/languages/review-sheet.ts'
import { takeAnswers } from '../tools/languages/take-answers.ts'

let places: { messages: string; city: string }
let file: string
let pairs: Map<string, Message>

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'language-review-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  places = { messages: join(folder, 'messages'), city: join(folder, 'surat') }
  file = join(folder, 'answers.json')
  cpSync(MESSAGES, places.messages, { recursive: true })
  cpSync(CITY, places.city, { recursive: true })
  const all = [...(await readMessagePairs(places.messages, 'gu')), ...readGuidePairs(places.city, 'gu')]
  pairs = new Map(all.map((message) => [message.key, message]))
})

type Verdict = { key: string; verdict: 'right' | 'wrong'; text?: string }

/** Takes answers about the texts as they are. */
function take(verdicts: readonly Verdict[], given: object = {}): Promise<string[]> {
  const answers = verdicts.map((verdict) => {
    const message = pairs.get(verdict.key)
    return { texts: message ? hashOfPair(message) : '', ...verdict }
  })
  const reading = { language: 'gu', reader: 'A reader of Surat', isNative: true, readOn: '2026-11-26', answers }
  writeFileSync(file, JSON.stringify({ ...reading, ...given }))
  return takeAnswers(places, 'gu', file)
}

const findMarks = (messages: readonly Message[]) => [...findChecked(places.messages, 'gu', messages)]

test('a text that a native reader finds right is marked until it changes', async () => {
  const wanted = await take([
    { key: 'navigation.guide', verdict: 'right' },
    { key: 'navigation.home', verdict: 'wrong', text: 'ઘર' },
  ])

  expect(wanted).toEqual(['shell.ts: navigation.home: ઘર'])
  const messages = await readMessagePairs(places.messages, 'gu')
  expect(findMarks(messages)).toEqual(['navigation.guide'])
  expect(findMarks(messages.map((message) => ({ ...message, english: `${message.english} more` })))).toEqual([])
  await expect(takeAnswers(places, 'hi', file)).rejects.toThrow('holds answers for gu')
})

test('a text found wrong is refused until it changes, and loses its mark', async () => {
  await take([{ key: 'navigation.home', verdict: 'right' }])
  await take([{ key: 'navigation.home', verdict: 'wrong', text: 'ઘર' }])

  expect(findMarks(await readMessagePairs(places.messages, 'gu'))).toEqual([])
  const refused = { 'navigation.home': readRefusedTexts(places.messages, 'gu')['navigation.home'] ?? [] }
  const home = pairs.get('navigation.home')?.text ?? ''
  expect(findRefusedTexts(refused, new Map([['navigation.home', home]]))).toEqual([
    `navigation.home: “${home}” was refused: a reader would say: ઘર`,
  ])
  expect(findRefusedTexts(refused, new Map([['navigation.home', 'ઘર']]))).toEqual([])
  expect(findRefusedTexts(refused, new Map())).toEqual(['navigation.home is there no more: remove its refused texts'])
})

test('answers of others than native readers, and about texts that have changed since, mark nothing', async () => {
  const foreign = await take([{ key: 'navigation.guide', verdict: 'right' }], { isNative: false })
  pairs.set('navigation.guide', { file: '', key: 'navigation.guide', english: 'Guide', text: 'As it was' })
  const late = await take([{ key: 'navigation.guide', verdict: 'right' }])

  expect(foreign).toEqual(['1 texts found right by a reader who is not native: not marked'])
  expect(late).toEqual(['1 answers are about texts that have changed since: they were left out'])
  expect(findMarks(await readMessagePairs(places.messages, 'gu'))).toEqual([])
})

test('an entry of the guide is checked when all of its texts were found right', async () => {
  const getKeys = (entry: string) => [...pairs.values()].filter((text) => text.entry === entry).map(({ key }) => key)
  const whole = getKeys('dishes.json › locho').map((key): Verdict => ({ key, verdict: 'right' }))
  const [first = ''] = getKeys('places.json › dumas-beach')

  const todo = await take([...whole, { key: first, verdict: 'right' }])

  expect(todo).toEqual([expect.stringMatching(/^places\.json › dumas-beach: 1 of \d+ texts read, not marked$/)])
  const checked = readGuidePairs(places.city, 'gu').filter(({ isChecked }) => isChecked)
  expect(new Set(checked.map(({ entry }) => entry))).toEqual(new Set(['dishes.json › locho']))
  expect(readFileSync(join(places.city, 'gu', 'dishes.json'), 'utf8')).toContain('"checkedBy": "A reader of Surat"')
})

test('the sheet of a language has each text beside the English one, as text', () => {
  const message: Message = { file: 'a.ts', key: 'a.b', english: '<b>Save</b>', text: '“સાચવો” & …' }
  const html = writeReviewSheet('gu', [message])
  expect(html).toContain('&lt;b&gt;Save&lt;/b&gt;')
  expect(html).toContain('“સાચવો” &amp; …')
  expect(html).toContain(`data-key="a.b" data-texts="${hashOfPair(message)}"`)
})
