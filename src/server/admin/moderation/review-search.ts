import { instantInZone } from '#contract/text/city-time.ts'
import { addDays, toCalendarDate } from '#contract/text/dates.ts'
import { Failure, toFailure } from '#contract/api/failure.ts'
import { MODERATION_PAGE_MAX, type ReviewCase, type ReviewSearch } from '#contract/review/moderation.ts'
import { nameKey } from '#contract/place/place-name.ts'
import { foldText } from '#planning/search/fold-text.ts'
import type { Guide } from '../../guide/guide.ts'
import { showReview, type AuthoredReview, type ReviewDeps } from '../../travellers/reviews/reviews.ts'
import { findReviews } from '../../travellers/reviews/reviews.store.ts'
import { comparePage } from '../../platform/store/compare-page.ts'
import { cutPage, readCursor, readLimit } from '../../platform/store/cursor.ts'
import type { Executor } from '../../platform/store/database.ts'
import { findDecisions } from './decisions.store.ts'
import { listCandidates, type Candidate, type SearchedPart } from './review-search.store.ts'
import { countOpenReports } from './reports.store.ts'

/** Further words of a search are left out. */
const WORDS_MAX = 8

type Page = { reviews: (Omit<ReviewCase, 'userName'> & AuthoredReview)[]; nextCursor: string | null }

/** One list of reviews, newest first. A page may hold fewer reviews than asked for, or none, and still have a next one. */
export async function searchReviews(
  { store: { db }, guide }: ReviewDeps,
  search: ReviewSearch & { limit?: string | undefined; cursor?: string | undefined },
): Promise<Page> {
  const limit = readLimit(search.limit, MODERATION_PAGE_MAX)
  const isShown = getMatcher(search)
  const before = readCursor(search.cursor)
  const searched = getPart(search, guide.current())
  const list = (part: Pick<SearchedPart, 'limit' | 'before'>) => listCandidates(db, { ...searched, ...part })
  const { page, nextCursor } = isShown
    ? await comparePage({ limit, before, list, isFound: isShown, getPosition })
    : cutPage(await list({ limit: limit + 1, before }), limit, getPosition)
  return { reviews: await describeReviews(db, guide.current(), page), nextCursor }
}

function getPosition({ at, id }: Candidate) {
  return { at, id }
}

/** @throws Failure `not-found` for a place that is not in the guide, `invalid-input` for a day that does not exist */
function getPart(
  { list, place, author, withPhoto, from, until }: ReviewSearch,
  guide: Guide,
): Omit<SearchedPart, 'limit' | 'before'> {
  const found = place === undefined ? null : guide.find(place)
  if (found === undefined) throw new Failure('not-found', 'place.not-found')
  return {
    list,
    placeKey: found && nameKey(found.name),
    authorId: author ?? null,
    withPhoto: withPhoto === true,
    since: from === undefined ? null : getStart(from, guide),
    until: until === undefined ? null : getStart(addDays(until, 1), guide),
  }
}

function getStart(day: string, { timeZone }: Guide): string {
  if (toCalendarDate(day) === null) throw toFailure('invalid-input')
  return instantInZone(day, '00:00', timeZone).toISOString()
}

/** @returns null for a search without words or stars, which an index answers alone */
function getMatcher({ text, stars }: ReviewSearch): ((candidate: Candidate) => boolean) | null {
  const words = foldText(text).split(/\s+/u).filter(Boolean).slice(0, WORDS_MAX)
  if (words.length === 0 && stars === undefined) return null
  return ({ placeName, reviewText, authorName, rating }) => {
    if (stars !== undefined && Math.floor(rating) !== stars) return false
    const searched = words.length === 0 ? '' : foldText(`${placeName}\n${reviewText}\n${authorName}`)
    return words.every((word) => searched.includes(word))
  }
}

async function describeReviews(db: Executor, guide: Guide, page: readonly Candidate[]): Promise<Page['reviews']> {
  const ids = page.map(({ id }) => id)
  const reviews = new Map((await findReviews(db, ids)).map((review) => [review.id, review]))
  const reports = Map.groupBy(await countOpenReports(db, ids), ({ reviewId }) => reviewId)
  const removals = [...reviews.values()].flatMap(({ removalId }) => (removalId === null ? [] : [removalId]))
  const decisions = new Map((await findDecisions(db, removals)).map((decision) => [decision.id, decision]))
  return ids.flatMap((id) => {
    const review = reviews.get(id)
    if (!review) return []
    const decision = review.removalId === null ? undefined : decisions.get(review.removalId)
    return [
      {
        ...showReview(review, guide),
        version: review.version,
        reports: (reports.get(id) ?? []).map(({ subject, reason, count }) => ({ subject, reason, count })),
        removal: decision ? showRemoval(decision) : null,
      },
    ]
  })
}

function showRemoval(decision: Awaited<ReturnType<typeof findDecisions>>[number]): ReviewCase['removal'] {
  const { reason, at, moderatorName, appeal, answeredAt } = decision
  if (reason === '') return null
  return {
    reason,
    at,
    moderatorName: moderatorName ?? '',
    appeal: appeal === '' ? null : appeal,
    isAnswered: answeredAt !== null,
  }
}
