import { sql } from 'kysely'
import type { Executor } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepared.ts'

type Sum = number | string

/**
 * The quota counts the bytes of trips by their column, because they are long, and those of reviews by an index of this
 * sum. Earlier versions and wishlist items are few, and their length is computed.
 */
const selectBytes = prepare((executor, { accountId }: { accountId: string }) =>
  executor.selectNoFrom(({ selectFrom }) => [
    selectFrom('trip')
      .select(sql<Sum>`coalesce(sum(bytes), 0)`.as('bytes'))
      .where('account_id', '=', accountId)
      .as('trips'),
    selectFrom('review')
      .select(
        sql<Sum>`coalesce(sum(octet_length(place_name) + octet_length(landmark) + octet_length(location)
          + octet_length(review_text)), 0)`.as('bytes'),
      )
      .where('account_id', '=', accountId)
      .as('reviews'),
    selectFrom('review_version')
      .innerJoin('review', 'review.id', 'review_version.review_id')
      .select(
        sql<Sum>`coalesce(sum(octet_length(review_version.place_name) + octet_length(review_version.landmark)
          + octet_length(review_version.location) + octet_length(review_version.review_text)), 0)`.as('bytes'),
      )
      .where('review.account_id', '=', accountId)
      .where('review.edited_at', 'is not', null)
      .as('versions'),
    selectFrom('wishlist_item')
      .select(sql<Sum>`coalesce(sum(octet_length(name) + octet_length(location) + octet_length(image)), 0)`.as('bytes'))
      .where('account_id', '=', accountId)
      .as('wishlist'),
  ]),
)

/** The bytes of an account's trips, reviews with their versions, and wishlist, deleted ones included. Images have a quota of their own. */
export async function bytesHeldBy(executor: Executor, accountId: string): Promise<number> {
  const [row] = await selectBytes(executor, { accountId })
  return Number(row?.trips) + Number(row?.reviews) + Number(row?.versions) + Number(row?.wishlist)
}
