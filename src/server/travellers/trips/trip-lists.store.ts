import type { Membership } from '#contract/trip/trip-people.ts'
import type { Executor } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepared.ts'
import type { TripTable } from '../../platform/store/tables.ts'

/** `document` is a JSON object with the keys of `TripContent` and no others. */
export type TripText = Pick<TripTable, 'id' | 'document' | 'version'> & { membership?: Membership }

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

/** The trips that the traveller owns, oldest first. One query answers what nearly every traveller asks for. */
export async function* readTripsInParts(executor: Executor, accountId: string): AsyncGenerator<TripText[]> {
  const short = await selectShortList(executor, { accountId, maxBytes: PART_BYTES })
  if (short.length > 0) yield short
  else yield* readListedTrips(executor, accountId, await listTripSizesFor(executor, accountId))
}

/** The place of a trip in the list, and its length. */
export type TripSize = { id: string; createdAt: string; bytes: number }

/** The same trips without their content, from the index alone. */
export function listTripSizesFor(executor: Executor, accountId: string): Promise<TripSize[]> {
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

/** Reads the content of listed trips part by part. Trips that were deleted or left since are left out. */
export async function* readListedTrips(
  executor: Executor,
  accountId: string,
  sizes: readonly TripSize[],
): AsyncGenerator<TripText[]> {
  for (const ids of groupBySize(sizes)) {
    const rows = await selectListed(executor, accountId, ids).execute()
    const trips = rows.flatMap(({ ownerId, owner, role, ...trip }): TripText[] => {
      if (ownerId === accountId) return [trip]
      return role === null ? [] : [{ ...trip, membership: { role, owner } }]
    })
    if (trips.length > 0) yield trips
  }
}

function selectListed(executor: Executor, accountId: string, ids: readonly string[]) {
  return executor
    .selectFrom('trip')
    .innerJoin('account as owner', 'owner.id', 'trip.account_id')
    .leftJoin('trip_person', (join) =>
      join.onRef('trip_person.trip_id', '=', 'trip.id').on('trip_person.account_id', '=', accountId),
    )
    .select(['trip.id', 'trip.document', 'trip.version'])
    .select(['trip.account_id as ownerId', 'owner.name as owner', 'trip_person.role'])
    .where('trip.deleted_at', 'is', null)
    .where('trip.id', 'in', ids)
    .orderBy('trip.created_at')
    .orderBy('trip.id')
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
