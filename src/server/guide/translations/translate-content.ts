import type { CalendarEvent } from '#contract/city/calendar.ts'
import type { Picture, Pictures } from '../pictures.ts'
import type { GuideContent } from '../guide-content.ts'
import { currentTexts, storedTexts, type CurrentEntries } from './current-translations.ts'
import { entryKey } from './english-entries.ts'
import { setTexts } from './set-texts.ts'

/** The content of the guide in another language. Texts without a current translation are English. */
export type TranslatedContent = {
  readonly content: GuideContent
  readonly pictures: Pictures
  /** What is known of the translation of a place, by its slug. English: no text of it has one. */
  readonly stateOf: (slug: string) => TranslationState
  readonly isNameTranslated: (slug: string) => boolean
  readonly isTripTranslated: (slug: string) => boolean
}

export type TranslationState = 'english' | 'unchecked' | 'checked'

/** Where a text of a translation lies in its entry, if not at the same path. Null: the entry does not hold it. */
const placePaths: readonly [RegExp, string | null][] = [
  [/^imgAlt$/, null],
  [/^postalAddress$/, 'facts.postalAddress.value'],
  [/^cautions\.(\d+)$/, 'facts.cautions.$1.value.text'],
  [/^notes\.(\w+)$/, 'facts.$1.note'],
]

/** Of dishes and services. */
const aboutPaths: readonly [RegExp, string][] = [
  [/^about$/, 'about.value'],
  [/^note$/, 'about.note'],
]

/** @param entries of one language */
export function translateContent(
  english: GuideContent,
  pictures: Pictures,
  entries: CurrentEntries,
): TranslatedContent {
  const stored = storedTexts(english, [entries])
  const textsOf = (...path: Parameters<typeof entryKey>) => {
    const key = entryKey(...path)
    return currentTexts(entries[key], stored.get(key))
  }
  const translate = <Entry extends object>(entry: Entry, key: Parameters<typeof textsOf>, move = moveBy([])): Entry => {
    const texts = textsOf(...key)
    return texts ? setTexts(entry, Object.entries(texts).flatMap(move)) : entry
  }
  /** The stops of a plan are read as one story, so that a trip is in one language. */
  const isTripTranslated = (slug: string) => {
    const texts = textsOf('trips.json', null, slug)
    return texts !== null && Object.keys(texts).length === stored.get(entryKey('trips.json', null, slug))?.size
  }
  const { city, places, trips, calendar, climate, fares, dishes, services } = english
  const content: GuideContent = {
    ...english,
    city: translate(city, ['city.json', null, city.slug]),
    places: places.map((place) => translate(place, ['places.json', null, place.slug], moveBy(placePaths))),
    trips: trips.map((trip) => (isTripTranslated(trip.slug) ? translate(trip, ['trips.json', null, trip.slug]) : trip)),
    calendar: calendar && {
      ...calendar,
      events: calendar.events.map((event) =>
        translate(event, ['calendar.json', 'events', event.slug], moveBy(pathsOfEvent(event))),
      ),
      seasons: calendar.seasons.map((season) =>
        translate(season, ['calendar.json', 'seasons', season.slug], moveBy([[/^about$/, 'about.text']])),
      ),
      sources: calendar.sources.map((source) => translate(source, ['calendar.json', 'sources', source.id])),
    },
    ...(dishes && {
      dishes: dishes.map((dish) => translate(dish, ['dishes.json', null, dish.slug], moveBy(aboutPaths))),
    }),
    ...(services && {
      services: services.map((service) =>
        translate(service, ['services.json', null, service.slug], moveBy(aboutPaths)),
      ),
    }),
    climate:
      climate && translate(climate, ['climate.json', null, 'climate'], moveBy([[/^sourceText$/, 'source.text']])),
    fares: fares && {
      ...fares,
      rides: fares.rides.map((ride) => translate(ride, ['fares.json', 'rides', ride.slug])),
      tickets: fares.tickets.map((ticket) => translate(ticket, ['fares.json', 'tickets', ticket.slug])),
      ...(fares.ways && {
        ways: fares.ways.map((way) =>
          translate(way, ['fares.json', 'ways', way.kind], moveBy([[/^notes\.(\w+)$/, '$1.note']])),
        ),
      }),
    },
  }
  return {
    content,
    pictures: translatePictures(pictures, {
      ofPlace: (slug) => textsOf('places.json', null, slug)?.imgAlt,
      ofDrawing: (id) => textsOf('illustrations.json', null, id)?.alt,
    }),
    stateOf: (slug) => {
      if (!textsOf('places.json', null, slug)) return 'english'
      return entries[entryKey('places.json', null, slug)]?.isChecked ? 'checked' : 'unchecked'
    },
    isNameTranslated: (slug) => textsOf('places.json', null, slug)?.name !== undefined,
    isTripTranslated,
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

type AlternativeTexts = Readonly<Record<'ofPlace' | 'ofDrawing', (id: string) => string | undefined>>

function translatePictures(pictures: Pictures, { ofPlace, ofDrawing }: AlternativeTexts): Pictures {
  const describe = (picture: Picture, alt: string | undefined): Picture =>
    alt === undefined || picture.alt === '' ? picture : { ...picture, alt }
  return {
    ...pictures,
    illustration: (id) => describe(pictures.illustration(id), ofDrawing(id)),
    pictureOf: (place) => describe(pictures.pictureOf(place), ofPlace(place.slug)),
  }
}
