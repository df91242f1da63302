import { useSyncExternalStore } from 'react'
import type { User } from '#contract/account/auth.ts'
import { session as messages } from '#messages/login.ts'
import { showToastSoon } from '../ui/toast.ts'
import { clearStored, readStored, removeStored, store } from './browser-storage.ts'
import { storedSelection, storeSelection } from './selection.ts'

/** The user of the page. There is no third state, because nothing renders while a stored session is checked. */
export type Session = { kind: 'guest' } | { kind: 'signed-in'; user: User; token: string }

const GUEST: Session = { kind: 'guest' }

let session: Session = GUEST
const listeners = new Set<() => void>()

export function currentSession(): Session {
  return session
}

/** @returns a function that removes the listener */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The server renders all pages for a guest. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, () => GUEST)
}

/** Stores the token last, because other tabs listen for it. */
export function beginSession(token: string, user: User): void {
  if (storedToken() === null || readStored('email') !== user.email) {
    removeStored('agenda')
    void removeDraftsOfOthers(user.id)
  }
  storeUser(user)
  store('token', token)
  change({ kind: 'signed-in', user, token })
}

/** Somebody else may have been signed in before, whose session ended by itself, or is signed in still by another tab. */
async function removeDraftsOfOthers(userId: string): Promise<void> {
  try {
    const drafts = await import('./draft-store.ts')
    await drafts.removeDraftsOfOthers(userId)
  } catch (error) {
    console.warn('Drafts of others could not be removed.', error)
  }
}

/** Updates the signed-in user. A session that has ended in the meantime stays ended. */
export function updateUser(user: User): void {
  if (session.kind === 'guest' || session.user.id !== user.id) return
  storeUser(user)
  change({ ...session, user })
}

export function endSession(): void {
  clearStored()
  change(GUEST)
}

/**
 * Ends a session that the server rejected, and shows a toast (section 4). The traveller did not ask for it, so the
 * selected places stay.
 */
export function rejectSession(): void {
  const selection = storedSelection()
  endSession()
  if (selection !== null) storeSelection(selection)
  showToastSoon({ kind: 'error', text: messages.authenticationFailed })
}

export function isTokenStored(): boolean {
  return storedToken() !== null
}

export function storedToken(): string | null {
  return readStored('token')
}

function storeUser(user: User): void {
  store('email', user.email)
  store('user', JSON.stringify(user))
  store('isAdmin', String(user.isAdmin))
}

function change(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}
