import { SEARCH_HITS_MAX, type SearchHit, type SearchHitKind, type SearchedPage } from '#contract/place/search.ts'
import type { SearchDocument } from './search-index.ts'
import type { Search } from './search-in-index.ts'
import { getWords } from './search-words.ts'
import type { FoundPage } from './searched-pages.ts'
import { getRawWords } from './typed-words.ts'

/** A result without the texts of a page, which depend on the caller's language. */
export type Found = (Omit<SearchHit, 'kind'> & { kind: Exclude<SearchHitKind, 'page'> }) | FoundPage

/** Something that can be found. `hitFor` gives the result for the words of a term. */
export type SearchEntry = SearchDocument & { readonly hitFor: (words: readonly string[]) => Found }

export type EntrySearch = {
  /** The results for a term, best first. */
  readonly find: (term: string) => Found[]
  /** The results for the closest known words, for a term without results. */
  readonly findNearest: (term: string) => Found[]
}

type Finding = {
  readonly found: Search
  /** Areas first. */
  readonly entries: readonly Pick<SearchEntry, 'hitFor'>[]
  readonly areas: readonly string[]
  readonly listFor: (words: ReturnType<Search['statingWords']>) => FoundPage[]
}

/** Turns what an index finds into results. */
export function createEntrySearch({
  found: { find, nearest, statingWords },
  entries,
  areas,
  listFor,
}: Finding): EntrySearch {
  return {
    find: (term) => {
      const [list] = listFor(statingWords(term))
      const hits = hitsFor(term, SEARCH_HITS_MAX)
      if (!list) return hits
      // The area itself is what comes closest to its list.
      const area = entries[areas.indexOf(list.narrowed?.area ?? '')]?.hitFor([]) ?? []
      return [list, ...new Set([area, hits].flat())].slice(0, SEARCH_HITS_MAX)
    },
    findNearest: (term) => {
      const near = nearest(term)
      return near === null ? [] : hitsFor(near, SEARCH_HITS_MAX)
    },
  }

  function hitsFor(term: string, limit: number): Found[] {
    const words = [...new Set([...getWords(term), ...getRawWords(term)])]
    return find(term, limit).flatMap((number) => entries[number]?.hitFor(words) ?? [])
  }
}

/** The texts of a page in the language of the reader. */
export type PageTexts = (page: SearchedPage) => Pick<SearchHit, 'name' | 'snippet'>

export type SearchAnswer = { success: true; results: SearchHit[]; nearest?: true }

/** Answers a term: with what was found, else with what comes closest. */
export function answerTerm({ find, findNearest }: EntrySearch, term: string, getTexts: PageTexts): SearchAnswer {
  const shown = (found: Found[]) => found.map((each) => (each.kind === 'page' ? pageHit(each, getTexts) : each))
  const results = shown(find(term))
  if (results.length > 0) return { success: true, results }
  const nearest = shown(findNearest(term))
  return { success: true, results: nearest, ...(nearest.length > 0 && { nearest: true as const }) }
}

/** A narrowed list is called by all that narrows it: "Cafés · Vesu". */
function pageHit({ page, narrowed, ...hit }: FoundPage, getTexts: PageTexts): SearchHit {
  const { name, snippet } = getTexts(page)
  const others = (narrowed?.pages ?? []).map((other) => getTexts(other).name)
  return { ...hit, name: [name, ...others, ...(narrowed?.area ? [narrowed.area] : [])].join(' · '), snippet }
}
