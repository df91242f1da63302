/** Keys of a session in local storage. No other code uses local storage. */
export type StorageKey = 'token' | 'email' | 'user' | 'isAdmin'

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

export function store(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value)
    unstored.delete(key)
  } catch {
    unstored.set(key, value)
  }
}

/** Also removes keys that other code has stored. */
export function clearStored(): void {
  unstored.clear()
  try {
    localStorage.clear()
  } catch {
    // A blocked storage has none of our keys.
  }
}
