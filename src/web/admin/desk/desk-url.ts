import { paths } from '#contract/paths.ts'
import type { EntryKind } from './entry-kind.ts'
import type { ListQuery } from './list-query.ts'

/** The screen of the desk that an URL opens, so that reload and Back keep it. */
export type DeskScreen =
  | { kind: 'list' }
  /** `slug` of an entry that only its kind may have. Others get theirs from their name. */
  | { kind: 'new'; slug: string }
  | { kind: 'entry'; slug: string }
  | { kind: 'imports' }
  | { kind: 'import'; id: string }

type InUrl = Pick<EntryKind, 'name' | 'tab' | 'hasImports'>

export function readDeskScreen({ name, hasImports }: InUrl, search: URLSearchParams): DeskScreen {
  const slug = search.get(name)
  if (slug !== null) return { kind: 'entry', slug }
  const id = hasImports ? search.get('import') : null
  if (id !== null) return id === '' ? { kind: 'imports' } : { kind: 'import', id }
  const begun = search.get('new')
  return begun === null ? { kind: 'list' } : { kind: 'new', slug: begun }
}

/** The list with its filters. Filters that are not set are left out. */
export function listUrl({ tab }: InUrl, { text, state }: ListQuery): string {
  return tabUrl(tab, { ...(text !== '' && { text }), ...(state !== 'all' && { state }) })
}

export function entryUrl({ tab, name }: InUrl, slug: string): string {
  return tabUrl(tab, { [name]: slug })
}

export function newEntryUrl({ tab }: InUrl, slug = '1'): string {
  return tabUrl(tab, { new: slug })
}

/** The files that an editor imports, and where a new one is chosen. */
export function importsUrl(): string {
  return importUrl('')
}

export function importUrl(id: string): string {
  return tabUrl('places', { import: id })
}

function tabUrl(tab: InUrl['tab'], more: Readonly<Record<string, string>>): string {
  return `${paths.admin}?${new URLSearchParams({ tab, ...more })}`
}
