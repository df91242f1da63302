import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DAY_MS, SECOND_MS } from '#contract/text/durations.ts'
import { fieldErrors } from '#messages/field-errors.ts'
import { failures } from '#messages/failures.ts'
import { noAccommodation, noTransportation } from '#contract/trip/no-bookings.ts'
import { Trip } from '#contract/trip/trips.ts'
import { TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { scaled } from '../../../../tests/support/scale.ts'
import { openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { logInAgain, createUser, type TestUser } from '../../../../tests/support/users.ts'
import { sweep } from '../../app/sweep.ts'

/** People who save twenty trips each at once. */
const PEOPLE = scaled({ brief: 10, short: 50 })

const wholeTrip = {
  title: 'Castle and coast',
  description: 'સુરત in two days',
  budget: 4200.5,
  startDate: '2026-03-02',
  endDate: '2026-03-04',
  destinations: [
    {
      name: 'Old city',
      location: 'https://maps.example/chowk',
      startDate: '2026-03-02',
      endDate: '2026-03-03',
      notes: 'Closed on Mondays',
      activities: [
        {
          id: 'castle',
          name: 'Castle',
          date: '2026-03-02',
          time: '10:00',
          notes: 'Buy tickets',
          place: 'surat-castle',
          durationMinutes: 90,
          cost: 20.5,
        },
        { id: 'locho', name: 'Locho', date: null, time: '', notes: '', place: null, durationMinutes: null, cost: null },
      ],
      accommodation: {
        name: 'Hotel',
        address: 'Ring Road',
        checkIn: '2026-03-02',
        checkOut: '2026-03-03',
        bookingReference: 'H-1',
      },
      transportation: {
        type: 'Train',
        departureTime: '2026-03-02T06:15',
        arrivalTime: '2026-03-02T09:40',
        bookingReference: 'T-1',
      },
    },
    {
      name: 'Dumas',
      location: '',
      startDate: null,
      endDate: null,
      notes: '',
      activities: [
        {
          id: 'sunset',
          name: 'Sunset',
          date: '2026-03-04',
          time: '18:30',
          notes: '',
          place: null,
          durationMinutes: 30,
          cost: 0,
        },
      ],
      accommodation: noAccommodation,
      transportation: noTransportation,
    },
  ],
}

const bareTrip = { title: 'Surat', budget: 0, destinations: [{ name: 'Dumas' }] }

/** With every field of the plan, so that an edit does not need the trip as it was. */
const plannedTrip = { ...bareTrip, pace: null, dayStart: null, dayEnd: null, party: null, days: [], spending: [] }

/** A trip of one destination with one activity. */
function tripWith({
  trip = {},
  destination = {},
  activity = {},
}: {
  trip?: object
  destination?: object
  activity?: object
}) {
  return {
    ...bareTrip,
    destinations: [{ name: 'Dumas', activities: [{ name: 'Sunset', ...activity }], ...destination }],
    ...trip,
  }
}

function getContent({ title, description, budget, startDate, endDate, destinations }: Trip) {
  return { title, description, budget, startDate, endDate, destinations }
}

describe.each(engines)('trips on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => testApp.close())

  function create(by: TestUser, body: object, key?: string, at: Pick<TestApp, 'app'> = testApp) {
    const headers = key === undefined ? {} : { 'idempotency-key': key }
    return callApi(at, 'POST /trip/create', { token: by.token, ip: by.ip, body, headers })
  }

  async function created(by: TestUser, body: object = bareTrip): Promise<Trip> {
    const { body: reply } = await create(by, body)
    return Trip.parse(reply['trip'])
  }

  function edit(by: TestUser, id: string, body: object) {
    return callApi(testApp, `PUT /trip/edit/${id}`, { token: by.token, ip: by.ip, body })
  }

  function remove(by: TestUser, id: string) {
    return callApi(testApp, `DELETE /trip/delete/${id}`, { token: by.token, ip: by.ip })
  }

  function restore(by: TestUser, id: string) {
    return callApi(testApp, `POST /trip/restore/${id}`, { token: by.token, ip: by.ip })
  }

  /** Ids of the trips, by page. */
  async function pages(by: TestUser, query: string): Promise<string[][]> {
    const ids: string[][] = []
    for (let cursor = ''; ids.length < 10;) {
      const { body } = await callApi(testApp, `GET /trip/user-trips${query}${cursor}`, { token: by.token, ip: by.ip })
      ids.push(
        z
          .array(Trip)
          .parse(body['trips'])
          .map(({ _id }) => _id),
      )
      if (typeof body['nextCursor'] !== 'string') break
      cursor = `&cursor=${body['nextCursor']}`
    }
    return ids
  }

  async function list(by: TestUser): Promise<Trip[]> {
    const { body } = await callApi(testApp, 'GET /trip/user-trips', { token: by.token, ip: by.ip })
    return z.array(Trip).parse(body['trips'])
  }

  test('come page by page, each once, also when some have the same time', async () => {
    const by = await createUser(testApp)
    for (let count = 0; count < 5; count += 1) await created(by)
    const all = (await list(by)).map(({ _id }) => _id)
    expect(await pages(by, '?limit=2')).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4)])
  })

  describe('saving', () => {
    rule('keeps every field of section 3', async () => {
      const by = await createUser(testApp)
      const { status, body } = await create(by, { ...wholeTrip, userEmail: by.email, isPublic: false })
      expect(status).toBe(200)
      expect(body).toEqual({
        success: true,
        trip: { ...wholeTrip, _id: expect.any(String), userEmail: by.email, isPublic: false, version: 1 },
      })
      expect((await list(by)).map(getContent)).toEqual([wholeTrip])
    })

    rule('a missing start or end is the day of saving', async () => {
      const { startDate, endDate } = await created(await createUser(testApp))
      const day = testApp.clock.now().toISOString().slice(0, 10)
      expect([startDate, endDate]).toEqual([day, day])
    })

    rule('a blank start or end is the day of saving', async () => {
      const { startDate, endDate } = await created(await createUser(testApp), {
        ...bareTrip,
        startDate: '',
        endDate: ' ',
      })
      const day = testApp.clock.now().toISOString().slice(0, 10)
      expect([startDate, endDate]).toEqual([day, day])
    })

    rule('a trip that only lacks its end does not end before it starts', async () => {
      const { endDate } = await created(await createUser(testApp), { ...bareTrip, startDate: '2030-01-05' })
      expect(endDate).toBe('2030-01-05')
    })

    rule('missing destination and activity dates are null, a missing time is empty', async () => {
      const [destination] = (await created(await createUser(testApp), tripWith({}))).destinations
      expect(destination).toMatchObject({ startDate: null, endDate: null, location: '', notes: '' })
      expect(destination?.activities).toEqual([
        {
          id: expect.any(String),
          name: 'Sunset',
          date: null,
          time: '',
          notes: '',
          place: null,
          durationMinutes: null,
          cost: null,
        },
      ])
    })

    rule('missing check-in, check-out, departure and arrival are null', async () => {
      const [destination] = (await created(await createUser(testApp))).destinations
      expect(destination).toMatchObject({ accommodation: noAccommodation, transportation: noTransportation })
    })

    rule('instants are cut to their UTC day', async () => {
      const trip = await created(
        await createUser(testApp),
        tripWith({
          trip: { startDate: '2028-02-29T00:00:00.000Z', endDate: '2028-03-01T02:00:00+05:30' },
          activity: { date: '2028-02-29T23:59:59.999Z' },
        }),
      )
      expect([trip.startDate, trip.endDate, trip.destinations[0]?.activities[0]?.date]).toEqual([
        '2028-02-29',
        '2028-02-29',
        '2028-02-29',
      ])
    })

    rule('texts are trimmed and a budget of 0 is accepted', async () => {
      const trip = await created(await createUser(testApp), { ...bareTrip, title: ' Surat\n', budget: 0 })
      expect(trip).toMatchObject({ title: 'Surat', budget: 0 })
    })

    rule('a trip is never public, also when the request asks for it', async () => {
      expect(await created(await createUser(testApp), { ...bareTrip, isPublic: true })).toMatchObject({
        isPublic: false,
      })
    })

    test('unknown keys are dropped at every depth, and an id of the trip has no effect', async () => {
      const extra = { _id: 'mine', id: 'mine', accountId: 'x', version: 9, colour: 'red' }
      const by = await createUser(testApp)
      const trip = await created(
        by,
        tripWith({ trip: extra, destination: extra, activity: { ...extra, id: 'sunset' } }),
      )
      const { document } = await testApp.store.db
        .selectFrom('trip')
        .select('document')
        .where('id', '=', trip._id)
        .executeTakeFirstOrThrow()
      expect(trip).toMatchObject({ version: 1, userEmail: by.email })
      expect(JSON.stringify(trip) + document).not.toMatch(/mine|colour/)
    })

    rule('scripts, quotes and emoji come back as they were', async () => {
      const notes = 'કિલ્લો "\'; DROP TABLE trip;-- <b> 👩‍👩‍👧‍👦 \\ \n ]]>'
      const [destination] = (await created(await createUser(testApp), tripWith({ activity: { notes } }))).destinations
      expect(destination?.activities[0]?.notes).toBe(notes)
    })
  })

  describe('refusing', () => {
    rule('tens of thousands of faults names the first twenty', { tags: 'weakness/trip-of-faults' }, async () => {
      const by = await createUser(testApp)
      const activities = Array.from({ length: TRIP_LIMITS.activities }, () => ({ date: 'x', time: 'x' }))
      const destinations = Array.from({ length: TRIP_LIMITS.destinations }, () => ({ activities }))
      const { status, body } = await create(by, { title: '', budget: -1, destinations })
      expect(status).toBe(400)
      expect(Object.keys(z.record(z.string(), z.string()).parse(body['fields']))).toHaveLength(20)
      expect(body['errors']).toHaveLength(20)
      expect(JSON.stringify(body).length).toBeLessThan(5_000)
    })

    const long = (max: number) => 'x'.repeat(max + 1)
    const many = <T>(max: number, one: T) => Array.from({ length: max + 1 }, () => one)

    rule.each([
      [{ trip: { title: undefined } }, 'title', fieldErrors['trip.title-missing']],
      [{ trip: { title: ' ' } }, 'title', fieldErrors['trip.title-missing']],
      [{ trip: { title: long(TRIP_LIMITS.title) } }, 'title', fieldErrors['text.too-long']],
      [{ trip: { description: long(TRIP_LIMITS.text) } }, 'description', fieldErrors['text.too-long']],
      [{ trip: { budget: undefined } }, 'budget', fieldErrors['trip.budget-invalid']],
      [{ trip: { budget: -0.01 } }, 'budget', fieldErrors['trip.budget-invalid']],
      [{ trip: { budget: null } }, 'budget', fieldErrors['trip.budget-invalid']],
      [{ trip: { budget: 'a hundred' } }, 'budget', fieldErrors['trip.budget-invalid']],
      [{ trip: { budget: 1e13 } }, 'budget', 'Please enter a budget of at most one trillion (1,000,000,000,000)'],
      [{ trip: { startDate: '2026-02-30' } }, 'startDate', fieldErrors['trip.date-invalid']],
      [{ trip: { startDate: '2027-02-29' } }, 'startDate', fieldErrors['trip.date-invalid']],
      [{ trip: { endDate: 'soon' } }, 'endDate', fieldErrors['trip.date-invalid']],
      [{ trip: { startDate: '2026-03-02', endDate: '2026-03-01' } }, 'endDate', fieldErrors['trip.end-before-start']],
      [{ trip: { endDate: '2020-01-01' } }, 'endDate', fieldErrors['trip.end-before-start']],
      [{ trip: { destinations: undefined } }, 'destinations', fieldErrors['trip.no-destination']],
      [{ trip: { destinations: [] } }, 'destinations', fieldErrors['trip.no-destination']],
      [
        { trip: { destinations: many(TRIP_LIMITS.destinations, { name: 'A' }) } },
        'destinations',
        fieldErrors['list.too-long'],
      ],
      [{ destination: { name: undefined } }, 'destinations.0.name', fieldErrors['destination.name-missing']],
      [{ destination: { name: ' ' } }, 'destinations.0.name', fieldErrors['destination.name-missing']],
      [{ destination: { notes: long(TRIP_LIMITS.text) } }, 'destinations.0.notes', fieldErrors['text.too-long']],
      [{ destination: { location: long(TRIP_LIMITS.place) } }, 'destinations.0.location', fieldErrors['text.too-long']],
      [
        { destination: { startDate: '2026-03-02', endDate: '2026-03-01' } },
        'destinations.0.endDate',
        fieldErrors['trip.end-before-start'],
      ],
      [
        { destination: { activities: many(TRIP_LIMITS.activities, { name: 'A' }) } },
        'destinations.0.activities',
        fieldErrors['list.too-long'],
      ],
      [
        { destination: { accommodation: { checkIn: '2026-13-01' } } },
        'destinations.0.accommodation.checkIn',
        fieldErrors['trip.date-invalid'],
      ],
      [
        { destination: { transportation: { departureTime: '2026-03-01 10:00' } } },
        'destinations.0.transportation.departureTime',
        fieldErrors['trip.date-invalid'],
      ],
      [{ activity: { name: '' } }, 'destinations.0.activities.0.name', fieldErrors['activity.name-missing']],
      [{ activity: { date: '2026-00-10' } }, 'destinations.0.activities.0.date', fieldErrors['trip.date-invalid']],
      [{ activity: { time: '24:00' } }, 'destinations.0.activities.0.time', fieldErrors['trip.time-invalid']],
    ])('%j names the field %s', async (wrong, field, message) => {
      const by = await createUser(testApp)
      const { status, body } = await create(by, tripWith(wrong))
      expect(status).toBe(400)
      expect(body).toMatchObject({
        success: false,
        error: expect.stringContaining(message),
        code: 'invalid-input',
        fields: { [field]: message },
      })
      expect(await list(by)).toEqual([])
    })

    rule('an edit is held to the same rules, and leaves the trip as it was', async () => {
      const by = await createUser(testApp)
      const trip = await created(by, wholeTrip)
      const { status, body } = await edit(by, trip._id, { ...wholeTrip, endDate: '2026-03-01' })
      expect(status).toBe(400)
      expect(body).toMatchObject({ fields: { endDate: fieldErrors['trip.end-before-start'] } })
      expect(await list(by)).toEqual([trip])
    })

    test('a trip more than fit', async () => {
      const by = await createUser(testApp)
      const trip = await created(by)
      const row = await testApp.store.db
        .selectFrom('trip')
        .selectAll()
        .where('id', '=', trip._id)
        .executeTakeFirstOrThrow()
      const others = Array.from({ length: TRIP_LIMITS.trips - 1 }, () => ({ ...row, id: crypto.randomUUID() }))
      await testApp.store.db.insertInto('trip').values(others.slice(0, 500)).execute()
      await testApp.store.db.insertInto('trip').values(others.slice(500)).execute()
      const { status, body } = await create(by, bareTrip)
      expect(status).toBe(409)
      expect(body).toMatchObject({ success: false, error: failures['trips.full'] })
      expect(await list(by)).toHaveLength(TRIP_LIMITS.trips)
    })
  })

  describe('reading one trip', () => {
    const read = ({ token, ip }: TestUser, id: string) => callApi(testApp, `GET /trips/${id}`, { token, ip })

    rule('gives what the list says of it', async () => {
      const by = await createUser(testApp)
      await created(by)
      const trip = await created(by, wholeTrip)
      expect(await read(by, trip._id)).toMatchObject({ status: 200, body: { success: true, trip } })
      expect(await list(by)).toContainEqual(trip)
    })

    rule('is for its owner, and ends with its deletion', async () => {
      const by = await createUser(testApp)
      const { _id: id } = await created(by)
      const missing = { status: 404, body: { code: 'not-found', error: failures['trip.not-found'] } }
      expect(await read(await createUser(testApp), id)).toMatchObject(missing)
      await remove(by, id)
      expect(await read(by, id)).toMatchObject(missing)
      await restore(by, id)
      expect((await read(by, id)).status).toBe(200)
    })
  })

  describe('whose trip it is', () => {
    rule('only the owner sees, changes, deletes and restores a trip', async () => {
      const [owner, stranger] = [await createUser(testApp), await createUser(testApp, { isAdmin: true })]
      const trip = await created(owner, wholeTrip)
      const answers = [
        await edit(stranger, trip._id, bareTrip),
        await edit(stranger, trip._id, { ...bareTrip, version: 1 }),
        await remove(stranger, trip._id),
        await restore(stranger, trip._id),
      ]
      expect(answers.map(({ status, body }) => [status, body['error']])).toEqual(
        answers.map(() => [404, failures['trip.not-found']]),
      )
      expect(await list(stranger)).toEqual([])
      expect(await list(owner)).toEqual([trip])
    })

    rule('another’s email is refused', async () => {
      const [by, other] = [await createUser(testApp), await createUser(testApp)]
      const trip = await created(by)
      const body = { ...bareTrip, userEmail: other.email }
      const answers = [
        await create(by, body),
        await edit(by, trip._id, body),
        await callApi(testApp, `GET /trip/user-trips?email=${other.email}`, { token: by.token }),
      ]
      expect(answers.map(({ status, body }) => [status, body['error']])).toEqual(
        answers.map(() => [403, failures.forbidden]),
      )
      expect([await list(by), await list(other)]).toEqual([[trip], []])
    })

    rule('one’s own email is welcome, in any letters', async () => {
      const by = await createUser(testApp)
      expect((await create(by, { ...bareTrip, userEmail: by.email.toUpperCase() })).status).toBe(200)
      expect((await callApi(testApp, `GET /trip/user-trips?email=${by.email}`, { token: by.token })).status).toBe(200)
    })

    test('trips are listed oldest first', async () => {
      const by = await createUser(testApp)
      const first = await created(by, { ...bareTrip, title: 'First' })
      testApp.clock.advance(SECOND_MS)
      await created(by, { ...bareTrip, title: 'Second' })
      await edit(by, first._id, { ...bareTrip, title: 'First, edited' })
      expect((await list(by)).map(({ title }) => title)).toEqual(['First, edited', 'Second'])
    })
  })

  describe('editing', () => {
    rule('replaces the content and raises the version', async () => {
      const by = await createUser(testApp)
      const { _id } = await created(by, wholeTrip)
      const { status, body } = await edit(by, _id, { ...bareTrip, startDate: '2026-05-01', version: 1 })
      expect(status).toBe(200)
      expect(body['trip']).toMatchObject({ _id, title: 'Surat', version: 2, destinations: [{ name: 'Dumas' }] })
      expect(await list(by)).toEqual([body['trip']])
    })

    test.each([2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1.5])(
      'of the version %d, which no trip can have, is refused',
      { tags: 'weakness/huge-version' },
      async (version) => {
        const by = await createUser(testApp)
        const { _id } = await created(by)
        const { status, body } = await edit(by, _id, { ...bareTrip, version })
        expect([status, body['code']]).toEqual([400, 'invalid-input'])
        expect((await edit(by, _id, { ...bareTrip, version: 2 ** 31 - 1 })).status).toBe(409)
      },
    )

    rule.each([
      ['some fields', bareTrip],
      ['all fields', plannedTrip],
    ])('of an outdated version with %s is refused and changes nothing', async (_, trip) => {
      const by = await createUser(testApp)
      const { _id } = await created(by)
      const { body: newer } = await edit(by, _id, { ...trip, title: 'Theirs', version: 1 })
      const { status, body } = await edit(by, _id, { ...trip, title: 'Mine', version: 1 })
      expect(status).toBe(409)
      expect(body).toMatchObject({ success: false, error: failures['trip.stale'], code: 'conflict' })
      expect(await list(by)).toEqual([newer['trip']])
    })

    test('at the same time from one state succeeds once', async () => {
      const by = await createUser(testApp)
      const { _id } = await created(by)
      const edits = Array.from({ length: 10 }, (_, n) => edit(by, _id, { ...bareTrip, title: `Edit ${n}`, version: 1 }))
      const statuses = (await Promise.all(edits)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.filter((status) => status === 409)).toHaveLength(9)
    })

    rule('without a version always succeeds', async () => {
      const by = await createUser(testApp)
      const { _id } = await created(by)
      await edit(by, _id, bareTrip)
      expect((await edit(by, _id, bareTrip)).body['trip']).toMatchObject({ version: 3 })
    })

    rule('of a deleted or unknown trip answers 404', async () => {
      const by = await createUser(testApp)
      const { _id } = await created(by)
      await remove(by, _id)
      const answers = [await edit(by, _id, bareTrip), await edit(by, 'none', bareTrip)]
      expect(answers.map(({ status }) => status)).toEqual([404, 404])
    })
  })

  describe('a save with an idempotency key', () => {
    rule('makes one trip and answers with it both times', async () => {
      const by = await createUser(testApp)
      const first = await create(by, wholeTrip, 'key-1')
      const second = await create(by, wholeTrip, 'key-1')
      expect(second.body).toEqual(first.body)
      expect(await list(by)).toHaveLength(1)
    })

    test('makes one trip when it arrives 20 times at once', async () => {
      const by = await createUser(testApp)
      const answers = await Promise.all(Array.from({ length: 20 }, () => create(by, wholeTrip, 'key-1')))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      expect(answers.map(({ body }) => body)).toEqual(answers.map(() => answers[0]?.body))
      expect(await list(by)).toHaveLength(1)
    })

    test('makes one trip when it arrives at two processes at once', async () => {
      const by = await createUser(testApp)
      const instances = [testApp, await openSecondInstance(testApp, { env: { RATE_LIMITS: 'off' } })]
      await Promise.all(instances.flatMap((instance) => [1, 2, 3].map(() => create(by, wholeTrip, 'key-1', instance))))
      expect(await list(by)).toHaveLength(1)
    })

    rule('makes another trip for another key or another user', async () => {
      const [one, other] = [await createUser(testApp), await createUser(testApp)]
      await create(one, wholeTrip, 'key-1')
      await create(one, wholeTrip, 'key-2')
      await create(other, wholeTrip, 'key-1')
      expect([await list(one), await list(other)].map(({ length }) => length)).toEqual([2, 1])
    })

    rule('does not bring a deleted trip back when it is repeated', async () => {
      const by = await createUser(testApp)
      const { body } = await create(by, wholeTrip, 'key-1')
      await remove(by, Trip.parse(body['trip'])._id)
      await create(by, wholeTrip, 'key-1')
      expect(await list(by)).toEqual([])
    })
  })

  describe('deleting', () => {
    rule('removes the trip from the list, and a repetition changes nothing', async () => {
      const by = await createUser(testApp)
      const { _id } = await created(by)
      const answers = [await remove(by, _id), await remove(by, _id)]
      expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { success: true }]))
      expect(await list(by)).toEqual([])
    })

    rule('needs no body with any content type', async () => {
      const by = await createUser(testApp)
      const { _id } = await created(by)
      const headers = { 'content-type': 'application/json' }
      expect(await callApi(testApp, `DELETE /trip/delete/${_id}`, { token: by.token, headers })).toMatchObject({
        status: 200,
      })
    })

    test('can be taken back within 30 days, whole', async () => {
      const by = await createUser(testApp)
      const trip = await created(by, wholeTrip)
      await remove(by, trip._id)
      testApp.clock.advance(30 * DAY_MS - SECOND_MS)
      await sweep(testApp.store.db, testApp.clock.now())
      const again = await logInAgain(testApp, by)
      expect((await restore(again, trip._id)).body).toEqual({ success: true, trip })
      expect(await list(again)).toEqual([trip])
    })

    test('is final after 30 days', async () => {
      const by = await createUser(testApp)
      const [remaining, deleted] = [await created(by), await created(by)]
      await remove(by, deleted._id)
      testApp.clock.advance(30 * DAY_MS + SECOND_MS)
      await sweep(testApp.store.db, testApp.clock.now())
      const again = await logInAgain(testApp, by)
      expect((await restore(again, deleted._id)).status).toBe(404)
      expect(await list(again)).toEqual([remaining])
      const rows = await testApp.store.db.selectFrom('trip').select('id').where('account_id', '=', by.id).execute()
      expect(rows).toHaveLength(1)
    })
  })

  test('an account that is deleted takes its trips with it, deleted ones too', async () => {
    const [by, other] = [await createUser(testApp), await createUser(testApp)]
    const [, deleted, remaining] = [await created(by), await created(by), await created(other)]
    await remove(by, deleted._id)
    await callApi(testApp, 'POST /auth/delete-account', { token: by.token, ip: by.ip, body: { password: by.password } })
    const rows = await testApp.store.db.selectFrom('trip').select('id').where('account_id', '=', by.id).execute()
    expect(rows).toEqual([])
    expect(await list(other)).toEqual([remaining])
  })

  test(`${PEOPLE * 20} parallel saves by ${PEOPLE} people are all stored whole, and each person sees only their own trips`, async () => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => createUser(testApp)))
    const getTitle = (person: TestUser, n: number) => `Trip ${n} of ${person.email}`
    const saves = people.flatMap((person) =>
      Array.from({ length: 20 }, (_, n) => create(person, { ...wholeTrip, title: getTitle(person, n) })),
    )
    const statuses = new Set((await Promise.all(saves)).map(({ status }) => status))
    expect(statuses).toEqual(new Set([200]))
    const lists = await Promise.all(people.map(list))
    const byTitle = (trips: { title: string }[]) => trips.toSorted((a, b) => a.title.localeCompare(b.title))
    expect(lists.map((trips) => byTitle(trips.map(getContent)))).toEqual(
      people.map((person) =>
        byTitle(Array.from({ length: 20 }, (_, n) => ({ ...wholeTrip, title: getTitle(person, n) }))),
      ),
    )
    expect(lists.map((trips) => new Set(trips.map(({ userEmail }) => userEmail)))).toEqual(
      people.map(({ email }) => new Set([email])),
    )
  })
})
