import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { EntrySaving, ListedEntry } from '#contract/admin/desk-entries.ts'
import type { DeskEntry, DeskKindName, DeskPreview, ListedDeskEntry } from '#contract/admin/desk-kinds.ts'
import type { Formats } from '#contract/messages/format.ts'
import type { desk } from '#messages/desk.ts'
import type { Json } from './edited-text.ts'
import type { FieldNames } from './name-of-field.ts'

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

export type DeskAction =
  | { kind: 'retire'; replacedBy: string | null }
  | { kind: 'bring-back' }
  | { kind: 'discard' }
  | { kind: 'restore'; restored: number }
  | { kind: 'folder'; choice: 'keep' | 'take' }

/** The version of an entry that an editor knows and may start again from. */
export type Basis = Pick<DeskEntry, 'slug' | 'version'>

/** An entry that may replace a retired one. */
type Named = { readonly slug: string; readonly name: string }

/** A component that loads something and hands it to its child. */
type Loading<Asked, Loaded> = ComponentType<Asked & { children: (loaded: Loaded) => ReactNode }>

/** A kind of entries. All else of the desk is the same for all kinds. */
export type EntryKind = {
  /** By which URLs name an entry, and the key of its texts. */
  readonly name: keyof typeof desk.kinds
  /** The tab of its list, and the kind in the path of its calls. */
  readonly tab: DeskKindName
  /** The line of the tab's icon, as the path of an SVG of 24 by 24. */
  readonly icon: string
  /** URL at which visitors read an entry. */
  readonly getPath: (slug: string) => string
  readonly getName: (entry: ListedDeskEntry | DeskEntry) => string
  /** The note of an entry in a list, below its name. */
  readonly getNote: (entry: ListedDeskEntry, formats: Formats) => string
  /** The entries that every city may have. Empty: editors make new ones. */
  readonly always: readonly { readonly slug: string; readonly name: string; readonly note: string }[]
  /** True if editors import entries from files. */
  readonly hasImports: boolean
  /** Offers entries that may replace a retired one. Null: nothing does. */
  readonly Others: Loading<object, readonly Named[]> | null
  readonly mayRetire: (entry: DeskEntry) => boolean
  /** The entry as visitors would see it. */
  readonly preview: (shown: DeskPreview, text: Json) => ReactNode
  /** The text of a new entry before anything is typed. The slug is that of the screen. */
  readonly emptyText: (slug: string) => Json
  /** A stored text in the form in which the inputs edit it. */
  readonly editable: (text: object) => Json
  readonly Fields: ComponentType<{ isNew: boolean }>
  /** The words of the form for fields, in the history and beside problems. */
  readonly fieldNames: FieldNames
  /** Notes for the editor about the saved text. */
  readonly Notes: ComponentType<{ entry: DeskEntry }> | null
}

/** True if editors make new entries of the kind. */
export function canBeNew({ always }: EntryKind): boolean {
  return always.length === 0
}

export const EntryKindContext = createContext<EntryKind | null>(null)

/** The kind of the open tab. */
export function useEntryKind(): EntryKind {
  const kind = useContext(EntryKindContext)
  if (!kind) throw new Error('A part of the desk needs the tab of a kind around it')
  return kind
}
