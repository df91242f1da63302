import type { Executor } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepared.ts'
import type { TripTable } from '../../platform/store/tables.ts'

/** `document` is a JSON object with the keys of `TripContent` and no others. */
export type TripText = Pick<TripTable, 'id' | 'document' | 'version'>

/** The content of a part is about as long. Only a part of a single trip may be longer. */
const PART_BYTES = 250_000

const selectShortList = prepare((executor, { accountId, maxBytes }: { accountId: string; maxBytes: number }) =>
  executor
    .selectFrom('trip')
    .select(['id', 'document', 'version'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where(
      ({ selectFrom }) =>
        selectFrom('trip as every')
          .select((every) => every.fn.sum<number>('every.bytes').as('bytes'))
          .where('every.account_id', '=', accountId)
          .where('every.deleted_at', 'is', null),
      '<=',
      maxBytes,
    )
    .orderBy('created_at')
    .orderBy('id'),
)

/** The traveller's trips, oldest first. One query answers what nearly every traveller asks for. */
export async function* readTripsInParts(executor: Executor, accountId: string): AsyncGenerator<TripText[]> {
  const short = await selectShortList(executor, { accountId, maxBytes: PART_BYTES })
  if (short.length > 0) yield short
  else yield* readListedTrips(executor, accountId, await listTripSizesOf(executor, accountId))
}

/** The place of a trip in the list, and its length. */
export type TripSize = { id: string; createdAt: string; bytes: number }

/** The same trips without their content, from the index alone. */
export function listTripSizesOf(executor: Executor, accountId: string): Promise<TripSize[]> {
  return selectSizes(executor, { accountId })
}

const selectSizes = prepare((executor, { accountId }: { accountId: string }) =>
  executor
    .selectFrom('trip')
    .select(['id', 'created_at as createdAt', 'bytes'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id'),
)

/** Reads the content of listed trips part by part. Trips that were deleted since are left out. */
export async function* readListedTrips(
  executor: Executor,
  accountId: string,
  sizes: readonly TripSize[],
): AsyncGenerator<TripText[]> {
  for (const ids of groupBySize(sizes)) {
    const rows = await executor
      .selectFrom('trip')
      .select(['id', 'document', 'version'])
      .where('account_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .where('id', 'in', ids)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    if (rows.length > 0) yield rows
  }
}

function groupBySize(sizes: readonly TripSize[]): string[][] {
  const groups: string[][] = []
  let group: string[] = []
  let bytes = 0
  for (const size of sizes) {
    if (group.length > 0 && bytes + size.bytes > PART_BYTES) {
      groups.push(group)
      group = []
      bytes = 0
    }
    group.push(size.id)
    bytes += size.bytes
  }
  return group.length > 0 ? [...groups, group] : groups
}
