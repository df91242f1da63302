import { fill } from '#contract/messages/format.ts'
import type { SearchHit } from '#contract/place/search.ts'
import { searchPage } from '#messages/search-page.ts'
import { searchUrl } from './search-url.ts'

/** A line of the suggestions: something found, or a term to search for. */
export type Option =
  | { readonly kind: 'hit'; readonly hit: SearchHit; readonly url: string }
  | { readonly kind: 'term'; readonly term: string; readonly text: string; readonly url: string }

const MAX_HITS = 7

/** The results for a term, and a link to all of them. Without a term: the recent searches. */
export function optionsFor(term: string, found: readonly SearchHit[], recent: readonly string[]): Option[] {
  if (term === '') return recent.map((earlier) => termOption(earlier, earlier))
  const hits = found.slice(0, MAX_HITS).map((hit): Option => ({ kind: 'hit', hit, url: hit.url }))
  return [...hits, termOption(term, fill(searchPage.all, { term }))]
}

function termOption(term: string, text: string): Option {
  return { kind: 'term', term, text, url: searchUrl(term) }
}
