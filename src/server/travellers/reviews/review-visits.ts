import * as z from 'zod/mini'
import { today } from '#contract/text/dates.ts'
import { Failure } from '#contract/api/failure.ts'
import { isAuthor } from '#contract/api/permissions.ts'
import { attemptsBy, limit } from '../../platform/throttle/attempts.ts'
import type { Guide } from '../../guide/guide.ts'
import { markReviewsChanged } from '../../guide/place-ratings.store.ts'
import { requireAccountShared } from '../../platform/store/account-lock.ts'
import type { Executor } from '../../platform/store/database.ts'
import { readTripsInParts } from '../trips/trip-lists.store.ts'
import { deleteVisit, storeVisit } from './review-visits.store.ts'
import { lockReview } from './review-removal.store.ts'
import { findReview, readReviewsInParts } from './reviews.store.ts'
import { renewGuide, type Person, type ReviewDeps } from './reviews.ts'

type Visit = { reviewId: string; month: string }

/** The reviews of a person whose place was in one of their trips, on a day that is over or today. */
export async function listVisitsFor(deps: ReviewDeps, accountId: string): Promise<Visit[]> {
  const { store, guide } = deps
  const months = await readMonths(store.db, accountId, dateOfCity(deps))
  const visits: Visit[] = []
  if (months.size === 0) return visits
  for await (const part of readReviewsInParts(store.db, accountId)) {
    for (const { id, placeKey } of part) {
      const month = months.get(guide.current().findByNameKey(placeKey)?.slug ?? '')
      if (month !== undefined) visits.push({ reviewId: id, month })
    }
  }
  return visits
}

type Choice = { account: Pick<Person, 'id'>; id: string; isShown: boolean }

/**
 * Shows beside a review when its place was in a trip of the author, or hides that again.
 * @throws Failure `not-found` for a review that is not there, `forbidden` for another author's, `conflict` when the place
 * was in no trip of the author so far, `too-many-requests`
 */
export async function showVisit(deps: ReviewDeps, { account, id, isShown }: Choice): Promise<void> {
  const { store, guide } = deps
  await limit(deps, attemptsBy(deps, 'pageChange', account.id), 'too-many-requests')
  await store.db.transaction().execute(async (transaction) => {
    await requireAccountShared(transaction, account.id, store.engine)
    const locked = await lockReview(transaction, id, store.engine)
    const review = locked && !locked.isDeleted && (await findReview(transaction, id))
    if (!review) throw new Failure('not-found', 'review.not-found')
    if (!isAuthor(account, { userId: review.accountId })) throw new Failure('forbidden', 'review.not-yours')
    const month = isShown ? await getMonth(transaction, deps, guide.current(), { account, review }) : null
    if (month === review.visitedIn) return
    await (month === null ? deleteVisit(transaction, id) : storeVisit(transaction, id, month))
    await markReviewsChanged(transaction, { placeKeys: [review.placeKey], isWithdrawn: true })
  })
  await renewGuide(deps)
}

async function getMonth(
  executor: Executor,
  deps: ReviewDeps,
  guide: Guide,
  { account, review }: { account: Pick<Person, 'id'>; review: { placeKey: string } },
): Promise<string> {
  const months = await readMonths(executor, account.id, dateOfCity(deps))
  const month = months.get(guide.findByNameKey(review.placeKey)?.slug ?? '')
  if (month === undefined) throw new Failure('conflict', 'review.no-visit')
  return month
}

function dateOfCity({ now, guide }: ReviewDeps): string {
  const { timeZone, utcOffsetMinutes } = guide.current().city
  return today(now(), timeZone, utcOffsetMinutes)
}

/** The fields of a trip's document that count here. */
const Stops = z.object({
  destinations: z.array(
    z.object({
      activities: z.array(z.object({ place: z.nullish(z.string()), date: z.nullish(z.string()) })),
    }),
  ),
})

/** The month of the latest day on which each place was in a trip, by slug. Days after `last` do not count. */
async function readMonths(executor: Executor, accountId: string, last: string): Promise<ReadonlyMap<string, string>> {
  const dates = new Map<string, string>()
  for await (const part of readTripsInParts(executor, accountId)) {
    for (const { place, date } of part.flatMap(({ document }) => getStops(document))) {
      if (!place || !date || date > last || date <= (dates.get(place) ?? '')) continue
      dates.set(place, date)
    }
  }
  return new Map([...dates].map(([place, date]) => [place, date.slice(0, 7)]))
}

function getStops(document: string) {
  return Stops.parse(JSON.parse(document)).destinations.flatMap(({ activities }) => activities)
}
