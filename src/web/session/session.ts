import { useSyncExternalStore } from 'react'
import type { User } from '#contract/auth.ts'
import { session as messages } from '#messages/session.ts'
import { showToastSoon } from '../ui/toast.ts'
import { clearStored, readStored, store } from './browser-storage.ts'

/** Who is looking at the page. While a stored session is being checked nothing is rendered, so there is no third state. */
export type Session = { kind: 'guest' } | { kind: 'signed-in'; user: User; token: string }

const GUEST: Session = { kind: 'guest' }

let session: Session = GUEST
const listeners = new Set<() => void>()

export function currentSession(): Session {
  return session
}

/** @returns what stops the listening */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The session, as a component sees it. Pages are rendered on the server for a guest, the same for everybody. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, () => GUEST)
}

/** The token last, since its arrival is what other tabs listen for. */
export function beginSession(token: string, user: User): void {
  store('email', user.email)
  keepUser(user)
  store('token', token)
  change({ kind: 'signed-in', user, token })
}

/** Takes over what the server now says of the signed-in traveller; a session that has ended meanwhile stays ended. */
export function updateUser(user: User): void {
  if (session.kind === 'guest' || session.user.id !== user.id) return
  keepUser(user)
  change({ ...session, user })
}

export function endSession(): void {
  clearStored()
  change(GUEST)
}

/** Ends a session that the server does not accept (section 4). */
export function rejectSession(): void {
  endSession()
  showToastSoon({ kind: 'error', text: messages.authenticationFailed })
}

export function isTokenStored(): boolean {
  return storedToken() !== null
}

export function storedToken(): string | null {
  return readStored('token')
}

function keepUser(user: User): void {
  store('user', JSON.stringify(user))
  store('isAdmin', String(user.isAdmin))
}

function change(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}
