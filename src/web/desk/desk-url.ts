import { paths } from '#contract/paths.ts'

/** The screen of the desk that an URL opens, so that reload and Back keep it. */
export type DeskScreen = { kind: 'list' } | { kind: 'new' } | { kind: 'place'; slug: string }

export function readDeskScreen(search: URLSearchParams): DeskScreen {
  const slug = search.get('place')
  if (slug !== null) return { kind: 'place', slug }
  return search.has('new') ? { kind: 'new' } : { kind: 'list' }
}

/** @param more `place` with a slug, or `new` */
export function deskUrl(more: Readonly<Record<string, string>>): string {
  return `${paths.admin}?${new URLSearchParams({ tab: 'places', ...more })}`
}
