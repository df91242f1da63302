import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Calendar } from '#contract/calendar.ts'
import { Climate } from '#contract/climate.ts'
import { Fares } from '#contract/fares.ts'
import { nameKey } from '#contract/place-name.ts'
import { OperatorProblems } from '../operator-error.ts'
import { problemsOfCalendar } from './check-calendar.ts'
import { problemsOfHours } from './check-hours.ts'
import { problemsOfPositions } from './check-positions.ts'
import { problemsOfSearch } from './check-search.ts'
import { CitySearch } from './city-search.ts'
import { textOfProblem } from './content-problems.ts'
import { ContentCity, ContentPlace, ContentTrip, IllustrationIndex, type CityYear } from './content-schema.ts'

export type Content = Readonly<CityYear> & {
  readonly city: ContentCity
  readonly places: readonly ContentPlace[]
  readonly trips: readonly ContentTrip[]
  /** How travellers look for places. Null if the city's folder says nothing of it. */
  readonly search: CitySearch | null
}

/** A content folder is refused. Each problem names file, entry and field. */
export class ContentError extends OperatorProblems {
  constructor(problems: readonly string[]) {
    super('The content', problems)
  }
}

/**
 * Reads and checks a city's folder as a whole.
 * @param folder absolute path, such as that of `content/surat`
 * @throws ContentError with every problem found; nothing is half accepted
 */
export function readContent(folder: string): Content {
  const problems: string[] = []
  const city = readFile(folder, 'city.json', ContentCity, problems)
  const places = readList(folder, 'places.json', ContentPlace, problems)
  const trips = readList(folder, 'trips.json', ContentTrip, problems)
  const illustrations = readFile(folder, 'illustrations/illustrations.json', IllustrationIndex, problems)
  const calendar = readOptional(folder, 'calendar.json', Calendar, problems)
  const climate = readOptional(folder, 'climate.json', Climate, problems)
  const fares = readOptional(folder, 'fares.json', Fares, problems)
  const search = readOptional(folder, 'search.json', CitySearch, problems)
  const isRead = search !== undefined && calendar !== undefined && climate !== undefined && fares !== undefined
  if (!city || !places || !trips || !illustrations || !isRead) throw new ContentError(problems)
  const slugs = new Set(places.map((place) => place.slug))
  const tripSlugs = new Set(trips.map((trip) => trip.slug))

  problems.push(
    ...duplicates('places.json', places, 'slug', (place) => place.slug),
    ...duplicates('places.json', places, 'name', (place) => nameKey(place.name)),
    ...duplicates('trips.json', trips, 'slug', (trip) => trip.slug),
    ...outsideCity(city, places),
    ...missingPictures(folder, places, illustrations),
    ...missingTripPictures(trips, illustrations),
    ...brokenTrips(trips, slugs),
    ...(calendar ? problemsOfCalendar(calendar, slugs) : []),
    ...problemsOfHours(places, calendar),
    ...problemsOfPositions(folder, places),
    ...(search ? problemsOfSearch(search, { city, placeSlugs: slugs, tripSlugs }) : []),
  )
  if (problems.length > 0) throw new ContentError(problems)
  return { city, places, trips, calendar, climate, fares, search }
}

function readJson(folder: string, file: string, problems: string[]): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8'))
  } catch (error) {
    const reason = error instanceof SyntaxError ? `is not valid JSON: ${error.message}` : 'cannot be read'
    problems.push(`${file}: ${reason}`)
    return undefined
  }
}

function readFile<T>(folder: string, file: string, schema: z.ZodMiniType<T>, problems: string[]): T | undefined {
  const json = readJson(folder, file, problems)
  if (json === undefined) return undefined
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  problems.push(...parsed.error.issues.map((issue) => `${file} › ${describeInside(json, issue)}`))
  return undefined
}

/** @returns null if the folder lacks the file, undefined if the file has a problem */
function readOptional<T>(
  folder: string,
  file: string,
  schema: z.ZodMiniType<T>,
  problems: string[],
): T | null | undefined {
  return existsSync(join(folder, file)) ? readFile(folder, file, schema, problems) : null
}

function readList<T>(folder: string, file: string, schema: z.ZodMiniType<T>, problems: string[]): T[] | undefined {
  const json = readJson(folder, file, problems)
  if (json === undefined) return undefined
  if (!Array.isArray(json)) {
    problems.push(`${file}: must be a list`)
    return undefined
  }
  const before = problems.length
  const entries = json.flatMap((entry: unknown, index): T[] => {
    const parsed = schema.safeParse(entry)
    if (parsed.success) return [parsed.data]
    problems.push(...parsed.error.issues.map((issue) => `${file} › ${entryName(entry, index)} › ${describe(issue)}`))
    return []
  })
  return problems.length === before ? entries : undefined
}

/** Names the entry of a list inside the file if the issue is about one: "events › entry 2 (diwali) › dates.0.to". */
function describeInside(json: unknown, issue: z.core.$ZodIssue): string {
  const [list, index, ...path] = issue.path
  if (typeof list !== 'string' || typeof index !== 'number') return describe(issue)
  const lists = z.looseObject({ [list]: z.array(z.looseObject({ slug: z.string() })) }).safeParse(json)
  const entry = lists.data?.[list]?.[index]
  return entry ? `${list} › ${entryName(entry, index)} › ${describe({ ...issue, path })}` : describe(issue)
}

/** A zod issue as "field: message". An unknown key is its own field. */
function describe(issue: z.core.$ZodIssue): string {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    return `${issue.keys.map((key) => [...issue.path, key].join('.')).join(', ')}: unknown field`
  }
  const message = issue.code === 'invalid_key' ? issue.issues[0]?.message : issue.message
  return `${path || 'entry'}: ${textOfProblem(message ?? issue.message)}`
}

function entryName(entry: unknown, index: number): string {
  const known = z.looseObject({ slug: z.string() }).safeParse(entry)
  return known.success ? `entry ${index + 1} (${known.data.slug})` : `entry ${index + 1}`
}

function duplicates<T extends { slug: string }>(
  file: string,
  entries: readonly T[],
  field: string,
  keyOf: (entry: T) => string,
): string[] {
  const first = new Map<string, number>()
  return entries.flatMap((entry, index) => {
    const key = keyOf(entry)
    const earlier = first.get(key)
    if (earlier === undefined) {
      first.set(key, index)
      return []
    }
    return [`${file} › ${entryName(entry, index)} › ${field}: the same as in entry ${earlier + 1}`]
  })
}

function outsideCity({ boundingBox: box }: ContentCity, places: readonly ContentPlace[]): string[] {
  return places.flatMap((place, index) => {
    const { lat, lng } = place.geo
    if (lat === null || lng === null) return []
    const inside = lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east
    return inside
      ? []
      : [`places.json › ${entryName(place, index)} › geo: ${lat}, ${lng} is outside the city's bounding box`]
  })
}

function missingPictures(folder: string, places: readonly ContentPlace[], illustrations: IllustrationIndex): string[] {
  const exists = (file: string) => isReadableFile(join(folder, file))
  const unlisted = Object.keys(illustrations)
    .filter((id) => !exists(`illustrations/${id}.svg`))
    .map((id) => `illustrations/illustrations.json › ${id}: there is no ${id}.svg`)
  const missing = places.flatMap((place, index) => {
    const name = `places.json › ${entryName(place, index)}`
    if (!illustrations[place.illustration]) return [`${name} › illustration: there is no “${place.illustration}”`]
    if (place.photo && !exists(`photos/${place.photo.file}`)) return [`${name} › photo.file: there is no such file`]
    return []
  })
  return [...unlisted, ...missing]
}

function isReadableFile(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

function missingTripPictures(trips: readonly ContentTrip[], illustrations: IllustrationIndex): string[] {
  return trips.flatMap((trip, index) =>
    illustrations[trip.illustration]
      ? []
      : [`trips.json › ${entryName(trip, index)} › illustration: there is no “${trip.illustration}”`],
  )
}

function brokenTrips(trips: readonly ContentTrip[], slugs: ReadonlySet<string>): string[] {
  return trips.flatMap((trip, index) => {
    const name = `trips.json › ${entryName(trip, index)}`
    return trip.destinations.flatMap((destination, d) => [
      ...(destination.fromDay > destination.toDay || destination.toDay > trip.days
        ? [`${name} › destinations.${d}.toDay: must be from fromDay to the trip's last day`]
        : []),
      ...destination.activities.flatMap((activity, a) => {
        const field = `${name} › destinations.${d}.activities.${a}`
        if (activity.place !== null && !slugs.has(activity.place))
          return [`${field}.place: there is no “${activity.place}”`]
        return activity.day < destination.fromDay || activity.day > destination.toDay
          ? [`${field}.day: outside the days of its destination`]
          : []
      }),
    ])
  })
}
