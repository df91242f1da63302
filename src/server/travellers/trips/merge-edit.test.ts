import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Trip } from '#contract/trip/trips.ts'
import { findTripChange } from '#planning/merge/find-change.ts'
import { getTripInput } from '#web/trips/planner/trip-input.ts'
import { callApi, type Route } from '../../../../tests/support/api-calls.ts'
import { joinTrip, shareTrip } from '../../../../tests/support/shared-trips.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'

describe.each(engines)('saves of a shared trip that come after another on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => testApp.close())

  const call = (route: Route, { token }: Pick<TestUser, 'token'>, body?: object) =>
    callApi(testApp, route, { token, ...(body && { body }) })
  const save = (by: TestUser, begun: Trip, mine: Trip, more: object = {}) =>
    call(`PUT /trip/edit/${begun._id}`, by, {
      ...getTripInput(mine),
      version: begun.version,
      base: findTripChange(mine, begun),
      ...more,
    })

  async function share() {
    const { created, ...shared } = await shareTrip(testApp)
    return { ...shared, trip: created }
  }
  const withNotes = (trip: Trip, id: string, notes: string): Trip => ({
    ...trip,
    destinations: trip.destinations.map((destination) => ({
      ...destination,
      activities: destination.activities.map((stop) => (stop.id === id ? { ...stop, notes } : stop)),
    })),
  })
  const notesIn = (trip: Trip) => trip.destinations.flatMap(({ activities }) => activities.map(({ notes }) => notes))

  const readTrip = async (by: TestUser, { _id }: Trip) => Trip.parse((await call(`GET /trips/${_id}`, by)).body['trip'])
  const never = (): never => {
    throw new Error('It is there.')
  }

  test('keep both changes, and say so in the answer and in the history', async () => {
    const { owner, friend, trip } = await share()
    expect((await save(owner, trip, { ...withNotes(trip, 'castle', 'Tickets'), pace: 'full' })).status).toBe(200)
    const { status, body } = await save(friend, trip, withNotes(trip, 'market', 'Sweets'))
    expect(status).toBe(200)
    const merged = Trip.parse(body['trip'])
    expect(merged).toMatchObject({ version: 3, pace: 'full', membership: { role: 'editor', owner: 'Asha' } })
    expect(notesIn(merged)).toEqual(['Tickets', 'Sweets'])
    const history = await call(`GET /trip/history/${trip._id}`, owner)
    expect(history.body['history']).toMatchObject([
      { subject: 'market', fields: ['notes'], isYou: false },
      { subject: 'castle', isYou: true },
      { kind: 'trip', isYou: true },
    ])
  })

  rule('ask where both changed the same', async () => {
    const { owner, friend, trip } = await share()
    await save(owner, trip, withNotes(trip, 'castle', 'Tickets'))
    expect((await save(friend, trip, withNotes(trip, 'castle', 'Closed'))).status).toBe(409)
    const { body } = await call(`GET /trips/${trip._id}`, friend)
    expect(notesIn(Trip.parse(body['trip']))).toEqual(['Tickets', ''])
  })

  rule('of a client that does not say what it began with are refused as before', async () => {
    const { owner, friend, trip } = await share()
    await save(owner, trip, withNotes(trip, 'castle', 'Tickets'))
    const mine = withNotes(trip, 'market', 'Sweets')
    for (const base of [undefined, null, 7, 'x', { from: 1 }, { from: 1, fields: { startDate: 7 }, stops: [] }]) {
      expect((await save(friend, trip, mine, { base })).status).toBe(409)
    }
    const hostile = { from: 1, fields: { startDate: '2026-99-99' }, stops: [{ id: 'castle' }] }
    expect((await save(friend, trip, mine, { base: hostile })).status).toBe(409)
  })

  test('are refused if they were sent before a later save of the same person', async () => {
    const { owner, friend, trip } = await share()
    // The first try hangs in the network. Its person takes the change back, which is saved.
    const late = withNotes(trip, 'market', 'Sweets')
    expect((await save(friend, trip, trip)).status).toBe(200)
    expect((await save(friend, trip, late)).status).toBe(409)
    await save(owner, { ...trip, version: 2 }, withNotes(trip, 'castle', 'Tickets'))
    expect((await save(friend, trip, late)).status).toBe(409)
    const { body } = await call(`GET /trips/${trip._id}`, owner)
    expect(notesIn(Trip.parse(body['trip']))).toEqual(['Tickets', ''])
  })

  rule('by somebody who may not edit any more are refused for that', async () => {
    const { owner, friend, trip, personId } = await share()
    await save(owner, trip, withNotes(trip, 'castle', 'Tickets'))
    await call(`PUT /trip/people/${trip._id}/${personId}`, owner, { role: 'viewer' })
    expect((await save(friend, trip, withNotes(trip, 'market', 'Sweets'))).status).toBe(403)
    await call(`DELETE /trip/people/${trip._id}/${personId}`, owner)
    expect((await save(friend, trip, withNotes(trip, 'market', 'Sweets'))).status).toBe(404)
  })

  test('that arrive at once are all kept', async () => {
    const { owner, friend, trip } = await share()
    const third = await createUser(testApp, { name: 'Chetan' })
    await joinTrip(testApp, { trip: trip._id, user: third, role: 'editor' })
    const saves = await Promise.all([
      save(owner, trip, withNotes(trip, 'castle', 'Tickets')),
      save(friend, trip, withNotes(trip, 'market', 'Sweets')),
      save(third, trip, { ...trip, budget: 7 }),
    ])
    expect(saves.map(({ status }) => status)).toEqual([200, 200, 200])
    const merged = await readTrip(owner, trip)
    expect(merged).toMatchObject({ version: 4, budget: 7 })
    expect(notesIn(merged)).toEqual(['Tickets', 'Sweets'])
  })

  test('are not merged a second time', async () => {
    const { owner, friend, trip } = await share()
    await save(owner, trip, withNotes(trip, 'castle', 'Tickets'))
    const [first = never()] = trip.destinations
    const added = { ...(first.activities[0] ?? never()), id: 'port', name: 'Port' }
    const mine = { ...trip, destinations: [{ ...first, activities: [...first.activities, added] }] }
    expect((await save(friend, trip, mine)).status).toBe(200)
    expect((await save(friend, trip, mine)).status).toBe(409)
    const now = await readTrip(owner, trip)
    expect(now.version).toBe(3)
    expect(now.destinations[0]?.activities.map(({ name }) => name)).toEqual(['Castle', 'Market', 'Port'])
  })

  rule('ask where one deleted what the other changed', async () => {
    const { owner, friend, trip } = await share()
    const [first = never()] = trip.destinations
    const without = { ...trip, destinations: [{ ...first, activities: first.activities.slice(1) }] }
    await save(owner, trip, withNotes(trip, 'castle', 'Tickets'))
    expect((await save(friend, trip, without)).status).toBe(409)
    const other = await share()
    await save(other.owner, other.trip, { ...without, _id: other.trip._id })
    expect((await save(other.friend, other.trip, withNotes(other.trip, 'castle', 'Tickets'))).status).toBe(409)
  })

  rule('ask where one set a place and the other a point', async () => {
    const { owner, friend, trip } = await share()
    const stop = (change: object): Trip => ({
      ...trip,
      destinations: trip.destinations.map((each) => ({
        ...each,
        activities: each.activities.map((stop) => (stop.id === 'castle' ? { ...stop, ...change } : stop)),
      })),
    })
    const { slug } = testApp.services.guide.current().index[0] ?? never()
    expect((await save(owner, trip, stop({ place: slug }))).status).toBe(200)
    expect((await save(friend, trip, stop({ place: null, point: { lat: 21.2, lng: 72.8 } }))).status).toBe(409)
  })

  test('change nothing but what a trip says', async () => {
    const { owner, friend, trip } = await share()
    await save(owner, trip, withNotes(trip, 'castle', 'Tickets'))
    const hidden = { _id: 'x', version: 99, userEmail: 'x@example.com', membership: { role: 'owner', owner: '' } }
    const fields = { ...hidden, isPublic: true, accountId: friend.id, toString: null, constructor: 1 }
    const mine = withNotes(trip, 'market', 'Sweets')
    const base = { from: 1, fields, stops: [trip.destinations[0]?.activities[1]] }
    const { status, body } = await save(friend, trip, mine, { base })
    expect(status).toBe(200)
    expect(body['trip']).toMatchObject({ _id: trip._id, version: 3, isPublic: false, membership: { role: 'editor' } })
    expect(await readTrip(owner, trip)).not.toHaveProperty('accountId')
  })

  rule('say each stop once in what they began with, so that a short one makes no endless trip', async () => {
    const { owner, friend, trip } = await share()
    await save(owner, trip, withNotes(trip, 'castle', 'Tickets'))
    const [first = never()] = trip.destinations
    const { activities, ...list } = first
    const again = { ...list, activities: Array.from({ length: 200 }, () => 'castle') }
    const base = { from: 1, fields: {}, stops: activities, destinations: [again] }
    expect((await save(friend, trip, withNotes(trip, 'market', 'Sweets'), { base })).status).toBe(409)
  })

  test('are refused if their sender took them back before anybody else was there', async () => {
    const owner = await createUser(testApp, { name: 'Asha' })
    const friend = await createUser(testApp, { name: 'Bina' })
    const plan = { title: 'Plan', budget: 0, startDate: '2026-12-07', endDate: '2026-12-08' }
    const made = await call('POST /trip/create', owner, { ...plan, destinations: [{ name: 'Surat' }] })
    const trip = Trip.parse(made.body['trip'])
    const late = { ...trip, description: 'Taken back' }
    expect((await save(owner, trip, { ...trip, budget: 7 })).status).toBe(200)
    const invite = await call(`POST /trip/links/${trip._id}`, owner, { purpose: 'invite', role: 'editor' })
    expect((await call('POST /trip-invite/accept', friend, { token: invite.body['token'] })).status).toBe(200)
    expect((await save(friend, await readTrip(friend, trip), { ...trip, title: 'Ours', budget: 7 })).status).toBe(200)
    expect((await save(owner, trip, late)).status).toBe(409)
    expect(await readTrip(owner, trip)).toMatchObject({ version: 3, description: '', title: 'Ours' })
  })

  rule('of a deleted trip are refused', async () => {
    const { owner, friend, trip } = await share()
    await save(owner, trip, withNotes(trip, 'castle', 'Tickets'))
    await call(`DELETE /trip/delete/${trip._id}`, owner)
    expect((await save(friend, trip, withNotes(trip, 'market', 'Sweets'))).status).toBe(404)
    expect((await save(owner, trip, withNotes(trip, 'market', 'Sweets'))).status).toBe(404)
  })

  rule('of a trip of one person are refused, so that its devices ask', async () => {
    const owner = await createUser(testApp)
    const plan = { title: 'Alone', budget: 0, startDate: '2026-12-07', endDate: '2026-12-08' }
    const made = await call('POST /trip/create', owner, { ...plan, destinations: [{ name: 'Surat' }] })
    const trip = Trip.parse(made.body['trip'])
    await save(owner, trip, { ...trip, budget: 7 })
    expect((await save(owner, trip, { ...trip, title: 'Later' })).status).toBe(409)
  })
})
