import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Calendar } from '#contract/city/calendar.ts'
import type { ContentCity } from '#contract/city/content-city.ts'
import type { IllustrationIndex } from '#server/guide/content-schema.ts'
import { readContent } from '#server/guide/read-content.ts'
import { readIndex } from '#server/guide/pictures.ts'
import { slugOfName } from '#contract/text/slug.ts'

/** The data that nobody can derive from the name of a city. */
export type NewCity = {
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly center: { readonly lat: number; readonly lng: number }
  /** ISO 4217. */
  readonly currency: string
  readonly region?: string | undefined
  /** IANA. Left out: that of the country, if it has one only or names one after the city. */
  readonly timeZone?: string | undefined
  /** Codes, the language that most people of the city read first. Left out: the likely one of the country, and English. */
  readonly languages?: readonly string[] | undefined
}

/** Drawings for cities without their own: they show kinds of places, and no city. */
const DRAWINGS = 'tools/cities/drawings'

/** The brand lies here. */
const SURAT = 'content/surat'

/** Kinds of places that India has, from the drawings of Surat. */
const ofIndia = ['temple', 'dargah', 'fire-temple', 'jain-temple', 'stepwell', 'tea-stall']

/**
 * Writes a content folder without places, from which a guide grows. Its sentences hold for every city until somebody
 * writes better ones.
 * @param parent folder of the cities
 * @param calendar such as the public holidays of the country. Null: the folder has none
 * @returns the folder
 * @throws Error if something is missing or wrong, or the folder is taken; nothing is left behind
 */
export function createCity(given: NewCity, parent: string, calendar: Calendar | null = null): string {
  const city = describeCity(given)
  const folder = resolve(parent, city.slug)
  if (existsSync(folder)) throw new Error(`${folder} is there already.`)
  try {
    writeCity(folder, city, calendar)
    readContent(folder)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  return folder
}

function writeCity(folder: string, city: ContentCity, calendar: Calendar | null): void {
  mkdirSync(join(folder, 'illustrations'), { recursive: true })
  mkdirSync(join(folder, 'photos'))
  const write = (file: string, content: unknown) =>
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
  write('city.json', city)
  write('places.json', [])
  write('trips.json', [])
  if (calendar) write('calendar.json', calendar)
  write('illustrations/illustrations.json', copyDrawings(join(folder, 'illustrations'), city.countryCode))
}

function copyDrawings(target: string, country: string): IllustrationIndex {
  const neutral = drawingsIn(DRAWINGS)
  const surat = drawingsIn(SURAT)
  const taken: Record<string, Drawing> = Object.fromEntries(
    Object.keys(neutral.index).map((id) => [id, neutral.named(id)]),
  )
  taken['hero'] = neutral.named('about')
  if (country === 'IN') for (const id of ofIndia) taken[id] = surat.named(id)
  for (const [id, { file }] of Object.entries(taken)) copyFileSync(file, join(target, `${id}.svg`))
  for (const mark of ['mark', 'mark-maskable', 'mark-tab']) {
    copyFileSync(join(SURAT, 'illustrations', `${mark}.svg`), join(target, `${mark}.svg`))
  }
  return Object.fromEntries(Object.entries(taken).map(([id, { entry }]) => [id, entry]))
}

type Drawing = { readonly file: string; readonly entry: IllustrationIndex[string] }

/** @param folder has a folder `illustrations` with the drawings and their index */
function drawingsIn(folder: string) {
  const index = readIndex(folder)
  return {
    index,
    named: (id: string): Drawing => {
      const entry = index[id]
      if (!entry) throw new Error(`${folder} has no drawing “${id}” any more.`)
      return { file: join(folder, 'illustrations', `${id}.svg`), entry }
    },
  }
}

/** Half the height of the bounding box of a new city: about 20 km. */
const REACH_DEGREES = 0.18

function describeCity({ name, country, center, currency, region, timeZone, languages }: NewCity): ContentCity {
  const countryName = nameOfCountry(country)
  const width = REACH_DEGREES / Math.max(Math.cos((center.lat * Math.PI) / 180), 0.1)
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4
  return {
    slug: toSlug(name),
    name,
    region: region ?? countryName,
    country: countryName,
    countryCode: country,
    timeZone: timeZone ?? likelyTimeZone(country, name),
    currency,
    languages: [...(languages ?? new Set([getLikelyLanguage(country), 'en']))],
    center,
    boundingBox: {
      south: round(center.lat - REACH_DEGREES),
      west: round(center.lng - width),
      north: round(center.lat + REACH_DEGREES),
      east: round(center.lng + width),
    },
    tagline: `What to see and eat in ${name}`,
    summary: `A guide to ${name}: places to see, cafés, street food and history, with their sources.`,
    about: [
      `This guide to ${name} is being written. Every place says where its facts come from and when they were checked. What nobody knows is shown as not known.`,
    ],
    categories: {
      explore: { description: `The places that people in ${name} ask for first.` },
      cafe: { description: `Where to sit down in ${name}, with what is known of each place and what is not.` },
      street_food: { description: `The counters and stalls that ${name} eats at.` },
      historical: { description: `What is left of ${name}’s past.` },
    },
    search: { placeholder: 'A place, a dish …', hint: 'Try a shorter word, a part of the city, or a dish.' },
    suggestedTrips: { description: `Planned days in ${name} with places and times, ready to make your own.` },
  }
}

/** @throws Error for a name without a Latin letter or digit */
function toSlug(name: string): string {
  const slug = slugOfName(name)
  if (slug === '') throw new Error(`Write the name in Latin letters: ${name} makes no folder.`)
  return slug
}

function nameOfCountry(code: string): string {
  const name = /^[A-Z]{2}$/.test(code)
    ? new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code)
    : undefined
  if (name === undefined) throw new Error(`--country ${code} is no country. Write two letters, such as IN.`)
  return name
}

/** TypeScript's library does not have the method yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones?(): string[] | undefined }

function likelyTimeZone(country: string, city: string): string {
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`)
  const zones = locale.getTimeZones?.() ?? []
  const [zone, ...others] = zones
  if (zone !== undefined && others.length === 0) return zone
  const named = zones.find(
    (each) =>
      each
        .slice(each.lastIndexOf('/') + 1)
        .replaceAll('_', '-')
        .toLowerCase() === toSlug(city),
  )
  if (named !== undefined) return named
  throw new Error(`--zone is missing. ${country} has ${zones.join(', ') || 'no zone that this Node knows'}.`)
}

function getLikelyLanguage(country: string): string {
  return new Intl.Locale(`und-${country}`).maximize().language
}
