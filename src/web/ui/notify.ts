import { useEffect } from 'react'
import { textOfFailure } from '../api/call.ts'
import { showToast } from './toast.ts'

/** Tells something in passing, as the review and trip pages do (section 9). */
export function notify(kind: 'success' | 'error', text: string): void {
  showToast({ kind, text, place: 'top-center' })
}

/** Tells why a list could not be read. */
export function useFailureTold(error: unknown, fallback: string): void {
  useEffect(() => {
    if (error) notify('error', textOfFailure(error, fallback))
  }, [error, fallback])
}
