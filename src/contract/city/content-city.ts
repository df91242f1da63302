import * as z from 'zod/mini'
import { CityTexts } from '../place/city-texts.ts'
import { Climate } from './climate.ts'
import { contentCode } from '../text/content-code.ts'
import { httpUrl, slug, text } from '../text/content-fields.ts'
import { latitude, longitude } from '../place/content-place.ts'
import { Fares } from './fares.ts'

/** The city as editors write it: the folder's `city.json`, and what the desk sends and stores. */
export const ContentCity = z.strictObject({
  slug,
  name: text,
  region: text,
  country: text,
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/, contentCode('content.country-code'))),
  timeZone: z.string().check(z.refine(isTimeZone, contentCode('content.time-zone'))),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, contentCode('content.currency'))),
  languages: z.array(text),
  center: z.strictObject({ lat: latitude, lng: longitude }),
  /** The start of a marker that is not placed yet; the center by default. */
  mapStart: z.optional(z.strictObject({ lat: latitude, lng: longitude, zoom: z.int().check(z.gte(0), z.lte(19)) })),
  boundingBox: z.strictObject({ south: latitude, west: longitude, north: latitude, east: longitude }),
  tagline: text,
  summary: text,
  about: z.array(text),
  ...CityTexts.shape,
  /** The editors' own profiles elsewhere, which the footer links to. Without them it has no such section. */
  profiles: z.optional(z.array(z.strictObject({ name: text, url: httpUrl }))),
})
export type ContentCity = z.infer<typeof ContentCity>

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Editors change the city as a whole in three documents, one for each file (docs/decisions/0081). */
export const cityParts = ['city', 'fares', 'climate'] as const

export const CityPart = z.discriminatedUnion('slug', [
  z.strictObject({ slug: z.literal('city'), city: ContentCity }),
  z.strictObject({ slug: z.literal('fares'), fares: Fares }),
  z.strictObject({ slug: z.literal('climate'), climate: Climate }),
])
export type CityPart = z.infer<typeof CityPart>
