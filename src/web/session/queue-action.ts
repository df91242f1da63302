import { nameKey } from '#contract/place/place-name.ts'
import { newId } from '../api/new-id.ts'
import { isWithoutAnswer } from '../api/without-answer.ts'
import {
  draftKey,
  hasFormat,
  isDraftUnstored,
  listDrafts,
  mayStoreFor,
  readCachedDraft,
  replaceDraft,
  storeDraft,
  whenStored,
} from './draft-store.ts'
import { currentSession } from './session.ts'
import { showWaiting, type OfflineAction, type QueuedAction } from './queued-actions.ts'

const SUBJECT = 'waiting'

/** Pages of the first format do not read it, because they would send the action without its photos. */
const FORMAT = 2

type Entry = QueuedAction & { readonly format: typeof FORMAT }

/** An action with one photo. */
type FirstEntry = Omit<QueuedAction, 'photos'> & { readonly format: 1; readonly photo: File | null }

/** Notifies the other tabs that the actions have changed. */
const others = new BroadcastChannel('queued actions')
others.addEventListener('message', () => void readWaiting())
const notifyOthers = others.postMessage.bind(others)

function getSubject(action: OfflineAction): string {
  // A place has another name in each language.
  if (action.kind === 'wish') return `wish ${action.place.slug ?? nameKey(action.place.name)}`
  if (action.kind === 'vote') return `vote ${action.review}`
  return action.kind === 'review' ? `review ${action.idempotencyKey}` : `suggestion ${newId()}`
}

/**
 * Stores an action until the server has it. Resolves when it would survive the end of the page.
 * @throws Error on a device that cannot store it
 */
export async function queueAction(userId: string, action: OfflineAction, photos: readonly File[] = []): Promise<void> {
  await storeAction(userId, action, photos)
  await changed()
}

/**
 * Sends a wish or a vote at once, unless an earlier one about the same waits. It is on the device before it is sent: a
 * network that gives no answer would take it along with the page.
 * @returns true if it waits for a network
 * @throws the reason for which the server refuses it
 */
export async function storeAndSend(
  userId: string,
  action: Extract<OfflineAction, { kind: 'wish' | 'vote' }>,
  send: () => Promise<unknown>,
): Promise<boolean> {
  const isEarlierThere = isEntry(await readCachedDraft(toKey(userId, action)))
  const stored = await storeAction(userId, action).catch(() => null)
  if (!isEarlierThere || !stored) {
    try {
      await send()
      if (stored) await changeQueuedAction(stored, null)
      return false
    } catch (error) {
      if (!isWithoutAnswer(error) && stored) await changeQueuedAction(stored, null)
      if (!isWithoutAnswer(error) || !stored) throw error
    }
  }
  await changed()
  return true
}

function toKey(userId: string, action: OfflineAction): string {
  return draftKey(userId, SUBJECT, getSubject(action))
}

async function storeAction(userId: string, action: OfflineAction, photos: readonly File[] = []): Promise<QueuedAction> {
  if (!mayStoreFor(userId)) throw new Error('Somebody who has logged out leaves nothing on this device.')
  const key = toKey(userId, action)
  const stored = { key, stamp: newId(), at: new Date().toISOString(), deed: action, photos, refusal: null }
  storeDraft(key, () => toEntry(stored))
  await whenStored()
  if (!isDraftUnstored(key)) return stored
  storeDraft(key, () => null)
  throw new Error('This device cannot store what waits for a network.')
}

/** Shows what waits on this device for the user of the page. */
export async function readWaiting(): Promise<readonly QueuedAction[]> {
  const userId = currentUserId()
  const found = userId === null ? [] : await listDrafts(userId, SUBJECT)
  // The user may have logged out meanwhile.
  const actions =
    currentUserId() === userId ? found.flatMap(({ draft }) => (isEntry(draft) ? toAction(draft) : [])) : []
  const sorted = actions.toSorted((one, other) => (one.at < other.at ? -1 : 1))
  showWaiting(sorted)
  return sorted
}

function currentUserId(): string | null {
  const session = currentSession()
  return session.kind === 'guest' ? null : session.user.id
}

/** Changes an action, unless another one has taken its place. Null removes it. */
export async function changeQueuedAction({ key, stamp }: QueuedAction, next: QueuedAction | null): Promise<void> {
  await replaceDraft(key, (there) => isEntry(there) && there.stamp === stamp, next && toEntry(next))
  await changed()
}

function toEntry(action: QueuedAction): Entry {
  return { ...action, format: FORMAT }
}

async function changed(): Promise<void> {
  notifyOthers(null)
  await readWaiting()
}

function isEntry(draft: unknown): draft is Entry | FirstEntry {
  return hasFormat(draft, FORMAT) || hasFormat(draft, 1)
}

function toAction(entry: Entry | FirstEntry): QueuedAction {
  if (entry.format === FORMAT) return entry
  const { photo, ...action } = entry
  return { ...action, photos: photo ? [photo] : [] }
}
