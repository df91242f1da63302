import { nameKey } from '#contract/place/place-name.ts'
import { newId } from '../api/new-id.ts'
import { draftKey, hasFormat, storeDraft, listDrafts, readCachedDraft, whenStored } from './draft-store.ts'
import { currentSession } from './session.ts'
import { showWaiting, type OfflineAction, type QueuedAction } from './queued-actions.ts'

const SUBJECT = 'waiting'

const FORMAT = 1

type Entry = QueuedAction & { readonly format: typeof FORMAT }

/** Tells the other tabs that the actions have changed. */
const others = new BroadcastChannel('queued actions')
others.addEventListener('message', () => void readWaiting())
const tellOthers = others.postMessage.bind(others)

function getSubject(action: OfflineAction): string {
  if (action.kind === 'wish') return `wish ${nameKey(action.place.name)}`
  if (action.kind === 'vote') return `vote ${action.review}`
  return action.kind === 'review' ? `review ${action.idempotencyKey}` : `suggestion ${newId()}`
}

/** Stores an action until the server has it. Resolves when it would survive the end of the page. */
export async function queueAction(userId: string, action: OfflineAction, photo: File | null = null): Promise<void> {
  const key = draftKey(userId, SUBJECT, getSubject(action))
  write({ key, stamp: newId(), at: new Date().toISOString(), deed: action, photo, refusal: null })
  await whenStored()
  await changed()
}

/** Shows what waits on this device for the user of the page. */
export async function readWaiting(): Promise<readonly QueuedAction[]> {
  const userId = currentUserId()
  const found = userId === null ? [] : await listDrafts(userId, SUBJECT)
  // The user may have logged out meanwhile.
  const actions = currentUserId() === userId ? found.flatMap(({ draft }) => (isEntry(draft) ? draft : [])) : []
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
  const there = await readCachedDraft(key)
  if (!isEntry(there) || there.stamp !== stamp) return
  if (next) write(next)
  else storeDraft(key, () => null)
  await whenStored()
  await changed()
}

function write(action: QueuedAction): void {
  storeDraft(action.key, () => ({ ...action, format: FORMAT }) satisfies Entry)
}

async function changed(): Promise<void> {
  tellOthers(null)
  await readWaiting()
}

function isEntry(draft: unknown): draft is Entry {
  return hasFormat(draft, FORMAT)
}
