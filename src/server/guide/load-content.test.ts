import { describe, expect, test } from 'vitest'
import { changeEntry, changeListed, copyCityFolder } from '../../../tests/support/city-folder.ts'
import { engines, openFreshStore } from '../../../tests/support/stores.ts'
import { findCity } from './city.store.ts'
import { listPlaces } from './places.store.ts'
import { readVersions } from '../platform/store/changes.ts'
import type { Database } from '../platform/store/database.ts'
import { listPublished } from './published.store.ts'
import { storedTrips } from './stored-kind.ts'
import { loadContent } from './load-content.ts'
import { readContent } from './read-content.ts'
import { currentTranslations, packTranslations } from './translations/current-translations.ts'

const surat = readContent('content/surat')

async function findPlace(db: Database, slug: string) {
  return (await listPlaces(db)).find((place) => place.slug === slug)
}

/** Overwrites a place as an editor would, so that the row is the editor's from now on. */
async function editAsEditor(db: Database, slug: string, name: string): Promise<void> {
  const place = await findPlace(db, slug)
  await db
    .updateTable('place')
    .set({
      name_key: name.toLowerCase(),
      document: JSON.stringify({ ...place, name }),
      origin: 'editor',
      content_hash: null,
    })
    .where('slug', '=', slug)
    .execute()
}

describe.each(engines)('on $engine', ({ engine, rule }) => {
  test('the store returns the folder unchanged', async () => {
    const { db } = await openFreshStore(engine)
    await loadContent(db, surat)
    expect(await listPlaces(db)).toEqual(surat.places)
    expect(await listPublished(db, storedTrips)).toEqual(surat.trips)
    const { city, calendar, climate, fares, search, phrases, dishes, services } = surat
    const { gu, hi } = currentTranslations(surat)
    const translations = { gu: packTranslations(gu ?? {}), hi: packTranslations(hi ?? {}) }
    const lists = { search, phrases, dishes, services, translations }
    expect(await findCity(db)).toEqual({ city, calendar, climate, fares, ...lists })
  })

  rule('a place that was stored before places had facts is read', async () => {
    const { db } = await openFreshStore(engine)
    const places = surat.places.map(({ facts: _facts, ...place }) => place)
    await loadContent(db, { ...surat, places })
    expect(await listPlaces(db)).toEqual(places)
  })

  rule('loading the same folder again changes nothing', async () => {
    const { db } = await openFreshStore(engine)
    expect(await loadContent(db, surat)).toBe(true)
    const version = (await readVersions(db)).guide
    expect(await loadContent(db, surat)).toBe(false)
    expect((await readVersions(db)).guide).toBe(version)
  })

  rule('a changed entry replaces its row and is noticed', async () => {
    const { db } = await openFreshStore(engine)
    await loadContent(db, surat)
    const version = (await readVersions(db)).guide
    const folder = copyCityFolder()
    folder.editPlaces(changeEntry(0, { hours: 'Always' }))
    expect(await loadContent(db, readContent(folder.path))).toBe(true)
    expect(await findPlace(db, 'dumas-beach')).toMatchObject({ hours: 'Always' })
    expect((await readVersions(db)).guide).toBe(version + 1)
  })

  rule('a changed calendar replaces the stored one and is noticed', async () => {
    const { db } = await openFreshStore(engine)
    await loadContent(db, surat)
    const folder = copyCityFolder()
    folder.editFile('calendar.json', changeListed('events', 0, { name: 'Day of kites' }))
    expect(await loadContent(db, readContent(folder.path))).toBe(true)
    expect((await findCity(db))?.calendar?.events[0]?.name).toBe('Day of kites')
  })

  rule('a city that an earlier version stored with its year is read until the folder is loaded again', async () => {
    const { db } = await openFreshStore(engine)
    await loadContent(db, surat)
    const { city, calendar, climate, fares, search, phrases } = surat
    await db.deleteFrom('calendar_entry').execute()
    await db.deleteFrom('city_part').execute()
    await db
      .updateTable('city')
      .set({ document: JSON.stringify({ city, calendar, climate, fares, search, phrases }), content_hash: 'of then' })
      .execute()
    expect(await findCity(db)).toMatchObject({ city, calendar, climate, fares })
    expect(await loadContent(db, surat)).toBe(true)
    expect((await findCity(db))?.calendar).toEqual(calendar)
    expect(await db.selectFrom('calendar_entry').select('slug').execute()).toHaveLength(
      1 + (calendar?.events.length ?? 0) + (calendar?.seasons.length ?? 0),
    )
  })

  rule('a city that an earlier version stored is read, without a year', async () => {
    const { db } = await openFreshStore(engine)
    await loadContent(db, surat)
    await db
      .updateTable('city')
      .set({ document: JSON.stringify(surat.city) })
      .execute()
    await db.deleteFrom('calendar_entry').execute()
    await db.deleteFrom('city_part').execute()
    const nothingElse = { calendar: null, climate: null, fares: null, search: null, phrases: null, translations: {} }
    expect(await findCity(db)).toEqual({ city: surat.city, ...nothingElse })
  })

  test('places that trade their names are both taken', async () => {
    const { db } = await openFreshStore(engine)
    await loadContent(db, surat)
    const folder = copyCityFolder()
    folder.editPlaces((places) =>
      places.with(0, { ...places[0], name: places[1]?.['name'] }).with(1, { ...places[1], name: places[0]?.['name'] }),
    )
    await loadContent(db, readContent(folder.path))
    expect(await findPlace(db, 'dumas-beach')).toMatchObject({ name: 'Gopi Talav' })
    expect(await findPlace(db, 'gopi-talav')).toMatchObject({ name: 'Dumas Beach' })
  })

  test('a removed entry is deleted, and the order follows the file', async () => {
    const { db } = await openFreshStore(engine)
    await loadContent(db, surat)
    const folder = copyCityFolder()
    folder.editTrips(() => [])
    folder.editFile('calendar.json', (calendar) => ({ ...calendar, events: [], seasons: [] }))
    folder.write('dishes.json', '[]')
    folder.editFile('search.json', (search) => ({ ...search, synonyms: [] }))
    folder.editPlaces((places) =>
      places
        .slice(1)
        .map((place) => ({ ...place, facts: undefined }))
        .toReversed(),
    )
    const shorter = readContent(folder.path)
    await loadContent(db, shorter)
    expect(await listPlaces(db)).toEqual(shorter.places)
  })

  rule("an editor's row is never overwritten", async () => {
    const { db } = await openFreshStore(engine)
    await loadContent(db, surat)
    await editAsEditor(db, 'dumas-beach', 'Dumas, the black beach')
    const folder = copyCityFolder()
    folder.editPlaces(changeEntry(0, { hours: 'Always' }))
    await loadContent(db, readContent(folder.path))
    expect(await findPlace(db, 'dumas-beach')).toMatchObject({ name: 'Dumas, the black beach' })
  })

  rule("an editor's row stays when its entry is gone from the file", async () => {
    const { db } = await openFreshStore(engine)
    await loadContent(db, surat)
    await editAsEditor(db, 'dumas-beach', 'Dumas, the black beach')
    await loadContent(db, { ...surat, places: surat.places.slice(1) })
    expect(await findPlace(db, 'dumas-beach')).toMatchObject({ name: 'Dumas, the black beach' })
  })

  test("an entry that bears the name of an editor's row gives way to it", async () => {
    const { db } = await openFreshStore(engine)
    await loadContent(db, surat)
    await editAsEditor(db, 'dumas-beach', 'The beach')
    const folder = copyCityFolder()
    folder.editPlaces(changeEntry(1, { name: 'THE Beach' }))
    await loadContent(db, readContent(folder.path))
    expect((await listPlaces(db)).filter(({ name }) => /the beach/i.test(name))).toMatchObject([
      { slug: 'dumas-beach' },
    ])
  })
})
