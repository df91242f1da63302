import type { PlaceCategory } from '#contract/place/place-facts.ts'
import type { SearchHit, SearchedPage } from '#contract/place/search.ts'
import { answerTerm, createEntrySearch, type Found, type SearchAnswer, type SearchEntry } from './find-entries.ts'
import { prepareNarrowedLists } from './narrowed-lists.ts'
import { questionWords } from './question-words.ts'
import { renewIndex, type SearchDocument } from './search-index.ts'
import { createSynonyms, searchIn, type Synonym } from './search-in-index.ts'
import { runAtOnce } from '../lists/sliced-work.ts'
import { createSnippets } from './snippet.ts'

/** The search of one language, as a device stores it. */
export type PackedSearch = {
  /** Areas first. */
  readonly entries: readonly PackedEntry[]
  readonly synonyms: readonly Synonym[]
  /** Words of the city that say nothing. */
  readonly ignored: readonly string[]
  readonly areas: readonly string[]
  /** The areas in which each category has a place, by `keyOfList`. */
  readonly lists: readonly string[]
  readonly pageWords: readonly (readonly [SearchedPage, readonly string[]])[]
  readonly missingPages: readonly SearchedPage[]
  readonly pages: Readonly<Record<SearchedPage, Pick<SearchHit, 'name' | 'snippet'>>>
}

/** `text` is what the snippet is taken from. It then stands in the place of `SNIPPET` in the snippet of `hit`. */
export type PackedEntry = SearchDocument & { readonly hit: Found; readonly text?: string }

/** Stands in a packed result for the snippet. */
export const SNIPPET = '{snippet}'

export function keyOfList(category: PlaceCategory, area: string): string {
  return `${category} ${area}`
}

/** @returns answers a term as the server does */
export function createPackedSearch(packed: PackedSearch): (term: string) => SearchAnswer {
  const { entries, synonyms, ignored, areas, missingPages, pages } = packed
  const documents = entries.map(toEntry)
  const found = searchIn(
    runAtOnce(renewIndex(undefined, documents)),
    createSynonyms(synonyms, [...questionWords, ...ignored]),
    (synonym) => synonym.documents,
  )
  const lists = prepareNarrowedLists({ areas, pageWords: new Map(packed.pageWords), missing: missingPages })
  const filled = new Set(packed.lists)
  const isThere = (category: PlaceCategory, area: string) => filled.has(keyOfList(category, area))
  const search = createEntrySearch({ found, entries: documents, areas, listFor: (words) => lists(words, isThere) })
  return (term) => answerTerm(search, term, (page) => pages[page])
}

function toEntry({ names, fields, hit, text }: PackedEntry): SearchEntry {
  if (text === undefined || hit.kind === 'page') return { names, fields, hitFor: () => hit }
  const snippetFor = createSnippets(text)
  const hitFor = (words: readonly string[]) => ({
    ...hit,
    snippet: hit.snippet.replace(SNIPPET, () => snippetFor(words)),
  })
  return { names, fields, hitFor }
}
