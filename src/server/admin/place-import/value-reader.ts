import { tidyLine } from '#contract/text/plain-line.ts'
import type { ImportProblem, ImportProblemCode } from '#contract/admin/place-imports.ts'
import type { ResearchedFacts } from '#contract/place/researched-facts.ts'
import { readAmount } from '#contract/text/amount.ts'
import { readDate } from './read-date.ts'
import { readFees } from './read-fees.ts'
import { readPair } from './read-position.ts'
import { readPhone, splitPhones } from './read-phone.ts'
import { isMapUrl, readUrl, splitUrls } from './read-url.ts'

/** The longest text of a field. */
const MAX_TEXT_LENGTH = 5_000

/** Words for "not known" that people write into a cell. */
const NOTHING = /^(?:n\/?a|n\.a\.|none|null|nil|undefined|unknown|not known|tbd|tba|[-–—?.]+)$/i

/** No fact of this guide was checked before this day. */
const FIRST_CHECK = '2000-01-01'

/** City and day for which a file is read. */
export type ReadingPlace = {
  /** Today, in the city. */
  readonly today: string
  /** ISO 4217 of the city. */
  readonly currency: string
  /** ISO 3166 of the city. */
  readonly country: string
}

/** `faulty`: the cell says something that cannot be read. It is never taken for an empty one. */
export type Read<Value> =
  | { readonly kind: 'absent' }
  | { readonly kind: 'faulty' }
  | { readonly kind: 'value'; readonly value: Value }

const ABSENT = { kind: 'absent' } as const
const FAULTY = { kind: 'faulty' } as const

/** The value of a reading. Undefined: absent or faulty. */
export function getValue<Value>(read: Read<Value>): Value | undefined {
  return read.kind === 'value' ? read.value : undefined
}

function known<Value>(value: Value): Read<Value> {
  return { kind: 'value', value }
}

/** Reads the values of one row and collects their problems. */
export class ValueReader {
  readonly problems: ImportProblem[] = []
  readonly #at: ReadingPlace

  constructor(at: ReadingPlace) {
    this.#at = at
  }

  problem(column: string, code: ImportProblemCode, value = ''): void {
    this.problems.push({ column, code, value: value.slice(0, 200) })
  }

  #faulty(column: string, code: ImportProblemCode, value = ''): typeof FAULTY {
    this.problem(column, code, value)
    return FAULTY
  }

  text(column: string, written: string | undefined, maxLength = MAX_TEXT_LENGTH): Read<string> {
    const plain = tidyLine(written ?? '')
    if (plain === '' || NOTHING.test(plain)) return ABSENT
    return plain.length > maxLength ? this.#faulty(column, 'too-long', String(maxLength)) : known(plain)
  }

  #parsed<Value>(
    column: string,
    text: Read<string>,
    parse: (plain: string) => Value | undefined,
    [code, value]: readonly [ImportProblemCode, string?],
  ): Read<Value> {
    if (text.kind !== 'value') return text
    const parsed = parse(text.value)
    return parsed === undefined ? this.#faulty(column, code, value ?? text.value) : known(parsed)
  }

  /** @param words other ways to write the values */
  oneOf<Value extends string>(
    column: string,
    written: string | undefined,
    allowed: readonly Value[],
    words: Readonly<Record<string, Value>> = {},
  ): Read<Value> {
    const read = (plain: string) => {
      const key = plain.toLowerCase().replace(/[\s_-]+/g, '_')
      return (
        allowed.find((one) => one.replace(/[\s_-]+/g, '_') === key) ??
        (Object.hasOwn(words, key) ? words[key] : undefined)
      )
    }
    return this.#parsed(column, this.text(column, written), read, ['not-one-of', allowed.join(', ')])
  }

  /** A whole number without signs. */
  integer(column: string, written: string | undefined, { min, max }: { min: number; max: number }): Read<number> {
    const read = (plain: string) => {
      const reading = readAmount(plain)
      if (reading.kind !== 'amount' || !Number.isInteger(reading.amount)) return undefined
      return reading.amount >= min && reading.amount <= max ? reading.amount : undefined
    }
    return this.#parsed(column, this.text(column, written), read, ['not-a-number'])
  }

  url(column: string, written: string | undefined): Read<string> {
    return this.#parsed(column, this.text(column, written, 500), readUrl, ['not-an-address'])
  }

  /** The first address that is one. Pins on maps are no websites. The others are named. */
  website(column: string, written: string | undefined): Read<string> {
    const text = this.text(column, written, 2_000)
    if (text.kind !== 'value') return text
    const all = splitUrls(text.value)
    const urls = all.filter((url) => !isMapUrl(url))
    const pins = all.filter((url) => isMapUrl(url) && !readPair(url))
    if (pins.length > 0) this.problem(column, 'more-values', pins.join('; '))
    if (urls.length === 0) return ABSENT
    return this.#first(column, urls, readUrl, 'not-an-address')
  }

  phone(column: string, written: string | undefined): Read<string> {
    const text = this.text(column, written)
    if (text.kind !== 'value') return text
    return this.#first(column, splitPhones(text.value), (one) => readPhone(one, this.#at.country), 'not-a-phone')
  }

  #first(
    column: string,
    parts: readonly string[],
    read: (part: string) => string | undefined,
    code: ImportProblemCode,
  ): Read<string> {
    const all = parts.map((part) => ({ part, value: read(part) }))
    const chosen = all.find(({ value }) => value !== undefined)
    for (const { part, value } of all) if (value === undefined) this.problem(column, code, part)
    const further = all.filter((one) => one !== chosen && one.value !== undefined && one.value !== chosen?.value)
    if (further.length > 0) this.problem(column, 'more-values', further.map(({ part }) => part).join('; '))
    return chosen?.value === undefined ? FAULTY : known(chosen.value)
  }

  fees(column: string, written: string | undefined): Read<FeesValue> {
    const text = this.text(column, /^\s*nil\s*$/i.test(written ?? '') ? 'free' : written, 500)
    if (text.kind !== 'value') return text
    const { prices, problems } = readFees(text.value, this.#at.currency)
    for (const { code, value } of problems) this.problem(column, code, value)
    return prices === undefined ? FAULTY : known({ prices: [...prices], from: null, until: null })
  }

  /** A day on which somebody may have checked a fact: not before this century, and not to come. */
  checkDate(column: string, written: string | undefined): Read<string> {
    const text = this.text(column, written)
    if (text.kind !== 'value') return text
    const reading = readDate(text.value)
    if (reading.kind === 'ambiguous') return this.#faulty(column, 'ambiguous-date', reading.dates.join(', '))
    if (reading.kind === 'none') return this.#faulty(column, 'not-a-date', text.value)
    const isLikely = reading.date >= FIRST_CHECK && reading.date <= this.#at.today
    return isLikely ? known(reading.date) : this.#faulty(column, 'unlikely-date', text.value)
  }
}

export type FeesValue = NonNullable<ResearchedFacts['fees']>['value']

/** The parts of a list, which are separated by `|`, or by commas or semicolons. */
export function listFor(text: string | undefined): string[] | undefined {
  const separator = text?.includes('|') ? '|' : text?.includes(';') ? ';' : ','
  const parts = text
    ?.split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts && parts.length > 0 ? parts : undefined
}
