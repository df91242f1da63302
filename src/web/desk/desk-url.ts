import { paths } from '#contract/paths.ts'
import { deskPlaceFilters, type DeskPlaceFilter } from '#contract/desk-places.ts'

/** The screen of the desk that an URL opens, so that reload and Back keep it. */
export type DeskScreen = { kind: 'list' } | { kind: 'new' } | { kind: 'place'; slug: string }

export function readDeskScreen(search: URLSearchParams): DeskScreen {
  const slug = search.get('place')
  if (slug !== null) return { kind: 'place', slug }
  return search.has('new') ? { kind: 'new' } : { kind: 'list' }
}

export type ListQuery = { text: string; state: DeskPlaceFilter }

export function readListQuery(search: URLSearchParams): ListQuery {
  const state = deskPlaceFilters.find((filter) => filter === search.get('state')) ?? 'all'
  return { text: search.get('text') ?? '', state }
}

/** The list with what was asked of it. What is not asked is left out. */
export function listUrl({ text, state }: ListQuery): string {
  return deskUrl({ ...(text !== '' && { text }), ...(state !== 'all' && { state }) })
}

/** @param more `place` with a slug, or `new` */
export function deskUrl(more: Readonly<Record<string, string>>): string {
  return `${paths.admin}?${new URLSearchParams({ tab: 'places', ...more })}`
}
