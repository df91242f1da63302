import * as z from 'zod/mini'
import { contentCode } from '../text/content-code.ts'
import { accessKinds } from './access-kinds.ts'
import { partsOfDay } from './parts-of-day.ts'

const AccessKind = z.enum(accessKinds)

/** HH:MM, from 00:00 to 24:00. */
const clock = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, contentCode('content.access-time')))

const fields = {
  kind: AccessKind,
  /** For `day-parts` alone. */
  parts: z.optional(z.array(z.enum(partsOfDay)).check(z.minLength(1, contentCode('content.blank')))),
  /** For `about` alone, which has at least one of the two. An end before the beginning is in the night that follows. */
  from: z.optional(clock),
  until: z.optional(clock),
}

export const Access = z.strictObject(fields).check(
  z.refine(({ kind, parts }) => (kind === 'day-parts') === (parts !== undefined), {
    path: ['parts'],
    error: contentCode('content.access-parts'),
  }),
  z.refine(({ kind, from, until }) => (kind === 'about') === (from !== undefined || until !== undefined), {
    path: ['from'],
    error: contentCode('content.access-about'),
  }),
)
export type Access = z.infer<typeof Access>

/** The access of a place with the sentence that cards, pages, maps and plans show, in the language of the answer. */
export const ShownAccess = z.strictObject({
  ...fields,
  sentence: z.string(),
  /** The same in a few words, for rows. It is missing if the sentence has no more than these. */
  brief: z.optional(z.string()),
})
export type ShownAccess = z.infer<typeof ShownAccess>
