import { useEffect } from 'react'
import { ApiError, textOfFailure } from '../api/call.ts'
import { completeUser } from '../session/session-calls.ts'
import { showToast } from '../ui/toast.ts'

export function notifySuccess(text: string): void {
  showToast({ kind: 'success', text })
}

/** Says what went wrong. Who was refused may be no admin any more: the door asks the server. */
export function notifyFailure(error: unknown, fallback: string): void {
  showToast({ kind: 'error', text: textOfFailure(error, fallback) })
  if (error instanceof ApiError && error.code === 'forbidden') void completeUser()
}

/** The same for a list that could not be read. */
export function useFailureTold(error: unknown, fallback: string): void {
  useEffect(() => {
    if (error) notifyFailure(error, fallback)
  }, [error, fallback])
}
