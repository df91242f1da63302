import type { Database } from '../platform/store/database.ts'
import type { PackBodyTable, PackTable } from '../platform/store/tables.ts'

/** Rows of one statement. Each body has a few kilobytes. */
const ROWS_AT_ONCE = 50

export async function findNewestPack(db: Database, series: string): Promise<PackTable | undefined> {
  return db
    .selectFrom('pack')
    .selectAll()
    .where('series', '=', series)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** @returns the compressed list of its entries in base64 */
export async function findManifest(db: Database, edition: string): Promise<string | undefined> {
  const row = await db.selectFrom('pack').select('manifest').where('edition', '=', edition).executeTakeFirst()
  return row?.manifest
}

export async function findPackBody(db: Database, sha256: string): Promise<PackBodyTable | undefined> {
  return db.selectFrom('pack_body').selectAll().where('sha256', '=', sha256).executeTakeFirst()
}

/** @returns keys of the names of places of which a review was deleted or hidden since an instant */
export async function findPlacesOfRemovedReviews(db: Database, since: string): Promise<string[]> {
  const find = (column: 'deleted_at' | 'hidden_at') =>
    db.selectFrom('review').select('place_key').distinct().where(column, '>=', since)
  const rows = await find('deleted_at').union(find('hidden_at')).execute()
  return rows.map(({ place_key }) => place_key)
}

/** Stores a pack after its bodies, so that a pack that is found is whole. One that is there already is as new. */
export async function storePack(db: Database, pack: PackTable, bodies: readonly PackBodyTable[]): Promise<void> {
  for (let first = 0; first < bodies.length; first += ROWS_AT_ONCE) {
    await db
      .insertInto('pack_body')
      .values(bodies.slice(first, first + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ used_at: pack.made_at }))
      .execute()
  }
  const { content, made_at, fresh_until } = pack
  await db
    .insertInto('pack')
    .values(pack)
    .onConflict((conflict) => conflict.column('edition').doUpdateSet({ content, made_at, fresh_until }))
    .execute()
}

/**
 * Deletes the oldest packs while all bodies take more than these bytes. Equal bodies of several packs are counted where
 * they were used last.
 */
export async function boundPacks(db: Database, maxBytes: number): Promise<void> {
  const rounds = await db
    .selectFrom('pack_body')
    .select(({ fn }) => ['used_at', fn.sum<number | string>('bytes').as('bytes')])
    .groupBy('used_at')
    .orderBy('used_at', 'desc')
    .execute()
  let left = maxBytes
  const fitting = rounds.filter(({ bytes }) => (left -= Number(bytes)) >= 0)
  // The newest pack stays in any case: a device has just asked for it.
  const oldest = fitting.at(-1) ?? rounds[0]
  if (left < 0 && oldest) await deletePacksMadeBefore(db, oldest.used_at)
}

/** Bodies hold texts of travellers, which they may have deleted since. */
export async function deletePacksMadeBefore(db: Database, instant: string): Promise<void> {
  await db.deleteFrom('pack').where('made_at', '<', instant).execute()
  await db.deleteFrom('pack_body').where('used_at', '<', instant).execute()
}
