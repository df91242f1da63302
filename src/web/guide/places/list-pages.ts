/**
 * A long list has pages, so that its HTML and its cost do not grow with the city. Most cities have fewer places in each
 * list and never see them.
 */
const PLACES_ON_A_PAGE = 100

/** At least 1. @param lengths of the lists that share the pages */
export function countPages(...lengths: readonly number[]): number {
  return Math.max(1, ...lengths.map((length) => Math.ceil(length / PLACES_ON_A_PAGE)))
}

/** @param page from 1. A page beyond the end has nothing. */
export function cutPage<Place>(places: readonly Place[], page: number): readonly Place[] {
  return places.slice((page - 1) * PLACES_ON_A_PAGE, page * PLACES_ON_A_PAGE)
}

/**
 * True for the answer with a list that has pages. Their HTML shows one of them, so that it leaves out the data of all the
 * others, which the browser asks for itself.
 */
export function hasPages(answer: unknown): boolean {
  const { msg, data } = (answer ?? {}) as { msg?: unknown; data?: unknown }
  return [msg, data].some((places) => Array.isArray(places) && countPages(places.length) > 1)
}
