import * as z from 'zod/mini'
import { toCalendarDate } from '#contract/dates.ts'
import { GeoPrecision, PlaceCategory, PlaceKind } from '#contract/places.ts'

/** The form of a city's content folder; docs/content.md explains it to editors. */

const text = z.string().check(z.trim(), z.minLength(1, 'must not be blank'))
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'))
const httpAddress = z.string().check(z.refine(isHttpAddress, 'must be an http or https address'))
const calendarDate = z.string().check(z.refine((date) => toCalendarDate(date) === date, 'must be a date, yyyy-mm-dd'))
const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, HH:MM'))
const day = z.int().check(z.gte(1, 'days are counted from 1'), z.lte(30, 'a suggested trip has 30 days at most'))
const latitude = z.number().check(z.gte(-90), z.lte(90))
const longitude = z.number().check(z.gte(-180), z.lte(180))

function isHttpAddress(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:')
}

const Geo = z
  .strictObject({ lat: z.nullable(latitude), lng: z.nullable(longitude), precision: GeoPrecision })
  .check(
    z.refine(
      ({ lat, lng, precision }) => (lat === null) === (lng === null) && (lat === null) === (precision === 'none'),
      'lat and lng are numbers, or both null with precision "none"',
    ),
  )

const Photo = z.strictObject({
  /** File below `photos/`. */
  file: z.string().check(z.regex(/^[\w-]+\.(webp|jpg|jpeg|png|avif)$/, 'must be an image file name')),
  alt: text,
  credit: text,
  license: text,
})

export const ContentPlace = z.strictObject({
  slug,
  name: text,
  category: PlaceCategory,
  kind: PlaceKind,
  schemaOrgType: z.string().check(z.regex(/^[A-Z][A-Za-z]+$/, 'must be the name of a schema.org type')),
  locality: text,
  description: text,
  tags: z.array(text),
  geo: Geo,
  hours: z.nullable(text),
  priceLevel: z.int().check(z.gte(0), z.lte(3)),
  priceNote: z.nullable(text),
  confidence: z.enum(['high', 'medium', 'low']),
  sources: z.array(httpAddress),
  lastChecked: calendarDate,
  illustration: slug,
  photo: z.optional(Photo),
})
export type ContentPlace = z.infer<typeof ContentPlace>

const ContentActivity = z.strictObject({
  name: text,
  place: z.nullable(slug),
  day,
  time: clockTime,
  notes: z.string(),
})

const ContentDestination = z.strictObject({
  name: text,
  location: text,
  fromDay: day,
  toDay: day,
  notes: z.string(),
  activities: z.array(ContentActivity),
})

export const ContentTrip = z.strictObject({
  slug,
  title: text,
  description: text,
  budget: z.number().check(z.gte(0)),
  budgetNote: text,
  days: day,
  illustration: slug,
  destinations: z.array(ContentDestination).check(z.minLength(1, 'a trip has at least one destination')),
})
export type ContentTrip = z.infer<typeof ContentTrip>

export const ContentCity = z.strictObject({
  slug,
  name: text,
  region: text,
  country: text,
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/, 'must be two capital letters')),
  timeZone: z.string().check(z.refine(isTimeZone, 'must be an IANA time zone')),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'must be three capital letters')),
  languages: z.array(text),
  center: z.strictObject({ lat: latitude, lng: longitude }),
  /** Where a marker begins that nobody has set yet; the center by default. */
  mapStart: z.optional(z.strictObject({ lat: latitude, lng: longitude, zoom: z.int().check(z.gte(0), z.lte(19)) })),
  boundingBox: z.strictObject({ south: latitude, west: longitude, north: latitude, east: longitude }),
  tagline: text,
  summary: text,
  about: z.array(text),
  /** Links of the footer to the editors' profiles elsewhere. */
  profiles: z.array(z.strictObject({ name: text, url: httpAddress })),
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

export const IllustrationIndex = z.record(
  slug,
  z.strictObject({ alt: text, width: z.int().check(z.gte(1)), height: z.int().check(z.gte(1)) }),
)
export type IllustrationIndex = z.infer<typeof IllustrationIndex>
