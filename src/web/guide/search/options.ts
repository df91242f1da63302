import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import type { SearchHit } from '#contract/place/search.ts'
import { searchPage } from '#messages/search.ts'
import { searchUrl } from './search-url.ts'

/** A line of the suggestions: something found, a term to search for, or a list that answers without a term. */
export type Option =
  | { readonly kind: 'hit'; readonly hit: SearchHit; readonly url: string }
  | { readonly kind: 'term'; readonly term: string; readonly text: string; readonly url: string }
  | { readonly kind: 'recent'; readonly term: string; readonly text: string; readonly url: string }
  | { readonly kind: 'way'; readonly text: string; readonly url: string }

const MAX_HITS = 7

/** The results for a term, and a link to all of them. Without a term: two lists, and the recent searches. */
export function optionsFor(term: string, found: readonly SearchHit[], recent: readonly string[]): Option[] {
  if (term === '') return [...ways, ...recent.map(recentOption)]
  const hits = found.slice(0, MAX_HITS).map((hit): Option => ({ kind: 'hit', hit, url: hit.url }))
  return [...hits, { kind: 'term', term, text: fill(searchPage.all, { term }), url: searchUrl(term) }]
}

/** Several results may lead to one page. */
export function keyOfOption(option: Option): string {
  return option.kind === 'hit' ? `${option.hit.kind} ${option.hit.slug}` : option.url
}

const ways: readonly Option[] = [
  { kind: 'way', text: searchPage.near, url: `${paths.places}?sort=near` },
  { kind: 'way', text: searchPage.openNow, url: `${paths.places}?open=now` },
]

function recentOption(term: string): Option {
  return { kind: 'recent', term, text: term, url: searchUrl(term) }
}
