import { isDeepStrictEqual } from 'node:util'
import { paths } from '#contract/paths.ts'
import type { PlaceCategory } from '#contract/place/place-facts.ts'
import { getAreas, isInArea } from '#contract/place/place-areas.ts'
import { searchedPages, type SearchHit, type SearchedPage } from '#contract/place/search.ts'
import {
  createSynonyms,
  renewIndex,
  searchIn,
  type SearchDocument,
  type SearchIndex,
  type Synonyms,
} from '#planning/search/search-index.ts'
import { questionWords } from '#planning/search/question-words.ts'
import { createSnippets } from '#planning/search/snippet.ts'
import { prepareNarrowedLists } from '#planning/search/narrowed-lists.ts'
import {
  pageBehind,
  pagePaths,
  slugOfArea,
  slugOfPage,
  type FoundPage,
  type PageWords,
} from '#planning/search/searched-pages.ts'
import { createEntrySearch, type EntrySearch, type Found, type SearchEntry } from '#planning/search/find-entries.ts'
import { keyOfList, SNIPPET, type PackedEntry, type PackedSearch } from '#planning/search/packed-search.ts'
import { storeJson } from '../platform/stored-json.ts'
import { runAtOnce, type SlicedWork } from '#planning/search/sliced-work.ts'
import type { CitySearch } from './city-search.ts'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
import { distanceBetween } from '#planning/lists/distance.ts'
import type { Dish } from '#contract/city/dishes.ts'
import type { Service } from '#contract/city/services.ts'
import type { Place } from './places.store.ts'
import { renew, renewList, type Renewed, type RenewedList } from './renewed.ts'

type Searched = {
  dishes?: readonly Dish[] | undefined
  services?: readonly Service[] | undefined
  /** The names of the dishes of a place, by its slug. */
  dishNames?: (slug: string) => readonly string[]
  places: readonly Place[]
  trips: readonly ContentTrip[]
  search: CitySearch | null
  pageWords: PageWords
  /** The picture and the hours of a place at a moment, which an answer shows besides its texts. */
  getLooks?: (place: Place, at: number) => Pick<SearchHit, 'img' | 'openHours'>
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

/** The results of an entry. `pack` gives them as a device stores them. */
type Hits = Pick<SearchEntry, 'hitFor'> & { readonly pack: () => Pick<PackedEntry, 'hit' | 'text'> }

type Entry = SearchDocument & Hits

const LOCALITY_WEIGHT = 5
const TAG_WEIGHT = 7
const CATEGORY_WEIGHT = 3
const DESCRIPTION_WEIGHT = 2

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

/** A place as an area needs it. */
type InAreas = { readonly name: string; readonly category: PlaceCategory; readonly areas: readonly string[] }

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

/** Areas whose snippet stays are the same entries, so that the index keeps them. */
function renewAreas(areas: readonly string[], places: readonly InAreas[], before: readonly Entry[]): Entry[] {
  const named = new Map<string, string[]>(areas.map((area) => [area, []]))
  for (const place of places) {
    for (const area of place.areas) {
      const names = named.get(area)
      if (names && names.length <= SNIPPET_PLACES) names.push(place.name)
    }
  }
  const known = new Map(before.map((entry) => [JSON.stringify(entry.hitFor([])), entry]))
  return areas.map((area) => {
    const entry = areaEntry(area, named.get(area) ?? [])
    return known.get(JSON.stringify(entry.hitFor([]))) ?? entry
  })
}

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

/** The English guide has the same entries in the same order. */
function alsoInEnglish<Item, Made extends SearchDocument>(
  item: Item,
  english: Item | undefined,
  toEntry: (item: Item) => Made,
): Made {
  const entry = toEntry(item)
  if (english === undefined || english === item) return entry
  const { names, fields } = toEntry(english)
  return { ...entry, names: [...new Set([...entry.names, ...names])], fields: [...entry.fields, ...fields] }
}

/** Results with the same snippet are one object, whose JSON is written once. */
function getHits(text: string, write: (snippet: string) => Found): Hits {
  const snippetFor = createSnippets(text)
  const hits = new Map<string, Found>()
  return {
    pack: () => ({ hit: write(SNIPPET), text }),
    hitFor: (words) => {
      const snippet = snippetFor(words)
      const hit = hits.get(snippet) ?? storeJson(write(snippet))
      hits.set(snippet, hit)
      return hit
    },
  }
}

type Named = { pageWords: PageWords; dishes: readonly string[] }

function placeDocument(place: Place, { pageWords, dishes }: Named): SearchDocument {
  const { name, locality, tags, description, category, facts } = place
  const otherNames = Object.values(facts?.names ?? {}).map(({ value }) => value.name)
  return {
    names: [name, ...otherNames],
    fields: [
      ...[...tags, ...dishes].map((text) => ({ text, weight: TAG_WEIGHT })),
      { text: locality, weight: LOCALITY_WEIGHT },
      { text: description, weight: DESCRIPTION_WEIGHT },
      ...(pageWords.get(category) ?? []).map((text) => ({ text, weight: CATEGORY_WEIGHT })),
    ],
  }
}

function placeHits(place: Place, looks: Pick<SearchHit, 'img' | 'openHours'>): Hits {
  const { slug, name, locality, description } = place
  return getHits(description, (snippet) => ({
    kind: 'place',
    slug,
    name,
    url: paths.place(slug),
    snippet: `${locality} · ${snippet}`,
    locality,
    ...looks,
  }))
}

function tripEntry({ slug, title, description, destinations }: ContentTrip): Entry {
  const stops = destinations.flatMap((stop) => [stop.name, ...stop.activities.map((activity) => activity.name)])
  return {
    names: [title],
    fields: [
      { text: description, weight: DESCRIPTION_WEIGHT },
      { text: stops.join('. '), weight: DESCRIPTION_WEIGHT },
      { text: 'trip', weight: TAG_WEIGHT },
    ],
    ...getHits(description, (snippet) => ({
      kind: 'trip',
      slug,
      name: title,
      url: `${paths.suggestedTrips}#${slug}`,
      snippet,
    })),
  }
}

function dishEntry({ slug, name, names = {}, about, season }: Dish): Entry {
  return {
    names: [name, ...Object.values(names).map(({ value }) => value)],
    fields: [
      { text: about.value, weight: DESCRIPTION_WEIGHT },
      { text: season ?? '', weight: DESCRIPTION_WEIGHT },
    ],
    ...getHits(about.value, (snippet) => ({ kind: 'dish', slug, name, url: `${paths.dishes}#${slug}`, snippet })),
  }
}

function serviceEntry({ slug, name, about }: Service): Entry {
  return {
    names: [name],
    fields: [{ text: about.value, weight: DESCRIPTION_WEIGHT }],
    ...getHits(about.value, (snippet) => ({
      kind: 'service',
      slug,
      name,
      url: `${paths.services}#${slug}`,
      snippet,
    })),
  }
}

/**
 * The snippet of an area names a few of its places.
 * @param inside names of its places, at least one more than the snippet has if there are more
 */
function areaEntry(name: string, inside: readonly string[]): Entry {
  const snippet = inside.slice(0, SNIPPET_PLACES).join(', ') + (inside.length > SNIPPET_PLACES ? ' …' : '')
  const hit: Found = storeJson({ kind: 'area', slug: slugOfArea(name), name, url: areaUrl(name), snippet })
  return { names: [name], fields: [], hitFor: () => hit, pack: () => ({ hit }) }
}

const SNIPPET_PLACES = 3

function areaUrl(name: string): string {
  return `${paths.places}?${new URLSearchParams({ area: name }).toString()}`
}

function pageEntry(page: SearchedPage, pageWords: PageWords): Entry {
  const hit: FoundPage = { kind: 'page', page, slug: slugOfPage(page), url: pagePaths[page] }
  return { names: pageWords.get(page) ?? [], fields: [], hitFor: () => hit, pack: () => ({ hit }) }
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
