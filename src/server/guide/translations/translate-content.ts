import type { Calendar, CalendarEvent } from '#contract/city/calendar.ts'
import type { Fares } from '#contract/city/fares.ts'
import type { SlicedWork } from '#planning/lists/sliced-work.ts'
import type { Place } from '../places.store.ts'
import { renew, renewList, type Renewed, type RenewedList } from '../renewed.ts'
import type { Picture, Pictures } from '../pictures.ts'
import type { GuideContent } from '../guide-content.ts'
import { currentTexts, storedTexts, textsOfStoredPlace, type CurrentEntries } from './current-translations.ts'
import { entryKey } from './english-entries.ts'

/** The content of the guide in another language. Texts without a current translation are English. */
export type TranslatedContent = {
  readonly content: GuideContent
  readonly pictures: Pictures
  /** The state of the translation of a place, by its slug. English: no text of it is translated. */
  readonly getState: (slug: string) => TranslationState
  readonly isNameTranslated: (slug: string) => boolean
  readonly isTripTranslated: (slug: string) => boolean
  /** For the next renewal. */
  readonly parts: Parts
}

export type TranslationState = 'english' | 'unchecked' | 'checked'

/** Path of a text of a translation in its entry, if it is another path. Null: the entry does not hold it. */
const placePaths: readonly [RegExp, string | null][] = [
  [/^imgAlt$/, null],
  [/^postalAddress$/, 'facts.postalAddress.value'],
  [/^cautions\.(\d+)$/, 'facts.cautions.$1.value.text'],
  [/^notes\.(\w+)$/, 'facts.$1.note'],
]

/** Paths of the texts of dishes and services. */
const aboutPaths: readonly [RegExp, string][] = [
  [/^about$/, 'about.value'],
  [/^note$/, 'about.note'],
]

type PlaceTexts = { readonly place: Place; readonly texts: Readonly<Record<string, string>> | null }

/** The results that the next renewal of a translation builds on. */
type Parts = {
  readonly places: RenewedList<Place, PlaceTexts>
  readonly translated: readonly Place[]
  readonly city: Renewed<GuideContent['city']>
  readonly trips: Renewed<{ trips: GuideContent['trips']; isTranslated: (slug: string) => boolean }>
  readonly calendar: Renewed<GuideContent['calendar']>
  readonly climate: Renewed<GuideContent['climate']>
  readonly fares: Renewed<GuideContent['fares']>
  readonly dishes: Renewed<GuideContent['dishes']>
  readonly services: Renewed<GuideContent['services']>
  readonly pictures: Renewed<Pictures>
}

/**
 * @param entries of one language
 * @param getPosition where a place stands in the guide
 * @param before the translation before a change. Entries whose texts are the same stay the same objects.
 */
export function* translateContent(
  english: GuideContent,
  { pictures, entries, getPosition }: Sources,
  before?: Parts,
): SlicedWork<TranslatedContent> {
  const places = yield* renewList(before?.places, english.places, {
    basis: [entries],
    work: (place) => translatePlace(place, entries),
  })
  const translated =
    before?.places.results === places.results ? before.translated : places.results.map(({ place }) => place)
  const rest = translateRest(english, entries, before)
  const textsOfPlace = (slug: string) => places.results[getPosition(slug) ?? -1]?.texts ?? null
  const content: GuideContent = {
    ...english,
    city: rest.city.value,
    places: translated,
    trips: rest.trips.value.trips,
    calendar: rest.calendar.value,
    climate: rest.climate.value,
    fares: rest.fares.value,
    ...(rest.dishes.value && { dishes: rest.dishes.value }),
    ...(rest.services.value && { services: rest.services.value }),
  }
  const drawings = renew(before?.pictures, [pictures, entries], () => translateDrawings(pictures, entries))
  return {
    content,
    pictures: describePlaces(drawings.value, (slug) => textsOfPlace(slug)?.['imgAlt']),
    getState: (slug) => {
      if (!textsOfPlace(slug)) return 'english'
      return entries[entryKey('places.json', null, slug)]?.isChecked ? 'checked' : 'unchecked'
    },
    isNameTranslated: (slug) => textsOfPlace(slug)?.['name'] !== undefined,
    isTripTranslated: rest.trips.value.isTranslated,
    parts: { ...rest, places, translated, pictures: drawings },
  }
}

type Sources = {
  readonly pictures: Pictures
  readonly entries: CurrentEntries
  readonly getPosition: (slug: string) => number | undefined
}

function translatePlace(place: Place, entries: CurrentEntries): PlaceTexts {
  const key = entryKey('places.json', null, place.slug)
  const entry = entries[key]
  const texts = entry ? currentTexts(entry, textsOfStoredPlace(place)) : null
  return { texts, place: texts ? setTexts(place, Object.entries(texts).flatMap(moveBy(placePaths))) : place }
}

/** All but the places, of which a city has few. */
function translateRest(english: GuideContent, entries: CurrentEntries, before: Parts | undefined) {
  let stored: ReturnType<typeof storedTexts> | undefined
  const getTexts = (...path: Parameters<typeof entryKey>) => {
    const key = entryKey(...path)
    stored ??= storedTexts({ ...english, places: [] })
    return currentTexts(entries[key], stored.get(key))
  }
  const translate = <Entry extends object>(
    entry: Entry,
    key: Parameters<typeof getTexts>,
    move = moveBy([]),
  ): Entry => {
    const texts = getTexts(...key)
    return texts ? setTexts(entry, Object.entries(texts).flatMap(move)) : entry
  }
  /** The stops of a plan are read as one story, so that a trip is in one language. */
  const isTripTranslated = (slug: string) => {
    const texts = getTexts('trips.json', null, slug)
    return texts !== null && Object.keys(texts).length === stored?.get(entryKey('trips.json', null, slug))?.size
  }
  const { city, trips, calendar, climate, fares, dishes, services } = english
  const about = moveBy(aboutPaths)
  return {
    city: renew(before?.city, [city, entries], () => translate(city, ['city.json', null, city.slug])),
    trips: renew(before?.trips, [trips, entries], () => ({
      trips: trips.map((trip) =>
        isTripTranslated(trip.slug) ? translate(trip, ['trips.json', null, trip.slug]) : trip,
      ),
      isTranslated: isTripTranslated,
    })),
    calendar: renew(before?.calendar, [calendar, entries], () => calendar && translateCalendar(calendar, translate)),
    climate: renew(
      before?.climate,
      [climate, entries],
      () => climate && translate(climate, ['climate.json', null, 'climate'], moveBy([[/^sourceText$/, 'source.text']])),
    ),
    fares: renew(before?.fares, [fares, entries], () => fares && translateFares(fares, translate)),
    dishes: renew(before?.dishes, [dishes, entries], () =>
      dishes?.map((dish) => translate(dish, ['dishes.json', null, dish.slug], about)),
    ),
    services: renew(before?.services, [services, entries], () =>
      services?.map((service) => translate(service, ['services.json', null, service.slug], about)),
    ),
  }
}

type Translate = <Entry extends object>(entry: Entry, key: Parameters<typeof entryKey>, move?: Move) => Entry

function translateCalendar(calendar: Calendar, translate: Translate): Calendar {
  return {
    ...calendar,
    events: calendar.events.map((event) =>
      translate(event, ['calendar.json', 'events', event.slug], moveBy(pathsOfEvent(event))),
    ),
    seasons: calendar.seasons.map((season) =>
      translate(season, ['calendar.json', 'seasons', season.slug], moveBy([[/^about$/, 'about.text']])),
    ),
    sources: calendar.sources.map((source) => translate(source, ['calendar.json', 'sources', source.id])),
  }
}

function translateFares(fares: Fares, translate: Translate): Fares {
  return {
    ...fares,
    rides: fares.rides.map((ride) => translate(ride, ['fares.json', 'rides', ride.slug])),
    tickets: fares.tickets.map((ticket) => translate(ticket, ['fares.json', 'tickets', ticket.slug])),
    ...(fares.ways && {
      ways: fares.ways.map((way) =>
        translate(way, ['fares.json', 'ways', way.kind], moveBy([[/^notes\.(\w+)$/, '$1.note']])),
      ),
    }),
  }
}

type Move = (text: [string, string]) => [string, string][]

function moveBy(paths: readonly (readonly [RegExp, string | null])[]): Move {
  return ([path, text]) => {
    const [pattern, moved = path] = paths.find(([known]) => known.test(path)) ?? []
    if (moved === null) return []
    return [[pattern ? path.replace(pattern, moved) : path, text]]
  }
}

/** The translation counts the notes of an event. Its dates without a note have none. */
function pathsOfEvent({ dates }: CalendarEvent): [RegExp, string][] {
  const noted = dates.flatMap(({ note }, index) => (note === undefined ? [] : [index]))
  return [
    [/^about$/, 'about.text'],
    ...noted.map((index, number): [RegExp, string] => [new RegExp(`^notes\\.${number}$`), `dates.${index}.note`]),
  ]
}

function describe(picture: Picture, alt: string | undefined): Picture {
  return alt === undefined || picture.alt === '' ? picture : { ...picture, alt }
}

/** The store has no English texts of drawings. */
function translateDrawings(pictures: Pictures, entries: CurrentEntries): Pictures {
  const getAlt = (id: string) => currentTexts(entries[entryKey('illustrations.json', null, id)], undefined)?.['alt']
  return { ...pictures, illustration: (id) => describe(pictures.illustration(id), getAlt(id)) }
}

function describePlaces(pictures: Pictures, getAlt: (slug: string) => string | undefined): Pictures {
  return { ...pictures, getPicture: (place) => describe(pictures.getPicture(place), getAlt(place.slug)) }
}

/**
 * Returns a copy of an entry with other texts.
 * @param texts by the path of the field, such as `about.0`; a path that the entry does not have changes nothing
 */
function setTexts<Entry extends object>(entry: Entry, texts: readonly (readonly [string, string])[]): Entry {
  const copy = structuredClone(entry)
  for (const [path, text] of texts) setText(copy, path.split('.'), text)
  return copy
}

function setText(target: unknown, [field = '', ...rest]: readonly string[], text: string): void {
  if (typeof target !== 'object' || target === null || !Object.hasOwn(target, field)) return
  const inner: unknown = Reflect.get(target, field)
  if (rest.length > 0) setText(inner, rest, text)
  else if (typeof inner === 'string') Reflect.set(target, field, text)
}
