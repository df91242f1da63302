import { cutText, plainLine } from './plain-line.ts'

/** Longer search terms are cut, which bounds the work of a search. */
export const SEARCH_TERM_MAX = 100

/** Makes one plain line of a search term, and cuts and trims it. Pure and idempotent. */
export function toSearchTerm(text: string): string {
  return cutText(plainLine(text), SEARCH_TERM_MAX)
}
