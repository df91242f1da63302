import { createStore, get, promisifyRequest } from 'idb-keyval'

/** IndexedDB holds unfinished trips and reviews. Local storage is for the session only. */
const store = createStore('safarnama', 'drafts')

/** The user id separates the drafts of several users. */
export function draftKey(userId: string, ...subject: string[]): string {
  return [userId, ...subject].join(' ')
}

const NOT_KEPT = 'Drafts cannot be kept on this device.'

const pending = new Map<string, () => unknown>()
let isWriting = false

/** Drafts that the browser refused to store, because the database is blocked or full. */
const unstored = new Map<string, unknown>()

/** True if the draft is lost when the page closes. */
export function isDraftUnstored(key: string): boolean {
  return unstored.has(key)
}

/**
 * Saves the value of `read`, or deletes the draft for null. It writes at once. During a write it collects changes and
 * then writes only the last state. It also writes when the page closes.
 */
export function keepDraft(key: string, read: () => unknown): void {
  if (pending.size === 0) addEventListener('pagehide', writePending)
  pending.set(key, read)
  if (!isWriting) void writeAll()
}

export async function readKeptDraft(key: string): Promise<unknown> {
  const read = pending.get(key)
  if (read) return read()
  const stored = await readStored(key)
  // Asked last, because a write that began before the read may have failed meanwhile.
  return unstored.has(key) ? unstored.get(key) : stored
}

async function readStored(key: string): Promise<unknown> {
  if (unstored.has(key)) return undefined
  try {
    return await get<unknown>(key, store)
  } catch (error) {
    console.warn(NOT_KEPT, error)
    return undefined
  }
}

async function writeAll(): Promise<void> {
  isWriting = true
  while (pending.size > 0) await writePending()
  isWriting = false
}

async function writePending(): Promise<void> {
  const writes = [...pending].map(([key, read]) => [key, read()] as const)
  pending.clear()
  removeEventListener('pagehide', writePending)
  await Promise.all(writes.map(([key, kept]) => writeOrHold(key, kept)))
}

/** A draft that cannot be stored lasts until the page closes. */
async function writeOrHold(key: string, kept: unknown): Promise<void> {
  try {
    await write(key, kept)
    unstored.delete(key)
  } catch (error) {
    console.warn(NOT_KEPT, error)
    if (kept === null) unstored.delete(key)
    else unstored.set(key, kept)
  }
}

function write(key: string, kept: unknown): Promise<unknown> {
  return store('readwrite', (drafts) => {
    if (kept === null) drafts.delete(key)
    else drafts.put(kept, key)
    // Without `commit`, the transaction ends only after the page handles the result. A closing page does not handle it.
    drafts.transaction.commit()
    return promisifyRequest(drafts.transaction)
  })
}
