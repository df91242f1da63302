import { getUser, logOut } from '#contract/endpoints/auth.ts'
import { ApiError, callOverHttp } from '../api/call.ts'
import { readStored } from './browser-storage.ts'
import { beginSession, rejectSession, updateUser } from './session.ts'

/** Milliseconds before each further try, when no answer came at all. */
const RETRY_AFTER = [200, 600]

/**
 * Asks the server who the stored token belongs to. Whatever goes wrong ends the stored session (section 4), unless
 * another one has taken its place meanwhile.
 */
export async function resumeSession(): Promise<void> {
  const token = readStored('token')
  if (token === null) return
  const email = readStored('email')
  try {
    const { user } = await withRetries(() => callOverHttp(getUser, { query: email === null ? {} : { email } }))
    if (readStored('token') === token) beginSession(token, user)
  } catch {
    // The toast tells it; after a refusal it has been told already.
    if (readStored('token') === token) rejectSession()
  }
}

/** Asks for what a login's answer leaves out of the traveller's record; without it the session goes on as it is. */
export async function completeUser(): Promise<void> {
  try {
    updateUser((await callOverHttp(getUser, { query: {} })).user)
  } catch (error) {
    console.warn('Phone and address could not be read.', error)
  }
}

/** Tells the server that this session is over. It is over here in any case, so a failure is only logged. */
export function revokeSession(): void {
  callOverHttp(logOut, {}).catch((error: unknown) => console.warn('The server was not told of the logout.', error))
}

async function withRetries<T>(call: () => Promise<T>): Promise<T> {
  for (const delay of RETRY_AFTER) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'network') throw error
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  return call()
}
