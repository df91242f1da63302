import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import { Failure } from '#contract/api/failure.ts'
import { isAuthor } from '#contract/api/permissions.ts'
import { nameKey } from '#contract/place/place-name.ts'
import { getPhotoUrls, toPhotoFields } from '#contract/review/review-photos.ts'
import { REVIEW_VERSIONS_MAX, type NewReview, type ReviewVersion } from '#contract/review/reviews.ts'
import { changePlaceRating, markReviewsChanged } from '../../guide/place-ratings.store.ts'
import { makeRoom } from '../../account/quota/make-room.ts'
import { requireAccountExclusive } from '../../platform/store/account-lock.ts'
import { markChanged } from '../../platform/store/changes.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { insertVersion, listVersions } from './review-versions.store.ts'
import {
  logReviewAction,
  renewGuide,
  showReview,
  type AuthoredReview,
  type Person,
  type ReviewDeps,
} from './reviews.ts'
import { claimPhotos } from './review-photos.ts'
import { insertAdditionalPhotos } from './review-photos.store.ts'
import { lockReview, type LockedReview } from './review-removal.store.ts'
import { deleteVisit } from './review-visits.store.ts'
import { findReview, replaceReview, type StoredReview } from './reviews.store.ts'

type Edit = {
  account: Person
  id: string
  input: NewReview
  /** The version that the edit started from. Without it the edit replaces any version. */
  version: number | undefined
}

/**
 * Replaces the text of a review and stores the earlier version. An edit that changes nothing succeeds, so that a call
 * can be repeated after a lost answer.
 * @throws Failure `conflict` when the review was edited since `version`, `not-found` for a deleted review,
 *   `forbidden` for another author's
 */
export async function editReview(deps: ReviewDeps, edit: Edit): Promise<AuthoredReview> {
  const { store, guide } = deps
  const { account, id } = edit
  const sent = { ...edit.input, placeName: guide.current().inEnglish(edit.input.placeName) }
  const edited = await store.db.transaction().execute(async (transaction) => {
    await requireAccountExclusive(transaction, account.id, store.engine)
    const locked = await lockReview(transaction, id, store.engine)
    const before = locked && (await findReview(transaction, id))
    if (!before || locked.isDeleted) throw new Failure('not-found', 'review.not-found')
    if (!isAuthor(account, { userId: before.accountId })) throw new Failure('forbidden', 'review.edit-not-yours')
    const input = withPhotos(sent, before)
    if (isDeepStrictEqual(getContent(before), getContent(input))) return before
    refuseOutdated(before, edit.version)
    return replace(transaction, deps, { account, input, locked, before })
  })
  await renewGuide(deps)
  return showReview(edited, guide.current())
}

/** The earlier versions of a review, newest first. A deleted review has them as long as it can be restored. */
export async function readVersions({ store }: Pick<ReviewDeps, 'store'>, id: string): Promise<ReviewVersion[]> {
  if (!(await findReview(store.db, id))) throw new Failure('not-found', 'review.not-found')
  return listVersions(store.db, id)
}

function refuseOutdated(before: StoredReview, basedOn: number | undefined): void {
  if (basedOn !== undefined && basedOn !== before.version) throw new Failure('conflict', 'review.stale')
  // Versions are numbered from 1, so the number of stored ones is one less.
  if (before.version > REVIEW_VERSIONS_MAX) throw new Failure('payload-too-large', 'review.edits-full')
}

/** A client that knows one photo replaces or removes the first one. The further ones move up and are never lost by that. */
function withPhotos(sent: NewReview, before: StoredReview): EditedContent {
  const { imageUrl, additionalImageUrls = before.additionalImageUrls } = sent
  return { ...sent, ...toPhotoFields(getPhotoUrls({ imageUrl, additionalImageUrls })) }
}

type EditedContent = NewReview & Pick<StoredReview, 'additionalImageUrls'>

type Replacement = Pick<Edit, 'account'> & { input: EditedContent; locked: LockedReview; before: StoredReview }

async function replace(
  transaction: Transaction<Tables>,
  deps: ReviewDeps,
  { account, input, locked, before }: Replacement,
): Promise<StoredReview> {
  const { store, now } = deps
  const placeKey = nameKey(input.placeName)
  const visitedIn = placeKey === before.placeKey ? before.visitedIn : null
  const after = { ...before, ...input, placeKey, visitedIn, version: before.version + 1, editedAt: now().toISOString() }
  await insertVersion(transaction, before)
  await replaceReview(transaction, after)
  // The author's word was about the other place.
  if (placeKey !== before.placeKey) await deleteVisit(transaction, before.id)
  await makeRoom(transaction, deps, account.id)
  const claim = { accountId: account.id, review: after, alreadyClaimed: getPhotoUrls(before) }
  await claimPhotos(transaction, store.engine, claim)
  await insertAdditionalPhotos(transaction, after)
  await logReviewAction(transaction, deps, {
    action: 'review.update',
    account,
    review: { ...locked, placeName: after.placeName, reviewText: after.reviewText },
  })
  await moveRating(transaction, { before, after, isHidden: locked.isHidden })
  return after
}

type Move = { before: StoredReview; after: StoredReview; isHidden: boolean }

/** Comes last in its transaction, because all other reviews wait from here on. */
async function moveRating(transaction: Transaction<Tables>, { before, after, isHidden }: Move): Promise<void> {
  if (isHidden)
    return markReviewsChanged(transaction, { placeKeys: [before.placeKey, after.placeKey], isWithdrawn: true })
  const version = await markChanged(transaction, 'reviews')
  await changePlaceRating(transaction, before, { by: -1, version })
  await changePlaceRating(transaction, after, { by: 1, version })
}

function getContent(review: EditedContent): EditedContent {
  const { placeName, landmark, location, rating, reviewText, imageUrl, additionalImageUrls, locationCoords } = review
  return { placeName, landmark, location, rating, reviewText, imageUrl, additionalImageUrls, locationCoords }
}
