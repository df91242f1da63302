import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createStoreLocation, openStoreAt, type StoreLocation } from '../../../../tests/support/stores.ts'
import type { Store } from './database.ts'

describe('the embedded database', () => {
  let location: StoreLocation
  let store: Store

  beforeEach(async () => {
    location = await createStoreLocation('SQLite')
    store = await openStoreAt(location)
  })

  const subscriber = (email: string, name = '') => ({ email, name, created_at: '2026-11-21T00:00:00.000Z' })
  const add = (email: string, name?: string) =>
    store.db.insertInto('subscriber').values(subscriber(email, name)).execute()
  const addTwice = (email: string) =>
    store.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('subscriber')
        .values(subscriber(`${email}/1`))
        .execute()
      await transaction
        .insertInto('subscriber')
        .values(subscriber(`${email}/2`))
        .execute()
    })
  const list = async ({ db }: Store) =>
    (await db.selectFrom('subscriber').select('email').execute()).map((row) => row.email)
  const walBytes = () => statSync(join(location.dataDir, 'safarnama.sqlite-wal')).size
  const names = (count: number) => Array.from({ length: count }, (_, index) => `reader-${index}`)

  test('writes to the disk once for simultaneous changes', async () => {
    const before = walBytes()
    for (const name of names(30)) await add(`one after the other, ${name}`)
    const oneByOne = walBytes() - before

    await Promise.all(names(30).map((name) => add(`together, ${name}`)))

    expect(walBytes() - before - oneByOne).toBeLessThan(oneByOne / 5)
    expect(await list(store)).toHaveLength(60)
  })

  test('rolls back only the failed transaction of a group', async () => {
    await add('reader-3/2')

    const outcomes = await Promise.allSettled(names(6).map(addTwice))

    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 3 }, () => 'fulfilled'),
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    const other = await openStoreAt(location)
    expect(await list(other)).toHaveLength(11)
    expect(await list(other)).not.toContain('reader-3/1')
  })

  test('goes on after a group of failed transactions', async () => {
    await add('reader-0/2')

    const outcomes = await Promise.allSettled([addTwice('reader-0'), addTwice('reader-0')])

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await add('later')
    expect(await list(store)).toEqual(['later', 'reader-0/2'])
  })

  test('shows readers only committed data and does not make them wait', async () => {
    const seen = await store.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('subscriber').values(subscriber('under way')).execute()
      return list(store)
    })

    expect(seen).toEqual([])
    expect(await list(store)).toEqual(['under way'])
  })

  test('reports every lost change on a full disk, and accepts changes again when there is room', async () => {
    await add('first')
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db)
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 0}`).execute(store.db)

    const outcomes = await Promise.allSettled(names(20).map((name) => add(name, 'x'.repeat(20_000))))

    const stored = names(20).filter((_name, index) => outcomes[index]?.status === 'fulfilled')
    expect(stored.length).toBeLessThan(20)
    const other = await openStoreAt(location)
    expect((await list(other)).toSorted()).toEqual(['first', ...stored].toSorted())
    await sql`pragma max_page_count = 1000000`.execute(store.db)
    await add('room again')
    expect(await list(other)).toContain('room again')
  })

  test('refuses to continue a rolled-back transaction, also when the caller ignored its error', async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db)
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 0}`).execute(store.db)

    const outcome = store.db.transaction().execute(async (transaction) => {
      const large = transaction.insertInto('subscriber').values(subscriber('large', 'x'.repeat(100_000)))
      await large.execute().catch(() => undefined)
      await transaction.insertInto('subscriber').values(subscriber('small')).execute()
    })

    await expect(outcome).rejects.toThrow(/full|taken the transaction back/)
    expect(await list(store)).toEqual([])
  })
})
