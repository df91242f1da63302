import { createStore, delMany, get, keys, promisifyRequest } from 'idb-keyval'
import { noteUnsavedWork } from '../ui/unsaved-work.ts'
import { readStored as readFlag, removeStored, store } from './browser-storage.ts'
import { readStoredUser } from './stored-user.ts'

/** IndexedDB holds unfinished trips and reviews. Local storage is for the session only. */
const database = createStore('safarnama', 'drafts')

/** The user id separates the drafts of several users. */
export function draftKey(userId: string, ...subject: string[]): string {
  return [userId, ...subject].join(' ')
}

const NOT_STORED = 'Drafts cannot be kept on this device.'

const pending = new Map<string, () => unknown>()
let isWriting = false

// A draft waits unwritten while another one is written.
noteUnsavedWork(() => [...pending].some(([key, read]) => !isCopy(key) && read() !== null))

/** Drafts that the browser refused to store, because the database is blocked or full. */
const unstored = new Map<string, unknown>()

/** True if the draft is lost when the page closes. */
export function isDraftUnstored(key: string): boolean {
  return unstored.has(key)
}

/** Users whose logout this page has heard. */
const loggedOut = new Set<string>()

/**
 * False after the logout of a user, and while somebody else is signed in, in whatever tab: a call of before may end
 * later, and forms close later. A session that ended by itself keeps its drafts.
 */
export function mayStoreFor(userId: string): boolean {
  const user = readStoredUser()
  return user === null ? !loggedOut.has(userId) : user.id === userId
}

/**
 * Saves the value of `read`, or deletes the draft for null. It writes at once. During a write it collects changes and
 * then writes only the last state. It also writes when the page closes. It does nothing for a user who is not here any more.
 */
export function storeDraft(key: string, read: () => unknown): void {
  if (!mayStoreFor(userFor(key))) return
  if (pending.size === 0) addEventListener('pagehide', writePending)
  pending.set(key, read)
  if (!isWriting) void writeAll()
}

/**
 * Changes a draft if it is still the one that is meant, in one transaction: another tab, or this one, may write it at the
 * same time. Null deletes it.
 */
export async function replaceDraft(
  key: string,
  isMeant: (draft: unknown) => boolean,
  next: object | null,
): Promise<void> {
  await whenStored()
  if (unstored.has(key)) {
    if (!isMeant(unstored.get(key))) return
    if (next) unstored.set(key, next)
    else unstored.delete(key)
    return
  }
  try {
    await database('readwrite', (drafts) => {
      const reading = drafts.get(key)
      reading.addEventListener('success', () => {
        if (!isMeant(reading.result)) return
        if (next) drafts.put(next, key)
        else drafts.delete(key)
      })
      return promisifyRequest(drafts.transaction)
    })
    if (next === null) await forgetFlag(userFor(key))
  } catch (error) {
    console.warn(NOT_STORED, error)
  }
}

export async function readCachedDraft(key: string): Promise<unknown> {
  const read = pending.get(key)
  if (read) return read()
  const stored = await readStored(key)
  if (stored !== undefined && !isCopy(key)) store('drafts', userFor(key))
  // Asked last, because a write that began before the read may have failed meanwhile.
  return unstored.has(key) ? unstored.get(key) : stored
}

/** True if a draft is of this version of its format. Others are of an older version of the page, and are not read. */
export function hasFormat<Format extends number>(draft: unknown, format: Format): draft is { readonly format: Format } {
  return typeof draft === 'object' && draft !== null && 'format' in draft && draft.format === format
}

const COPY = 'copy'

/** Key of a copy of data of the server. It is no unfinished work, so that a logout does not ask for it. */
export function copyKey(userId: string, id: string): string {
  return draftKey(userId, COPY, id)
}

export async function listCopies(userId: string): Promise<unknown[]> {
  return (await listDrafts(userId, COPY)).map(({ draft }) => draft)
}

function isCopy(key: string): boolean {
  return key.split(' ')[1] === COPY
}

/** @returns all drafts of a user, or those about one subject, with their keys */
export async function listDrafts(
  userId: string,
  ...subject: readonly string[]
): Promise<{ key: string; draft: unknown }[]> {
  const beginning = draftKey(userId, ...subject, '')
  const found = [...new Set(await listKeys())].filter((key) => key.startsWith(beginning))
  const drafts = await Promise.all(found.map(async (key) => ({ key, draft: await readCachedDraft(key) })))
  return drafts.filter(({ draft }) => draft !== undefined && draft !== null)
}

/** Runs at a logout, after the forms have closed. The next user of the device reads nothing of this user. */
export async function removeDrafts(userId: string): Promise<void> {
  loggedOut.add(userId)
  await removeWhere((key) => isUserKey(userId, key))
  // A form that closed with the session has written a last time, and set it again.
  if (readFlag('drafts') === userId) removeStored('drafts')
}

/**
 * Runs when somebody signs in: a session that had ended by itself has left its drafts. Those of the same account stay, and
 * its logout asks for them again.
 */
export async function removeDraftsOfOthers(userId: string): Promise<void> {
  loggedOut.delete(userId)
  await removeWhere((key) => !isUserKey(userId, key))
  if (await hasDrafts(userId)) store('drafts', userId)
}

/** After the last draft of a user. */
async function forgetFlag(userId: string): Promise<void> {
  if (!(await hasDrafts(userId)) && readFlag('drafts') === userId) removeStored('drafts')
}

async function hasDrafts(userId: string): Promise<boolean> {
  return (await listKeys()).some((key) => isUserKey(userId, key) && !isCopy(key))
}

function userFor(key: string): string {
  return key.split(' ', 1)[0] ?? ''
}

function isUserKey(userId: string, key: string): boolean {
  return key.startsWith(draftKey(userId, ''))
}

async function removeWhere(isRemoved: (key: string) => boolean): Promise<void> {
  const removed = (await listKeys()).filter(isRemoved)
  for (const key of removed) {
    pending.delete(key)
    unstored.delete(key)
  }
  try {
    await delMany(removed, database)
  } catch (error) {
    console.warn(NOT_STORED, error)
  }
}

async function listKeys(): Promise<string[]> {
  const unwritten = [...pending.keys(), ...unstored.keys()]
  try {
    return [...unwritten, ...(await keys(database)).map(String)]
  } catch {
    // A blocked database holds nothing.
    return unwritten
  }
}

async function readStored(key: string): Promise<unknown> {
  if (unstored.has(key)) return undefined
  try {
    return await get<unknown>(key, database)
  } catch (error) {
    console.warn(NOT_STORED, error)
    return undefined
  }
}

/** Resolves when everything is written. */
export async function whenStored(): Promise<void> {
  while (pending.size > 0 || isWriting) await new Promise((resolve) => setTimeout(resolve))
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
  await Promise.all(writes.map(([key, draft]) => writeOrHold(key, draft)))
}

/** A draft that cannot be stored lasts until the page closes. */
async function writeOrHold(key: string, draft: unknown): Promise<void> {
  try {
    if (draft !== null && !isCopy(key)) store('drafts', userFor(key))
    await write(key, draft)
    if (draft === null) await forgetFlag(userFor(key))
    unstored.delete(key)
  } catch (error) {
    console.warn(NOT_STORED, error)
    if (draft === null) unstored.delete(key)
    else unstored.set(key, draft)
  }
}

function write(key: string, draft: unknown): Promise<unknown> {
  return database('readwrite', (drafts) => {
    if (draft === null) drafts.delete(key)
    else drafts.put(draft, key)
    // Without `commit`, the transaction ends only after the page handles the result. A closing page does not handle it.
    drafts.transaction.commit()
    return promisifyRequest(drafts.transaction)
  })
}
