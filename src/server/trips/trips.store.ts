import { Destination, type Trip } from '#contract/trips.ts'
import * as z from 'zod/mini'
import type { Executor } from '../store/database.ts'
import { prepare } from '../store/prepared.ts'
import type { TripTable } from '../store/tables.ts'

/** The part of a trip that its traveller edits. */
export type TripContent = Pick<Trip, 'title' | 'description' | 'budget' | 'startDate' | 'endDate' | 'destinations'>

export type StoredTrip = TripContent & { id: string; version: number }

/** `document` is a JSON object with exactly the keys of `TripContent`. */
export type TripText = Pick<TripTable, 'id' | 'document' | 'version'>

type Owned = { accountId: string; id: string }

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

const countTrips = prepare((executor, { accountId }: { accountId: string }) =>
  executor
    .selectFrom('trip')
    .select((column) => column.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null),
)

export async function countTripsOwnedBy(executor: Executor, accountId: string): Promise<number> {
  const [row] = await countTrips(executor, { accountId })
  return Number(row?.count)
}

/** Finds a deleted trip too, because its key was used. */
export async function findTripMadeBy(
  executor: Executor,
  accountId: string,
  idempotencyKey: string,
): Promise<StoredTrip | undefined> {
  const row = await executor
    .selectFrom('trip')
    .select(['id', 'document', 'version'])
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return row && tripOf(row)
}

type NewTrip = Owned & { content: TripContent; idempotencyKey: string | null; at: string }

type TripValues = Owned & { document: string; bytes: number; idempotencyKey: string | null; at: string }

const insert = prepare((executor, { id, accountId, document, bytes, idempotencyKey, at }: TripValues) =>
  executor
    .insertInto('trip')
    .values({
      id,
      account_id: accountId,
      document,
      bytes,
      version: 1,
      idempotency_key: idempotencyKey,
      created_at: at,
      updated_at: at,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'idempotency_key']).doNothing())
    .returning('id'),
)

/** @returns false when a trip with the same key exists */
export async function insertTrip(executor: Executor, { content, ...trip }: NewTrip): Promise<boolean> {
  const rows = await insert(executor, { ...trip, ...documentOf(content) })
  return rows.length === 1
}

type TripEdit = Owned & { content: TripContent; basedOn: number | undefined; at: string }

/**
 * Replaces the content of a trip if the trip is still in the version that the edit started from.
 * @returns the new version and length; undefined when there is no such trip in that version
 */
export async function replaceTripOwnedBy(
  executor: Executor,
  edit: TripEdit,
): Promise<{ version: number; bytes: number } | undefined> {
  const { id, accountId, content, basedOn, at } = edit
  return executor
    .updateTable('trip')
    .set((column) => ({ ...documentOf(content), version: column('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .$if(basedOn !== undefined, (query) => query.where('version', '=', basedOn ?? 0))
    .returning(['version', 'bytes'])
    .executeTakeFirst()
}

/** @returns undefined when the traveller has no such trip */
export async function findTripSize(executor: Executor, owned: Owned): Promise<number | undefined> {
  const [row] = await selectSize(executor, owned)
  return row?.bytes
}

const selectSize = prepare((executor, { id, accountId }: Owned) =>
  executor
    .selectFrom('trip')
    .select('bytes')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null),
)

function documentOf(content: TripContent): { document: string; bytes: number } {
  const document = JSON.stringify(content)
  return { document, bytes: Buffer.byteLength(document) }
}

/** @returns true when the trip is deleted now; a repetition changes nothing */
export async function deleteTripOwnedBy(executor: Executor, { id, accountId }: Owned, at: string): Promise<boolean> {
  await executor
    .updateTable('trip')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .execute()
  const row = await executor
    .selectFrom('trip')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

export async function restoreTripOwnedBy(
  executor: Executor,
  { id, accountId }: Owned,
): Promise<StoredTrip | undefined> {
  const row = await executor
    .updateTable('trip')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(['id', 'document', 'version'])
    .executeTakeFirst()
  return row && tripOf(row)
}

export async function purgeTripsDeletedBefore(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('trip').where('deleted_at', '<', instant).execute()
}

/** Destinations were checked when they were saved. Reading hundreds of trips does not check them again. */
function tripOf({ id, document, version }: TripText): StoredTrip {
  return { ...Document.parse(JSON.parse(document)), id, version }
}

const Document = z.object({
  title: z.string(),
  description: z.string(),
  budget: z.number(),
  startDate: z.string(),
  endDate: z.string(),
  destinations: z.array(z.custom<z.infer<typeof Destination>>()),
})
