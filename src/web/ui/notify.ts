import { ApiError, textOfFailure } from '../api/call.ts'
import { showToast } from './toast.ts'

/**
 * Section 9: the review and trip pages show their toasts at top centre, all others at top right. Messages that the
 * specification does not name there are `to-read`.
 */
export type NoticePlace = 'top-center' | 'to-read' | 'top-right'

export function notify(kind: 'success' | 'error', text: string, place: NoticePlace = 'top-center'): void {
  showToast({ kind, text, place })
}

/**
 * Announces a failure, unless another toast announces that the session has ended.
 * @param fallback text for a failure without a text from the server (section 8)
 */
export function notifyFailure(error: unknown, fallback: string, place?: NoticePlace): void {
  if (error instanceof ApiError && error.isSessionEnd) return
  notify('error', textOfFailure(error, fallback), place)
}
