/** What the device keeps of unfinished trips, in the browser's database: local storage is the session's alone. */
const DATABASE = 'safarnama'
const SHELF = 'drafts'

/** Milliseconds within which changes are written together. */
const TOGETHER = 150

/** Names a draft by its owner and trip, so that nobody sees another's. */
export function slotOf(userId: string, tripId: string | null): string {
  return `${userId} ${tripId ?? 'new'}`
}

const waiting = new Map<string, () => unknown>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps what `read` will return, or nothing for null; of several in a moment only the last is written. */
export function keepDraft(slot: string, read: () => unknown): void {
  if (waiting.size === 0) addEventListener('pagehide', writeWaiting, { once: true })
  waiting.set(slot, read)
  timer ??= setTimeout(writeWaiting, TOGETHER)
}

export async function readKeptDraft(slot: string): Promise<unknown> {
  const read = waiting.get(slot)
  if (read) return read()
  return withShelf('readonly', (shelf) => shelf.get(slot))
}

function writeWaiting(): void {
  clearTimeout(timer)
  timer = undefined
  removeEventListener('pagehide', writeWaiting)
  const writes = [...waiting].map(([slot, read]) => [slot, read()] as const)
  waiting.clear()
  for (const [slot, kept] of writes) {
    void withShelf('readwrite', (shelf) => (kept === null ? shelf.delete(slot) : shelf.put(kept, slot)))
  }
}

/** @returns undefined where the browser keeps nothing for us: then a draft lasts as long as its page */
async function withShelf(mode: IDBTransactionMode, act: (shelf: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    database ??= openDatabase()
    return await settle(act((await database).transaction(SHELF, mode).objectStore(SHELF)))
  } catch (error) {
    database = undefined
    console.warn('Drafts cannot be kept on this device.', error)
    return undefined
  }
}

let database: Promise<IDBDatabase> | undefined

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(SHELF))
  return settle(opening)
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database gave no reason')))
  })
}
