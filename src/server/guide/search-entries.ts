import { paths } from '#contract/paths.ts'
import type { PlaceCategory } from '#contract/place/place-facts.ts'
import type { PlaceLooks, SearchedPage } from '#contract/place/search.ts'
import type { Dish } from '#contract/city/dishes.ts'
import type { Service } from '#contract/city/services.ts'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
import type { Found, SearchEntry } from '#planning/search/find-entries.ts'
import { SNIPPET, type PackedEntry } from '#planning/search/packed-search.ts'
import type { SearchDocument } from '#planning/search/search-index.ts'
import { pagePaths, slugOfArea, slugOfPage, type FoundPage, type PageWords } from '#planning/search/searched-pages.ts'
import { createSnippets } from '#planning/search/snippet.ts'
import { storeJson } from '../platform/stored-json.ts'
import type { Place } from './places.store.ts'

/** The results of an entry. `pack` gives them as a device stores them. */
export type Hits = Pick<SearchEntry, 'hitFor'> & { readonly pack: () => Pick<PackedEntry, 'hit' | 'text'> }

export type Entry = SearchDocument & Hits

const LOCALITY_WEIGHT = 5
const TAG_WEIGHT = 7
const CATEGORY_WEIGHT = 3
const DESCRIPTION_WEIGHT = 2

/** A place as an area needs it. */
export type InAreas = { readonly name: string; readonly category: PlaceCategory; readonly areas: readonly string[] }

/** Areas whose snippet stays are the same entries, so that the index keeps them. */
export function renewAreas(areas: readonly string[], places: readonly InAreas[], before: readonly Entry[]): Entry[] {
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

/** The English guide has the same entries in the same order. */
export function alsoInEnglish<Item, Made extends SearchDocument>(
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

export function placeDocument(place: Place, { pageWords, dishes }: Named): SearchDocument {
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

export function placeHits(place: Place, looks: PlaceLooks): Hits {
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

export function tripEntry({ slug, title, description, destinations }: ContentTrip): Entry {
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

export function dishEntry({ slug, name, names = {}, about, season }: Dish): Entry {
  return {
    names: [name, ...Object.values(names).map(({ value }) => value)],
    fields: [
      { text: about.value, weight: DESCRIPTION_WEIGHT },
      { text: season ?? '', weight: DESCRIPTION_WEIGHT },
    ],
    ...getHits(about.value, (snippet) => ({ kind: 'dish', slug, name, url: `${paths.dishes}#${slug}`, snippet })),
  }
}

export function serviceEntry({ slug, name, about }: Service): Entry {
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

export function pageEntry(page: SearchedPage, pageWords: PageWords): Entry {
  const hit: FoundPage = { kind: 'page', page, slug: slugOfPage(page), url: pagePaths[page] }
  return { names: pageWords.get(page) ?? [], fields: [], hitFor: () => hit, pack: () => ({ hit }) }
}
