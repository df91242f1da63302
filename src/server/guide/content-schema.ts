import * as z from 'zod/mini'
import { Calendar } from '#contract/calendar.ts'
import { CityTexts } from '#contract/city-texts.ts'
import { Climate } from '#contract/climate.ts'
import { contentCode } from '#contract/content-code.ts'
import { httpUrl, slug, text } from '#contract/content-fields.ts'
import { latitude, longitude } from '#contract/content-place.ts'
import { Fares } from '#contract/fares.ts'

/** The schemas of a city's content folder. docs/content.md explains them to editors. */

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

/** The files about the year of a city, all of which are optional. Null stands for a file that is not there. */
export const CityYear = z.object({
  calendar: z.nullable(Calendar),
  climate: z.nullable(Climate),
  fares: z.nullable(Fares),
})
export type CityYear = z.infer<typeof CityYear>

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export const IllustrationIndex = z.record(
  slug,
  z.strictObject({ alt: text, width: z.int().check(z.gte(1)), height: z.int().check(z.gte(1)) }),
)
export type IllustrationIndex = z.infer<typeof IllustrationIndex>
