import * as z from 'zod/mini'
import { contentCode } from '../text/content-code.ts'
import { slug, text } from '../text/content-fields.ts'
import { PlaceCategory } from '../place/place-facts.ts'

/**
 * Texts of a city's folder in another language, in a folder with the code of the language. Each entry has the texts of
 * the English entry with the same slug. docs/content.md explains the files to editors.
 */

/** Origin of a translation. */
const origin = {
  slug,
  /** Hash of the English texts that were translated. Empty: the entry is in work, and nothing shows it. */
  source: z.string().check(z.regex(/^([0-9a-f]{12})?$/, contentCode('content.source-hash'))),
  /** `machine`, or the name of the translator. */
  madeBy: text,
  /** The native reader who checked it. Null: nobody has. */
  checkedBy: z.nullable(text),
  /**
   * Paths of texts (`tags.2`) whose English text changed or was added since. Pages show English there. An export writes
   * them. Remove the path of a text after its correction.
   */
  stale: z.optional(z.array(text)),
}

/** The fields of a translated entry that are no translated texts. */
export type Origin = z.infer<ReturnType<typeof z.strictObject<typeof origin>>>

export const TranslatedPlace = z.strictObject({
  ...origin,
  name: text,
  locality: text,
  description: text,
  tags: z.array(text),
  /** The alternative text of its picture. */
  imgAlt: text,
  hours: z.optional(text),
  priceNote: z.optional(text),
  postalAddress: z.optional(text),
  cautions: z.optional(z.array(text)),
  /** Remarks on facts, by the key of the fact. */
  notes: z.optional(z.record(z.string(), text)),
})
export type TranslatedPlace = z.infer<typeof TranslatedPlace>

export const TranslatedDish = z.strictObject({
  ...origin,
  name: text,
  about: text,
  season: z.optional(text),
  /** The remark on the text. */
  note: z.optional(text),
})
export type TranslatedDish = z.infer<typeof TranslatedDish>

export const TranslatedService = z.strictObject({
  ...origin,
  name: text,
  about: text,
  address: z.optional(text),
  note: z.optional(text),
})
export type TranslatedService = z.infer<typeof TranslatedService>

const TranslatedDestination = z.strictObject({
  name: text,
  location: text,
  notes: z.optional(text),
  activities: z.array(z.strictObject({ name: text, notes: z.optional(text) })),
})

export const TranslatedTrip = z.strictObject({
  ...origin,
  title: text,
  description: text,
  budgetNote: text,
  destinations: z.array(TranslatedDestination),
})
export type TranslatedTrip = z.infer<typeof TranslatedTrip>

export const TranslatedCity = z.strictObject({
  ...origin,
  name: text,
  region: text,
  country: text,
  tagline: text,
  summary: text,
  about: z.array(text),
  categories: z.record(PlaceCategory, z.strictObject({ description: text })),
  search: z.strictObject({ placeholder: text, hint: text }),
  suggestedTrips: z.strictObject({ description: text }),
})
export type TranslatedCity = z.infer<typeof TranslatedCity>

const TranslatedEvent = z.strictObject({
  ...origin,
  name: text,
  about: z.optional(text),
  /** The notes of the dates that have one, in their order. */
  notes: z.optional(z.array(text)),
})
const TranslatedSeason = z.strictObject({ ...origin, name: text, about: text })
/** The slug is the id of the source. */
const TranslatedSource = z.strictObject({ ...origin, text })

export const TranslatedCalendar = z.strictObject({
  events: z.array(TranslatedEvent),
  seasons: z.array(TranslatedSeason),
  sources: z.array(TranslatedSource),
})
export type TranslatedCalendar = z.infer<typeof TranslatedCalendar>

const TranslatedFare = z.strictObject({ ...origin, name: text, note: z.optional(text) })
/** The slug is the kind of the way. Notes are by the key of their fact. */
const TranslatedWay = z.strictObject({ ...origin, notes: z.record(z.string(), text) })

export const TranslatedFares = z.strictObject({
  rides: z.array(TranslatedFare),
  tickets: z.array(TranslatedFare),
  ways: z.array(TranslatedWay),
})
export type TranslatedFares = z.infer<typeof TranslatedFares>

/** The slug is `climate`. */
export const TranslatedClimate = z.strictObject({ ...origin, station: text, sourceText: text })
export type TranslatedClimate = z.infer<typeof TranslatedClimate>

/** A drawing that belongs to no place. */
export const TranslatedIllustration = z.strictObject({ ...origin, alt: text })
export type TranslatedIllustration = z.infer<typeof TranslatedIllustration>
