import type {
  Origin,
  TranslatedCalendar,
  TranslatedCity,
  TranslatedClimate,
  TranslatedDish,
  TranslatedFares,
  TranslatedIllustration,
  TranslatedPlace,
  TranslatedService,
  TranslatedTrip,
} from '#contract/city/content-translations.ts'
import { getPhotos, type ContentPlace } from '#contract/place/content-place.ts'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
import type { ContentCity } from '#contract/city/content-city.ts'
import type { Dish } from '#contract/city/dishes.ts'
import type { Service } from '#contract/city/services.ts'
import type { CityLists, CityYear, IllustrationIndex } from '../content-schema.ts'
import { hashOfTexts, textsByPath, type Texts, type TextsByPath } from './texts-by-path.ts'

/** An entry of the city's folder with the texts that people read. */
export type EnglishEntry = {
  readonly file: string
  /** The same for an entry and its translations, such as "calendar.json › events › diwali". */
  readonly key: string
  readonly texts: TextsByPath
  readonly hash: string
}

type English = Readonly<CityYear> &
  CityLists & {
    readonly city: ContentCity
    readonly places: readonly ContentPlace[]
    readonly trips: readonly ContentTrip[]
    readonly illustrations: IllustrationIndex
  }

/** An entry's texts have the form of their translation, so that both can be compared path by path. */
type TextsFor<Translated extends Origin> = { slug: string } & Omit<Translated, keyof Origin>

/** Lists the entries that a translation of the folder has, in the order of their files. */
export function englishEntries({
  city,
  places,
  trips,
  calendar,
  climate,
  fares,
  dishes = [],
  services = [],
  illustrations,
}: English): EnglishEntry[] {
  const ofPlaces = new Set(places.map(({ illustration }) => illustration))
  const ofTrips = new Set(trips.map(({ illustration }) => illustration))
  // A place has the alternative text of its picture among its own texts.
  const drawings = Object.entries(illustrations).filter(([id]) => !ofPlaces.has(id) || ofTrips.has(id))
  return [
    ...places.map((place) => entryOfPlace(place, illustrations)),
    ...entries('trips.json', null, trips.map(textsOfTrip)),
    ...entries('city.json', null, [textsOfCity(city)]),
    ...entries('calendar.json', 'events', calendar?.events.map(textsOfEvent) ?? []),
    ...entries('calendar.json', 'seasons', calendar?.seasons.map(textsOfSeason) ?? []),
    ...entries('calendar.json', 'sources', calendar?.sources.map(({ id, text }) => ({ slug: id, text })) ?? []),
    ...entries('fares.json', 'rides', fares?.rides.map(textsOfFare) ?? []),
    ...entries('fares.json', 'tickets', fares?.tickets.map(textsOfFare) ?? []),
    ...entries('fares.json', 'ways', fares?.ways?.map(textsOfWay) ?? []),
    ...entries('climate.json', null, climate ? [textsOfClimate(climate)] : []),
    ...entries('dishes.json', null, dishes.map(textsOfDish)),
    ...entries('services.json', null, services.map(textsOfService)),
    ...entries('illustrations.json', null, drawings.map(textsOfDrawing)),
  ].filter(({ texts }) => texts.size > 0)
}

function entries(file: string, list: string | null, texts: readonly ({ slug: string } & Record<string, Texts>)[]) {
  return texts.map((each) => getEntry(file, list, each))
}

function getEntry(
  file: string,
  list: string | null,
  { slug, ...rest }: { slug: string } & Record<string, Texts>,
): EnglishEntry {
  const byPath = textsByPath(rest)
  return { file, key: entryKey(file, list, slug), texts: byPath, hash: hashOfTexts(byPath) }
}

export function entryOfPlace(place: ContentPlace, illustrations: IllustrationIndex): EnglishEntry {
  return getEntry('places.json', null, textsOfPlace(place, illustrations))
}

/** @param list inside the file. Null: the file is a list, or one entry. */
export function entryKey(file: string, list: string | null, slug: string): string {
  return [file, ...(list === null ? [] : [list]), slug].join(' › ')
}

function textsOfPlace(place: ContentPlace, illustrations: IllustrationIndex): TextsFor<TranslatedPlace> {
  const { slug, name, locality, description, tags, hours, priceNote, facts } = place
  const { cautions, names: _names, ...single } = facts ?? {}
  return {
    slug,
    name,
    locality,
    description,
    tags,
    imgAlt: getPhotos(place)[0]?.alt ?? illustrations[place.illustration]?.alt ?? '',
    hours: hours ?? undefined,
    priceNote: priceNote ?? undefined,
    postalAddress: facts?.postalAddress?.value,
    cautions: cautions?.map(({ value }) => value.text),
    notes: getNotes(single),
  }
}

function textsOfTrip({ slug, title, description, budgetNote, destinations }: ContentTrip): TextsFor<TranslatedTrip> {
  return {
    slug,
    title,
    description,
    budgetNote,
    destinations: destinations.map(({ name, location, notes, activities }) => ({
      name,
      location,
      notes,
      activities: activities.map((activity) => ({ name: activity.name, notes: activity.notes })),
    })),
  }
}

function textsOfCity(city: ContentCity): TextsFor<TranslatedCity> {
  const { slug, name, region, country, tagline, summary, about, categories, search, suggestedTrips } = city
  return { slug, name, region, country, tagline, summary, about, categories, search, suggestedTrips }
}

type Calendar = NonNullable<CityYear['calendar']>
type Fares = NonNullable<CityYear['fares']>

function textsOfEvent({
  slug,
  name,
  about,
  dates,
}: Calendar['events'][number]): TextsFor<TranslatedCalendar['events'][number]> {
  return { slug, name, about: about?.text, notes: dates.flatMap(({ note }) => note ?? []) }
}

function textsOfSeason({
  slug,
  name,
  about,
}: Calendar['seasons'][number]): TextsFor<TranslatedCalendar['seasons'][number]> {
  return { slug, name, about: about.text }
}

function textsOfFare(fare: {
  slug: string
  name: string
  note: string | null
}): TextsFor<TranslatedFares['rides'][number]> {
  return { slug: fare.slug, name: fare.name, note: fare.note ?? undefined }
}

function textsOfWay({
  kind,
  detour,
  kmPerHour,
  waitMinutes,
}: NonNullable<Fares['ways']>[number]): TextsFor<TranslatedFares['ways'][number]> {
  return { slug: kind, notes: getNotes({ detour, kmPerHour, waitMinutes }) ?? {} }
}

function textsOfClimate({ station, source }: NonNullable<CityYear['climate']>): TextsFor<TranslatedClimate> {
  return { slug: 'climate', station, sourceText: source.text }
}

function textsOfDish({ slug, name, about, season }: Dish): TextsFor<TranslatedDish> {
  return { slug, name, about: about.value, season, note: about.note }
}

function textsOfService({ slug, name, about, address }: Service): TextsFor<TranslatedService> {
  return { slug, name, about: about.value, address, note: about.note }
}

function textsOfDrawing([slug, { alt }]: [string, { alt: string }]): TextsFor<TranslatedIllustration> {
  return { slug, alt }
}

/** The remarks on facts, by the key of the fact. */
function getNotes(facts: Readonly<Record<string, { note?: string | undefined } | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).flatMap(([key, fact]) => (fact?.note ? [[key, fact.note]] : [])))
}
