import { categoryPaths, paths } from '#contract/paths.ts'
import { placeCategories, type PlaceCategory } from '#contract/place/place-facts.ts'
import { searchedPages, type SearchedPage } from '#contract/place/search.ts'
import { questionWords } from './question-words.ts'
import { pagePaths, slugOfArea, slugOfPage, type FoundPage, type PageWords } from './searched-pages.ts'
import { getTypedWords, type TypedWord } from './typed-words.ts'

type Known = {
  areas: readonly string[]
  pageWords: PageWords
  /** Pages that the city does not have. */
  missing: readonly SearchedPage[]
}

/** A list or a filter that a part of a term stands for. */
type Part =
  | { readonly kind: 'category'; readonly page: (typeof placeCategories)[number] }
  | { readonly kind: 'filter'; readonly page: SearchedPage }
  | { readonly kind: 'area'; readonly name: string }

const MAX_SPAN = 4

/**
 * Lists for terms that name several things that narrow a list, and nothing else: "cafes in vesu", "jain food in
 * rander", "free museums". A category in an area where it has no place is no answer.
 * @returns for the significant words of a term, its list, or none; `isThere` is true if an area has a place of a
 *   category
 */
export function prepareNarrowedLists(
  known: Known,
): (words: readonly TypedWord[], isThere: (category: PlaceCategory, area: string) => boolean) => FoundPage[] {
  const parts = partsByKey(known)
  return (words, isThere) => {
    const found = getParts(words, parts)
    const categories = found.filter((part) => part.kind === 'category')
    const areas = found.filter((part) => part.kind === 'area')
    if (found.length < 2 || categories.length > 1 || areas.length > 1) return []
    const category = categories[0]?.page
    const area = areas[0]?.name ?? null
    if (area !== null && category && !isThere(category, area)) return []
    return [
      listFor(
        category,
        found.flatMap((part) => (part.kind === 'filter' ? part.page : [])),
        area,
      ),
    ]
  }
}

function listFor(
  category: keyof typeof categoryPaths | undefined,
  filters: readonly SearchedPage[],
  area: string | null,
): FoundPage {
  const query = [
    ...filters.map((page) => pagePaths[page].split('?')[1] ?? ''),
    ...(area === null ? [] : [`area=${toQueryValue(area)}`]),
  ].join('&')
  const [page = 'places', ...pages] = [...(category ? [category] : []), ...filters]
  const slug = [...[page, ...pages].map(slugOfPage), ...(area === null ? [] : [slugOfArea(area)])].join('-')
  const path = category ? categoryPaths[category] : paths.places
  return {
    kind: 'page',
    page,
    slug,
    url: `${path}?${query}`,
    narrowed: { pages, area },
  }
}

/** As browsers write a form, with commas as they are. */
function toQueryValue(text: string): string {
  const encoded = encodeURIComponent(text).replaceAll('%20', '+').replaceAll('%2C', ',')
  return encoded.replaceAll(/[!'()~]/g, (letter) => `%${letter.codePointAt(0)?.toString(16).toUpperCase()}`)
}

const silent = new Set(questionWords)

function partsByKey({ areas, pageWords, missing }: Known): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>()
  const add = (text: string, part: Part) => {
    const words = getTypedWords(text)
    // The words of a term come without those that say nothing: "no onion no garlic" as "onion garlic".
    const specific = words.filter(({ raw }) => !silent.has(raw))
    for (const key of [words, specific].filter(({ length }) => length > 0).map(getKey)) {
      if (!parts.has(key)) parts.set(key, part)
    }
  }
  for (const name of areas) add(name, { kind: 'area', name })
  for (const page of placeCategories)
    for (const text of pageWords.get(page) ?? []) add(text, { kind: 'category', page })
  const filters = searchedPages.filter((page) => pagePaths[page].startsWith(`${paths.places}?`))
  for (const page of filters.filter((each) => !missing.includes(each))) {
    for (const text of pageWords.get(page) ?? []) add(text, { kind: 'filter', page })
  }
  return parts
}

/** The longest parts that cover all words; none if a word belongs to no part, or a part stands twice. */
function getParts(words: readonly TypedWord[], parts: ReadonlyMap<string, Part>): Part[] {
  const found: Part[] = []
  let at = 0
  while (at < words.length) {
    let span = Math.min(MAX_SPAN, words.length - at)
    while (span > 0 && !parts.has(getKey(words.slice(at, at + span)))) span--
    const part = parts.get(getKey(words.slice(at, at + span)))
    if (span === 0 || part === undefined) return []
    if (!found.includes(part)) found.push(part)
    at += span
  }
  return found
}

function getKey(words: readonly TypedWord[]): string {
  return words.map(({ stem }) => stem).join(' ')
}
