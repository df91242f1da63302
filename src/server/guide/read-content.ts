import { join } from 'node:path'
import { Calendar } from '#contract/city/calendar.ts'
import { Climate } from '#contract/city/climate.ts'
import { today, type CalendarDate } from '#contract/text/dates.ts'
import { Dish } from '#contract/city/dishes.ts'
import { Service } from '#contract/city/services.ts'
import { Fares } from '#contract/city/fares.ts'
import { Phrases } from '#contract/city/phrases.ts'
import { nameKey } from '#contract/place/place-name.ts'
import { OperatorProblems } from '../platform/process/operator-error.ts'
import { problemsOfCalendar } from './check-calendar.ts'
import { problemsOfClimate } from './check-climate.ts'
import { problemsOfFares } from './check-fares.ts'
import { isReadableFile, problemsOfPlace } from './check-place.ts'
import { readLand } from './check-positions.ts'
import { problemsOfDishes, problemsOfServices } from './check-lists.ts'
import { problemsOfSearch } from './check-search.ts'
import { problemsOfTrip } from './check-trips.ts'
import { CitySearch } from './city-search.ts'
import { wordProblem } from './content-problems.ts'
import { duplicates, entryName, readFile, readList, readOptional, readOptionalList } from './content-files.ts'
import { ContentPlace } from '#contract/place/content-place.ts'
import { ContentTrip } from '#contract/trip/content-trip.ts'
import { ContentCity } from '#contract/city/content-city.ts'
import { IllustrationIndex, type CityLists, type CityYear } from './content-schema.ts'
import { englishEntries } from './translations/english-entries.ts'
import { problemsOfTranslation, readTranslations, type Translation } from './translations/read-translations.ts'

export type Content = Readonly<CityYear> &
  CityLists & {
    readonly city: ContentCity
    readonly places: readonly ContentPlace[]
    readonly trips: readonly ContentTrip[]
    /** Search words of travellers for places. Null if the city's folder has none. */
    readonly search: CitySearch | null
    /** Null if the city's folder has none. */
    readonly phrases: Phrases | null
    readonly illustrations: IllustrationIndex
    /** One for each language of the city that has a folder. */
    readonly translations: readonly Translation[]
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
 * @param now the date of now, from which days far away are refused
 * @throws ContentError with every problem found; nothing is half accepted
 */
export function readContent(folder: string, now: CalendarDate = today(new Date(), 'UTC')): Content {
  const problems: string[] = []
  const city = readFile(folder, 'city.json', ContentCity, problems)
  const places = readList(folder, 'places.json', ContentPlace, problems)
  const trips = readList(folder, 'trips.json', ContentTrip, problems)
  const illustrations = readFile(folder, 'illustrations/illustrations.json', IllustrationIndex, problems)
  const calendar = readOptional(folder, 'calendar.json', Calendar, problems)
  const climate = readOptional(folder, 'climate.json', Climate, problems)
  const fares = readOptional(folder, 'fares.json', Fares, problems)
  const search = readOptional(folder, 'search.json', CitySearch, problems)
  const dishes = readOptionalList(folder, 'dishes.json', Dish, problems)
  const services = readOptionalList(folder, 'services.json', Service, problems)
  const phrases = readOptional(folder, 'phrases.json', Phrases, problems)
  const isRead =
    phrases !== undefined &&
    dishes !== undefined &&
    services !== undefined &&
    search !== undefined &&
    calendar !== undefined &&
    climate !== undefined &&
    fares !== undefined
  if (!city || !places || !trips || !illustrations || !isRead) throw new ContentError(problems)
  const english = {
    city,
    places,
    trips,
    calendar,
    climate,
    fares,
    search,
    phrases,
    ...withLists({ dishes, services }),
    illustrations,
  }
  const translations = readTranslations(folder, city.languages, problems)
  const entries = englishEntries(english)
  const slugs = new Set(places.map((place) => place.slug))
  const tripSlugs = new Set(trips.map((trip) => trip.slug))
  const { boundingBox } = city
  const known = { folder, boundingBox, calendar, illustrations, land: readLand(folder), now }

  problems.push(
    ...duplicates('places.json', places, 'slug', (place) => place.slug),
    ...duplicates('places.json', places, 'name', (place) => nameKey(place.name)),
    ...duplicates('trips.json', trips, 'slug', (trip) => trip.slug),
    ...missingDrawings(folder, illustrations),
    ...nameEntries(
      'places.json',
      places,
      places.map((place) => problemsOfPlace(place, known)),
    ),
    ...nameEntries(
      'trips.json',
      trips,
      trips.map((trip) => problemsOfTrip(trip, { illustrations, hasPlace: (slug) => slugs.has(slug) })),
    ),
    ...(calendar ? problemsOfCalendar(calendar, slugs, now) : []),
    ...(climate ? problemsOfClimate(climate, now).map((problem) => `climate.json › ${wordProblem(problem)}`) : []),
    ...(fares ? problemsOfFares(fares, now).map((problem) => `fares.json › ${wordProblem(problem)}`) : []),
    ...(phrases ? problemsOfPhrases(phrases, city) : []),
    ...(dishes ? problemsOfDishes(dishes, { slugs, now }) : []),
    ...(services ? problemsOfServices(services, { boundingBox, now }) : []),
    ...(search ? problemsOfSearch(search, { city, placeSlugs: slugs, tripSlugs, services: services ?? [] }) : []),
    ...translations.flatMap((translation) => problemsOfTranslation(translation, entries)),
  )
  if (problems.length > 0) throw new ContentError(problems)
  return { ...english, translations }
}

function withLists({ dishes, services }: { dishes: Dish[] | null; services: Service[] | null }): CityLists {
  return { ...(dishes && { dishes }), ...(services && { services }) }
}

/** Names the entry of each problem. @param problems of each entry, as "field: problem" */
export function nameEntries(
  file: string,
  entries: readonly { readonly slug: string }[],
  problems: readonly (readonly string[])[],
): string[] {
  return entries.flatMap((entry, index) =>
    (problems[index] ?? []).map((problem) => `${file} › ${entryName(entry, index)} › ${wordProblem(problem)}`),
  )
}

function missingDrawings(folder: string, illustrations: IllustrationIndex): string[] {
  return Object.keys(illustrations)
    .filter((id) => !isReadableFile(join(folder, `illustrations/${id}.svg`)))
    .map((id) => `illustrations/illustrations.json › ${id}: there is no ${id}.svg`)
}

/** Compares `phrases.json` with the languages of the city: each phrase has a text in all of them. */
function problemsOfPhrases({ phrases }: Phrases, { languages }: Pick<ContentCity, 'languages'>): string[] {
  return [
    ...duplicates('phrases.json', phrases, 'slug', ({ slug }) => slug),
    ...phrases.flatMap(({ slug, says }, index) => {
      const name = `phrases.json › phrases › entry ${index + 1} (${slug})`
      return [
        ...languages.filter((code) => !(code in says)).map((code) => `${name} › says: ${code} is missing`),
        ...Object.keys(says)
          .filter((code) => !languages.includes(code))
          .map((code) => `${name} › says: ${code} is no language of the city`),
      ]
    }),
  ]
}
