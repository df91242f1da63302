import * as z from 'zod/mini'
import { ContentTrip } from '../trip/content-trip.ts'
import { Drawing, EntrySaving, ListedEntry, OpenEntry } from './desk-entries.ts'

/** Suggested trips as editors see them in the desk (docs/decisions/0074). */

const listed = { days: z.number() }

/** A suggested trip in the list of the desk. */
export const ListedDeskTrip = z.extend(ListedEntry, listed)
export type ListedDeskTrip = z.infer<typeof ListedDeskTrip>

/** A suggested trip with all of its text. */
export const DeskTrip = z.extend(OpenEntry, {
  ...listed,
  /** The text that an editor goes on with: the draft if there is one. */
  text: ContentTrip,
})
export type DeskTrip = z.infer<typeof DeskTrip>

export const TripSaving = z.extend(EntrySaving, { trip: ContentTrip })

/** The drawings that the form of a suggested trip lets an editor choose. */
export const TripChoices = z.object({ illustrations: z.array(Drawing) })
export type TripChoices = z.infer<typeof TripChoices>
