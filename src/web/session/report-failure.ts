import { ApiError } from '../api/call.ts'
import type { ReportFailure } from '../api/query-client.ts'
import { isTokenStored } from './session.ts'
import { notifyFailure } from '../ui/notify.ts'

/** Shows or logs a failed query as its `report` says. */
export const reportFailure: ReportFailure = (error, report) => {
  // After a 403, the user may have lost the admin role.
  if (error instanceof ApiError && error.code === 'forbidden' && isTokenStored()) void refreshUser()
  if (!report) return
  const { text, place } = report
  if (place === 'console') console.warn(text, error)
  else notifyFailure(error, text, place)
}

async function refreshUser(): Promise<void> {
  const { completeUser } = await import('./session-calls.ts')
  await completeUser()
}
