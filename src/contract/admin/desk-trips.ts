import * as z from 'zod/mini'
import { ContentTrip } from '../trip/content-trip.ts'
import { SuggestedTrip } from '../trip/suggested-trips.ts'
import { Drawing } from './desk-entries.ts'
import { createDeskKind } from './desk-kind.ts'

/** Suggested trips as editors see them in the desk (docs/decisions/0074). */
export const deskTrips = createDeskKind('trips', {
  text: ContentTrip,
  stored: ContentTrip,
  listed: { days: z.number() },
  open: {},
  preview: { trip: SuggestedTrip },
  choices: { illustrations: z.array(Drawing) },
})
