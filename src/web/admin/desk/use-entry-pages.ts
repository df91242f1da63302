import { useInfiniteQuery } from '@tanstack/react-query'
import type { ListedDeskEntry } from '#contract/admin/desk-kinds.ts'
import type { Formats } from '#contract/messages/format.ts'
import { useFormats } from '../../city/use-formats.ts'
import { canBeNew, type EntryKind, type ListedRow } from './entry-kind.ts'
import { everything, type ListQuery } from './list-query.ts'
import { deskPages } from './queries.ts'

export type EntryPages = ReturnType<typeof useEntryPages>

/** A list of the desk, page by page. */
export function useEntryPages(kind: EntryKind, asked: ListQuery) {
  const formats = useFormats()
  // An entry that a filter leaves out would look as if nobody had begun it.
  const { data, ...pages } = useInfiniteQuery(deskPages(kind, canBeNew(kind) ? asked : everything))
  return {
    ...pages,
    /** Undefined: it could not be loaded. */
    entries:
      data &&
      getRows(
        kind,
        data.pages.flatMap(({ entries }) => entries),
        formats,
      ),
    /** Number of entries that differ from a newer content folder. */
    differing: data?.pages[0]?.differing ?? 0,
  }
}

function getRows(kind: EntryKind, entries: readonly ListedDeskEntry[], formats: Formats): readonly ListedRow[] {
  const rows = entries.map((entry) => ({ ...entry, name: kind.getName(entry), note: kind.getNote(entry, formats) }))
  if (canBeNew(kind)) return rows
  return kind.always.map((missing) => rows.find(({ slug }) => slug === missing.slug) ?? { ...notBegun, ...missing })
}

/** The states of an entry that every city may have, and that this one does not have yet. */
const notBegun = {
  isMissing: true,
  state: 'draft',
  hasDraft: false,
  publishAt: null,
  isDiffering: false,
  version: 0,
} as const
