import { paths } from '#contract/paths.ts'
import { areasOf, isInArea } from '#contract/place/place-areas.ts'
import {
  SEARCH_HITS_MAX,
  searchedPages,
  type SearchHit,
  type SearchHitKind,
  type SearchedPage,
} from '#contract/place/search.ts'
import { prepareSearch, type SearchDocument, type Synonym } from './search/search-index.ts'
import { questionWords } from './search/question-words.ts'
import { wordsOf } from './search/search-words.ts'
import { rawWordsOf } from './search/typed-words.ts'
import { createSnippets } from './search/snippet.ts'
import { prepareNarrowedLists } from './narrowed-lists.ts'
import { pageBehind, pagePaths, slugOfArea, slugOfPage, type FoundPage, type PageWords } from './searched-pages.ts'
import { keepJson } from '../platform/kept-json.ts'
import { mapSliced, runAtOnce, type SlicedWork } from '../platform/concurrency/slices.ts'
import type { CitySearch } from './city-search.ts'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
import { distanceBetween } from '#planning/lists/distance.ts'
import type { Dish } from '#contract/city/dishes.ts'
import type { Service } from '#contract/city/services.ts'
import type { Place } from './places.store.ts'

type Searched = {
  dishes?: readonly Dish[] | undefined
  services?: readonly Service[] | undefined
  /** What one eats at a place, by its slug. */
  dishNames?: (slug: string) => readonly string[]
  places: readonly Place[]
  trips: readonly ContentTrip[]
  search: CitySearch | null
  pageWords: PageWords
  /** What an answer shows of a place besides its texts. */
  looksOf?: (place: Place) => Pick<SearchHit, 'img' | 'openHours'>
  /** Pages without content, which nobody should find. */
  emptyPages?: readonly SearchedPage[]
  /** The English texts, by which places and trips are found in every language. */
  english?: Pick<Searched, 'places' | 'trips' | 'dishes' | 'services'>
}

/** A result without the texts of a page, which depend on the caller's language. */
export type Found = (Omit<SearchHit, 'kind'> & { kind: Exclude<SearchHitKind, 'page'> }) | FoundPage

export type GuideSearch = {
  /** What the guide has for a term, best first. */
  readonly find: (term: string) => Found[]
  /** What it has for the closest words that it knows, where a term finds nothing. */
  readonly findNearest: (term: string) => Found[]
}

/** Something that can be found. `hitFor` gives the result for the words of a term. */
type Entry = SearchDocument & { hitFor: (words: readonly string[]) => Found }

const LOCALITY_WEIGHT = 5
const TAG_WEIGHT = 7
const CATEGORY_WEIGHT = 3
const DESCRIPTION_WEIGHT = 2

/** Prepares the search in places, suggested trips, areas and pages. */
export function createGuideSearch(searched: Searched): GuideSearch {
  return runAtOnce(prepareGuideSearch(searched))
}

/** See `createGuideSearch`. */
export function* prepareGuideSearch({
  places,
  trips,
  search,
  pageWords,
  emptyPages = [],
  dishes = [],
  services = [],
  dishNames = () => [],
  looksOf = () => ({}),
  english = { places, trips, dishes, services },
}: Searched): SlicedWork<GuideSearch> {
  const areas = areasOf(places)
  const shown = searchedPages.filter((page) => !emptyPages.includes(pageBehind(page)))
  const entries: Entry[] = [
    ...(yield* mapSliced(areas, (area) => areaEntry(area, places))),
    ...(yield* mapSliced(places, (place, index) =>
      alsoInEnglish(place, english.places[index], (each) =>
        placeEntry(each, { pageWords, dishes: dishNames(place.slug), looks: looksOf(place) }),
      ),
    )),
    ...trips.map((trip, index) => alsoInEnglish(trip, english.trips[index], tripEntry)),
    ...dishes.map((dish, index) => alsoInEnglish(dish, english.dishes?.[index], dishEntry)),
    ...services.map((service, index) => alsoInEnglish(service, english.services?.[index], serviceEntry)),
    ...shown.map((page) => pageEntry(page, pageWords)),
  ]
  const first = { place: areas.length, trip: areas.length + places.length, page: entries.length - shown.length }
  const firstService = first.trip + trips.length + dishes.length
  const synonyms = yield* mapSliced(search?.synonyms ?? [], (synonym): Synonym => {
    const numberOf = (items: readonly { slug: string }[], start: number) => (slug: string) => {
      const at = items.findIndex((item) => item.slug === slug)
      return at === -1 ? [] : [start + at]
    }
    const meant = [...synonym.places, ...placesOf(synonym, places)].flatMap(numberOf(places, first.place))
    const documents = [
      ...synonym.services.flatMap(numberOf(services, firstService)),
      ...new Set(meant),
      ...synonym.trips.flatMap(numberOf(trips, first.trip)),
      ...synonym.pages.flatMap((page) => (shown.includes(page) ? [first.page + shown.indexOf(page)] : [])),
    ]
    return { terms: synonym.terms, documents, words: synonym.words }
  })
  const ignored = [...questionWords, ...(search?.ignored ?? [])]
  const { find, nearest, tellingWords } = yield* prepareSearch(entries, synonyms, ignored)
  const narrowedList = prepareNarrowedLists({ areas, places, pageWords, missing: emptyPages })
  return {
    find: (term) => {
      const [list] = narrowedList(tellingWords(term))
      const hits = hitsFor(term, SEARCH_HITS_MAX)
      if (!list) return hits
      // The area itself is what comes closest to its list. Areas are the first entries.
      const area = entries[areas.indexOf(list.narrowed?.area ?? '')]?.hitFor([]) ?? []
      return [list, ...new Set([area, hits].flat())].slice(0, SEARCH_HITS_MAX)
    },
    findNearest: (term) => {
      const near = nearest(term)
      return near === null ? [] : hitsFor(near, SEARCH_HITS_MAX)
    },
  }

  function hitsFor(term: string, limit: number): Found[] {
    const words = [...new Set([...wordsOf(term), ...rawWordsOf(term)])]
    return find(term, limit).flatMap((number) => entries[number]?.hitFor(words) ?? [])
  }
}

/** The English guide has the same entries in the same order. */
function alsoInEnglish<Item>(item: Item, english: Item | undefined, toEntry: (item: Item) => Entry): Entry {
  const entry = toEntry(item)
  if (english === undefined || english === item) return entry
  const { names, fields } = toEntry(english)
  return { ...entry, names: [...new Set([...entry.names, ...names])], fields: [...entry.fields, ...fields] }
}

/** Results with the same snippet are one object, whose JSON is written once. */
function hitsOf(text: string, write: (snippet: string) => Found): Entry['hitFor'] {
  const snippetFor = createSnippets(text)
  const hits = new Map<string, Found>()
  return (words) => {
    const snippet = snippetFor(words)
    const hit = hits.get(snippet) ?? keepJson(write(snippet))
    hits.set(snippet, hit)
    return hit
  }
}

type Shown = { pageWords: PageWords; dishes: readonly string[]; looks: Pick<SearchHit, 'img' | 'openHours'> }

function placeEntry(place: Place, { pageWords, dishes, looks }: Shown): Entry {
  const { slug, name, locality, tags, description, category, facts } = place
  const otherNames = Object.values(facts?.names ?? {}).map(({ value }) => value.name)
  return {
    names: [name, ...otherNames],
    fields: [
      ...[...tags, ...dishes].map((text) => ({ text, weight: TAG_WEIGHT })),
      { text: locality, weight: LOCALITY_WEIGHT },
      { text: description, weight: DESCRIPTION_WEIGHT },
      ...(pageWords.get(category) ?? []).map((text) => ({ text, weight: CATEGORY_WEIGHT })),
    ],
    hitFor: hitsOf(description, (snippet) => ({
      kind: 'place',
      slug,
      name,
      url: paths.place(slug),
      snippet: `${locality} · ${snippet}`,
      locality,
      ...looks,
    })),
  }
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
    hitFor: hitsOf(description, (snippet) => ({
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
    hitFor: hitsOf(about.value, (snippet) => ({ kind: 'dish', slug, name, url: `${paths.dishes}#${slug}`, snippet })),
  }
}

function serviceEntry({ slug, name, about }: Service): Entry {
  return {
    names: [name],
    fields: [{ text: about.value, weight: DESCRIPTION_WEIGHT }],
    hitFor: hitsOf(about.value, (snippet) => ({
      kind: 'service',
      slug,
      name,
      url: `${paths.services}#${slug}`,
      snippet,
    })),
  }
}

/** The snippet of an area names a few of its places. */
function areaEntry(name: string, places: readonly Place[]): Entry {
  const inside = places.filter((place) => isInArea(place, name)).map((place) => place.name)
  const snippet = inside.slice(0, SNIPPET_PLACES).join(', ') + (inside.length > SNIPPET_PLACES ? ' …' : '')
  const hit: Found = keepJson({ kind: 'area', slug: slugOfArea(name), name, url: areaUrl(name), snippet })
  return { names: [name], fields: [], hitFor: () => hit }
}

const SNIPPET_PLACES = 3

function areaUrl(name: string): string {
  return `${paths.places}?${new URLSearchParams({ area: name }).toString()}`
}

function pageEntry(page: SearchedPage, pageWords: PageWords): Entry {
  const hit: FoundPage = { kind: 'page', page, slug: slugOfPage(page), url: pagePaths[page] }
  return { names: pageWords.get(page) ?? [], fields: [], hitFor: () => hit }
}

/** The places that a synonym describes. Approximate positions are never called near. */
function placesOf({ near, setting }: CitySearch['synonyms'][number], places: readonly Place[]): string[] {
  const around = near ? placesAround(near, places) : []
  const known = setting ? places.filter(({ facts }) => facts?.setting?.value === setting) : []
  return [...around, ...known].map(({ slug }) => slug)
}

function placesAround(point: { lat: number; lng: number; metres: number }, places: readonly Place[]): Place[] {
  return places
    .flatMap((place) => {
      const { lat, lng, precision } = place.geo
      if (lat === null || lng === null || (precision !== 'site' && precision !== 'nearby')) return []
      return [{ place, metres: distanceBetween(point, { lat, lng }) }]
    })
    .filter(({ metres }) => metres <= point.metres)
    .toSorted((one, other) => one.metres - other.metres)
    .map(({ place }) => place)
}
