import type { CityPart } from '#contract/city/content-city.ts'
import { cityKind } from '#server/admin/desk/city-kind.ts'
import { readContent } from '#server/guide/read-content.ts'
import { getParts } from '#server/guide/city-parts.ts'
import { insertDeskEntry, type EntryRow } from './desk-entries.ts'
import type { TestApp } from './test-app.ts'

/** A part of Surat as its folder has it. */
export function partOfSurat<Slug extends CityPart['slug']>(slug: Slug): Extract<CityPart, { slug: Slug }> {
  const isAsked = (part: CityPart): part is Extract<CityPart, { slug: Slug }> => part.slug === slug
  const part = getParts(readContent('content/surat')).find(isAsked)
  if (!part) throw new Error(`Surat has no ${slug}`)
  return part
}

let lastInsert: Promise<unknown> = Promise.resolve()

/**
 * Stores the first version of the fares that an editor made: a draft, unless the row says otherwise. There are three parts
 * only, so that each call begins anew, after the one before.
 */
export function insertDeskFares(
  testApp: Pick<TestApp, 'store' | 'clock'>,
  row: EntryRow = {},
): Promise<{ slug: string }> {
  const insert = async () => {
    const { db } = testApp.store
    await db.deleteFrom('city_part_version').execute()
    await db.deleteFrom('desk_city_part').execute()
    return insertDeskEntry(testApp, cityKind, { text: partOfSurat('fares'), row })
  }
  const inserted = lastInsert.then(insert)
  lastInsert = inserted.catch(() => undefined)
  return inserted
}
