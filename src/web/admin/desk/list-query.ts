import { entryFilters, type EntryFilter } from '#contract/admin/desk-entries.ts'

export type ListQuery = { text: string; state: EntryFilter }

export const everything: ListQuery = { text: '', state: 'all' }

export function isForEverything({ text, state }: ListQuery): boolean {
  return text === everything.text && state === everything.state
}

export function readListQuery(search: URLSearchParams): ListQuery {
  const state = entryFilters.find((filter) => filter === search.get('state')) ?? 'all'
  return { text: search.get('text') ?? '', state }
}
