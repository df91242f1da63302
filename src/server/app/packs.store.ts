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

type StoredSize = Pick<PackBodyTable, 'sha256' | 'bytes'>

/** Bodies that a new pack has, too, are as new. @returns those of the hashes that are stored */
export async function renewBodies(
  db: Database,
  hashes: readonly string[],
  { used_at, reviews_version }: Pick<PackBodyTable, 'used_at' | 'reviews_version'>,
): Promise<StoredSize[]> {
  const stored: StoredSize[] = []
  for (let first = 0; first < hashes.length; first += ROWS_AT_ONCE) {
    const rows = await db
      .updateTable('pack_body')
      .set({ used_at, reviews_version })
      .where('sha256', 'in', hashes.slice(first, first + ROWS_AT_ONCE))
      .returning(['sha256', 'bytes'])
      .execute()
    stored.push(...rows)
  }
  return stored
}

/** One that is there already is as new. A list of photos may be equal while other reviews have them. */
export async function storeBodies(db: Database, bodies: readonly PackBodyTable[]): Promise<void> {
  for (let first = 0; first < bodies.length; first += ROWS_AT_ONCE) {
    await db
      .insertInto('pack_body')
      .values(bodies.slice(first, first + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.column('sha256').doUpdateSet((column) => ({
          used_at: column.ref('excluded.used_at'),
          shows: column.ref('excluded.shows'),
          reviews_version: column.ref('excluded.reviews_version'),
        })),
      )
      .execute()
  }
}

/** Comes after its bodies, so that a pack that is found is whole. One that is there already is as new. */
export async function storePack(db: Database, pack: PackTable): Promise<void> {
  const { content, made_at, fresh_until, description } = pack
  await db
    .insertInto('pack')
    .values(pack)
    .onConflict((conflict) => conflict.column('edition').doUpdateSet({ content, made_at, fresh_until, description }))
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
