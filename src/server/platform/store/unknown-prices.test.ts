import { describe, expect, test } from 'vitest'
import { createStoreLocation, engines, openUnmigratedAt } from '../../../../tests/support/stores.ts'
import { migrate, migrateUpTo } from './migrate.ts'

const BEFORE = '0041-desk-city.sql'

const deskRow = (slug: string, document: string) => ({
  slug,
  name_key: slug,
  version: 2,
  document,
  has_draft: 0 as const,
  publish_at: null,
  retired_at: null,
  replaced_by: null,
  folder_hash: null,
  folder_document: null,
})

const FREE = '{"name":"a","priceLevel":0,"priceNote":null,"facts":{}}'
const PRICED = '{"name":"a","priceLevel":2,"priceNote":null,"facts":{}}'
const TARIFF = '{"name":"a","priceLevel":0,"priceNote":null,"facts":{"fees":{"value":{}}}}'
const QUOTED = '{"name":"\\"priceLevel\\":0,","priceLevel":2,"priceNote":null,"facts":{}}'

describe.each(engines)('prices that nobody has said, on $engine', ({ engine }) => {
  test('are not known after the update, and the editors are asked', async () => {
    const store = openUnmigratedAt(await createStoreLocation(engine))
    await migrateUpTo(store, BEFORE)
    const { db } = store
    const cases = [
      ['imported', 'import-file', FREE, FREE],
      ['typed', 'publish', FREE, FREE],
      ['of-the-folder', 'folder', FREE, FREE],
      ['corrected', 'import-file', FREE, PRICED],
      ['with-tariff', 'import-file', FREE, TARIFF],
      ['quoted', 'import-file', QUOTED, QUOTED],
    ] as const
    for (const [slug, deed, first, now] of cases) {
      await db.insertInto('desk_place').values(deskRow(slug, now)).execute()
      const version = {
        slug,
        version: 1,
        document: first,
        deed,
        editor_id: null,
        at: '2026-01-01',
        imported_from: null,
      }
      await db.insertInto('place_version').values(version).execute()
      const published = {
        slug,
        position: 0,
        name_key: slug,
        document: now,
        origin: 'editor' as const,
        content_hash: null,
      }
      await db.insertInto('place').values(published).execute()
    }
    await migrate(store)
    const questions = await db.selectFrom('price_question').selectAll().orderBy('slug').execute()
    expect(questions).toEqual([
      { slug: 'imported', version: 2 },
      { slug: 'typed', version: 2 },
    ])
    const unknown = FREE.replace('"priceLevel":0', '"priceLevel":null')
    for (const table of ['desk_place', 'place'] as const) {
      const rows = await db.selectFrom(table).select(['slug', 'document']).execute()
      expect(Object.fromEntries(rows.map(({ slug, document }) => [slug, document]))).toEqual({
        imported: unknown,
        typed: unknown,
        'of-the-folder': FREE,
        corrected: PRICED,
        'with-tariff': TARIFF,
        quoted: QUOTED,
      })
    }
  })
})
