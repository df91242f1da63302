import * as z from 'zod/mini'
import { ContentPlace, StoredPlace } from '../place/content-place.ts'
import { Drawing, EntrySaving, ListedEntry, OpenEntry } from './desk-entries.ts'

/** Places as editors see them in the desk (docs/decisions/0069). */

/** `category` is null in a draft whose list nobody has chosen yet. */
const listed = { locality: z.string(), category: z.nullable(z.string()) }

/** A place in the list of the desk. */
export const ListedDeskPlace = z.extend(ListedEntry, listed)
export type ListedDeskPlace = z.infer<typeof ListedDeskPlace>

/** A stop of a suggested trip, by the title of the trip. */
export const ClosedStop = z.object({ trip: z.string(), stop: z.string() })
export type ClosedStop = z.infer<typeof ClosedStop>

/** A place with all of its text. */
export const DeskPlace = z.extend(OpenEntry, {
  ...listed,
  /** The text that an editor goes on with: the draft if there is one. */
  text: StoredPlace,
  /** Stops of suggested trips that would be closed on every day of the week with this text. */
  closedStops: z.optional(z.array(ClosedStop)),
})
export type DeskPlace = z.infer<typeof DeskPlace>

export const PlaceSaving = z.extend(EntrySaving, { place: ContentPlace })

/** The drawings and feasts that the form of a place lets an editor choose. */
export const PlaceChoices = z.object({
  illustrations: z.array(Drawing),
  feasts: z.array(z.object({ slug: z.string(), name: z.string() })),
})
export type PlaceChoices = z.infer<typeof PlaceChoices>
