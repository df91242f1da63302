/** What the device keeps of unfinished trips and reviews, in the browser's database: local storage is the session's alone. */
const DATABASE = 'safarnama'
const STORE = 'drafts'

/** Names a draft by its owner and what it is of, so that nobody sees another's. */
export function slotOf(userId: string, ...subject: string[]): string {
  return [userId, ...subject].join(' ')
}

const waiting = new Map<string, () => unknown>()
let isWriting = false

/**
 * Keeps what `read` will return, or nothing for null. It is written at once; of what changes meanwhile only the last
 * state is, and also when the page goes away.
 */
export function keepDraft(slot: string, read: () => unknown): void {
  if (waiting.size === 0) addEventListener('pagehide', writeWaiting)
  waiting.set(slot, read)
  if (!isWriting) void writeAll()
}

export async function readKeptDraft(slot: string): Promise<unknown> {
  const read = waiting.get(slot)
  if (read) return read()
  return withStore('readonly', (store) => store.get(slot))
}

async function writeAll(): Promise<void> {
  isWriting = true
  while (waiting.size > 0) await writeWaiting()
  isWriting = false
}

async function writeWaiting(): Promise<void> {
  const writes = [...waiting].map(([slot, read]) => [slot, read()] as const)
  waiting.clear()
  removeEventListener('pagehide', writeWaiting)
  await Promise.all(
    writes.map(([slot, kept]) =>
      withStore('readwrite', (store) => (kept === null ? store.delete(slot) : store.put(kept, slot))),
    ),
  )
}

/** @returns undefined where the browser keeps nothing for us: then a draft lasts as long as its page */
async function withStore(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    database ??= openDatabase()
    const transaction = (await database).transaction(STORE, mode)
    const result = settle(act(transaction.objectStore(STORE)))
    // By itself it would commit only once the page has heard of the result; a page that goes away never does.
    transaction.commit()
    return await result
  } catch (error) {
    database = undefined
    console.warn('Drafts cannot be kept on this device.', error)
    return undefined
  }
}

let database: Promise<IDBDatabase> | undefined

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  return settle(opening)
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database gave no reason')))
  })
}
