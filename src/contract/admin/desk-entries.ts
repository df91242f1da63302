import * as z from 'zod/mini'
import { PageQuery } from '../api/paging.ts'

/** The schemas that entries of every kind in the desk share: places and suggested trips (docs/decisions/0069 and 0074). */

/** Maximum number of entries per answer. */
export const DESK_PAGE_MAX = 50

/** Maximum number of versions per answer. */
export const VERSIONS_PAGE_MAX = 20

/** The longest body with an entry. The longest entry of a folder has a tenth of it. */
export const ENTRY_BODY_BYTES = 64 * 1024

/** The source of the text that visitors read, or the reason why they read none. */
export const entryStates = ['folder', 'edited', 'draft', 'retired'] as const
export const EntryState = z.enum(entryStates)
export type EntryState = z.infer<typeof EntryState>

/** `draft`: entries with a text that is not published. `differing`: the folder has a newer text. */
export const entryFilters = ['all', 'folder', 'edited', 'draft', 'retired', 'differing'] as const
export const EntryFilter = z.enum(entryFilters)
export type EntryFilter = z.infer<typeof EntryFilter>

export const EntryQuery = z.extend(PageQuery, {
  /** A part of the name or of the slug. */
  text: z.optional(z.string().check(z.maxLength(100))),
  state: z.optional(EntryFilter),
})

/** An entry in a list of the desk. */
export const ListedEntry = z.object({
  slug: z.string(),
  name: z.string(),
  state: EntryState,
  /** It has a text that is not published. */
  hasDraft: z.boolean(),
  /** Instant at which the server publishes the draft. Null: an editor publishes it. */
  publishAt: z.nullable(z.string()),
  /** The folder has a newer entry that nobody has decided about. */
  isDiffering: z.boolean(),
  /** Each action of an editor raises it. 0: no editor has touched the entry. */
  version: z.number(),
})
export type ListedEntry = z.infer<typeof ListedEntry>

/** A field that differs between two texts. Null: the text does not have it. */
export const EntryChange = z.object({
  /** Dotted path, such as `facts.openingHours.value`. */
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type EntryChange = z.infer<typeof EntryChange>

/** The fields of an open entry besides its text. */
export const OpenEntry = z.extend(ListedEntry, {
  /** Differences between the draft and the text that visitors read. */
  draftChanges: z.array(EntryChange),
  /** Slug of the entry that replaces a retired one. */
  replacedBy: z.nullable(z.string()),
  /** From the editors' text to the newer entry of the folder. Null: the folder has none. */
  folderChanges: z.nullable(z.array(EntryChange)),
})
export type OpenEntry = z.infer<typeof OpenEntry>

/**
 * The action that made a version. `folder` is the first version: the text that the folder had before the first action.
 */
export const entryActions = [
  'folder',
  'draft',
  'publish',
  'schedule',
  'discard',
  'retire',
  'bring-back',
  'restore',
  'keep',
  'take',
  'import-file',
  'undo-import-file',
] as const
export const EntryAction = z.enum(entryActions)
export type EntryAction = z.infer<typeof EntryAction>

export const EntryVersion = z.object({
  version: z.number(),
  /** Instant, ISO 8601 in UTC. */
  at: z.string(),
  deed: EntryAction,
  /** Null once the account is deleted, and for what nobody did. */
  editorName: z.nullable(z.string()),
  /** The name of the file whose import made the version, or was undone. */
  importedFrom: z.optional(z.string()),
  /** From the version before. */
  changes: z.array(EntryChange),
})
export type EntryVersion = z.infer<typeof EntryVersion>

export const EntryVersionsReply = z.object({
  success: z.literal(true),
  versions: z.array(EntryVersion),
  nextCursor: z.nullable(z.string()),
})

/** The version that an editor started from. 0 for an entry that no editor has touched, and for a new one. */
const version = z.int32().check(z.gte(0))

export const EntryBasis = z.object({ version })

/** `draft`: visitors read it later. `schedule`: it is published at `publishAt`. */
export const entrySavings = ['draft', 'publish', 'schedule'] as const

/** The fields of a save of an entry. Each kind adds its text. */
export const EntrySaving = z.object({
  version,
  as: z.enum(entrySavings),
  /** Date and time on the city's clock (yyyy-mm-ddTHH:MM), for `schedule`. */
  publishAt: z.optional(z.string().check(z.maxLength(40))),
})
export type EntrySaving = z.output<typeof EntrySaving>

export const EntryRetirement = z.object({
  version,
  /** Slug of the entry that visitors are led to. */
  replacedBy: z.nullable(z.string().check(z.maxLength(200))),
})

export const EntryRestoration = z.object({ version, restored: z.int32().check(z.gte(1)) })

/** `keep`: the editors' text stays. `take`: the entry belongs to the folder again. */
export const EntryFolderChoice = z.object({ version, choice: z.enum(['keep', 'take']) })

/** A drawing of the city's folder, which an entry may name. */
export const Drawing = z.object({ id: z.string(), alt: z.string() })
export type Drawing = z.infer<typeof Drawing>
