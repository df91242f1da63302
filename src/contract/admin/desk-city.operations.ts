import * as z from 'zod/mini'
import { CityPart } from '../city/content-city.ts'
import { CityPartSaving, DeskCityPart, PreviewedCity } from './desk-city.ts'
import { BySlug } from '../api/by-slug.ts'
import {
  ENTRY_BODY_BYTES,
  EntryBasis,
  EntryFolderChoice,
  EntryQuery,
  EntryRestoration,
  EntryVersionsReply,
  ListedEntry,
} from './desk-entries.ts'
import type { OperationsOf } from '../api/operation.ts'
import { PageQuery } from '../api/paging.ts'
import * as endpoints from './desk-city.endpoints.ts'

const DeskCityReply = z.object({ success: z.literal(true), cityPart: DeskCityPart })
const change = { params: BySlug, reply: DeskCityReply }
const text = { bodyLimit: ENTRY_BODY_BYTES }

export const deskCityOperations = {
  listDeskCity: {
    ...endpoints.listDeskCity,
    summary: 'The parts of the city for editors: its texts, its fares and its climate',
    query: EntryQuery,
    reply: z.object({
      success: z.literal(true),
      cityParts: z.array(ListedEntry),
      differing: z.number(),
      nextCursor: z.nullable(z.string()),
    }),
  },
  getDeskCityPart: {
    ...endpoints.getDeskCityPart,
    ...change,
    summary: 'One part of the city with the text that editors go on with',
  },
  saveDeskCityPart: {
    ...endpoints.saveDeskCityPart,
    ...change,
    ...text,
    summary: 'Save a part of the city; an outdated version gets 409, whose `fields` name what others changed',
    body: CityPartSaving,
  },
  previewDeskCityPart: {
    ...endpoints.previewDeskCityPart,
    ...text,
    summary: 'The texts of the city and its year as visitors would see them; nothing is stored',
    body: z.object({ cityPart: CityPart }),
    reply: z.object({ success: z.literal(true), preview: PreviewedCity }),
  },
  discardDeskCityDraft: {
    ...endpoints.discardDeskCityDraft,
    summary: 'Discard the draft of a part of the city',
    params: BySlug,
    body: EntryBasis,
    reply: z.object({ success: z.literal(true), cityPart: z.nullable(DeskCityPart) }),
  },
  listDeskCityVersions: {
    ...endpoints.listDeskCityVersions,
    summary:
      'Who changed what of a part of the city, newest first; `nextCursor` leads to older versions, null at the end',
    params: BySlug,
    query: PageQuery,
    reply: EntryVersionsReply,
  },
  restoreDeskCityVersion: {
    ...endpoints.restoreDeskCityVersion,
    ...change,
    summary: 'Make the text of an earlier version the draft of a part of the city',
    body: EntryRestoration,
  },
  chooseDeskCityText: {
    ...endpoints.chooseDeskCityText,
    ...change,
    summary: 'Keep the editors’ text of a part of the city, or take the newer one of the content folder',
    body: EntryFolderChoice,
  },
} as const satisfies OperationsOf<typeof endpoints>
