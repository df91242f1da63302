import * as z from 'zod/mini'
import { errorCode } from '../text/field-error.ts'
import { requiredLine, requiredText } from '../text/text.ts'

export const LETTER_LIMITS = { title: 150, text: 5_000, places: 6 } as const

/** States of a newsletter issue. It is `paused` between `sending` and `sending`. Only drafts can be changed. */
export const letterStates = ['draft', 'sending', 'paused', 'sent'] as const
export const LetterState = z.enum(letterStates)
export type LetterState = z.infer<typeof LetterState>

/** The title becomes the subject of a mail, whose header is one line. */
const LetterTitle = requiredLine(LETTER_LIMITS.title, errorCode('letter.title-missing'))

/** Plain text. An empty line begins a new paragraph. */
const LetterText = requiredText(LETTER_LIMITS.text, errorCode('letter.text-missing')).check(
  z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
  z.regex(/^(?:\P{Cc}|[\n\t])*$/u, errorCode('note.characters')),
)

const LetterPlaces = z
  .array(z.string().check(z.minLength(1), z.maxLength(100)))
  .check(z.maxLength(LETTER_LIMITS.places, errorCode('letter.too-many-places')))

/** A newsletter issue as editors write it. `places` are slugs of the guide, in the order of the issue. */
export const LetterInput = z.object({ title: LetterTitle, text: LetterText, places: z._default(LetterPlaces, []) })
export type LetterInput = z.infer<typeof LetterInput>

/**
 * Numbers of people. `recipients` were subscribed and confirmed when the sending began. Each of them is in one of the
 * others: `waiting` not queued yet, `queued`, `sent` taken by the mail server, `refused` by it, `unknown` being sent
 * when a process died, or `left`, whose subscription ended before their turn.
 */
export const LetterFigures = z.object({
  recipients: z.number(),
  waiting: z.number(),
  queued: z.number(),
  sent: z.number(),
  refused: z.number(),
  unknown: z.number(),
  left: z.number(),
  /** Subscriptions that were ended by a link of this issue. */
  unsubscribed: z.number(),
})
export type LetterFigures = z.infer<typeof LetterFigures>

export const ListedLetter = z.object({
  _id: z.string(),
  version: z.number(),
  state: LetterState,
  title: z.string(),
  /** Name of the account that began the issue. Empty once that account is deleted. */
  createdBy: z.string(),
  /** Instants, ISO 8601 in UTC. */
  updatedAt: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  /** Null for a draft. */
  figures: z.nullable(LetterFigures),
})
export type ListedLetter = z.infer<typeof ListedLetter>

/** A part of a mail. `text` may have several lines. */
export const PreviewedPart = z.union([
  z.object({ heading: z.string() }),
  z.object({ text: z.string() }),
  z.object({ link: z.string() }),
  z.object({ place: z.object({ name: z.string(), line: z.string(), link: z.string() }) }),
])
export type PreviewedPart = z.infer<typeof PreviewedPart>

/** A newsletter issue as its recipients get it: the parts of the HTML, and the plain text. */
export const LetterPreview = z.object({
  from: z.string(),
  subject: z.string(),
  parts: z.array(PreviewedPart),
  text: z.string(),
})
export type LetterPreview = z.infer<typeof LetterPreview>

export const DeskLetter = z.extend(ListedLetter, {
  text: z.string(),
  places: z.array(z.string()),
  /** The issue as its recipients get it. Null for a draft, which may still change. */
  preview: z.nullable(LetterPreview),
})
export type DeskLetter = z.infer<typeof DeskLetter>
