import * as z from 'zod/mini'
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
import { DeskPlace, ListedDeskPlace, PlaceChoices, PlaceSaving } from './desk-places.ts'
import { ContentPlace } from '../place/content-place.ts'
import type { OperationsOf } from '../api/operation.ts'
import { PageQuery } from '../api/paging.ts'
import { PlaceDetail } from '../place/places.ts'
import * as endpoints from './desk-places.endpoints.ts'

const DeskPlaceReply = z.object({ success: z.literal(true), place: DeskPlace })
const change = { params: BySlug, reply: DeskPlaceReply }
const text = { bodyLimit: ENTRY_BODY_BYTES }

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
    ...change,
    summary: 'One place with the text that editors go on with',
  },
  createDeskPlace: {
    ...endpoints.createDeskPlace,
    ...text,
    summary: 'A new place, as a draft or published; problems are named by field, as in the content folder',
    body: PlaceSaving,
    reply: DeskPlaceReply,
  },
  saveDeskPlace: {
    ...endpoints.saveDeskPlace,
    ...change,
    ...text,
    summary: 'Save a place; an outdated version gets 409, whose `fields` name what others changed',
    body: PlaceSaving,
  },
  previewDeskPlace: {
    ...endpoints.previewDeskPlace,
    ...text,
    summary: 'A place as its page would show it; nothing is stored',
    body: z.object({ place: ContentPlace }),
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
    ...change,
    summary: 'Retire a place: its address answers 410 and names the place that replaces it',
    body: EntryRetirement,
  },
  bringBackDeskPlace: {
    ...endpoints.bringBackDeskPlace,
    ...change,
    summary: 'Publish a retired place again, with the text that it had',
    body: EntryBasis,
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
    ...change,
    summary: 'Make the text of an earlier version the draft of a place',
    body: EntryRestoration,
  },
  chooseDeskPlaceText: {
    ...endpoints.chooseDeskPlaceText,
    ...change,
    summary: 'Keep the editors’ text of a place, or take the newer entry of the content folder',
    body: EntryFolderChoice,
  },
  getPlaceChoices: {
    ...endpoints.getPlaceChoices,
    summary: 'The drawings and feasts that a place may name',
    reply: z.object({ success: z.literal(true), choices: PlaceChoices }),
  },
} as const satisfies OperationsOf<typeof endpoints>
