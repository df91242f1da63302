/**
 * Keys in local storage: the session (section 4), the places that wait for a trip (`selection.ts`), the trip that was
 * opened last, its next days (`agenda.ts`), the language (`chosen-language.ts`), how dense lists are, that the installation was offered, whose drafts
 * there are, so that a logout can ask at once, and for a moment whose logout other tabs hear of (`forget-user.ts`). No
 * other code writes to local storage. The end of a session removes all of them but the language and the density: these
 * two reveal nothing about the account.
 */
export type StorageKey =
  | 'token'
  | 'email'
  | 'user'
  | 'isAdmin'
  | 'picks'
  | 'trip'
  | 'agenda'
  | 'language'
  | 'density'
  | 'install'
  | 'drafts'
  | 'loggedOut'

/** Values that a full or blocked storage refused. With them, the session lasts until the page is closed. */
const unstored = new Map<StorageKey, string>()

export function readStored(key: StorageKey): string | null {
  const value = unstored.get(key)
  if (value !== undefined) return value
  try {
    return localStorage.getItem(key)
  } catch {
    // Blocked by the settings of the browser, so nothing is stored.
    return null
  }
}

/** Reads the email of a stored session, which the server has not checked yet. Null: the visitor is a guest. */
export function readStoredEmail(): string | null {
  return readStored('token') === null ? null : readStored('email')
}

export function store(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value)
    unstored.delete(key)
  } catch {
    unstored.set(key, value)
  }
}

export function removeStored(key: StorageKey): void {
  unstored.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // A blocked storage has none of our keys.
  }
}

/** Also removes keys that other code has stored. */
export function clearStored(): void {
  const language = readStored('language')
  const density = readStored('density')
  unstored.clear()
  try {
    localStorage.clear()
  } catch {
    // A blocked storage has none of our keys.
  }
  if (language !== null) store('language', language)
  if (density !== null) store('density', density)
}
