import { createStore, del, get, set } from 'idb-keyval'

/** A database of its own: one of this library holds one store. */
const store = createStore('safarnama-searches', 'recent')
const KEY = 'terms'
const MAX_RECENT = 5
const NOT_STORED = 'Recent searches cannot be kept on this device.'

let recent: readonly string[] = []
let isRead = false
const listeners = new Set<() => void>()

/** The last terms, the newest first. They are read from the device once somebody subscribes. */
export function recentSearches(): readonly string[] {
  return recent
}

export function onRecentSearchesChange(listener: () => void): () => void {
  listeners.add(listener)
  if (!isRead) void read()
  return () => listeners.delete(listener)
}

export async function storeRecentSearch(term: string): Promise<void> {
  await read()
  const others = recent.filter((other) => other.toLowerCase() !== term.toLowerCase())
  change([term, ...others].slice(0, MAX_RECENT))
  await orWarn(set(KEY, recent, store))
}

/** They show what somebody searched, so a logout clears them, too. */
export async function clearRecentSearches(): Promise<void> {
  isRead = true
  change([])
  await orWarn(del(KEY, store))
}

async function read(): Promise<void> {
  if (isRead) return
  isRead = true
  const stored = await orWarn(get<unknown>(KEY, store))
  if (Array.isArray(stored)) change(stored.filter((term) => typeof term === 'string').slice(0, MAX_RECENT))
}

function change(next: readonly string[]): void {
  recent = next
  for (const listener of listeners) listener()
}

/** The database can be blocked. The search works without it. */
async function orWarn<T>(access: Promise<T>): Promise<T | undefined> {
  try {
    return await access
  } catch (error) {
    console.warn(NOT_STORED, error)
    return undefined
  }
}
