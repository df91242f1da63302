import type { Transaction } from 'kysely'
import type { AuditAction } from '#contract/admin/activity.ts'
import { DAY_MS } from '#contract/text/durations.ts'
import { Failure, toFailure } from '#contract/api/failure.ts'
import type { RemovedCount } from '#contract/review/moderation.ts'
import { getPhotoUrls, showPhotoFields, toPhotoFields } from '#contract/review/review-photos.ts'
import { type NewReview, REVIEW_PAGE_MAX, type Review } from '#contract/review/reviews.ts'
import { nameKey } from '#contract/place/place-name.ts'
import { canDelete, canModerate, isAuthor, type Rights } from '#contract/api/permissions.ts'
import { forgetAuditEntries, forgetFirstWords, insertAuditEntry } from '../../account/activity/activity.store.ts'
import { cutPage, readCursor, readLimit } from '../../platform/store/cursor.ts'
import { attemptsBy, limit } from '../../platform/throttle/attempts.ts'
import { scheduleImageChecks } from '../../account/media/images.store.ts'
import type { Guide } from '../../guide/guide.ts'
import { changePlaceRating, markReviewsChanged } from '../../guide/place-ratings.store.ts'
import type { Context } from '../../platform/context.ts'
import { makeRoom } from '../../account/quota/make-room.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import { markChanged } from '../../platform/store/changes.ts'
import type { Database, Executor } from '../../platform/store/database.ts'
import { requireAccountExclusive, requireAccountShared } from '../../platform/store/account-lock.ts'
import type { Tables } from '../../platform/store/tables.ts'
import {
  lockReview,
  listReviewsDeletedBefore,
  purgeReviews,
  setDeletion,
  type LockedReview,
} from './review-removal.store.ts'
import {
  countReviewsFor,
  findReview,
  findReviewMadeBy,
  insertReview,
  listReviews,
  type StoredReview,
} from './reviews.store.ts'
import { countHelpfulVotes } from './helpful-votes.store.ts'
import { endRemoval, listRemovedCounts } from './removals.store.ts'
import { firstWords } from './first-words.ts'
import { claimPhotos } from './review-photos.ts'
import { insertAdditionalPhotos, listAdditionalPhotos } from './review-photos.store.ts'
import { listVersionImages } from './review-versions.store.ts'

/** Number of rows of one purge. Other requests wait only briefly for so few. */
const PURGED_AT_ONCE = 200

/**
 * The limit of one traveller within 24 hours, deleted reviews included. A real traveller sees fewer places, and ratings
 * are means.
 */
export const REVIEWS_PER_DAY = 50

export type ReviewDeps = Context & { guide: Pick<GuideHolder, 'current' | 'renew'> }

export type Person = Rights & { readonly id: string; readonly name: string }

/** `userName` is null when the author's account is deleted. The edge writes a word instead. */
export type AuthoredReview = Omit<Review, 'userName'> & { readonly userName: string | null }

type Page = { reviews: AuthoredReview[]; nextCursor: string | null; removed?: RemovedCount[] }

/** @throws Failure `not-found` for a place that is not in the guide */
export async function readReviews(
  { store, guide }: ReviewDeps,
  query: { limit?: string | undefined; cursor?: string | undefined; place?: string | undefined },
): Promise<Page> {
  const limit = readLimit(query.limit, REVIEW_PAGE_MAX)
  const placeKey = query.place === undefined ? null : keyOfPlace(guide.current(), query.place)
  const found = await listReviews(store.db, { limit: limit + 1, before: readCursor(query.cursor), placeKey })
  const { page, nextCursor } = cutPage(found, limit, ({ createdAt: at, id }) => ({ at, id }))
  const votes = await countHelpfulVotes(
    store.db,
    page.map(({ id }) => id),
  )
  const reviews = page.map((review) => {
    const helpfulCount = votes.get(review.id)
    return { ...showReview(review, guide.current()), ...(helpfulCount !== undefined && { helpfulCount }) }
  })
  const shown = { reviews, nextCursor }
  const removed = placeKey === null ? [] : await listRemovedCounts(store.db, placeKey)
  return removed.length === 0 ? shown : { ...shown, removed }
}

function keyOfPlace(guide: Guide, slug: string): string {
  const place = guide.find(slug)
  if (!place) throw new Failure('not-found', 'place.not-found')
  return nameKey(place.name)
}

/** The same idempotency key makes one review. A repeated call answers with it. */
export async function createReview(
  deps: ReviewDeps,
  { account, input, idempotencyKey }: { account: Person; input: NewReview; idempotencyKey: string | null },
): Promise<AuthoredReview> {
  const { store, guide, now, newId } = deps
  const placeName = guide.current().inEnglish(input.placeName)
  const placeKey = nameKey(placeName)
  const added = {
    ...input,
    ...toPhotoFields(getPhotoUrls(input)),
    placeName,
    id: newId(),
    accountId: account.id,
    placeKey,
    createdAt: now().toISOString(),
    version: 1,
    editedAt: null,
    removalId: null,
    visitedIn: null,
  }
  const review = await store.db.transaction().execute(async (transaction) => {
    await requireAccountExclusive(transaction, account.id, store.engine)
    const isNew = await insertReview(transaction, { ...added, idempotencyKey })
    if (!isNew) return findReviewMadeBy(transaction, account.id, idempotencyKey ?? '')
    await refuseTooMany(transaction, deps, account.id)
    await makeRoom(transaction, deps, account.id)
    await claimPhotos(transaction, store.engine, { accountId: account.id, review: added })
    await insertAdditionalPhotos(transaction, added)
    await countReview(transaction, added, 1)
    return { ...added, authorName: account.name }
  })
  if (!review) throw new Failure('conflict', 'review.submit-failed')
  await renewGuide(deps)
  return showReview(review, guide.current())
}

/** A second deletion changes nothing, except that a moderator's deletion overrules the author's. */
export async function deleteReview(deps: ReviewDeps, { account, id }: { account: Person; id: string }): Promise<void> {
  const { store, now } = deps
  await limitPageChanges(deps, account)
  await store.db.transaction().execute(async (transaction) => {
    const review = await lockReviewFor(transaction, deps, { account, id })
    const written = { userId: review.authorId }
    if (!canDelete(account, written)) throw new Failure('forbidden', 'review.not-yours')
    if (review.isDeleted && (isAuthor(account, written) || review.deletedBy !== review.authorId)) return
    await setDeletion(transaction, id, { at: now().toISOString(), by: account.id })
    await logReviewAction(transaction, deps, { action: 'review.delete', account, review })
    if (!review.isDeleted) await countShown(transaction, review, -1)
  })
  await renewGuide(deps)
}

/**
 * The author may restore their own deletion. Only another moderator may restore a moderator's deletion; an admin, who may
 * be the only one, restores any.
 */
export async function restoreReview(
  deps: ReviewDeps,
  { account, id }: { account: Person; id: string },
): Promise<AuthoredReview> {
  const { store, guide, now } = deps
  await limitPageChanges(deps, account)
  const restored = await store.db.transaction().execute(async (transaction) => {
    const review = await lockReviewFor(transaction, deps, { account, id })
    if (!mayRestore(account, review)) throw toFailure('forbidden')
    if (review.isDeleted) {
      await setDeletion(transaction, id, null)
      const { removalId } = review
      if (removalId !== null) await endRemoval(transaction, { ...review, removalId }, now().toISOString())
      await logReviewAction(transaction, deps, { action: 'review.restore', account, review })
      await countShown(transaction, review, 1)
    }
    return findReview(transaction, id)
  })
  if (!restored) throw new Failure('not-found', 'review.not-found')
  await renewGuide(deps)
  return showReview(restored, guide.current())
}

function mayRestore(account: Person, { authorId, isDeleted, deletedBy }: LockedReview): boolean {
  if (!isAuthor(account, { userId: authorId })) return canModerate(account)
  return !isDeleted || deletedBy === account.id || account.isAdmin
}

/**
 * Purges reviews that were deleted before an instant, with what their authors did to them, and schedules checks of their
 * pictures.
 */
export async function purgeDeletedReviews(
  db: Database,
  { deletedBefore, now }: { deletedBefore: string; now: Date },
): Promise<void> {
  let found = PURGED_AT_ONCE
  while (found === PURGED_AT_ONCE) {
    found = await db.transaction().execute(async (transaction) => {
      const ids = await listReviewsDeletedBefore(transaction, deletedBefore, PURGED_AT_ONCE)
      if (ids.length === 0) return 0
      const further = [
        ...(await listVersionImages(transaction, ids)),
        ...(await listAdditionalPhotos(transaction, ids)),
      ]
      const reviews = await purgeReviews(transaction, ids, deletedBefore)
      const pictures = [...reviews.map(({ imageUrl }) => imageUrl), ...further]
      await scheduleImageChecks(transaction, pictures, now.toISOString())
      await forgetFirstWords(transaction, ids)
      for (const [actorId, own] of Map.groupBy(reviews, ({ accountId }) => accountId)) {
        if (actorId !== null) await forgetAuditEntries(transaction, { actorId, subjectIds: own.map(({ id }) => id) })
      }
      return ids.length
    })
  }
}

/** Moderators may have much to delete at once. */
async function limitPageChanges(deps: ReviewDeps, account: Person): Promise<void> {
  if (!canModerate(account)) await limit(deps, attemptsBy(deps, 'pageChange', account.id), 'too-many-requests')
}

/** Locks the account first and the review second, as all other code does. Another order could cause a deadlock. */
async function lockReviewFor(
  transaction: Transaction<Tables>,
  { store }: ReviewDeps,
  { account, id }: { account: Person; id: string },
): Promise<LockedReview> {
  await requireAccountShared(transaction, account.id, store.engine)
  const review = await lockReview(transaction, id, store.engine)
  if (!review) throw new Failure('not-found', 'review.not-found')
  return review
}

type LoggedReviewAction = {
  action: Extract<AuditAction, `review.${string}`>
  account: Person
  review: Pick<LockedReview, 'id' | 'placeName' | 'authorId' | 'reviewText'>
}

/** Authors could repeat their actions on their own review for ever, so of each kind the last one stays. */
export async function logReviewAction(
  transaction: Transaction<Tables>,
  deps: ReviewDeps,
  { action, account, review: { id, placeName, authorId, reviewText } }: LoggedReviewAction,
): Promise<void> {
  const actorId = account.id
  if (isAuthor(account, { userId: authorId }))
    await forgetAuditEntries(transaction, { actorId, subjectIds: [id], action })
  const subject = { id, title: placeName, firstWords: firstWords(reviewText) }
  await insertAuditEntry(transaction, deps, { action, actorId, subject })
}

/**
 * The reviews of a suspended author are in no rating. Pages change all the same, because the number of removed reviews is
 * shown.
 */
export async function countShown(transaction: Transaction<Tables>, review: LockedReview, by: 1 | -1): Promise<void> {
  if (review.isHidden) await markReviewsChanged(transaction, { placeKeys: [review.placeKey], isWithdrawn: true })
  else await countReview(transaction, review, by)
}

/** Comes last in its transaction, because all other reviews wait from here on. */
async function countReview(
  transaction: Transaction<Tables>,
  review: { placeKey: string; rating: number },
  by: 1 | -1,
): Promise<void> {
  const version = await markChanged(transaction, 'reviews')
  await changePlaceRating(transaction, review, { by, version })
}

/**
 * A new review is visible before its author has the answer. When the renewal fails, the next check of the database
 * repeats it.
 */
export async function renewGuide({ guide }: ReviewDeps): Promise<void> {
  await guide.renew().catch(() => undefined)
}

/** Counts after adding, so that a repeated request is not refused. */
async function refuseTooMany(executor: Executor, { config, now }: ReviewDeps, accountId: string): Promise<void> {
  if (!config.rateLimits) return
  const since = new Date(now().getTime() - DAY_MS).toISOString()
  if ((await countReviewsFor(executor, accountId, since)) <= REVIEWS_PER_DAY) return
  throw new Failure('too-many-requests', 'reviews.too-many', { retryAfterSeconds: 3_600 })
}

/** The review as visitors read it. */
export function showReview({ id, accountId, authorName, ...review }: StoredReview, guide: Guide): AuthoredReview {
  return {
    _id: id,
    placeName: review.placeName,
    landmark: review.landmark,
    location: review.location,
    userId: accountId ?? '',
    userName: authorName,
    rating: review.rating,
    reviewText: review.reviewText,
    ...showPhotoFields(review),
    createdAt: review.createdAt,
    locationCoords: review.locationCoords,
    placeSlug: guide.findByNameKey(review.placeKey)?.slug ?? null,
    ...(review.editedAt !== null && { version: review.version, editedAt: review.editedAt }),
    ...(review.visitedIn !== null && { visitedIn: review.visitedIn }),
  }
}
