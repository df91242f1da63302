import { isDeepStrictEqual } from 'node:util'
import type { PlaceCategory } from '#contract/place/place-facts.ts'
import { getAreas, isInArea } from '#contract/place/place-areas.ts'
import { searchedPages, type PlaceLooks, type SearchedPage } from '#contract/place/search.ts'
import { renewIndex, type SearchDocument, type SearchIndex } from '#planning/search/search-index.ts'
import { createSynonyms, searchIn, type Synonyms } from '#planning/search/search-in-index.ts'
import { questionWords } from '#planning/search/question-words.ts'
import { prepareNarrowedLists } from '#planning/search/narrowed-lists.ts'
import { pageBehind, type PageWords } from '#planning/search/searched-pages.ts'
import { createEntrySearch, type EntrySearch } from '#planning/search/find-entries.ts'
import { keyOfList, type PackedSearch } from '#planning/search/packed-search.ts'
import { runAtOnce, type SlicedWork } from '#planning/lists/sliced-work.ts'
import type { CitySearch } from './city-search.ts'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
import { distanceBetween } from '#planning/lists/distance.ts'
import type { Dish } from '#contract/city/dishes.ts'
import type { Service } from '#contract/city/services.ts'
import type { Place } from './places.store.ts'
import { renew, renewList, type Renewed, type RenewedList } from './renewed.ts'
import {
  alsoInEnglish,
  dishEntry,
  pageEntry,
  placeDocument,
  placeHits,
  renewAreas,
  serviceEntry,
  tripEntry,
  type Entry,
  type Hits,
  type InAreas,
} from './search-entries.ts'

type Searched = {
  dishes?: readonly Dish[] | undefined
  services?: readonly Service[] | undefined
  /** The names of the dishes of a place, by its slug. */
  dishNames?: (slug: string) => readonly string[]
  places: readonly Place[]
  trips: readonly ContentTrip[]
  search: CitySearch | null
  pageWords: PageWords
  /** @param at the position of the place in the list of all places */
  getLooks?: (place: Place, at: number) => PlaceLooks
  /** The values besides the places on which looks depend. */
  looks?: readonly unknown[]
  /** The areas of the places. */
  areas?: readonly string[]
  /** Pages without content, which nobody should find. */
  emptyPages?: readonly SearchedPage[]
  /** The English texts, by which places and trips are found in every language. */
  english?: Pick<Searched, 'places' | 'trips' | 'dishes' | 'services'>
}

export type GuideSearch = EntrySearch & {
  /** The index for a device without a network, without the texts of pages. */
  readonly pack: () => Omit<PackedSearch, 'pages'>
}

/** The search, and what its next renewal needs. */
export type RenewedSearch = {
  readonly search: GuideSearch
  readonly parts: {
    /** Apart from their results, which show more than the texts: the index stays when hours or pictures change. */
    readonly places: RenewedList<Place, SearchDocument>
    readonly hits: RenewedList<Place, Hits>
    readonly inAreas: RenewedList<Place, InAreas>
    readonly areas: Renewed<Entry[]>
    readonly others: Renewed<Entry[]>
    readonly lists: Renewed<ReturnType<typeof prepareNarrowedLists>>
    readonly synonyms: Renewed<Synonyms<CitySynonym>>
    readonly index: SearchIndex
  }
}

type CitySynonym = CitySearch['synonyms'][number]

/** Prepares the search in places, suggested trips, areas and pages. */
export function createGuideSearch(searched: Searched): GuideSearch {
  return runAtOnce(renewGuideSearch(searched)).search
}

/**
 * See `createGuideSearch`.
 * @param before the search before a change. Entries that did not change stay in its index.
 */
export function* renewGuideSearch(
  {
    places,
    trips,
    search,
    pageWords,
    emptyPages = [],
    dishes = NONE,
    services = NONE,
    dishNames = () => [],
    getLooks = () => ({}),
    looks = [],
    english = { places, trips, dishes, services },
    areas = getAreas(places),
  }: Searched,
  before?: RenewedSearch['parts'],
): SlicedWork<RenewedSearch> {
  const ofPlaces = yield* renewList(before?.places, places, {
    basis: [pageWords, dishes, english.dishes],
    work: (place, at) =>
      alsoInEnglish(place, english.places[at], (each) =>
        placeDocument(each, { pageWords, dishes: dishNames(place.slug) }),
      ),
  })
  const hits = yield* renewList(before?.hits, places, {
    basis: looks,
    work: (place, at) => placeHits(place, getLooks(place, at)),
  })
  const inAreas = yield* renewList(before?.inAreas, places, {
    basis: [areas],
    work: (place): InAreas => ({
      name: place.name,
      category: place.category,
      areas: areas.filter((area) => isInArea(place, area)),
    }),
    isEqual: isDeepStrictEqual,
  })
  const ofAreas = renew(before?.areas, [areas, inAreas.results], () =>
    renewAreas(areas, inAreas.results, before?.areas.value ?? []),
  )
  const shown = searchedPages.filter((page) => !emptyPages.includes(pageBehind(page)))
  const basis = [trips, english.trips, dishes, english.dishes, services, english.services, pageWords, shown.join(' ')]
  const others = renew(before?.others, basis, () => [
    ...trips.map((trip, at) => alsoInEnglish(trip, english.trips[at], tripEntry)),
    ...dishes.map((dish, at) => alsoInEnglish(dish, english.dishes?.[at], dishEntry)),
    ...services.map((service, at) => alsoInEnglish(service, english.services?.[at], serviceEntry)),
    ...shown.map((page) => pageEntry(page, pageWords)),
  ])
  const documents = [...ofAreas.value, ...ofPlaces.results, ...others.value]
  const entries = [...ofAreas.value, ...hits.results, ...others.value]
  const index = yield* renewIndex(before?.index, documents)
  const synonyms = renew(before?.synonyms, [search], () =>
    createSynonyms(search?.synonyms ?? [], [...questionWords, ...(search?.ignored ?? [])]),
  )
  const lists = renew(before?.lists, [areas, pageWords, emptyPages.join(' ')], () =>
    prepareNarrowedLists({ areas, pageWords, missing: emptyPages }),
  )
  const isThere = (category: PlaceCategory, area: string) =>
    inAreas.results.some((place) => place.category === category && place.areas.includes(area))
  const getDocuments = createDocumentsFor({ places, trips, services, dishes, shown, firstPlace: areas.length })
  const found = searchIn(index, synonyms.value, getDocuments)
  const parts = { places: ofPlaces, hits, inAreas, areas: ofAreas, others, lists, synonyms, index }
  const listFor = (words: Parameters<typeof lists.value>[0]) => lists.value(words, isThere)
  const pack: GuideSearch['pack'] = () => ({
    entries: documents.flatMap(({ names, fields }, at) => {
      const packed = entries[at]?.pack()
      return packed ? [{ names, fields, ...packed }] : []
    }),
    synonyms: (search?.synonyms ?? []).map((synonym) => ({
      terms: synonym.terms,
      words: synonym.words,
      documents: getDocuments(synonym),
    })),
    ignored: search?.ignored ?? [],
    areas,
    lists: [
      ...new Set(inAreas.results.flatMap(({ category, areas: all }) => all.map((area) => keyOfList(category, area)))),
    ],
    pageWords: [...pageWords],
    missingPages: emptyPages,
  })
  return { search: { ...createEntrySearch({ found, entries, areas, listFor }), pack }, parts }
}

const NONE: readonly never[] = []

type Ordered = {
  readonly places: readonly Place[]
  readonly trips: readonly ContentTrip[]
  readonly services: readonly Service[]
  readonly dishes: readonly Dish[]
  readonly shown: readonly SearchedPage[]
  readonly firstPlace: number
}

/** The documents that a synonym names, best first. */
function createDocumentsFor({ places, trips, services, dishes, shown, firstPlace }: Ordered) {
  const firstTrip = firstPlace + places.length
  const firstService = firstTrip + trips.length + dishes.length
  const firstPage = firstService + services.length
  const toNumber = (items: readonly { slug: string }[], start: number) => (slug: string) => {
    const at = items.findIndex((item) => item.slug === slug)
    return at === -1 ? [] : [start + at]
  }
  return (synonym: CitySynonym): number[] => [
    ...synonym.services.flatMap(toNumber(services, firstService)),
    ...new Set([...synonym.places.flatMap(toNumber(places, firstPlace)), ...getPlaces(synonym, places, firstPlace)]),
    ...synonym.trips.flatMap(toNumber(trips, firstTrip)),
    ...synonym.pages.flatMap((page) => (shown.includes(page) ? [firstPage + shown.indexOf(page)] : [])),
  ]
}

/** The documents of the places that a synonym describes. Approximate positions are never called near. */
function getPlaces({ near, setting }: CitySynonym, places: readonly Place[], firstPlace: number): number[] {
  const around = near ? placesAround(near, places) : []
  const known = setting ? [...places.keys()].filter((at) => places[at]?.facts?.setting?.value === setting) : []
  return [...around, ...known].map((at) => firstPlace + at)
}

function placesAround(point: { lat: number; lng: number; metres: number }, places: readonly Place[]): number[] {
  return [...places.entries()]
    .flatMap(([at, { geo }]) => {
      const { lat, lng, precision } = geo
      if (lat === null || lng === null || (precision !== 'site' && precision !== 'nearby')) return []
      return [{ at, metres: distanceBetween(point, { lat, lng }) }]
    })
    .filter(({ metres }) => metres <= point.metres)
    .toSorted((one, other) => one.metres - other.metres)
    .map(({ at }) => at)
}
