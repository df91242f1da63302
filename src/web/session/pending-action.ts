import * as z from 'zod/mini'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { parseJson } from '../api/parse-json.ts'

// Zod's JIT uses `eval`. Our content security policy forbids that and would report zod's probe as a violation.
z.config({ jitless: true })

/** The part of a place that the wishlist stores. */
const WishedPlace = z.object({
  name: z.string(),
  location: z.string(),
  rating: z.number(),
  img: z.string(),
  /** Left out or null: not in the guide. */
  slug: z.optional(z.nullable(z.string())),
})
export type WishedPlace = z.infer<typeof WishedPlace>

/** An action of a guest that waits for the login. */
const PendingAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('save-place'), place: WishedPlace }),
  z.object({ kind: z.literal('add-trip'), id: z.string(), title: z.string() }),
  z.object({
    kind: z.literal('take-shared'),
    token: z.string(),
    passcode: z.nullable(z.string()),
    title: z.string(),
  }),
  /** Makes a trip of the places that wait on the device. */
  z.object({ kind: z.literal('make-trip') }),
])
export type PendingAction = z.infer<typeof PendingAction>

/** Long enough for a signup or a forgotten password. A person who logs in later may be somebody else. */
const MAX_AGE_MS = 30 * MINUTE_MS

/** Name in the session storage, which belongs to one tab. It survives a reload of the login page. */
const STORAGE_NAME = 'wanted-deed'

const StoredAction = z.object({ id: z.string(), keptAtMs: z.number(), deed: PendingAction })

/** Holds the action if the browser blocks the session storage. */
let unstored: string | null = null

/**
 * Stores the action for the next login in this tab. It replaces an earlier action.
 * @param id stands in the state of the login page, so that a login of another origin does nothing
 */
export function storePendingAction(id: string, action: PendingAction, nowMs: number): void {
  const text = JSON.stringify({ id, keptAtMs: nowMs, deed: PendingAction.parse(action) } satisfies z.infer<
    typeof StoredAction
  >)
  try {
    sessionStorage.setItem(STORAGE_NAME, text)
    unstored = null
  } catch {
    unstored = text
  }
}

/**
 * Removes the action from the storage, so that it is done once. Every login removes it, even if its id does not fit:
 * the action is not left for the next person.
 * @param id of the state of the login page, or null
 */
export function takePendingAction(id: string | null, nowMs: number): PendingAction | null {
  const text = takeText()
  if (text === null || id === null) return null
  const { data } = StoredAction.safeParse(parseJson(text))
  const isFit = data?.id === id && nowMs - data.keptAtMs <= MAX_AGE_MS
  return isFit ? data.deed : null
}

function takeText(): string | null {
  try {
    const text = sessionStorage.getItem(STORAGE_NAME) ?? unstored
    sessionStorage.removeItem(STORAGE_NAME)
    return text
  } catch {
    return unstored
  } finally {
    unstored = null
  }
}
