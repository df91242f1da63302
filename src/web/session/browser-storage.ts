/** What the browser keeps of a session: exactly these four, and nobody else touches local storage. */
export type StorageKey = 'token' | 'email' | 'user' | 'isAdmin'

/** Holds what a full or forbidden storage refused, so that the session lasts as long as the page. */
const refused = new Map<StorageKey, string>()

export function readStored(key: StorageKey): string | null {
  const kept = refused.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    // Forbidden by the browser's settings: then nothing is stored.
    return null
  }
}

export function store(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value)
    refused.delete(key)
  } catch {
    refused.set(key, value)
  }
}

/** Empties all of it. */
export function clearStored(): void {
  refused.clear()
  try {
    localStorage.clear()
  } catch {
    // What cannot be reached holds nothing of ours.
  }
}
