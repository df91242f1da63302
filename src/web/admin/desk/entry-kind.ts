import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { EntrySaving, ListedEntry, OpenEntry } from '#contract/admin/desk-entries.ts'
import type { Json } from './edited-text.ts'
import type { ListQuery } from './list-query.ts'
import type { versionsOf } from './queries.ts'

/** An open entry of any kind. */
export type DeskEntry = OpenEntry & { readonly text: object }

/** An entry in a list. `note` says where a place is, or how long a trip takes. */
export type ListedRow = ListedEntry & {
  readonly note: string
  /** True for an entry that every city may have, and this one does not have yet. */
  readonly isMissing?: boolean
}

export type Saving = EntrySaving & {
  /** Null for a new entry. */
  readonly slug: string | null
  readonly text: Json
}

export type Deed =
  | { kind: 'retire'; replacedBy: string | null }
  | { kind: 'bring-back' }
  | { kind: 'discard' }
  | { kind: 'restore'; restored: number }
  | { kind: 'folder'; choice: 'keep' | 'take' }

/** What an editor may start again from: the entry and the version that they know. */
export type Basis = Pick<DeskEntry, 'slug' | 'version'>

/** A list of the desk, page by page. */
export type LoadedPages = {
  readonly isPending: boolean
  /** Undefined: it could not be loaded. */
  readonly entries: readonly ListedRow[] | undefined
  /** How many differ from a newer content folder. */
  readonly differing: number
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
  readonly refetch: () => unknown
}

export type PagesProps = { readonly asked: ListQuery; readonly children: (pages: LoadedPages) => ReactNode }

export type LoadedEntry = {
  readonly entry: DeskEntry | undefined
  readonly isError: boolean
  readonly refetch: () => Promise<unknown>
}

/** What may replace a retired entry. */
type Named = { readonly slug: string; readonly name: string }

/** A component that loads something and hands it to its child. */
type Loading<Asked, Loaded> = ComponentType<Asked & { children: (loaded: Loaded) => ReactNode }>

/** A kind of entries. All else of the desk is the same for all kinds. */
export type EntryKind = {
  /** By which calls and URLs name an entry, and the key of its texts. */
  readonly name: 'place' | 'trip' | 'calendarEntry' | 'cityPart'
  readonly tab: 'places' | 'trips' | 'calendar' | 'city'
  /** Where visitors read an entry. */
  readonly pathOf: (slug: string) => string
  readonly Pages: Loading<{ asked: ListQuery }, LoadedPages>
  readonly Entry: Loading<{ slug: string }, LoadedEntry>
  /** What may replace a retired entry. Null: nothing does. */
  readonly Others: Loading<object, readonly Named[]> | null
  /** Whether editors make new entries. */
  readonly canBeNew: boolean
  readonly mayRetire: (entry: DeskEntry) => boolean
  /** The key under which an open entry is kept. */
  readonly keyOf: (slug: string) => QueryKey
  readonly versionsOf: (typeof versionsOf)[keyof typeof versionsOf]
  readonly read: (slug: string) => Promise<DeskEntry>
  readonly save: (queryClient: QueryClient, saving: Saving) => Promise<DeskEntry>
  /** @returns null when the entry was removed: it was a draft that was never published */
  readonly act: (queryClient: QueryClient, basis: Basis, deed: Deed) => Promise<DeskEntry | null>
  /** The entry as visitors would see it. Nothing is stored. */
  readonly preview: (text: Json) => Promise<ReactNode>
  /** The text of a new entry before anything is typed. The slug is that of the screen. */
  readonly emptyText: (slug: string) => Json
  /** A stored text in the form in which the inputs edit it. */
  readonly editable: (text: object) => Json
  readonly Fields: ComponentType<{ isNew: boolean }>
  /** What an editor should know of the saved text. */
  readonly Notes: ComponentType<{ entry: DeskEntry }> | null
}

export const EntryKindContext = createContext<EntryKind | null>(null)

/** The kind of the open tab. */
export function useEntryKind(): EntryKind {
  const kind = useContext(EntryKindContext)
  if (!kind) throw new Error('A part of the desk needs the tab of a kind around it')
  return kind
}
