import { describe, expect, test } from 'vitest'
import { engines, openFreshStore } from '../../../../tests/support/stores.ts'

describe.each(engines)('lists without members, on $engine', ({ engine }) => {
  test('match nothing, and everything is not among them', async () => {
    const { db } = await openFreshStore(engine)
    const read = (operator: 'in' | 'not in') =>
      db.selectFrom('migration').select('name').where('name', operator, []).execute()
    expect(await read('in')).toEqual([])
    expect((await read('not in')).length).toBeGreaterThan(0)
    const changed = await db.updateTable('attempt').set({ failures: 0 }).where('key_hash', 'in', []).executeTakeFirst()
    expect(Number(changed.numUpdatedRows)).toBe(0)
    const deleted = await db.deleteFrom('attempt').where('key_hash', 'in', []).executeTakeFirst()
    expect(Number(deleted.numDeletedRows)).toBe(0)
  })
})
