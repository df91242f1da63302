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

const LENGTH = 30_000

/** A text that takes less is read fast enough, in whatever proportion. */
const NOTABLE_MS = 300

/** Half of the text takes half of the time. With the square of the length it would take a quarter. */
const MAX_RATIO = 3

function getProcessorMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/** A busy machine may take longer for one reading, and not for the shortest of three. */
function isOutOfProportion(read: (text: string) => unknown, text: string): boolean {
  if (getProcessorMs(() => read(text)) < NOTABLE_MS) return false
  const measure = (given: string) => Math.min(...[1, 2, 3].map(() => getProcessorMs(() => read(given))))
  return measure(text) > MAX_RATIO * measure(text.slice(0, text.length / 2))
}

test.each(Object.entries(readers))('%s takes time in proportion to the text', (_name, read) => {
  const slow = [...repeated, ...markup].flatMap((part) => {
    const run = part.repeat(LENGTH / part.length)
    const texts = [run, `${run}x`, `1${run}x`, `a.${run}_`, `x(${run}`, `POINT${run}x`, `<script>${run}`]
    return texts.filter((text) => isOutOfProportion(read, text)).map((text) => text.slice(0, 20))
  })
  expect(slow).toEqual([])
})
