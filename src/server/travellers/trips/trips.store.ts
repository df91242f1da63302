import type { SavedPlanFields } from '#contract/trip/plan-fields.ts'
import type { Destination, Trip } from '#contract/trip/trips.ts'
import type { Membership } from '#contract/trip/trip-people.ts'
import * as z from 'zod/mini'
import type { Executor } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepared.ts'
import type { TripText } from './trip-lists.store.ts'

/** The part of a trip that its traveller edits. */
export type TripContent = Pick<Trip, 'title' | 'description' | 'budget' | 'startDate' | 'endDate' | 'destinations'> &
  SavedPlanFields

/** Trips of an earlier version lack fields of their activities. */
export type StoredTrip = Omit<TripContent, 'destinations'> & {
  id: string
  version: number
  destinations: readonly Destination[]
}

type Owned = { accountId: string; id: string }

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
  return row && tripFor(row)
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
      names_compared_at: null,
      idempotency_key: idempotencyKey,
      created_at: at,
      updated_at: at,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'idempotency_key']).doNothing())
    .returning('id'),
)

/** @returns the length of the trip; null when a trip with the same key exists */
export async function insertTrip(executor: Executor, { content, ...trip }: NewTrip): Promise<number | null> {
  const document = getDocument(content)
  const rows = await insert(executor, { ...trip, ...document })
  return rows.length === 1 ? document.bytes : null
}

type TripEdit = Owned & { content: TripContent; basedOn: number | undefined; at: string }

/**
 * Replaces the content of a trip if the trip is still in the version that the edit started from.
 * @returns the new version and length; undefined when there is no such trip in that version
 */
export async function replaceTripOwnedBy(
  executor: Executor,
  { id, accountId, content, basedOn, at }: TripEdit,
): Promise<{ version: number; bytes: number } | undefined> {
  const values = { id, accountId, ...getDocument(content), at }
  const [row] =
    basedOn === undefined
      ? await replaceAny(executor, values)
      : await replaceVersion(executor, { ...values, version: basedOn })
  return row
}

type ReplacedValues = Omit<TripValues, 'idempotencyKey'>

const replaceAny = prepare((executor, values: ReplacedValues) => updateContent(executor, values))

const replaceVersion = prepare((executor, values: ReplacedValues & { version: number }) =>
  updateContent(executor, values).where('version', '=', values.version),
)

function updateContent(executor: Executor, { id, accountId, document, bytes, at }: ReplacedValues) {
  return executor
    .updateTable('trip')
    .set((column) => ({
      document,
      bytes,
      version: column('version', '+', 1),
      names_compared_at: null,
      updated_at: at,
    }))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .returning(['version', 'bytes'])
}

export async function findTripOwnedBy(executor: Executor, { id, accountId }: Owned): Promise<StoredTrip | undefined> {
  const [row] = await selectOwned(executor, { id, accountId })
  return row && tripFor(row)
}

const selectOwned = prepare((executor, { id, accountId }: Owned) =>
  executor
    .selectFrom('trip')
    .select(['id', 'document', 'version'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null),
)

/** The trip of an account that owns it or is in it. */
export async function findTripFor(
  executor: Executor,
  { id, accountId }: Owned,
): Promise<(StoredTrip & { membership?: Membership }) | undefined> {
  const row = await executor
    .selectFrom('trip')
    .innerJoin('account as owner', 'owner.id', 'trip.account_id')
    .leftJoin('trip_person', (join) =>
      join.onRef('trip_person.trip_id', '=', 'trip.id').on('trip_person.account_id', '=', accountId),
    )
    .select(['trip.id', 'trip.document', 'trip.version', 'trip.account_id', 'owner.name as owner', 'trip_person.role'])
    .where('trip.id', '=', id)
    .where('trip.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.account_id === accountId) return tripFor(row)
  return row.role === null ? undefined : { ...tripFor(row), membership: { role: row.role, owner: row.owner } }
}

/** The length of a stored trip. */
export function getTripBytes(content: TripContent): number {
  return getDocument(content).bytes
}

function getDocument(content: TripContent): { document: string; bytes: number } {
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
  return row && tripFor(row)
}

export async function purgeTripsDeletedBefore(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('trip').where('deleted_at', '<', instant).execute()
}

/** Destinations and plans were checked when they were saved. Reading hundreds of trips does not check them again. */
function tripFor({ id, document, version }: Pick<TripText, 'id' | 'document' | 'version'>): StoredTrip {
  return { ...parseTripContent(document), id, version }
}

export function parseTripContent(document: string): Omit<StoredTrip, 'id' | 'version'> {
  return Document.parse(JSON.parse(document))
}

const Document = z.object({
  title: z.string(),
  description: z.string(),
  budget: z.number(),
  startDate: z.string(),
  endDate: z.string(),
  destinations: z.array(z.custom<Destination>()),
  pace: z.optional(z.custom<SavedPlanFields['pace']>()),
  dayStart: z.optional(z.custom<SavedPlanFields['dayStart']>()),
  dayEnd: z.optional(z.custom<SavedPlanFields['dayEnd']>()),
  party: z.optional(z.custom<SavedPlanFields['party']>()),
  days: z.optional(z.custom<SavedPlanFields['days']>()),
  spending: z.optional(z.custom<SavedPlanFields['spending']>()),
})
