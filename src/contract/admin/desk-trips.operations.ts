import * as z from 'zod/mini'
import { ContentTrip } from '../trip/content-trip.ts'
import { BySlug } from '../api/by-slug.ts'
import {
  ENTRY_BODY_BYTES,
  EntryBasis,
  EntryFolderChoice,
  EntryQuery,
  EntryRestoration,
  EntryRetirement,
  EntryVersionsReply,
} from './desk-entries.ts'
import { DeskTrip, ListedDeskTrip, TripChoices, TripSaving } from './desk-trips.ts'
import type { OperationsOf } from '../api/operation.ts'
import { PageQuery } from '../api/paging.ts'
import { SuggestedTrip } from '../trip/suggested-trips.ts'
import * as endpoints from './desk-trips.endpoints.ts'

const DeskTripReply = z.object({ success: z.literal(true), trip: DeskTrip })
const change = { params: BySlug, reply: DeskTripReply }
const text = { bodyLimit: ENTRY_BODY_BYTES }

export const deskTripOperations = {
  listDeskTrips: {
    ...endpoints.listDeskTrips,
    summary: 'All suggested trips for editors, by slug; `differing` counts those of which the folder has a newer entry',
    query: EntryQuery,
    reply: z.object({
      success: z.literal(true),
      trips: z.array(ListedDeskTrip),
      differing: z.number(),
      nextCursor: z.nullable(z.string()),
    }),
  },
  getDeskTrip: {
    ...endpoints.getDeskTrip,
    ...change,
    summary: 'One suggested trip with the text that editors go on with',
  },
  createDeskTrip: {
    ...endpoints.createDeskTrip,
    ...text,
    summary: 'A new suggested trip, as a draft or published; problems are named by field, as in the content folder',
    body: TripSaving,
    reply: DeskTripReply,
  },
  saveDeskTrip: {
    ...endpoints.saveDeskTrip,
    ...change,
    ...text,
    summary: 'Save a suggested trip; an outdated version gets 409, whose `fields` name what others changed',
    body: TripSaving,
  },
  previewDeskTrip: {
    ...endpoints.previewDeskTrip,
    ...text,
    summary: 'A suggested trip as visitors would see it; nothing is stored',
    body: z.object({ trip: ContentTrip }),
    reply: z.object({ success: z.literal(true), trip: SuggestedTrip }),
  },
  discardDeskTripDraft: {
    ...endpoints.discardDeskTripDraft,
    summary: 'Discard the draft of a suggested trip; one that was never published is removed. `trip` is null then',
    params: BySlug,
    body: EntryBasis,
    reply: z.object({ success: z.literal(true), trip: z.nullable(DeskTrip) }),
  },
  retireDeskTrip: {
    ...endpoints.retireDeskTrip,
    ...change,
    summary: 'Retire a suggested trip: its address answers 410 and names the trip that replaces it',
    body: EntryRetirement,
  },
  bringBackDeskTrip: {
    ...endpoints.bringBackDeskTrip,
    ...change,
    summary: 'Publish a retired suggested trip again, with the text that it had',
    body: EntryBasis,
  },
  listDeskTripVersions: {
    ...endpoints.listDeskTripVersions,
    summary:
      'Who changed what of a suggested trip, newest first; `nextCursor` leads to older versions, null at the end',
    params: BySlug,
    query: PageQuery,
    reply: EntryVersionsReply,
  },
  restoreDeskTripVersion: {
    ...endpoints.restoreDeskTripVersion,
    ...change,
    summary: 'Make the text of an earlier version the draft of a suggested trip',
    body: EntryRestoration,
  },
  chooseDeskTripText: {
    ...endpoints.chooseDeskTripText,
    ...change,
    summary: 'Keep the editors’ text of a suggested trip, or take the newer entry of the content folder',
    body: EntryFolderChoice,
  },
  getTripChoices: {
    ...endpoints.getTripChoices,
    summary: 'The drawings that a suggested trip may name',
    reply: z.object({ success: z.literal(true), choices: TripChoices }),
  },
} as const satisfies OperationsOf<typeof endpoints>
