import { expect, test } from 'vitest'
import { takeLastEntry } from '#contract/place/hours/last-entry.ts'
import { readHours } from '#contract/place/hours/read-hours.ts'
import { readAmount } from '#contract/text/amount.ts'
import { slugOfName } from '#contract/text/slug.ts'
import { csvRow } from '#server/platform/files/csv.ts'
import { parseDegrees } from '#web/map/position.ts'
import { guessFields } from './column-names.ts'
import { hoursBeside, hoursOfColumns } from './hours-columns.ts'
import { kindOfWord } from './place-words.ts'
import { plainOfHtml } from './plain-of-html.ts'
import { readAccess } from './read-access.ts'
import { readDate } from './read-date.ts'
import { readFees } from './read-fees.ts'
import { readPhone, splitPhones } from './read-phone.ts'
import { readDegrees, readPair } from './read-position.ts'
import { readUrl, splitUrls } from './read-url.ts'
import { listFor } from './value-reader.ts'

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  readFees: (text) => readFees(text, 'INR'),
  splitPhones,
  readPhone: (text) => readPhone(text, 'IN'),
  splitUrls,
  readUrl,
  readAccess,
  readDegrees,
  readPair,
  plainOfHtml: (text) => plainOfHtml(`<b>${text}`),
  guessFields: (text) => guessFields([text], ['en', 'gu']),
  csvRow: (text) => csvRow([`a,${text}`]),
  slugOfName,
  readHours,
  takeLastEntry,
  hoursOfColumns: (text) => hoursOfColumns((field) => (field === 'openingHours' ? text : undefined)),
  closedDays: (text) => hoursOfColumns((field) => (field === 'closedDays' ? text : undefined)),
  hoursBeside: (text) => hoursBeside(() => text),
  readDate,
  readAmount: (text) => readAmount(text),
  kindOfWord,
  listFor,
  parseDegrees: (text) => parseDegrees(text, 180),
}

/** An expression that tries each sign as a beginning takes the square of the length. */
const repeated = [
  ' ',
  '\n',
  '\t',
  '0',
  '1.',
  '+d',
  '+ ',
  ', ',
  ',',
  ';',
  '.',
  '-',
  '(',
  '(0',
  ')',
  '[',
  '((',
  '/',
  '&',
  'a',
  'mo ',
  'last ',
  'ª',
]
const markup = [
  '<!--',
  '<script>',
  '<style ',
  '</script ',
  '<br',
  '<',
  'POINT ',
  'or ',
  ' and ',
  'www.',
  'https:',
  '"',
  '=',
]

/** The repeated sign or word, as it stands in a cell. */
const shapes: readonly ((run: string) => string)[] = [
  (run) => run,
  (run) => `${run}x`,
  (run) => `1${run}x`,
  (run) => `a.${run}_`,
  (run) => `x(${run}`,
  (run) => `POINT${run}x`,
  (run) => `<script>${run}`,
]

const LENGTH = 30_000

/** A text that takes less time of the processor is read fast enough, in whatever proportion. */
const NOTABLE_MS = 300

/** Four times the text takes four times the time. With the square of the length it takes sixteen times. */
const SHORT = LENGTH / 2
const LONG = LENGTH * 2
const MAX_RATIO = 8

function getProcessorMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/**
 * The steps of an expression cannot be counted, only their time. A busy machine may take longer for one reading, and not
 * for the shortest of three.
 */
function isOutOfProportion(read: (text: string) => unknown, makeText: (length: number) => string): boolean {
  const measure = (length: number) => {
    const text = makeText(length)
    return getProcessorMs(() => read(text))
  }
  const measureShortest = (length: number) => Math.min(...[1, 2, 3].map(() => measure(length)))
  if (measure(LENGTH) < NOTABLE_MS) return false
  return measureShortest(LONG) > MAX_RATIO * measureShortest(SHORT)
}

test.each(Object.entries(readers))('%s takes time in proportion to the text', (_name, read) => {
  // The first alone: one text of this kind takes seconds.
  const slow = [...repeated, ...markup]
    .flatMap((part) => shapes.map((shape) => (length: number) => shape(part.repeat(length / part.length))))
    .find((makeText) => isOutOfProportion(read, makeText))
  expect(slow?.(20)).toBeUndefined()
})
