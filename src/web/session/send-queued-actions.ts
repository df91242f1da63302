import { suggestChange } from '#contract/admin/suggestions.endpoints.ts'
import { voteHelpful } from '#contract/review/helpful-votes.endpoints.ts'
import { createReview } from '#contract/review/review-changes.endpoints.ts'
import { getPhotoUrls, toPhotoFields } from '#contract/review/review-photos.ts'
import { addToWishlist, removeFromWishlist } from '#contract/trip/wishlist.endpoints.ts'
import { clientFailures } from '#messages/ui.ts'
import { ApiError, callOverHttp, textOfFailure } from '../api/call.ts'
import { uploadImage, UnusablePhotoError } from '../api/upload-image.ts'
import { changeQueuedAction, readWaiting } from './queue-action.ts'
import { currentSession, type Session } from './session.ts'
import type { OfflineAction, QueuedAction } from './queued-actions.ts'

type Member = Extract<Session, { kind: 'signed-in' }>

/** Codes after which the same call may succeed later. */
const temporary: ReadonlySet<string> = new Set([
  'network',
  'timeout',
  'too-many-requests',
  'internal',
  'unavailable',
  'unauthenticated',
  // The disk of the server is full.
  'insufficient-storage',
])

/**
 * Sends what waits, one action after the other, in one tab at a time. Each call is such that a second one changes nothing:
 * reviews carry their key, a wish and a vote say what shall be, and the server knows an equal suggestion again. So a tab
 * that dies between the answer and its note doubles nothing.
 * @param onSent runs after each action that the server has
 * @returns true if something still waits for a network
 */
export async function sendQueuedActions(onSent: (action: OfflineAction) => void): Promise<boolean> {
  const isUnfinished: boolean = await navigator.locks.request('queued actions', { ifAvailable: true }, async (lock) => {
    if (!lock) return true
    const session = currentSession()
    const tried = new Set<string>()
    // Read again after each: a heart may be pressed once more while it is sent.
    for (;;) {
      const actions = await readWaiting()
      const waiting = actions.find(({ stamp, refusal }) => refusal === null && !tried.has(stamp))
      if (!waiting) return false
      if (session.kind === 'guest' || !isSame(session, currentSession())) return true
      tried.add(waiting.stamp)
      if (!(await sendOne(session, waiting, onSent))) return true
    }
  })
  return isUnfinished
}

/** The facts of the user may change meanwhile, the session not. */
function isSame({ token }: Member, now: Session): boolean {
  return now.kind === 'signed-in' && now.token === token
}

/** @returns false if there is no way to the server now */
async function sendOne(
  session: Member,
  waiting: QueuedAction,
  onSent: (action: OfflineAction) => void,
): Promise<boolean> {
  try {
    const sent = await sendPhotos(waiting)
    await callFor(session, sent.deed)
    await changeQueuedAction(waiting, null)
    onSent(sent.deed)
    return true
  } catch (error) {
    const isLost = error instanceof UnusablePhotoError || (error instanceof ApiError && !temporary.has(error.code))
    if (!isLost) return false
    await changeQueuedAction(waiting, { ...waiting, refusal: textOfFailure(error, clientFailures.internal) })
    return true
  }
}

/** The URL of each photo is stored before anything else is sent, so that a second try sends the same. */
async function sendPhotos(waiting: QueuedAction): Promise<QueuedAction> {
  const [photo, ...photos] = waiting.photos
  if (!photo) return waiting
  const next = { ...waiting, photos, deed: withPhoto(waiting.deed, await uploadImage(photo)) }
  await changeQueuedAction(waiting, next)
  return sendPhotos(next)
}

function withPhoto(action: OfflineAction, url: string): OfflineAction {
  if (action.kind === 'review') {
    const { input } = action
    return { ...action, input: { ...input, ...toPhotoFields([...getPhotoUrls(input), url]) } }
  }
  if (action.kind === 'suggestion') return { ...action, body: { ...action.body, photoUrl: url } }
  return action
}

/** With the token of the user who did it: somebody else may log in meanwhile. */
async function callFor({ token, user }: Member, action: OfflineAction): Promise<void> {
  switch (action.kind) {
    case 'wish': {
      const { name, location, rating, img } = action.place
      const userEmail = user.email
      if (action.isWanted) {
        const body = { Name: name, Location: location, Rating: rating, Image: img, userEmail }
        await callOverHttp(addToWishlist, { body }, { token })
      } else await callOverHttp(removeFromWishlist, { body: { userEmail, itemName: name } }, { token })
      break
    }
    case 'vote':
      await callOverHttp(
        voteHelpful,
        { params: { id: action.review }, body: { isHelpful: action.isHelpful } },
        { token },
      )
      break
    case 'review': {
      const { input, idempotencyKey } = action
      const body = { ...input, userId: user.id, userName: user.name }
      await callOverHttp(createReview, { body }, { token, idempotencyKey })
      break
    }
    case 'suggestion':
      await callOverHttp(suggestChange, { params: { slug: action.slug }, body: action.body }, { token })
      break
  }
}
