import type { Transaction } from 'kysely'
import { markChanged } from '../platform/store/changes.ts'
import type { Executor } from '../platform/store/database.ts'
import { prepare } from '../platform/store/prepared.ts'
import type { Tables } from '../platform/store/tables.ts'

/** The mean of a place's reviews to two decimals, and their number. */
export type PlaceRating = { readonly rating: number; readonly ratingCount: number }

/** The ratings of the guide's places by slug. Places without a review are missing. */
export type PlaceRatings = ReadonlyMap<string, PlaceRating>

type Review = { placeKey: string; rating: number }

/**
 * Adds a review to its place's rating, or removes it. Readers fetch only the ratings that `version` changed, so that
 * their work grows with neither reviews nor places.
 */
export async function changePlaceRating(
  transaction: Transaction<Tables>,
  { placeKey, rating }: Review,
  { by, version }: { by: 1 | -1; version: number },
): Promise<void> {
  await addToRating(transaction, { placeKey, sum: by * rating, count: by, version })
}

/** The same for many reviews at once. `sum` and `count` are negative for reviews that go. */
export async function changePlaceRatings(
  transaction: Transaction<Tables>,
  changes: readonly Omit<Addition, 'version'>[],
  version: number,
): Promise<void> {
  for (const change of changes) await addToRating(transaction, { ...change, version })
}

type Addition = { placeKey: string; sum: number; count: number; version: number }

const addToRating = prepare((executor, { placeKey, sum, count, version }: Addition) =>
  executor
    .insertInto('place_rating')
    .values({
      place_key: placeKey,
      rating_sum: sum,
      rating_count: count,
      version,
      withdrawn_version: count < 0 ? version : NEVER_WITHDRAWN,
    })
    .onConflict((conflict) =>
      conflict.column('place_key').doUpdateSet((column) => ({
        rating_sum: column('place_rating.rating_sum', '+', column.ref('excluded.rating_sum')),
        rating_count: column('place_rating.rating_count', '+', column.ref('excluded.rating_count')),
        version: column.ref('excluded.version'),
        // A review that is deleted or hidden later raises the version again.
        withdrawn_version: column
          .case()
          .when('excluded.rating_count', '<', 0)
          .then(column.ref('excluded.version'))
          .else(column.ref('place_rating.withdrawn_version'))
          .end(),
      })),
    ),
)

/** Versions begin at 1. */
const NEVER_WITHDRAWN = 0

/**
 * The reviews that changed: those of places, of an author, or those that a voter called helpful. `isWithdrawn`: nobody
 * may read a part of their earlier text, or the earlier name of their author, any more.
 */
type ChangedReviews =
  | { placeKeys: readonly string[]; isWithdrawn: boolean }
  | { authorId: string }
  | { voterId: string }

/**
 * Marks that reviews read differently, although no rating changed: pages of their places are made anew. Comes last in its
 * transaction, because all other reviews wait from here on.
 */
export async function markReviewsChanged(transaction: Executor, changed: ChangedReviews): Promise<void> {
  const version = await markChanged(transaction, 'reviews')
  if ('authorId' in changed) await touchPlacesOfAuthor(transaction, { authorId: changed.authorId, version })
  else if ('voterId' in changed) await touchPlacesOfVoter(transaction, { voterId: changed.voterId, version })
  else {
    const touch = changed.isWithdrawn ? withdrawFromPlace : touchPlace
    for (const placeKey of changed.placeKeys) await touch(transaction, { placeKey, version })
  }
}

/** The places of a person's reviews and votes. */
export async function listPlacesTouchedBy(executor: Executor, accountId: string): Promise<string[]> {
  const rows = await selectReviewed(executor, accountId).union(selectVoted(executor, accountId)).execute()
  return rows.map(({ place_key: placeKey }) => placeKey)
}

function selectReviewed(executor: Executor, authorId: string) {
  return executor.selectFrom('review').select('place_key').where('account_id', '=', authorId)
}

function selectVoted(executor: Executor, voterId: string) {
  return executor
    .selectFrom('review')
    .innerJoin('helpful_vote', 'helpful_vote.review_id', 'review.id')
    .select('place_key')
    .where('helpful_vote.account_id', '=', voterId)
}

const touchPlace = prepare((executor, { placeKey, version }: { placeKey: string; version: number }) =>
  executor.updateTable('place_rating').set({ version }).where('place_key', '=', placeKey),
)

const withdrawFromPlace = prepare((executor, { placeKey, version }: { placeKey: string; version: number }) =>
  executor.updateTable('place_rating').set({ version, withdrawn_version: version }).where('place_key', '=', placeKey),
)

/** The name of the author is another one, or removed. */
const touchPlacesOfAuthor = prepare((executor, { authorId, version }: { authorId: string; version: number }) =>
  executor
    .updateTable('place_rating')
    .set({ version, withdrawn_version: version })
    .where('place_key', 'in', selectReviewed(executor, authorId)),
)

const touchPlacesOfVoter = prepare((executor, { voterId, version }: { voterId: string; version: number }) =>
  executor.updateTable('place_rating').set({ version }).where('place_key', 'in', selectVoted(executor, voterId)),
)

/** @returns name keys of the places whose reviews were withdrawn or edited after a version of the reviews */
export async function listWithdrawnPlaces(executor: Executor, after: number): Promise<string[]> {
  const rows = await executor
    .selectFrom('place_rating')
    .select('place_key')
    .where('withdrawn_version', '>', after)
    .execute()
  return rows.map(({ place_key }) => place_key)
}

/** The ratings of the places whose ratings or reviews changed after a version of the reviews. */
export async function listPlaceRatings(executor: Executor, after: number): Promise<PlaceRatings> {
  const rows = await selectRatings(executor, { after })
  return new Map(rows.map(({ slug, rating_sum, rating_count }) => [slug, getRating(rating_sum, rating_count)]))
}

const selectRatings = prepare((executor, { after }: { after: number }) =>
  executor
    .selectFrom('place_rating')
    .innerJoin('place', 'place.name_key', 'place_rating.place_key')
    .select(['place.slug', 'place_rating.rating_sum', 'place_rating.rating_count'])
    .where('place_rating.version', '>', after),
)

function getRating(sum: number, count: number): PlaceRating {
  return { rating: count === 0 ? 0 : Math.round((sum / count) * 100) / 100, ratingCount: count }
}
