import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#contract/text/durations.ts'
import { LIVE_LIMITS } from '#contract/trip/trip-live.ts'
import { callApi, type Route } from '../../../../tests/support/api-calls.ts'
import { watchTrips } from '../../../../tests/support/live-streams.ts'
import { createTrip, shareTrip, sharedPlan } from '../../../../tests/support/shared-trips.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'

describe.each(engines)('streams of trips on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => testApp.close())

  const call = (route: Route, { token }: Pick<TestUser, 'token'>, body?: object) =>
    callApi(testApp, route, { token, ...(body && { body }) })
  const look = (at: TestApp = testApp) => at.services.liveTrips.look()

  const share = () => shareTrip(testApp)
  const edit = (by: TestUser, trip: string, title: string) =>
    call(`PUT /trip/edit/${trip}`, by, { ...sharedPlan, title })

  test('a change by one reaches the others, with its version', async () => {
    const { owner, friend, trip } = await share()
    const stream = await watchTrips(testApp, owner, { trips: [trip, 'nobody'] })
    expect(stream.status).toBe(200)
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(stream.headers['content-encoding']).toBe(undefined)
    const first = await stream.trips()
    expect(first).toMatchObject({ trips: [{ id: trip, version: 1, role: 'owner', here: [] }], missing: ['nobody'] })
    await edit(friend, trip, 'Castle and coast')
    await look()
    const change = { from: 1, fields: { title: 'Castle and coast' }, stops: [] }
    expect((await stream.trips()).trips).toEqual([
      { id: trip, version: 2, role: 'owner', here: [], isShared: true, people: 1, change },
    ])
    stream.leave()
  })

  test('who opens a trip takes no change from those who look at it already', async () => {
    const { owner, friend, trip } = await share()
    const stream = await watchTrips(testApp, owner, { trips: [trip] })
    await stream.trips()
    await edit(friend, trip, 'Castle and coast')
    const late = await watchTrips(testApp, friend, { trips: [trip] })
    await look()
    expect((await stream.trips()).trips).toMatchObject([{ version: 2, change: { from: 1 } }])
    for (const opened of [stream, late]) opened.leave()
  })

  test('a change that is large is not sent: its readers ask for the trip', async () => {
    const { owner, friend, trip } = await share()
    const stream = await watchTrips(testApp, owner, { trips: [trip] })
    await stream.trips()
    const notes = 'A wide river. '.repeat(30)
    const activities = Array.from({ length: 60 }, (_, index) => ({ id: `stop-${index}`, name: 'River', notes }))
    const long = { ...sharedPlan, destinations: [{ name: 'S', activities }] }
    expect((await call(`PUT /trip/edit/${trip}`, friend, long)).status).toBe(200)
    await look()
    const { trips } = await stream.trips()
    expect(trips).toMatchObject([{ version: 2 }])
    expect(trips[0]).not.toHaveProperty('change')
    await call(`PUT /trip/edit/${trip}`, friend, { ...long, budget: 7 })
    await look()
    expect((await stream.trips()).trips).toMatchObject([{ version: 3, change: { from: 2, fields: { budget: 7 } } }])
    stream.leave()
  })

  test('who is removed gets nothing that is written afterwards', async () => {
    const { owner, friend, trip, personId } = await share()
    const stream = await watchTrips(testApp, friend, { trips: [trip] })
    await stream.trips()
    await call(`DELETE /trip/people/${trip}/${personId}`, owner)
    await edit(owner, trip, 'Not for Bina')
    await look()
    expect(await stream.next()).toEqual({ event: 'over', data: { id: trip } })
    expect(await stream.next()).toBe(undefined)
  })

  test('each sees who else looks at the trip, on which day, in every process, until they leave', async () => {
    const { owner, friend, trip, personId } = await share()
    const second = await openSecondInstance(testApp, { env: { RATE_LIMITS: 'off' } })
    const [ofOwner, ofFriend] = [
      await watchTrips(testApp, owner, { trips: [trip] }),
      await watchTrips(second, friend, { trips: [trip] }),
    ]
    await ofOwner.trips()
    const { stream } = await ofFriend.trips()
    await look(second)
    await call(`POST /trip/presence/${trip}`, friend, { stream, day: '2026-12-08' })
    await call(`POST /trip/presence/${trip}`, owner, { stream, day: '2026-12-07' })
    await look()
    await expect(ofOwner.untilHere(trip, [{ person: personId, name: 'Bina', day: '2026-12-08' }])).resolves.toBe(
      undefined,
    )
    await look(second)
    await expect(ofFriend.untilHere(trip, [{ person: null, name: 'Asha', day: null }])).resolves.toBe(undefined)

    await second.close()
    await look()
    await expect(ofOwner.untilHere(trip, [])).resolves.toBe(undefined)
    ofOwner.leave()
  })

  test('a stream ends when its reader is removed, gets another role, or loses the session', async () => {
    const { owner, friend, trip, personId } = await share()
    const change = { role: 'viewer' }
    const endings: [string, () => Promise<unknown>][] = [
      ['over', () => call(`PUT /trip/people/${trip}/${personId}`, owner, change)],
      ['over', () => call(`DELETE /trip/people/${trip}/${personId}`, owner)],
    ]
    for (const [event, end] of endings) {
      const stream = await watchTrips(testApp, friend, { trips: [trip] })
      await stream.trips()
      await end()
      await look()
      expect(await stream.next()).toMatchObject({ event })
      expect(await stream.next()).toBe(undefined)
    }
    expect((await watchTrips(testApp, friend, { trips: [trip] })).status).toBe(404)

    const stream = await watchTrips(testApp, owner, { trips: [trip] })
    await stream.trips()
    await call('POST /auth/logout', owner)
    await look()
    expect(await stream.next()).toMatchObject({ event: 'session-over' })
    expect(await stream.next()).toBe(undefined)
  })

  rule('a stream ends with a suspended account, an expired session and a deleted trip', async () => {
    const { owner, friend, trip } = await share()
    const [ofOwner, ofFriend] = [
      await watchTrips(testApp, owner, { trips: [trip] }),
      await watchTrips(testApp, friend, { trips: [trip] }),
    ]
    await ofOwner.trips()
    await ofFriend.trips()
    const { db } = testApp.store
    await db.updateTable('account').set({ suspended_at: 'x' }).where('id', '=', friend.id).execute()
    await call(`DELETE /trip/delete/${trip}`, owner)
    await look()
    expect(await ofFriend.next()).toMatchObject({ event: 'session-over' })
    expect(await ofOwner.next()).toMatchObject({ event: 'over', data: { id: trip } })

    await call(`POST /trip/restore/${trip}`, owner)
    const late = await watchTrips(testApp, owner, { trips: [trip] })
    await late.trips()
    testApp.clock.advance(31 * DAY_MS)
    await look()
    expect(await late.next()).toMatchObject({ event: 'session-over' })
  })

  rule('one account has a few streams, and gets a place back when one ends', async () => {
    const { owner, friend, trip } = await share()
    const open = () => watchTrips(testApp, owner, { trips: [trip] })
    const streams = await Promise.all(Array.from({ length: LIVE_LIMITS.streamsOfAccount }, open))
    await Promise.all(streams.map((stream) => stream.trips()))
    expect((await open()).status).toBe(429)
    const ofFriend = await watchTrips(testApp, friend, { trips: [trip] })
    expect(ofFriend.status).toBe(200)
    streams[0]?.leave()
    await expect.poll(async () => (await open()).status).toBe(200)
    for (const stream of [...streams, ofFriend]) stream.leave()
  })

  rule('what was asked once ends by itself', async () => {
    const { owner, trip } = await share()
    const stream = await watchTrips(testApp, owner, { trips: [trip], once: true })
    expect((await stream.trips()).trips).toMatchObject([{ id: trip, version: 1 }])
    expect(await stream.next()).toBe(undefined)
  })

  rule('nothing of who looked stays in the database', async () => {
    const { owner, friend, trip } = await share()
    const streams = [
      await watchTrips(testApp, owner, { trips: [trip] }),
      await watchTrips(testApp, friend, { trips: [trip] }),
    ]
    await look()
    const watches = () => testApp.store.db.selectFrom('trip_watch').selectAll().where('trip_id', '=', trip).execute()
    await expect.poll(watches).toHaveLength(2)
    for (const stream of streams) stream.leave()
    await expect.poll(watches).toEqual([])
  })
})

test('a stop ends each stream with a time of its own until it is asked for again', async () => {
  const testApp = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  const owner = await createUser(testApp)
  const { _id } = await createTrip(testApp, owner)
  const stream = await watchTrips(testApp, owner, { trips: [_id] })
  await stream.trips()
  await testApp.close()
  expect(await stream.next()).toBe(undefined)
})
