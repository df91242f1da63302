import * as z from 'zod/mini'
import { orAbsent, sentOr } from '../text/sent-values.ts'
import { instantOfDateTime } from '../text/city-time.ts'
import { errorCode } from '../text/field-error.ts'
import { languages } from '../messages/languages.ts'
import { requiredLine, requiredText } from '../text/text.ts'

export const announcementPriorities = ['high', 'medium', 'low'] as const
export const AnnouncementPriority = z.enum(announcementPriorities)
export type AnnouncementPriority = z.infer<typeof AnnouncementPriority>
export const DEFAULT_PRIORITY: AnnouncementPriority = 'medium'

/** By the codes of the languages beside the first one, in which the announcement itself is. */
function inFurtherLanguages<Text extends z.ZodMiniObject>(text: Text) {
  return z.partialRecord(z.enum(languages.slice(1).map(({ code }) => code)), text)
}

/** Title and content in further languages. */
export const Translations = inFurtherLanguages(z.object({ title: z.string(), content: z.string() }))

export const Announcement = z.object({
  _id: z.string(),
  title: z.string(),
  content: z.string(),
  /** Instant, ISO 8601 in UTC. */
  date: z.string(),
  priority: AnnouncementPriority,
  translations: z.optional(Translations),
})
export type Announcement = z.infer<typeof Announcement>

export const ANNOUNCEMENT_LIMITS = { title: 200, content: 5_000 } as const

/**
 * A date-time of ISO 8601. With `Z` or an offset it is an instant. Without them, it is in the time zone of the city,
 * which the server knows.
 */
const DateTime = z
  .string(errorCode('announcement.date-invalid'))
  .check(z.refine((text) => instantOfDateTime(text, 'UTC') !== null, errorCode('announcement.date-invalid')))

const texts = {
  title: requiredLine(ANNOUNCEMENT_LIMITS.title, errorCode('announcement.title-missing')),
  content: requiredText(ANNOUNCEMENT_LIMITS.content, errorCode('announcement.content-missing')),
}

/** The schema drops an `id` in the input. */
export const AnnouncementInput = z.object({
  ...texts,
  date: DateTime,
  priority: sentOr(z.enum(announcementPriorities, errorCode('announcement.priority-invalid')), DEFAULT_PRIORITY),
  translations: orAbsent(inFurtherLanguages(z.object(texts))),
})
export type AnnouncementInput = z.infer<typeof AnnouncementInput>
