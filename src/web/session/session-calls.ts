import { getUser, logOut } from '#contract/account/auth.endpoints.ts'
import { ApiError, callOverHttp } from '../api/call.ts'
import { readStored } from './browser-storage.ts'
import { readStoredUser } from './stored-user.ts'
import { beginSession, rejectSession, updateUser } from './session.ts'

/** Delay before each retry of a call without an answer. */
const RETRY_DELAYS_MS = [200, 600]

const MAX_WAIT_MS = 3_000

/**
 * Reads the user of the stored token. Any failure ends the stored session (section 4), and so does a user with another
 * email than the stored one, unless another session has replaced it in the meantime. Without any answer, a device with a
 * stored guide shows the stored user. The call does not send the email,
 * because a URL with it would stand in the logs of every proxy.
 */
export async function resumeSession(): Promise<void> {
  const token = readStored('token')
  if (token === null) return
  const email = readStored('email')
  try {
    const { user } = await withRetries(() => callOverHttp(getUser, { query: {} }, limit()))
    if (readStored('token') !== token) return
    if (email === null || email === user.email) beginSession(token, user)
    else rejectSession()
  } catch (error) {
    const user = hasStoredGuide() && isWithoutAnswer(error) ? readStoredUser() : null
    // `rejectSession` shows a toast. After a 401, `callOverHttp` has already rejected the session.
    if (readStored('token') !== token) return
    if (user) beginSession(token, user)
    else rejectSession()
  }
}

/** True if the server did not answer, and this device stores the guide (docs/decisions/0102). */
function isWithoutAnswer(error: unknown): boolean {
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  return isLate || (error instanceof ApiError && error.code === 'network' && hasStoredGuide())
}

/** Time without an answer, in ms, after which a device with a stored guide does without the network. */
function limit(): { signal?: AbortSignal } {
  return hasStoredGuide() ? { signal: AbortSignal.timeout(MAX_WAIT_MS) } : {}
}

/** Only then does a page have a worker. */
function hasStoredGuide(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}

/** Reads the fields of the user that the reply of a login lacks. A failure does not end the session. */
export async function completeUser(): Promise<void> {
  try {
    updateUser((await callOverHttp(getUser, { query: {} })).user)
  } catch (error) {
    console.warn('Phone and address could not be read.', error)
  }
}

/**
 * Ends a session on the server that has ended here.
 * @throws ApiError
 */
export async function revokeSession(token: string): Promise<void> {
  await callOverHttp(logOut, {}, { token, keepalive: true })
}

async function withRetries<T>(call: () => Promise<T>): Promise<T> {
  // With a stored guide nothing is lost without an answer, and the pauses would only be waited for.
  for (const delayMs of hasStoredGuide() ? [] : RETRY_DELAYS_MS) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'network') throw error
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
  return call()
}
