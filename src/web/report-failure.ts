import { ApiError } from './api/call.ts'
import type { TellFailure } from './api/query-client.ts'
import { isTokenStored } from './session/session.ts'
import { notify, notifyFailure } from './ui/notify.ts'

/** Tells people of a failed call, as far as they are to know of it. */
export const reportFailure: TellFailure = (error, report) => {
  // A refused admin may be one no more.
  if (error instanceof ApiError && error.code === 'forbidden' && isTokenStored()) void askWhoIsSignedIn()
  if (!report) return
  const { text, place, isFixed } = report
  if (place === 'console') console.warn(text, error)
  else if (isFixed) notify('error', text, place)
  else notifyFailure(error, text, place)
}

async function askWhoIsSignedIn(): Promise<void> {
  const { completeUser } = await import('./session/session-calls.ts')
  await completeUser()
}
