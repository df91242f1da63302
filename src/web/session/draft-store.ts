import { createStore, get, promisifyRequest } from 'idb-keyval'

/** What the device keeps of unfinished trips and reviews, in the browser's database: local storage is the session's alone. */
const store = createStore('safarnama', 'drafts')

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
  return withStore(() => get(slot, store))
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
  await Promise.all(writes.map(([slot, kept]) => withStore(() => write(slot, kept))))
}

function write(slot: string, kept: unknown): Promise<unknown> {
  return store('readwrite', (drafts) => {
    if (kept === null) drafts.delete(slot)
    else drafts.put(kept, slot)
    // By itself it would commit only once the page has heard of the result. A page that goes away never does.
    drafts.transaction.commit()
    return promisifyRequest(drafts.transaction)
  })
}

/** @returns undefined where the browser keeps nothing for us: then a draft lasts as long as its page */
async function withStore(act: () => Promise<unknown>): Promise<unknown> {
  try {
    return await act()
  } catch (error) {
    console.warn('Drafts cannot be kept on this device.', error)
    return undefined
  }
}
