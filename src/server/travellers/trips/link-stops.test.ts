import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Trip } from '#contract/trip/trips.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { copyCityFolder } from '../../../../tests/support/city-folder.ts'
import { createClock } from '../../../../tests/support/clock.ts'
import { createStoreLocation, engines, openUnmigratedAt } from '../../../../tests/support/stores.ts'
import { createTestAppAt, type TestApp } from '../../../../tests/support/test-app.ts'
import { createEarlierUser, type TestUser } from '../../../../tests/support/users.ts'
import { loadContent } from '../../guide/load-content.ts'
import { readContent } from '../../guide/read-content.ts'
import type { Database, Store } from '../../platform/store/database.ts'
import { migrateUpTo } from '../../platform/store/migrate.ts'
import { linkStops } from './link-stops.ts'

const BEFORE = '0021-review-versions.sql'

const trip = { title: 'Surat', description: '', budget: 0, startDate: '2026-03-01', endDate: '2026-03-01' }
const destination = {
  name: 'Old city',
  location: '',
  startDate: null,
  endDate: null,
  notes: '"place":"nowhere"',
  accommodation: { name: '', address: '', checkIn: null, checkOut: null, bookingReference: '' },
  transportation: { type: '', departureTime: null, arrivalTime: null, bookingReference: '' },
}

/** A trip as an earlier version stored it, with one stop of each name. */
function documentWith(...names: readonly string[]): string {
  const activities = names.map((name) => ({ name, date: null, time: '', notes: '' }))
  return JSON.stringify({ ...trip, destinations: [{ ...destination, activities }] })
}

/** Inserts a trip with the columns of an earlier version. */
async function insertEarlier(db: Database, { id: account }: TestUser, id: string, document: string): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z'
  const bytes = Buffer.byteLength(document)
  await sql`
    insert into trip (id, account_id, document, bytes, version, created_at, updated_at)
    values (${id}, ${account}, ${document}, ${bytes}, 3, ${at}, ${at})`.execute(db)
}

function readRows({ db }: Store) {
  return db
    .selectFrom('trip')
    .select(['id', 'document', 'bytes', 'version', 'names_compared_at'])
    .orderBy('id')
    .execute()
}

function placesIn(document: string): unknown[] {
  const Content = z.object({ destinations: z.array(z.object({ activities: z.array(z.looseObject({})) })) })
  const { destinations } = Content.parse(JSON.parse(document))
  return destinations.flatMap(({ activities }) => activities.map((activity) => activity['place']))
}

async function listPlaces(testApp: TestApp, { token }: TestUser) {
  const { body } = await callApi(testApp, 'GET /trip/user-trips', { token })
  const stops = z
    .array(Trip)
    .parse(body['trips'])
    .flatMap(({ destinations }) => destinations.flatMap(({ activities }) => activities))
  return stops.map(({ place }) => place)
}

describe.each(engines)('trips from before stops had places, on $engine', ({ engine, rule }) => {
  /** A store of that time with these trips, opened by this version. */
  async function openEarlier(...documents: readonly string[]): Promise<{ testApp: TestApp; user: TestUser }> {
    const location = await createStoreLocation(engine)
    const earlier = openUnmigratedAt(location)
    await migrateUpTo(earlier, BEFORE)
    const user = await createEarlierUser({ store: earlier, clock: createClock() })
    for (const [index, document] of documents.entries()) {
      await insertEarlier(earlier.db, user, `trip-${String(index).padStart(3, '0')}`, document)
    }
    return { testApp: await createTestAppAt(location), user }
  }

  rule('get the places that their stops are named after', async () => {
    const names = ['Surat Castle', 'surat  castle', 'Surát Castle', 'Castle', 'Tea']
    const { testApp, user } = await openEarlier(documentWith(...names))
    await linkStops(testApp.services)
    const [row] = await readRows(testApp.store)
    expect(placesIn(row?.document ?? '')).toEqual([
      'surat-castle',
      'surat-castle',
      'surat-castle',
      undefined,
      undefined,
    ])
    expect(row).toMatchObject({ version: 3, bytes: Buffer.byteLength(row?.document ?? '') })
    expect(await listPlaces(testApp, user)).toEqual(['surat-castle', 'surat-castle', 'surat-castle', null, null])
  })

  rule('are answered with these places before that', async () => {
    const { testApp, user } = await openEarlier(documentWith('Surat Castle', 'Tea'))
    expect(await listPlaces(testApp, user)).toEqual(['surat-castle', null])
  })

  rule('lose nothing else', async () => {
    const { testApp } = await openEarlier(documentWith('Surat Castle', 'Tea'), documentWith())
    await linkStops(testApp.services)
    const [linked, empty] = await readRows(testApp.store)
    const bare = { date: null, time: '', notes: '' }
    const activities = [
      { name: 'Surat Castle', ...bare, place: 'surat-castle' },
      { name: 'Tea', ...bare },
    ]
    expect(JSON.parse(linked?.document ?? '')).toEqual({ ...trip, destinations: [{ ...destination, activities }] })
    expect(JSON.parse(empty?.document ?? '')).toEqual(JSON.parse(documentWith()))
  })

  rule('are done in the end when the work stops after each part', async () => {
    const long = 'x'.repeat(100_000)
    const documents = Array.from({ length: 8 }, (_, index) => documentWith('Surat Castle', `${index} ${long}`))
    const { testApp } = await openEarlier(...documents)
    const countLinked = async () =>
      (await readRows(testApp.store)).filter(({ names_compared_at }) => names_compared_at !== 0).length
    await stopAfterOnePart(testApp)
    const first = await countLinked()
    await stopAfterOnePart(testApp)
    const second = await countLinked()
    await linkStops(testApp.services)
    expect([first, second, await countLinked()]).toEqual([2, 4, 8])
    expect((await readRows(testApp.store)).map(({ document }) => placesIn(document)[0])).toEqual(
      documents.map(() => 'surat-castle'),
    )
  })

  test('are the same when two processes link them at once, and when the work is repeated', async () => {
    const { testApp } = await openEarlier(...Array.from({ length: 120 }, () => documentWith('Surat Castle', 'Tea')))
    await Promise.all([linkStops(testApp.services), linkStops(testApp.services)])
    const rows = await readRows(testApp.store)
    await linkStops(testApp.services)
    expect(await readRows(testApp.store)).toEqual(rows)
    expect(rows.map(({ document }) => placesIn(document)[0])).toEqual(rows.map(() => 'surat-castle'))
  })

  rule('get the places that the guide has later, and keep those that it loses', async () => {
    const { testApp, user } = await openEarlier(documentWith('Surat Castle', 'Tea'))
    await linkStops(testApp.services)
    const folder = copyCityFolder()
    folder.editTrips(() => [])
    folder.editFile('search.json', (search) => ({ ...search, synonyms: [] }))
    folder.editPlaces((places) =>
      places.map((place) => (place['slug'] === 'surat-castle' ? { ...place, slug: 'tea-house', name: 'Tea' } : place)),
    )
    await loadContent(testApp.store.db, readContent(folder.path))
    await testApp.services.guide.renew()
    await linkStops(testApp.services)
    expect(await listPlaces(testApp, user)).toEqual(['surat-castle', 'tea-house'])
    expect(await readRows(testApp.store)).toMatchObject([{ names_compared_at: null }])
  })

  rule('stay as their traveller saves them', async () => {
    const { testApp, user } = await openEarlier(documentWith('Surat Castle', 'Tea'))
    const activities = [{ name: 'Surat Castle', place: null }, { name: 'Tea' }]
    const body = { title: 'Mine', budget: 0, version: 3, destinations: [{ name: 'Old city', activities }] }
    expect((await callApi(testApp, 'PUT /trip/edit/trip-000', { token: user.token, body })).status).toBe(200)
    await linkStops(testApp.services)
    expect(await listPlaces(testApp, user)).toEqual([null, null])
  })

  rule('can be saved by an edit that began before their stops had places', async () => {
    const { testApp, user } = await openEarlier(documentWith('Surat Castle'))
    await linkStops(testApp.services)
    const body = {
      title: 'Mine',
      budget: 0,
      version: 3,
      destinations: [{ name: 'Old city', activities: [{ name: 'Surat Castle' }] }],
    }
    expect((await callApi(testApp, 'PUT /trip/edit/trip-000', { token: user.token, body })).status).toBe(200)
    expect(await listPlaces(testApp, user)).toEqual(['surat-castle'])
  })

  rule('that an earlier process writes after the migration are linked too', async () => {
    const { testApp, user } = await openEarlier()
    await linkStops(testApp.services)
    await insertEarlier(testApp.store.db, user, 'trip-000', documentWith('Surat Castle'))
    await linkStops(testApp.services)
    expect((await readRows(testApp.store)).map(({ document }) => placesIn(document))).toEqual([['surat-castle']])
  })
})

/** Links the trips of one transaction, as a process does that is stopped then. */
async function stopAfterOnePart({ services: { store, guide } }: TestApp): Promise<void> {
  const stopping = new AbortController()
  const current = () => {
    stopping.abort()
    return guide.current()
  }
  await linkStops({ store, guide: { current } }, stopping.signal)
}
