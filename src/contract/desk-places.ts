import * as z from 'zod/mini'
import { ContentPlace } from './content-place.ts'
import { PageQuery } from './paging.ts'

/** Places as editors see them in the desk (docs/decisions/0069). */

/** Maximum number of places per answer. */
export const DESK_PLACES_PAGE_MAX = 50

/** Maximum number of versions per answer. */
export const PLACE_VERSIONS_PAGE_MAX = 20

/** The longest body with a place. The longest entry of a folder has a tenth of it. */
export const PLACE_BODY_BYTES = 64 * 1024

/** Who wrote what visitors read, or why they read nothing. */
export const deskPlaceStates = ['folder', 'edited', 'draft', 'retired'] as const
export const DeskPlaceState = z.enum(deskPlaceStates)
export type DeskPlaceState = z.infer<typeof DeskPlaceState>

/** `draft`: places with a text that is not published. `differing`: the folder has a newer entry. */
export const deskPlaceFilters = ['all', 'folder', 'edited', 'draft', 'retired', 'differing'] as const
export const DeskPlaceFilter = z.enum(deskPlaceFilters)
export type DeskPlaceFilter = z.infer<typeof DeskPlaceFilter>

export const DeskPlaceQuery = z.extend(PageQuery, {
  /** A part of the name or of the slug. */
  text: z.optional(z.string().check(z.maxLength(100))),
  state: z.optional(DeskPlaceFilter),
})

/** A place in the list of the desk. */
export const ListedDeskPlace = z.object({
  slug: z.string(),
  name: z.string(),
  locality: z.string(),
  category: z.string(),
  state: DeskPlaceState,
  /** It has a text that is not published. */
  hasDraft: z.boolean(),
  /** Instant at which the draft is published by itself. Null: when an editor does it. */
  publishAt: z.nullable(z.string()),
  /** The folder has a newer entry that nobody has decided about. */
  isDiffering: z.boolean(),
  /** Each deed of an editor raises it. 0: no editor has touched the place. */
  version: z.number(),
})
export type ListedDeskPlace = z.infer<typeof ListedDeskPlace>

/** A field that differs between two texts. Null: the text does not have it. */
export const PlaceChange = z.object({
  /** Dotted path, such as `facts.openingHours.value`. */
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type PlaceChange = z.infer<typeof PlaceChange>

/** A place with all of its text. */
export const DeskPlace = z.extend(ListedDeskPlace, {
  /** The text that an editor goes on with: the draft if there is one. */
  text: ContentPlace,
  /** How the draft differs from what visitors read. */
  draftChanges: z.array(PlaceChange),
  /** Slug of the place that replaces a retired one. */
  replacedBy: z.nullable(z.string()),
  /** From the editors' text to the newer entry of the folder. Null: the folder has none. */
  folderChanges: z.nullable(z.array(PlaceChange)),
})
export type DeskPlace = z.infer<typeof DeskPlace>

/** The deed that made a version. `folder` is the first version: the text that the folder had before the first deed. */
export const placeDeeds = [
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
] as const
export const PlaceDeed = z.enum(placeDeeds)
export type PlaceDeed = z.infer<typeof PlaceDeed>

export const PlaceVersion = z.object({
  version: z.number(),
  /** Instant, ISO 8601 in UTC. */
  at: z.string(),
  deed: PlaceDeed,
  /** Null once the account is deleted, and for what nobody did. */
  editorName: z.nullable(z.string()),
  /** From the version before. */
  changes: z.array(PlaceChange),
})
export type PlaceVersion = z.infer<typeof PlaceVersion>

/** The version that an editor started from. */
const version = z.int32().check(z.gte(0))

export const PlaceBasis = z.object({ version })

/** `draft`: visitors read it later. `schedule`: it is published at `publishAt`. */
export const placeSavings = ['draft', 'publish', 'schedule'] as const

export const PlaceSaving = z.object({
  /** 0 for a place that no editor has touched, and for a new one. */
  version,
  place: ContentPlace,
  as: z.enum(placeSavings),
  /** Date and time on the city's clock (yyyy-mm-ddTHH:MM), for `schedule`. */
  publishAt: z.optional(z.string().check(z.maxLength(40))),
})

export const PlaceRetirement = z.object({
  version,
  /** Slug of the place that visitors are led to. */
  replacedBy: z.nullable(z.string().check(z.maxLength(200))),
})

export const PlaceRestoration = z.object({ version, restored: z.int32().check(z.gte(1)) })

/** `keep`: the editors' text stays. `take`: the place belongs to the folder again. */
export const PlaceFolderChoice = z.object({ version, choice: z.enum(['keep', 'take']) })

/** The drawings and feasts that the form of a place lets an editor choose. */
export const PlaceChoices = z.object({
  illustrations: z.array(z.object({ id: z.string(), alt: z.string() })),
  feasts: z.array(z.object({ slug: z.string(), name: z.string() })),
})
export type PlaceChoices = z.infer<typeof PlaceChoices>

/** Address of a place in the paths of calls. */
export const BySlug = z.object({ slug: z.string().check(z.maxLength(200)) })
