import * as z from 'zod/mini'
import { ById } from '../api/by-id.ts'
import { DeskLetter, LetterInput, LetterPreview, ListedLetter } from './letters.ts'
import { createOperations } from '../api/operation.ts'
import { Success } from '../api/success.ts'
import { LONG_TEXT_BYTES } from '../text/text.ts'
import * as endpoints from './letters.endpoints.ts'

const LetterReply = z.object({ success: z.literal(true), letter: DeskLetter })
const change = { params: ById, reply: LetterReply }

/** The version that the caller has seen. */
const LetterVersion = z.object({ version: z.number().check(z.int(), z.gte(1)) })

export const letterOperations = createOperations(endpoints, {
  listLetters: {
    summary: 'The newest 100 letters of the newsletter; `subscribers` counts confirmed subscriptions',
    reply: z.object({ success: z.literal(true), letters: z.array(ListedLetter), subscribers: z.number() }),
  },
  getLetter: { ...change, summary: 'One letter with its text and its figures' },
  createLetter: {
    summary: 'Begin a letter as a draft',
    body: LetterInput,
    bodyLimit: LONG_TEXT_BYTES,
    reply: LetterReply,
  },
  saveLetter: {
    ...change,
    summary: 'Replace the text of a draft; an outdated version gets 409',
    body: z.extend(LetterInput, LetterVersion.shape),
    bodyLimit: LONG_TEXT_BYTES,
  },
  discardLetter: {
    summary: 'Remove a draft for good; a letter that was sent stays',
    params: ById,
    reply: Success,
    needsRecentLogin: true,
  },
  previewLetter: {
    summary: 'A letter as its recipients would get it; nothing is stored',
    body: LetterInput,
    bodyLimit: LONG_TEXT_BYTES,
    reply: z.object({ success: z.literal(true), preview: LetterPreview }),
  },
  testLetter: {
    summary: 'Mail a letter to the caller alone; it counts nowhere',
    params: ById,
    reply: z.object({
      success: z.literal(true),
      /** The email of the caller. */
      email: z.string(),
    }),
  },
  sendLetter: {
    ...change,
    summary: 'Begin to mail a draft to all confirmed subscribers; an outdated version gets 409',
    body: LetterVersion,
    needsRecentLogin: true,
  },
  pauseLetter: { ...change, summary: 'Hold back all mails of a letter that have not left' },
  resumeLetter: {
    ...change,
    summary: 'Go on with a paused letter',
    needsRecentLogin: true,
  },
})
