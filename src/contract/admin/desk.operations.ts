import * as z from 'zod/mini'
import { BySlug } from '../api/by-slug.ts'
import { createOperations } from '../api/operation.ts'
import { PageQuery } from '../api/paging.ts'
import {
  ENTRY_BODY_BYTES,
  EntryBasis,
  EntryFolderChoice,
  EntryQuery,
  EntryRestoration,
  EntryRetirement,
  EntryVersionsReply,
} from './desk-entries.ts'
import {
  DeskChoices,
  DeskDraft,
  DeskEntry,
  DeskKindName,
  DeskPreview,
  DeskSaving,
  ListedDeskEntry,
} from './desk-kinds.ts'
import * as endpoints from './desk.endpoints.ts'

const ofKind = { params: z.object({ kind: DeskKindName }) }
const ofEntry = { params: z.extend(BySlug, { kind: DeskKindName }) }
const EntryReply = z.object({ success: z.literal(true), entry: DeskEntry })
const change = { ...ofEntry, reply: EntryReply }
const text = { bodyLimit: ENTRY_BODY_BYTES }

export const deskOperations = createOperations(endpoints, {
  listDeskEntries: {
    ...ofKind,
    summary: 'All entries of a kind for editors, by slug; `differing` counts those of which the folder has a newer one',
    query: EntryQuery,
    reply: z.object({
      success: z.literal(true),
      entries: z.array(ListedDeskEntry),
      differing: z.number(),
      nextCursor: z.nullable(z.string()),
    }),
  },
  getDeskEntry: {
    ...change,
    summary: 'One entry with the text that editors go on with',
  },
  createDeskEntry: {
    ...ofKind,
    ...text,
    summary: 'A new entry, as a draft or published; a part of the city is begun by saving it',
    body: DeskSaving,
    reply: EntryReply,
  },
  saveDeskEntry: {
    ...change,
    ...text,
    summary: 'Save an entry; an outdated version gets 409, whose `fields` name what others changed',
    body: DeskSaving,
  },
  previewDeskEntry: {
    ...ofKind,
    ...text,
    summary: 'An entry as visitors would see it; nothing is stored',
    body: DeskDraft,
    reply: z.object({ success: z.literal(true), preview: DeskPreview }),
  },
  discardDeskDraft: {
    ...ofEntry,
    summary: 'Discard the draft of an entry; one that was never published is removed. `entry` is null then',
    body: EntryBasis,
    reply: z.object({ success: z.literal(true), entry: z.nullable(DeskEntry) }),
  },
  retireDeskEntry: {
    ...change,
    summary: 'Take an entry out of the guide, unless the guide needs it; a place or trip then answers 410',
    body: EntryRetirement,
  },
  bringBackDeskEntry: {
    ...change,
    summary: 'Publish a retired entry again, with the text that it had',
    body: EntryBasis,
  },
  listDeskVersions: {
    ...ofEntry,
    summary: 'Who changed what of an entry, newest first; `nextCursor` leads to older versions, null at the end',
    query: PageQuery,
    reply: EntryVersionsReply,
  },
  restoreDeskVersion: {
    ...change,
    summary: 'Make the text of an earlier version the draft of an entry',
    body: EntryRestoration,
  },
  chooseDeskText: {
    ...change,
    summary: 'Keep the editors’ text of an entry, or take the newer one of the content folder',
    body: EntryFolderChoice,
  },
  getDeskChoices: {
    ...ofKind,
    summary: 'What the form of a kind offers: drawings, feasts, sources',
    reply: z.object({ success: z.literal(true), choices: DeskChoices }),
  },
})
