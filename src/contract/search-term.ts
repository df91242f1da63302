/** Longer search terms are cut, which bounds the work of a search. */
export const SEARCH_TERM_MAX = 100

/** Cuts and trims a search term. Pure and idempotent. */
export function toSearchTerm(text: string): string {
  // A cut may split a surrogate pair, which cannot be part of a URL.
  return text.trim().slice(0, SEARCH_TERM_MAX).toWellFormed().trim()
}
