import * as z from 'zod/mini'
import { StoredPlace } from '#contract/place/content-place.ts'
import { calendarDate, httpUrl } from '#contract/text/content-fields.ts'
import type { Fact } from '#contract/place/fact.ts'
import { PlaceCategory, PlaceKind } from '#contract/place/place-facts.ts'
import { ImportProblem, type ImportProblemCode } from '#contract/admin/place-imports.ts'
import { tidyLine } from '#contract/text/plain-line.ts'
import { ResearchedFacts } from '#contract/place/researched-facts.ts'

/** Fields without evidence that a row may bring. */
const GivenFields = z.partial(
  z.pick(StoredPlace, {
    slug: true,
    category: true,
    kind: true,
    schemaOrgType: true,
    locality: true,
    description: true,
    tags: true,
    hours: true,
    priceLevel: true,
    priceNote: true,
    geo: true,
    sources: true,
    illustration: true,
  }),
)

/** For a new place whose row does not say it. */
const PlaceDefaults = z.object({
  category: PlaceCategory,
  kind: PlaceKind,
  schemaOrgType: z.string(),
  /** Names of drawings, best first. */
  drawings: z.readonly(z.array(z.string())),
})
export type PlaceDefaults = Readonly<z.infer<typeof PlaceDefaults>>

/** What a row of a file says of a place. What it does not say is left out. */
export const Candidate = z.object({
  /** The number of the row: the line of a CSV file, the number of the feature, or of the element that is a place. */
  number: z.number(),
  name: z.string(),
  fields: GivenFields,
  facts: ResearchedFacts,
  defaults: PlaceDefaults,
  problems: z.readonly(z.array(ImportProblem)),
  /** Fields whose value is only likely meant. An import takes none of them unasked. */
  questions: z.optional(z.readonly(z.array(z.string()))),
  /** Tags or columns without a field. */
  ignored: z.number(),
  isOpenStreetMap: z.boolean(),
})
export type Candidate = Readonly<z.infer<typeof Candidate>>

/** The same as an empty form of the desk. */
export const EMPTY_DEFAULTS: PlaceDefaults = {
  category: 'explore',
  kind: 'attraction',
  schemaOrgType: 'TouristAttraction',
  drawings: [],
}

/** The longest text of a field. */
const MAX_TEXT_LENGTH = 5_000

/** Reads the values of one row and collects what is wrong with them. A faulty value is left out. */
export class ValueReader {
  readonly problems: ImportProblem[] = []

  problem(column: string, code: ImportProblemCode, value = ''): undefined {
    this.problems.push({ column, code, value: value.slice(0, 200) })
    return undefined
  }

  /** @returns undefined for an empty value and for one that is too long */
  text(column: string, value: string | undefined, maxLength = MAX_TEXT_LENGTH): string | undefined {
    const plain = tidyLine(value ?? '')
    if (plain === '') return undefined
    return plain.length > maxLength ? this.problem(column, 'too-long', String(maxLength)) : plain
  }

  oneOf<Value extends string>(column: string, value: string | undefined, allowed: readonly Value[]): Value | undefined {
    const plain = this.text(column, value)?.toLowerCase()
    if (plain === undefined) return undefined
    return allowed.find((one) => one === plain) ?? this.problem(column, 'not-one-of', allowed.join(', '))
  }

  /** Digits with an optional point or comma. `1e999` and `0x10` are no numbers. */
  number(column: string, value: string | undefined, { min, max }: { min: number; max: number }): number | undefined {
    const plain = this.text(column, value)
    if (plain === undefined) return undefined
    const number = /^[+-]?\d{1,9}([.,]\d{1,20})?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
    return number >= min && number <= max ? number : this.problem(column, 'not-a-number', plain)
  }

  /** Only http and https. */
  url(column: string, value: string | undefined): string | undefined {
    const plain = this.text(column, value, 500)
    if (plain === undefined) return undefined
    return httpUrl.safeParse(plain).success ? plain : this.problem(column, 'not-an-address', plain)
  }

  phone(column: string, value: string | undefined): string | undefined {
    // OpenStreetMap joins several numbers with semicolons. The guide shows one.
    const first = this.text(column, value)?.split(';')[0]
    if (first === undefined) return undefined
    const plain = first
      .replace(/[^\d+]+/g, ' ')
      .replace(/^00(?=[1-9])/, '+')
      .trim()
    return /^\+[1-9][\d ]{5,18}\d$/.test(plain) ? plain : this.problem(column, 'not-a-phone', first)
  }

  date(column: string, value: string | undefined): string | undefined {
    const plain = this.text(column, value)
    if (plain === undefined) return undefined
    return calendarDate.safeParse(plain).success ? plain : this.problem(column, 'not-a-date', plain)
  }
}

/** The parts of a list, which are separated by `|`. */
export function listOf(text: string | undefined): string[] | undefined {
  const parts = text
    ?.split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts && parts.length > 0 ? parts : undefined
}

/** Gives a value its evidence. */
export type GiveEvidence = <Value>(value: Value) => Fact<Value>

export function evidenceOf(source: string, checkedOn: string): GiveEvidence {
  return <Value>(value: Value): Fact<Value> => ({ value, source, checkedOn, confidence: 'reported' })
}

/** A value that is not known has no evidence either. */
export function ifKnown<Value>(give: GiveEvidence, value: Value | undefined): Fact<Value> | undefined {
  return value === undefined ? undefined : give(value)
}
