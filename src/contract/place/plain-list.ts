import { SEARCH_PARAMETER } from './search-parameter.ts'

/**
 * True if the query of a list has nothing but a search term, so that the code of the filters is not needed. Blank
 * values do not count.
 */
export function isPlainList(query: Iterable<readonly [string, string]>): boolean {
  return [...query].every(([name, value]) => name === SEARCH_PARAMETER || value.trim() === '')
}

/** True if the query of a list asks for its map, as `readPlaceListing` reads it. */
export function isMapView(query: Iterable<readonly [string, string]>): boolean {
  return [...query].some(([name, value]) => name === 'view' && /^\s*map(-services)?\s*(,|$)/.test(value))
}
