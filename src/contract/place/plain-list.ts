import { SEARCH_PARAMETER } from './search-parameter.ts'

/**
 * Whether the query of a list asks for nothing but a search term, so that the code of the filters is not needed. Blank
 * values say nothing.
 */
export function isPlainList(query: Iterable<readonly [string, string]>): boolean {
  return [...query].every(([name, value]) => name === SEARCH_PARAMETER || value.trim() === '')
}
