import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addDays } from '#contract/text/dates.ts'
import { HOUR_MS } from '#contract/text/durations.ts'
import { Trip } from '#contract/trip/trips.ts'
import { callApi, type Route } from '../../../../tests/support/api-calls.ts'
import { createClock } from '../../../../tests/support/clock.ts'
import { watchTrips } from '../../../../tests/support/live-streams.ts'
import { createTrip, shareTrip, sharedPlan } from '../../../../tests/support/shared-trips.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'

const Made = z.object({ link: z.object({ id: z.string() }), token: z.string() })

const START = sharedPlan.startDate
const stop = (index: number) => ({
  id: `stop-${index}`,
  name: `Stop ${index}`,
  date: addDays(START, index % 3),
  time: `1${index % 10}:00`,
})

describe.each(engines)('a shared trip on a bad day on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => testApp.close())

  const call = (route: Route, { token }: Pick<TestUser, 'token'>, body?: object) =>
    callApi(testApp, route, { token, ...(body && { body }) })
  const create = (owner: TestUser, activities: object[], more: object = {}) => {
    const destinations = [{ name: 'Surat', activities }]
    return createTrip(testApp, owner, { ...sharedPlan, endDate: addDays(START, 2), destinations, ...more })
  }
  const share = async (owner: TestUser, trip: string, purpose: string) =>
    Made.parse((await call(`POST /trip/links/${trip}`, owner, { purpose })).body)
  const feed = async (token: string) => testApp.app.inject({ url: `/calendar/${token}.ics` })
  const uidsIn = (calendar: string) => calendar.match(/^UID:.*$/gm)?.toSorted() ?? []

  rule('a token in a screenshot: a new one keeps the UIDs of the calendar, and so do 50 edits', async () => {
    const owner = await createUser(testApp)
    let trip = await create(
      owner,
      Array.from({ length: 8 }, (_, index) => stop(index)),
    )
    const { link, token } = await share(owner, trip._id, 'calendar')
    const before = uidsIn((await feed(token)).body)
    expect(before.length).toBeGreaterThan(8)
    const fresh = Made.parse((await call(`POST /trip-links/${link.id}/rotate`, owner)).body)
    expect((await feed(token)).statusCode).toBe(404)
    expect(uidsIn((await feed(fresh.token)).body)).toEqual(before)
    for (let edit = 0; edit < 50; edit += 1) {
      const destinations = trip.destinations.map((destination) => ({
        ...destination,
        activities: destination.activities
          .map((activity, index) =>
            index === edit % 8
              ? { ...activity, name: `Renamed ${edit}`, date: addDays(START, edit % 3), time: `1${edit % 10}:30` }
              : activity,
          )
          .toReversed(),
      }))
      const { body } = await call(`PUT /trip/edit/${trip._id}`, owner, { ...trip, destinations })
      trip = Trip.parse(body['trip'])
    }
    expect(uidsIn((await feed(fresh.token)).body)).toEqual(before)
  })

  rule('a trip without stops, and one of 400 days, open by a link, in a calendar and as a stream', async () => {
    const owner = await createUser(testApp)
    const empty = await create(owner, [])
    const long = await create(owner, [{ ...stop(1), date: addDays(START, 399) }], { endDate: addDays(START, 399) })
    for (const { _id } of [empty, long]) {
      const { token } = await share(owner, _id, 'view')
      expect((await callApi(testApp, 'POST /shared-trip', { body: { token } })).status).toBe(200)
      const calendar = await feed((await share(owner, _id, 'calendar')).token)
      expect(calendar.statusCode).toBe(200)
      expect(calendar.body).toContain('END:VCALENDAR')
      const stream = await watchTrips(testApp, owner, { trips: [_id], once: true })
      expect((await stream.trips()).trips).toMatchObject([{ id: _id }])
    }
  })

  rule('two tabs that revoke one link are both told that it is over', async () => {
    const owner = await createUser(testApp)
    const { _id } = await create(owner, [])
    const { link, token } = await share(owner, _id, 'view')
    const answers = await Promise.all([
      call(`DELETE /trip-links/${link.id}`, owner),
      call(`DELETE /trip-links/${link.id}`, owner),
    ])
    // The one that comes later may find no link any more, which its page takes for the same.
    expect(['200 200', '200 404']).toContain(
      answers
        .map(({ status }) => status)
        .toSorted((one, other) => one - other)
        .join(' '),
    )
    expect((await callApi(testApp, 'POST /shared-trip', { body: { token } })).status).toBe(404)
  })

  test('a process whose clock is an hour wrong: changes arrive, presence is right, and links open', async () => {
    const clock = createClock(new Date(testApp.clock.now().getTime() + HOUR_MS).toISOString())
    const wrong = await openSecondInstance({ ...testApp, clock }, { env: { RATE_LIMITS: 'off' } })
    const [owner, friend] = [await createUser(testApp, { name: 'Asha' }), await createUser(testApp, { name: 'Bina' })]
    const trip = await create(owner, [stop(1)])
    const invited = Made.parse(
      (await callApi(wrong, `POST /trip/links/${trip._id}`, { ...owner, body: { purpose: 'invite', role: 'editor' } }))
        .body,
    )
    expect((await call('POST /trip-invite/accept', friend, { token: invited.token })).status).toBe(200)
    const [ofOwner, ofFriend] = [
      await watchTrips(testApp, owner, { trips: [trip._id] }),
      await watchTrips(wrong, friend, { trips: [trip._id] }),
    ]
    await ofOwner.trips()
    await ofFriend.trips()
    await wrong.services.liveTrips.look()
    await testApp.services.liveTrips.look()
    expect((await ofOwner.trips()).trips).toMatchObject([{ here: [{ name: 'Bina' }] }])
    const { _id, userEmail: _email, ...content } = trip
    const edited = await callApi(wrong, `PUT /trip/edit/${_id}`, { ...friend, body: { ...content, title: 'Later' } })
    expect(edited.status).toBe(200)
    await testApp.services.liveTrips.look()
    expect((await ofOwner.trips()).trips).toMatchObject([{ version: 2, change: { fields: { title: 'Later' } } }])
    const { token } = await share(owner, _id, 'view')
    expect((await callApi(wrong, 'POST /shared-trip', { body: { token } })).status).toBe(200)
    for (const stream of [ofOwner, ofFriend]) stream.leave()
  })

  test.each([
    ['ahead', HOUR_MS],
    ['behind', -HOUR_MS],
  ])(
    'a process whose clock is an hour %s: what it writes is news until it is seen, and no longer',
    async (_name, ms) => {
      const wrong = await openSecondInstance(
        { ...testApp, clock: { ...testApp.clock, now: () => new Date(testApp.clock.now().getTime() + ms) } },
        { env: { RATE_LIMITS: 'off' } },
      )
      const { owner, friend, trip } = await shareTrip(testApp)
      const edit = async (at: TestApp, title: string) => {
        testApp.clock.advance(1_000)
        const answer = await callApi(at, `PUT /trip/edit/${trip}`, { ...friend, body: { ...sharedPlan, title } })
        expect(answer.status).toBe(200)
      }
      const see = (at: TestApp) => callApi(at, `POST /trip/seen/${trip}`, { token: owner.token })
      const newsAt = async (at: TestApp) => (await callApi(at, 'GET /trip-news', { token: owner.token })).body['news']

      for (const [writes, sees] of [
        [wrong, testApp],
        [testApp, wrong],
        [wrong, testApp],
      ] as const) {
        await edit(writes, `Written ${ms}`)
        await edit(writes, 'Written')
        expect(await newsAt(sees)).toMatchObject([{ tripId: trip, changedBy: ['Bina'] }])
        await see(sees)
        expect(await newsAt(writes)).toEqual([])
      }
    },
  )

  rule('a browser of last month that knows no suggestions saves a plan for which some wait', async () => {
    const owner = await createUser(testApp)
    const trip = await create(owner, [stop(1)])
    await call(`POST /trip/suggestions/${trip._id}`, owner, { kind: 'change', stopId: 'stop-1', fields: { time: '' } })
    const { version, title, budget, startDate, endDate } = trip
    // The fields of the specification alone.
    const destinations = [{ name: 'Surat', activities: [{ name: 'Stop 1', date: START, time: '10:00', notes: '' }] }]
    const old = { title, budget, startDate, endDate, version, destinations }
    expect((await call(`PUT /trip/edit/${trip._id}`, owner, old)).status).toBe(200)
    const { body } = await call(`GET /trip/suggestions/${trip._id}`, owner)
    expect(body['suggestions']).toMatchObject([{ stopId: 'stop-1' }])
  })
})
