import { showToast } from './toast.ts'

/** Tells something in passing, as the review and trip pages do (section 9). */
export function tell(kind: 'success' | 'error', text: string): void {
  showToast({ kind, text, place: 'top-center' })
}
