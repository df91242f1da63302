import { cachedTripKey } from '../../session/cached-trip.ts'
import { readStoredUser } from '../../session/stored-user.ts'
import type { Owner } from '../form/mutations.ts'
import { openTripEditor } from './open-trip-editor.ts'

export type Opened = NonNullable<Awaited<ReturnType<typeof openTripEditor>>>

/** An editor that opens before the page renders. */
export type OpeningAhead = {
  readonly key: string
  /** Null: the page has taken it over. */
  opening: Promise<Opened | null> | null
  /** Null: it is not open yet. */
  opened: Opened | null
}

let ahead: OpeningAhead | null = null

/** Opens a plan for the stored user, while the session is checked. Nothing is shown or sent before that. */
export async function openAhead(owner: Owner, id: string): Promise<void> {
  const user = readStoredUser()
  if (!user) return
  const opening = openTripEditor(owner, user, id)
  const started: OpeningAhead = { key: cachedTripKey(user.id, id), opening, opened: null }
  ahead = started
  try {
    started.opened = await opening
  } catch {
    // The page takes the opening over, and shows its failure.
  }
}

/** The editor serves once: a page that opens later reads the trip again. */
export function takeOpenedAhead(key: string): OpeningAhead | null {
  const taken = ahead?.key === key ? ahead : null
  ahead = null
  return taken
}

export function forgetOpenedAhead(): void {
  ahead = null
}
