import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DAY_MS } from '#contract/text/durations.ts'
import { HistoryEntry } from '#contract/trip/trip-history.ts'
import type { InvitedRole } from '#contract/trip/trip-rights.ts'
import { SUGGESTION_LIMITS, TripSuggestion } from '#contract/trip/trip-suggestions.ts'
import { Trip } from '#contract/trip/trips.ts'
import { sweep } from '#server/app/sweep.ts'
import { callApi, type Route } from '../../../../tests/support/api-calls.ts'
import { watchTrips } from '../../../../tests/support/live-streams.ts'
import { joinTrip, shareTrip } from '../../../../tests/support/shared-trips.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, PASSWORD, type TestUser } from '../../../../tests/support/users.ts'

const plan = {
  title: 'Castle and coast',
  budget: 5_000,
  startDate: '2026-12-07',
  endDate: '2026-12-08',
  destinations: [
    {
      name: 'Surat',
      activities: [
        { id: 'castle', name: 'Castle', date: '2026-12-07', time: '09:00', place: 'surat-castle', position: 1 },
        { id: 'lunch', name: 'Lunch', date: '2026-12-07', position: 2 },
      ],
    },
  ],
}

const Suggestions = z.object({ suggestions: z.array(TripSuggestion) })
const Made = z.object({ suggestion: TripSuggestion })
const History = z.object({ history: z.array(HistoryEntry) })

describe.each(engines)('suggestions for a trip on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => testApp.close())

  const call = (route: Route, { token }: Pick<TestUser, 'token'>, body?: object, at: TestApp = testApp) =>
    callApi(at, route, { token, ...(body && { body }) })

  const share = (role: InvitedRole = 'suggester') => shareTrip(testApp, { role, plan })
  const join = (trip: string, user: TestUser, role: InvitedRole) => joinTrip(testApp, { trip, user, role })
  const suggest = async (by: TestUser, trip: string, body: object) =>
    Made.parse((await call(`POST /trip/suggestions/${trip}`, by, body)).body).suggestion
  const list = async (by: TestUser, trip: string) =>
    Suggestions.parse((await call(`GET /trip/suggestions/${trip}`, by)).body).suggestions
  const accept = (by: TestUser, trip: string, id: string, body = {}, at = testApp) =>
    call(`POST /trip/suggestions/${trip}/${id}/accept`, by, body, at)
  const decline = (by: TestUser, trip: string, id: string) => call(`DELETE /trip/suggestions/${trip}/${id}`, by)
  const read = async (by: TestUser, trip: string) => Trip.parse((await call(`GET /trips/${trip}`, by)).body['trip'])
  const getStops = ({ destinations }: Trip) => destinations.flatMap(({ activities }) => activities)
  const edit = async (by: TestUser, trip: string, change: (trip: Trip) => Partial<Trip>) => {
    const before = await read(by, trip)
    return call(`PUT /trip/edit/${trip}`, by, { ...before, ...change(before) })
  }
  const setStop = (by: TestUser, trip: string, id: string, fields: object) =>
    edit(by, trip, ({ destinations }) => ({
      destinations: destinations.map((destination) => ({
        ...destination,
        activities: destination.activities.map((stop) => (stop.id === id ? { ...stop, ...fields } : stop)),
      })),
    }))
  const removeStop = (by: TestUser, trip: string, id: string) =>
    edit(by, trip, ({ destinations }) => ({
      destinations: destinations.map((destination) => ({
        ...destination,
        activities: destination.activities.filter((stop) => stop.id !== id),
      })),
    }))
  const history = async (by: TestUser, trip: string) =>
    History.parse((await call(`GET /trip/history/${trip}`, by)).body).history

  test('a change waits with what the stop was, and is in the trip once an editor takes it', async () => {
    const { owner, friend, trip, personId } = await share()
    const later = { kind: 'change', stopId: 'castle', fields: { time: '11:00', notes: 'Cooler' }, note: 'It is shut.' }
    const { id } = await suggest(friend, trip, later)
    expect(await list(owner, trip)).toMatchObject([
      {
        id,
        person: personId,
        name: 'Bina',
        isYou: false,
        kind: 'change',
        stopId: 'castle',
        stop: 'Castle',
        fields: { time: '11:00', notes: 'Cooler' },
        was: { time: '09:00', notes: '' },
        note: 'It is shut.',
      },
    ])
    expect((await read(owner, trip)).version).toBe(1)
    expect((await accept(friend, trip, id)).status).toBe(403)
    expect(await accept(owner, trip, id)).toMatchObject({ status: 200, body: { version: 2 } })
    const castle = getStops(await read(friend, trip)).find((stop) => stop.id === 'castle')
    expect(castle).toMatchObject({ time: '11:00', notes: 'Cooler', place: 'surat-castle', position: 1 })
    expect(await list(friend, trip)).toEqual([])
  })

  test('a new stop, another day and a removal', async () => {
    const { owner, friend, trip } = await share()
    const added = await suggest(friend, trip, {
      kind: 'add',
      name: 'Dumas Beach',
      place: 'dumas-beach',
      fields: { date: '2026-12-08', time: '17:00' },
    })
    const moved = await suggest(friend, trip, { kind: 'change', stopId: 'castle', fields: { date: '2026-12-08' } })
    const removed = await suggest(friend, trip, { kind: 'remove', stopId: 'lunch' })
    for (const { id } of [added, moved, removed]) expect((await accept(owner, trip, id)).status).toBe(200)
    expect(getStops(await read(owner, trip))).toMatchObject([
      { id: 'castle', date: '2026-12-08', position: 1 },
      { name: 'Dumas Beach', place: 'dumas-beach', date: '2026-12-08', time: '17:00', position: 0 },
    ])
  })

  test('two editors of two processes accept one suggestion: it is taken once', async () => {
    const { owner, friend, trip } = await share()
    const editor = await createUser(testApp, { name: 'Chetan' })
    await join(trip, editor, 'editor')
    const second = await openSecondInstance(testApp, { env: { RATE_LIMITS: 'off' } })
    const { id } = await suggest(friend, trip, { kind: 'add', name: 'Fort' })
    const answers = await Promise.all([accept(owner, trip, id), accept(editor, trip, id, {}, second)])
    await second.close()
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404])
    expect(getStops(await read(owner, trip)).filter(({ name }) => name === 'Fort')).toHaveLength(1)
  })

  test('other fields keep what was said since, and the same field asks once', async () => {
    const { owner, friend, trip } = await share()
    const { id } = await suggest(friend, trip, { kind: 'change', stopId: 'castle', fields: { time: '11:00' } })
    await setStop(owner, trip, 'castle', { notes: 'With guide' })
    await setStop(owner, trip, 'castle', { time: '10:00' })
    expect(await accept(owner, trip, id)).toMatchObject({ status: 409 })
    expect(getStops(await read(owner, trip))[0]).toMatchObject({ time: '10:00' })
    expect(await list(owner, trip)).toHaveLength(1)
    expect((await accept(owner, trip, id, { isSure: true })).status).toBe(200)
    expect(getStops(await read(owner, trip))[0]).toMatchObject({ time: '11:00', notes: 'With guide' })
  })

  rule('the removal of a stop that was changed since asks, too', async () => {
    const { owner, friend, trip } = await share()
    const { id } = await suggest(friend, trip, { kind: 'remove', stopId: 'lunch' })
    await setStop(owner, trip, 'lunch', { notes: 'Booked' })
    expect((await accept(owner, trip, id)).status).toBe(409)
    expect((await accept(owner, trip, id, { isSure: true })).status).toBe(200)
    expect(getStops(await read(owner, trip)).map((stop) => stop.id)).toEqual(['castle'])
  })

  rule('a suggestion for a stop that is gone stays to be declined', async () => {
    const { owner, friend, trip } = await share()
    const { id } = await suggest(friend, trip, { kind: 'change', stopId: 'lunch', fields: { time: '13:00' } })
    await removeStop(owner, trip, 'lunch')
    expect((await accept(owner, trip, id, { isSure: true })).status).toBe(410)
    expect(await list(owner, trip)).toMatchObject([{ stop: 'Lunch' }])
    const late = { kind: 'remove', stopId: 'lunch' }
    expect((await call(`POST /trip/suggestions/${trip}`, friend, late)).status).toBe(410)
    expect((await decline(owner, trip, id)).status).toBe(200)
    expect((await decline(owner, trip, id)).status).toBe(404)
  })

  rule('whoever made it takes it back, and a removed or leaving person leaves none', async () => {
    const { owner, friend, trip, personId } = await share()
    const other = await createUser(testApp)
    await join(trip, other, 'suggester')
    const { id } = await suggest(friend, trip, { kind: 'add', name: 'Fort' })
    expect((await decline(other, trip, id)).status).toBe(403)
    expect((await decline(friend, trip, id)).status).toBe(200)
    await suggest(friend, trip, { kind: 'add', name: 'Fort' })
    await suggest(other, trip, { kind: 'add', name: 'Zoo' })
    await call(`DELETE /trip/people/${trip}/${personId}`, owner)
    expect(await list(owner, trip)).toMatchObject([{ stop: 'Zoo' }])
    await call(`POST /trip/leave/${trip}`, other)
    expect(await list(owner, trip)).toEqual([])
  })

  rule('suggestions of a deleted account go, and its data hold them before', async () => {
    const { owner, friend, trip } = await share()
    await suggest(friend, trip, { kind: 'add', name: 'Fort', note: 'Quiet.' })
    const { body } = await call('GET /auth/my-data', friend)
    expect(body).toMatchObject({ tripSuggestions: [{ tripId: trip, kind: 'add', stop: 'Fort', note: 'Quiet.' }] })
    await call('POST /auth/delete-account', friend, { password: PASSWORD })
    expect(await list(owner, trip)).toEqual([])
  })

  rule('each person has a bounded number, and no field is longer than it says', async () => {
    const { owner, friend, trip } = await share()
    for (let made = 0; made < SUGGESTION_LIMITS.ofPerson; made += 1)
      await suggest(friend, trip, { kind: 'add', name: 'F' })
    expect((await call(`POST /trip/suggestions/${trip}`, friend, { kind: 'add', name: 'F' })).status).toBe(409)
    expect((await call(`POST /trip/suggestions/${trip}`, owner, { kind: 'add', name: 'F' })).status).toBe(200)
    const bad = [
      { kind: 'add' },
      { kind: 'change', fields: { time: '10:00' } },
      { kind: 'change', stopId: 'castle' },
      { kind: 'change', stopId: 'castle', fields: { time: '25:00' } },
      { kind: 'change', stopId: 'castle', fields: { notes: 'x'.repeat(SUGGESTION_LIMITS.notes + 1) } },
      { kind: 'add', name: 'F', note: 'x'.repeat(SUGGESTION_LIMITS.note + 1) },
      { kind: 'add', name: 'F', place: 'no-such-place' },
    ]
    for (const body of bad) expect((await call(`POST /trip/suggestions/${trip}`, owner, body)).status).toBe(400)
  })

  rule('open pages hear of each change of what waits', async () => {
    const { owner, friend, trip } = await share()
    const stream = await watchTrips(testApp, owner, { trips: [trip] })
    expect((await stream.trips()).trips[0]?.suggestions).toBe(undefined)
    const { id } = await suggest(friend, trip, { kind: 'add', name: 'Fort' })
    await testApp.services.liveTrips.look()
    expect((await stream.trips()).trips).toMatchObject([{ version: 1, suggestions: 1 }])
    await decline(owner, trip, id)
    await testApp.services.liveTrips.look()
    expect((await stream.trips()).trips).toMatchObject([{ version: 1, suggestions: 2 }])
    stream.leave()
  })

  test('the history says who changed what at which stop, and whose suggestion it was', async () => {
    const { owner, friend, trip, personId } = await share()
    const editor = await createUser(testApp, { name: 'Chetan' })
    await join(trip, editor, 'editor')
    await setStop(editor, trip, 'castle', { time: '10:00', notes: 'Early' })
    testApp.clock.advance(1_000)
    const { id } = await suggest(friend, trip, { kind: 'add', name: 'Fort', fields: { date: '2026-12-08' } })
    await accept(owner, trip, id)
    testApp.clock.advance(1_000)
    await removeStop(owner, trip, 'lunch')
    expect(await history(friend, trip)).toMatchObject([
      { person: null, name: 'Asha', isYou: false, kind: 'stop', subject: 'lunch', title: 'Lunch', fields: ['removed'] },
      { name: 'Asha', kind: 'stop', title: 'Fort', fields: ['added'], suggestedBy: 'Bina' },
      { name: 'Chetan', kind: 'stop', subject: 'castle', fields: expect.arrayContaining(['time', 'notes']) },
    ])
    expect(personId).not.toBe('')
  })

  rule('an accepted suggestion has its own line in the history, beside edits of who accepts it', async () => {
    const { owner, friend, trip } = await share()
    const ask = async (time: string) => {
      testApp.clock.advance(1_000)
      const { id } = await suggest(friend, trip, { kind: 'change', stopId: 'castle', fields: { time } })
      await accept(owner, trip, id)
      testApp.clock.advance(1_000)
    }
    await setStop(owner, trip, 'castle', { time: '10:00', notes: 'Early' })
    await ask('11:00')
    await setStop(owner, trip, 'castle', { time: '12:00' })
    await ask('13:00')
    const line = { kind: 'stop', subject: 'castle', isYou: true, name: 'Asha' }
    expect(await history(owner, trip)).toMatchObject([
      { ...line, fields: ['time'], latest: ['time'], suggestedBy: 'Bina' },
      { ...line, fields: ['time', 'notes'], latest: ['notes'], suggestedBy: null },
      { ...line, fields: ['time'], latest: [], suggestedBy: 'Bina' },
    ])
  })

  rule('the history ends after 30 days, and is bounded; a trip of one person has none', async () => {
    const { owner, friend, trip } = await share('editor')
    await setStop(friend, trip, 'castle', { time: '10:00' })
    expect(await history(owner, trip)).toHaveLength(1)
    testApp.clock.advance(31 * DAY_MS)
    const late = await createUser(testApp)
    await join(trip, late, 'viewer')
    expect(await history(late, trip)).toEqual([])
    await sweep(testApp.store.db, testApp.clock.now())
    const rows = await testApp.store.db.selectFrom('trip_change').selectAll().where('trip_id', '=', trip).execute()
    expect(rows).toEqual([])
    const { body } = await call('POST /trip/create', late, plan)
    const { _id: own } = Trip.parse(body['trip'])
    await setStop(late, own, 'castle', { time: '10:00' })
    expect(await history(late, own)).toEqual([])
  })
})
