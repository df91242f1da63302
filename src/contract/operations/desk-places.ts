import * as z from 'zod/mini'
import {
  BySlug,
  ENTRY_BODY_BYTES,
  EntryBasis,
  EntryFolderChoice,
  EntryQuery,
  EntryRestoration,
  EntryRetirement,
  EntryVersionsReply,
} from '../desk-entries.ts'
import { DeskPlace, ListedDeskPlace, PlaceChoices, PlaceSaving } from '../desk-places.ts'
import { ContentPlace } from '../content-place.ts'
import type { OperationsOf } from '../operation.ts'
import { PageQuery } from '../paging.ts'
import { PlaceDetail } from '../places.ts'
import * as endpoints from '../endpoints/desk-places.ts'

const DeskPlaceReply = z.object({ success: z.literal(true), place: DeskPlace })

export const deskPlaceOperations = {
  listDeskPlaces: {
    ...endpoints.listDeskPlaces,
    summary: 'All places for editors, by slug; `differing` counts places of which the folder has a newer entry',
    query: EntryQuery,
    reply: z.object({
      success: z.literal(true),
      places: z.array(ListedDeskPlace),
      differing: z.number(),
      nextCursor: z.nullable(z.string()),
    }),
  },
  getDeskPlace: {
    ...endpoints.getDeskPlace,
    summary: 'One place with the text that editors go on with',
    params: BySlug,
    reply: DeskPlaceReply,
  },
  createDeskPlace: {
    ...endpoints.createDeskPlace,
    summary: 'A new place, as a draft or published; problems are named by field, as in the content folder',
    body: PlaceSaving,
    bodyLimit: ENTRY_BODY_BYTES,
    reply: DeskPlaceReply,
  },
  saveDeskPlace: {
    ...endpoints.saveDeskPlace,
    summary: 'Save a place; an outdated version gets 409, whose `fields` name what others changed',
    params: BySlug,
    body: PlaceSaving,
    bodyLimit: ENTRY_BODY_BYTES,
    reply: DeskPlaceReply,
  },
  previewDeskPlace: {
    ...endpoints.previewDeskPlace,
    summary: 'A place as its page would show it; nothing is stored',
    body: z.object({ place: ContentPlace }),
    bodyLimit: ENTRY_BODY_BYTES,
    reply: z.object({ success: z.literal(true), place: PlaceDetail }),
  },
  discardDeskDraft: {
    ...endpoints.discardDeskDraft,
    summary: 'Discard the draft of a place; a place that was never published is removed. `place` is null then',
    params: BySlug,
    body: EntryBasis,
    reply: z.object({ success: z.literal(true), place: z.nullable(DeskPlace) }),
  },
  retireDeskPlace: {
    ...endpoints.retireDeskPlace,
    summary: 'Retire a place: its address answers 410 and names the place that replaces it',
    params: BySlug,
    body: EntryRetirement,
    reply: DeskPlaceReply,
  },
  bringBackDeskPlace: {
    ...endpoints.bringBackDeskPlace,
    summary: 'Publish a retired place again, with the text that it had',
    params: BySlug,
    body: EntryBasis,
    reply: DeskPlaceReply,
  },
  listDeskPlaceVersions: {
    ...endpoints.listDeskPlaceVersions,
    summary: 'Who changed what of a place, newest first; `nextCursor` leads to older versions, null at the end',
    params: BySlug,
    query: PageQuery,
    reply: EntryVersionsReply,
  },
  restoreDeskPlaceVersion: {
    ...endpoints.restoreDeskPlaceVersion,
    summary: 'Make the text of an earlier version the draft of a place',
    params: BySlug,
    body: EntryRestoration,
    reply: DeskPlaceReply,
  },
  chooseDeskPlaceText: {
    ...endpoints.chooseDeskPlaceText,
    summary: 'Keep the editors’ text of a place, or take the newer entry of the content folder',
    params: BySlug,
    body: EntryFolderChoice,
    reply: DeskPlaceReply,
  },
  getPlaceChoices: {
    ...endpoints.getPlaceChoices,
    summary: 'The drawings and feasts that a place may name',
    reply: z.object({ success: z.literal(true), choices: PlaceChoices }),
  },
} as const satisfies OperationsOf<typeof endpoints>
