import { getDecimals, readAmount } from '#contract/text/amount.ts'
import { signFor } from '#contract/text/currency-sign.ts'
import { toAsciiDigits } from '#contract/text/digits.ts'
import type { ImportProblemCode } from '#contract/admin/place-imports.ts'
import { vocabularies } from '#contract/place/words/vocabularies.ts'
import type { Fees } from '#contract/place/researched-facts.ts'
import type * as z from 'zod/mini'
import { withSingleSpaces } from './single-spaces.ts'

type Price = z.infer<typeof Fees>['prices'][number]
type Group = Price['for']

export type FeesReading = {
  /** Undefined: the text has no price of the entry. */
  readonly prices: readonly Price[] | undefined
  readonly problems: readonly { readonly code: ImportProblemCode; readonly value: string }[]
}

/** Limit of a likely fee. A higher amount has a digit too many, or another currency. */
const UNLIKELY = 100_000

const CURRENCIES: Readonly<Record<string, RegExp>> = {
  INR: /₹|\brs\b\.?|\binr\b|\brupees?\b|રૂપિયા|રૂ\.?|रुपये|रुपए|रु\.?/giu,
  EUR: /€|\beuros?\b|\beur\b/giu,
  GBP: /£|\bgbp\b/giu,
  JPY: /¥|円|\bjpy\b|\byen\b/giu,
  USD: /\bus\$|\busd\b/giu,
}

/** The signs of all currencies. Several currencies share one: $ is the city's currency where that is a dollar. */
const SIGNS = /\p{Sc}/gu

const GROUPS = (['camera', 'child', 'foreigner', 'senior', 'adult'] as const).map(
  (group) => [group, getWords(({ groups }) => groups[group] ?? [])] as const,
)

const AMOUNT_OR_GROUP = new RegExp(`\\d[\\d.,]*|${GROUPS.map(([, words]) => words.source).join('|')}`, 'giu')

/** Signs that say nothing of who pays. */
const SIGNS_BETWEEN = /\/-|[()[\]:/.\-–=@*]/g
/** An amount that is not the price but its least, most or rough value. */
const ROUGH = /[~≈±]|\d ?\+$|\b(?:from|up ?to|approx|about|around|onwards?|starting|min|minimum|max|maximum)\b/iu
const FILLERS = getWords(({ fillers }) => fillers)
const FREE = getWords(({ free }) => free)
const AGES = getWords(({ ages }) => ages)

/**
 * Reads the price of the entry: `₹50`, `1,200`, `free`, `500 INR foreigners; 20 INR residents`. Prices whose group has
 * no word here are named and left out.
 * @param currency ISO 4217 of the city
 */
export function readFees(text: string, currency: string): FeesReading {
  const plain = withSingleSpaces(toAsciiDigits(text))
    .trim()
    // `Rs50` and `50rs`
    .replace(/\b(rs|inr)(?=\d)|(?<=\d)(?=(?:rs|inr|rupees)\b)/giu, '$1 ')
  if (isFree(plain)) return { prices: [], problems: [] }
  const opened = plain.replace(/\(([^()]*)\)/g, (whole, inner: string) => (isOtherPrice(inner) ? `; ${inner}` : whole))
  const parts = splitPrices(opened).flatMap(splitGroups).filter(Boolean)
  const read = parts.map((part) => readPart(part, currency))
  const problems = read.flatMap((one) => (one.kind === 'price' ? [] : [{ code: one.code, value: one.value }]))
  const prices = read.flatMap((one) => (one.kind === 'price' ? [one.price] : []))
  const groups = prices.map((price) => price.for)
  if (new Set(groups).size < groups.length) {
    return { prices: undefined, problems: [{ code: 'several-prices', value: text.slice(0, 200) }] }
  }
  return { prices: prices.length === 0 ? undefined : prices, problems }
}

/** True if the text says only that nobody pays. */
function isFree(text: string): boolean {
  return FREE.test(text) && !/[\p{L}\d]/u.test(withoutFillers(text))
}

const SEPARATORS = / ?[;|\n] ?| \/ |, ?(?=\p{L})| and /iu

/** A comma and a plus part prices where another amount follows. */
const SEPARATORS_BEFORE_DIGITS = / ?[;|\n] ?| \/ |, |(?<!\(\d\d?) ?\+ ?|, ?(?=\p{L})| and /iu

/** Cuts once after the last digit. To ask at each of a thousand signs whether a digit follows takes the square of the time. */
function splitPrices(text: string): string[] {
  const end = text.search(/\d\D*$/) + 1
  const before = text.slice(0, end).split(SEPARATORS_BEFORE_DIGITS)
  const [rest = '', ...after] = text.slice(end).split(SEPARATORS)
  return [...before.slice(0, -1), (before.at(-1) ?? '') + rest, ...after]
}

/** `Adult 50 Child 20`, and `₹50 (Indian) ₹500 (Foreigner)`: amounts and groups in turns. */
function splitGroups(part: string): string[] {
  const marks = [...part.matchAll(AMOUNT_OR_GROUP)].map(({ 0: word, index }) => ({ index, isAmount: /^\d/.test(word) }))
  const [first] = marks
  const isInTurns = marks.every(({ isAmount }, index) => isAmount === (first?.isAmount === (index % 2 === 0)))
  if (!first || marks.length < 4 || marks.length % 2 === 1 || !isInTurns) return [part]
  const starts = marks.filter((_mark, index) => index > 0 && index % 2 === 0).map(({ index }) => index)
  return [0, ...starts].map((start, index) => part.slice(start, starts[index] ?? part.length))
}

/** True if the words in brackets are a price of another group, such as `camera ₹50` and `children free`, and no age. */
function isOtherPrice(inner: string): boolean {
  const isPrice = FREE.test(inner) || (/\d/.test(inner) && !AGES.test(inner))
  return isPrice && GROUPS.some(([, words]) => words.test(inner))
}

type Part =
  | { readonly kind: 'price'; readonly price: Price }
  | { readonly kind: 'left'; readonly code: ImportProblemCode; readonly value: string }

function readPart(part: string, currency: string): Part {
  const left = (code: ImportProblemCode) => ({ kind: 'left', code, value: part.slice(0, 200) }) as const
  if (isOtherCurrency(part, currency)) return left('other-currency')
  const { rest, ages } = takeAges(part)
  const numbers = [...withoutBrackets(rest).matchAll(/[-−]?\d[\d.,'’\u00a0 ]*\d|[-−]?\d/gu)].map(([one]) => one)
  const group = getGroup(part, currency)
  if (group === null) return left('several-prices')
  const [number] = numbers
  // `5O` is no 5, and `from 20` no 20.
  if (/\d\p{L}(?!\p{L})/u.test(part) || (number !== undefined && ROUGH.test(part))) return left('several-prices')
  const isFree = FREE.test(part)
  if (number === undefined) return isFree ? priced(group, { amount: 0, ages }) : left('not-an-amount')
  if (numbers.length > 1 || isFree) return left('several-prices')
  const reading = readAmount(number, getDecimals(currency))
  if (reading.kind === 'unclear') return left('separator')
  if (reading.kind === 'none') return left('not-an-amount')
  return reading.amount > UNLIKELY ? left('unlikely') : priced(group, { amount: reading.amount, ages })
}

function priced(group: Group, { amount, ages }: Pick<Price, 'amount' | 'ages'>): Part {
  return { kind: 'price', price: { for: group, amount, ...(ages && { ages }) } }
}

/** Heights and times are no ages. */
const NO_AGE = String.raw`(?! ?(?:feet|foot|ft|cm|m|metres?|meters?|inch|hours?|hrs?|am|pm|kg|%)(?!\p{L}))`
const YEARS = String.raw`(?: ?(?:years?|yrs?|yr)(?: old)?\b)`
const AGE_FORMS: readonly (readonly [RegExp, (first: number, last: number) => Price['ages']])[] = [
  [
    new RegExp(`\\b(?:under|below)(?: the)?(?: age)?(?: of)? (\\d{1,2})\\b${YEARS}?${NO_AGE}`, 'iu'),
    (to) => ({ from: null, to: to - 1 }),
  ],
  [
    new RegExp(`\\b(?:above|over)(?: the)?(?: age)?(?: of)? (\\d{1,2})\\b${YEARS}?${NO_AGE}`, 'iu'),
    (from) => ({ from: from + 1, to: null }),
  ],
  [new RegExp(`\\b(\\d{1,2}) ?(?:-|–|to) ?(\\d{1,2})${YEARS}`, 'i'), (from, to) => ({ from, to })],
  [/\((?:age[sd]? )?(\d{1,2}) ?[-–] ?(\d{1,2})\)/i, (from, to) => ({ from, to })],
  [/\((?:age[sd]? )?(\d\d) ?\+\)/i, (from) => ({ from, to: null })],
]

/** The ages of a price, and the text without them: their numbers are no amounts. */
function takeAges(part: string): { rest: string; ages: Price['ages'] } {
  for (const [form, toAges] of AGE_FORMS) {
    const found = form.exec(part)
    if (!found) continue
    const ages = toAges(Number(found[1]), Number(found[2]))
    const isOrdered = ages?.from == null || ages.to === null || ages.from <= ages.to
    if (isOrdered && (ages?.to ?? 0) >= 0) return { rest: part.replace(form, ' '), ages }
  }
  return { rest: part, ages: undefined }
}

function isOtherCurrency(part: string, currency: string): boolean {
  const own = signFor(currency)
  if ((part.match(SIGNS) ?? []).some((sign) => !own.includes(sign))) return true
  const words = part.replaceAll(own, ' ')
  const named = Object.entries(CURRENCIES).find(([, sign]) => words.search(sign) !== -1)
  if (named) return named[0] !== currency
  // A sign such as `$` belongs to many currencies, so that only the city's own may stand alone.
  if (/\p{Sc}/u.test(part.replaceAll(signFor(currency), ''))) return true
  const code = /\b[A-Z]{3}\b/.exec(part)?.[0]
  return code !== undefined && code !== currency && Intl.supportedValuesOf('currency').includes(code)
}

/** Behind the last closing bracket none is closed, so that nothing is searched there. */
function withoutBrackets(text: string): string {
  const end = text.lastIndexOf(')') + 1
  return text.slice(0, end).replace(/\([^)]*\)/g, ' ') + text.slice(end)
}

/**
 * Without a word the price is that of adults. A word of a group does not explain other words beside it: `Indian students`
 * are not all adults.
 * @returns null when a word is left that nothing here explains
 */
function getGroup(part: string, currency: string): Group | null {
  const plain = part.replace(CURRENCIES[currency] ?? '', ' ').replaceAll(currency, ' ')
  const rest = withoutFillers([AGES, ...GROUPS.map(([, words]) => words)].reduce(withoutWords, plain))
  if (/\p{L}/u.test(rest)) return null
  return GROUPS.find(([, words]) => words.test(part))?.[0] ?? 'adult'
}

function withoutWords(text: string, words: RegExp): string {
  return text.replaceAll(new RegExp(words, 'giu'), ' ')
}

function withoutFillers(text: string): string {
  return [FREE, FILLERS].reduce(withoutWords, text).replace(SIGNS_BETWEEN, ' ')
}

type Words = (typeof vocabularies)[number]['fees']

/** Finds the words of all languages as whole words, the longest first. */
function getWords(get: (fees: Words) => readonly string[]): RegExp {
  const patterns = vocabularies
    .flatMap(({ fees }) => get(fees))
    .toSorted((one, other) => other.length - one.length)
    .map((word) =>
      (word.endsWith('*') ? `${word.slice(0, -1)}[\\p{L}\\p{M}]*` : `${word}(?![\\p{L}\\p{M}])`).replaceAll(
        ' ',
        '[ -]+',
      ),
    )
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${patterns.join('|')})`, 'iu')
}
