import { ApiError, textOfFailure } from '../api/call.ts'
import { showToast } from './toast.ts'

/** Section 9: the review and trip pages show their toasts at top centre, all others at top right. */
export type NoticePlace = 'top-center' | 'top-right'

export function notify(kind: 'success' | 'error', text: string, place: NoticePlace = 'top-center'): void {
  showToast({ kind, text, place })
}

/** Nobody reads a sentence in the second that section 9 gives the messages of trips and reviews. */
const READING_MS = 4_000

/** Shows a message that the specification does not name, at the top centre and long enough to be read. */
export function notifyToRead(kind: 'success' | 'error', text: string): void {
  showToast({ kind, text, place: 'top-center', durationMs: READING_MS })
}

/**
 * Tells of a failure, unless another toast tells that the session has ended.
 * @param fallback text for a failure without a text from the server (section 8)
 */
export function notifyFailure(error: unknown, fallback: string, place?: NoticePlace): void {
  if (error instanceof ApiError && error.isSessionEnd) return
  notify('error', textOfFailure(error, fallback), place)
}
