import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldErrors } from '#messages/field-errors.ts'
import { Trip } from '#contract/trip/trips.ts'
import { TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'
import { insertTrip } from './trips.store.ts'

/** A trip of this many stops of which only the name is said. */
function tripFor(stops: number) {
  const names = Array.from({ length: stops }, () => ({ name: 'A' }))
  const areas = Math.ceil(stops / TRIP_LIMITS.activities)
  const destinations = Array.from({ length: areas }, (_, area) => ({
    name: 'D',
    activities: names.slice(area * TRIP_LIMITS.activities, (area + 1) * TRIP_LIMITS.activities),
  }))
  return { title: 'Many stops', budget: 0, destinations }
}

/** All fields of a trip, as the page of a trip sends it back. */
function sentBack({ _id, version: _version, userEmail: _owner, isPublic: _isPublic, ...trip }: Trip) {
  const nothing = { position: null, wayHere: null, isDone: false, hoursConfirmedFor: null }
  const destinations = trip.destinations.map((destination) => ({
    ...destination,
    activities: destination.activities.map((activity) => ({ ...nothing, ...activity })),
  }))
  return { pace: null, dayStart: null, dayEnd: null, party: null, days: null, spending: null, ...trip, destinations }
}

describe.each(engines)('the length of a trip on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  let by: TestUser

  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
    by = await createUser(testApp)
  })
  afterAll(() => testApp.close())

  const create = (body: object) => callApi(testApp, 'POST /trip/create', { token: by.token, body })
  const edit = (id: string, body: object) => callApi(testApp, `PUT /trip/edit/${id}`, { token: by.token, body })

  async function list(): Promise<Trip[]> {
    const { body } = await callApi(testApp, 'GET /trip/user-trips', { token: by.token })
    return z.array(Trip).parse(body['trips'])
  }

  const refusedAt = (field: string) => ({
    status: 400,
    body: { code: 'invalid-input', fields: { [field]: fieldErrors['trip.too-long'] } },
  })

  /** The largest number of stops that a new trip can have. */
  async function createLongest(): Promise<Trip> {
    const [{ destinations }] = [Trip.parse((await create(tripFor(1))).body['trip'])]
    const stop = Buffer.byteLength(JSON.stringify(destinations[0]?.activities[0])) + 1
    const area = Buffer.byteLength(JSON.stringify({ ...destinations[0], activities: [] })) + 1
    const rest = 200
    const perArea = area / TRIP_LIMITS.activities + stop
    return Trip.parse((await create(tripFor(Math.floor((TRIP_LIMITS.bytes - rest) / perArea) - 2))).body['trip'])
  }

  rule('of 10,000 stops is refused with a sentence at its field, and nothing is kept', async () => {
    const before = await list()
    expect(await create(tripFor(TRIP_LIMITS.destinations * TRIP_LIMITS.activities))).toMatchObject(
      refusedAt('destinations'),
    )
    expect(await list()).toEqual(before)
  })

  rule('that can be created can be saved, copied and saved again', async () => {
    const trip = await createLongest()
    const bytes = Buffer.byteLength(JSON.stringify(trip))
    expect(bytes).toBeGreaterThan(0.99 * TRIP_LIMITS.bytes)
    const saved = await edit(trip._id, { ...sentBack(trip), title: 'Many more', version: trip.version })
    expect(saved).toMatchObject({ status: 200, body: { trip: { title: 'Many more', version: 2 } } })
    expect((await create(sentBack(trip))).status).toBe(200)
  })

  rule('is refused where an edit makes it too long, at the field that is longest', async () => {
    const trip = await createLongest()
    const spending = Array.from({ length: 100 }, () => ({ amount: 1, kind: 'food', note: 'Locho' }))
    expect(await edit(trip._id, { ...sentBack(trip), spending })).toMatchObject(refusedAt('destinations'))
    const notes = Array.from({ length: 110 }, () => ({ amount: 1, kind: 'food', note: 'x'.repeat(5_000) }))
    expect(await create({ ...tripFor(1), spending: notes })).toMatchObject(refusedAt('spending'))
    expect((await list()).find(({ _id }) => _id === trip._id)).toEqual(trip)
  })

  test('of a trip from before, which is too long, may become less', async () => {
    const { destinations } = await createLongest()
    const content = { title: 'Old', description: '', budget: 0, startDate: '2026-03-02', endDate: '2026-03-02' }
    const longer = destinations.map((destination) => ({ ...destination, notes: 'x'.repeat(5_000) }))
    const id = crypto.randomUUID()
    const at = testApp.clock.now().toISOString()
    const old = { ...content, destinations: longer }
    await insertTrip(testApp.store.db, { id, accountId: by.id, content: old, idempotencyKey: null, at })
    expect((await edit(id, { ...old, title: 'New' })).status).toBe(200)
    expect(await edit(id, { ...old, title: 'Longer' })).toMatchObject(refusedAt('destinations'))
  })
})
