import * as z from 'zod/mini'
import { ContentPlace, StoredPlace } from '../place/content-place.ts'
import { PlaceDetail } from '../place/places.ts'
import { Drawing } from './desk-entries.ts'
import { createDeskKind } from './desk-kind.ts'

/** A stop of a suggested trip, by the title of the trip. */
export const ClosedStop = z.object({ trip: z.string(), stop: z.string() })
export type ClosedStop = z.infer<typeof ClosedStop>

/** Places as editors see them in the desk (docs/decisions/0069). */
export const deskPlaces = createDeskKind('places', {
  text: ContentPlace,
  stored: StoredPlace,
  /** `category` is null in a draft whose list nobody has chosen yet. */
  listed: { locality: z.string(), category: z.nullable(z.string()) },
  /** Stops of suggested trips that would be closed on every day of the week with this text. */
  open: { closedStops: z.optional(z.array(ClosedStop)) },
  preview: { place: PlaceDetail },
  choices: { illustrations: z.array(Drawing), feasts: z.array(z.object({ slug: z.string(), name: z.string() })) },
})

/** The drawings and feasts that the form of a place lets an editor choose. */
export type PlaceChoices = z.infer<typeof deskPlaces.Choices>
