import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { paces, spendingKinds } from '#contract/trip/plan-kinds.ts'
import { travelModes } from '#contract/map/travel-modes.ts'
import { PLAN_LIMITS } from '#contract/trip/trip-limits.ts'
import { Trip, type SavedActivity } from '#contract/trip/trips.ts'
import { failures } from '#messages/failures.ts'
import { fieldErrors } from '#messages/field-errors.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { hostileTexts } from '../../../../tests/support/hostile-texts.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'
import { insertTrip } from './trips.store.ts'

const bare = { date: '2026-03-02', time: '', notes: '' }
const castle = { name: 'Surat Castle', ...bare, place: 'surat-castle', durationMinutes: 60, cost: null }
const lunch = { name: 'Lunch', ...bare, place: null, durationMinutes: null, cost: null }
const planned = { position: 1.5, wayHere: 'auto', isDone: true, hoursConfirmedFor: '2026-03-02' }
const unplanned = { position: null, wayHere: null, hoursConfirmedFor: null }

const day = { date: '2026-03-02', start: '10:00', end: '18:30', pace: 'full', note: 'Kites' }
const paid = { id: 'ticket', amount: 20.5, kind: 'entry', date: '2026-03-02', note: 'Two tickets' }
const party = { adults: 2, children: 1, foreigners: 1, cameras: 0 }
const plan = { pace: 'easy', dayStart: '09:00', dayEnd: '20:00', party, days: [day], spending: [paid] }
const noPlan = { pace: null, dayStart: null, dayEnd: null, party: null, days: null, spending: null }

function tripFor(stops: readonly object[], more: object = {}) {
  const destinations = [{ name: 'Surat', activities: stops }]
  return { title: 'Surat', budget: 0, startDate: '2026-03-02', destinations, ...more }
}

function getStops({ destinations }: Trip): SavedActivity[] {
  return destinations.flatMap(({ activities }) => activities)
}

function getPlan({ pace, dayStart, dayEnd, party: people, days, spending }: Trip) {
  return { pace, dayStart, dayEnd, party: people, days, spending }
}

describe.each(engines)('the plan of a trip on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  let by: TestUser
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
  })
  beforeEach(async () => {
    by = await createUser(testApp)
  })
  afterAll(() => testApp.close())

  function create(body: object) {
    return callApi(testApp, 'POST /trip/create', { token: by.token, ip: by.ip, body })
  }

  async function created(body: object): Promise<Trip> {
    return Trip.parse((await create(body)).body['trip'])
  }

  function edit({ _id }: Pick<Trip, '_id'>, body: object) {
    return callApi(testApp, `PUT /trip/edit/${_id}`, { token: by.token, ip: by.ip, body })
  }

  async function edited(trip: Pick<Trip, '_id'>, body: object): Promise<Trip> {
    return Trip.parse((await edit(trip, body)).body['trip'])
  }

  async function list(): Promise<Trip[]> {
    const { body } = await callApi(testApp, 'GET /trip/user-trips', { token: by.token, ip: by.ip })
    return z.array(Trip).parse(body['trips'])
  }

  describe('answers', () => {
    rule('carry what is said in every call', async () => {
      const trip = await created(tripFor([{ id: 'castle', ...castle, ...planned }], plan))
      expect(getStops(trip)).toEqual([{ id: 'castle', ...castle, ...planned }])
      expect(getPlan(trip)).toEqual(plan)
      const change = { position: -3, wayHere: 'foot', hoursConfirmedFor: '2026-03-03' }
      const after = await edited(trip, tripFor([{ id: 'castle', ...castle, ...change }], { pace: 'full', days: [] }))
      expect(getStops(after)).toEqual([{ id: 'castle', ...castle, ...change, isDone: true }])
      expect(getPlan(after)).toEqual({ ...plan, pace: 'full', days: undefined })
      expect(await list()).toEqual([after])
      const { body } = await callApi(testApp, 'GET /auth/my-data', { token: by.token })
      expect(body['trips']).toEqual([after])
      await callApi(testApp, `DELETE /trip/delete/${trip._id}`, { token: by.token })
      const restored = await callApi(testApp, `POST /trip/restore/${trip._id}`, { token: by.token })
      expect(restored.body['trip']).toEqual(after)
    })

    rule('have the pin of a stop and where one sleeps, and an older client keeps both', async () => {
      const at = { lat: 21.2, lng: 72.8 }
      const sleepAt = (accommodation: object, stops: readonly object[] = [{ id: 'aunt', ...lunch, point: at }]) => ({
        ...tripFor([]),
        destinations: [{ name: 'Surat', activities: stops, accommodation }],
      })
      const lodging = ({ destinations }: Trip) => destinations[0]?.accommodation
      const trip = await created(sleepAt({ name: 'Lords Plaza', point: at }))
      expect(getStops(trip)).toEqual([{ id: 'aunt', ...lunch, point: at }])
      expect(lodging(trip)).toMatchObject({ name: 'Lords Plaza', point: at })

      const silent = await edited(
        trip,
        sleepAt({ name: 'Lords Plaza', address: 'Ring Road' }, [{ id: 'aunt', ...lunch }]),
      )
      expect(getStops(silent)).toEqual([{ id: 'aunt', ...lunch, point: at }])
      expect(lodging(silent)).toMatchObject({ address: 'Ring Road', point: at })
      const elsewhere = await edited(trip, sleepAt({ name: 'Beach hut' }, [{ id: 'aunt', ...lunch, point: null }]))
      expect(getStops(elsewhere)).toEqual([{ id: 'aunt', ...lunch }])
      expect(lodging(elsewhere)).not.toHaveProperty('point')

      const inGuide = await edited(trip, sleepAt({ name: 'Castle', guidePlace: 'surat-castle', point: at }, [castle]))
      expect(lodging(inGuide)).toEqual({ ...lodging(elsewhere), name: 'Castle', guidePlace: 'surat-castle' })
      const placed = await edited(trip, sleepAt({}, [{ ...castle, point: at }]))
      expect(getStops(placed)[0]).not.toHaveProperty('point')
    })

    rule.each([
      [{ lat: 91, lng: 0 }, 'lat'],
      [{ lat: 0, lng: -181 }, 'lng'],
      [{ lat: 'north', lng: 0 }, 'lat'],
    ])('have no pin at %o', async (point, field) => {
      const refused = await create(tripFor([{ ...lunch, point }]))
      expect(refused).toMatchObject({
        status: 400,
        body: { fields: { [`destinations.0.activities.0.point.${field}`]: fieldErrors['point.invalid'] } },
      })
    })

    rule('understand what the inputs of a form hold', async () => {
      const typed = { position: ' 1.5 ', wayHere: ' auto ', hoursConfirmedFor: '2026-03-02T00:00:00Z' }
      const blank = { position: '', wayHere: ' ', hoursConfirmedFor: '' }
      const spending = [{ id: 'a', amount: ' 20.50 ', kind: 'food', date: '' }]
      const trip = await created(
        tripFor(
          [
            { id: 'a', ...castle, ...typed },
            { id: 'b', ...lunch, ...blank },
          ],
          { pace: '', dayStart: ' ', spending },
        ),
      )
      expect(getStops(trip)).toEqual([
        { id: 'a', ...castle, position: 1.5, wayHere: 'auto', hoursConfirmedFor: '2026-03-02' },
        { id: 'b', ...lunch },
      ])
      expect(getPlan(trip)).toEqual({ spending: [{ id: 'a', amount: 20.5, kind: 'food', date: null, note: '' }] })
    })

    test.each(hostileTexts)('keep the text %j as it is', async (note) => {
      const trip = await created(tripFor([lunch], { days: [{ ...day, note }], spending: [{ ...paid, note }] }))
      expect(trip).toMatchObject({ days: [{ note: note.trim() }], spending: [{ note: note.trim() }] })
      expect(await list()).toEqual([trip])
    })

    test('with a trip from before are as they were', async () => {
      const before = { title: 'Old', description: '', budget: 0, startDate: '2026-03-02', endDate: '2026-03-02' }
      const rest = { location: '', startDate: null, endDate: null, notes: '' }
      const accommodation = { name: '', address: '', checkIn: null, checkOut: null, bookingReference: '' }
      const transportation = { type: '', departureTime: null, arrivalTime: null, bookingReference: '' }
      const destinations = [{ name: 'Surat', ...rest, activities: [castle], accommodation, transportation }]
      const content = { ...before, destinations }
      const at = testApp.clock.now().toISOString()
      const id = crypto.randomUUID()
      await insertTrip(testApp.store.db, { id, accountId: by.id, content, idempotencyKey: null, at })
      const [trip] = await list()
      expect(trip).toEqual({ _id: id, ...content, userEmail: by.email, isPublic: false, version: 1 })
      const [stop] = getStops(await edited({ _id: id }, tripFor([{ ...castle, id: 'mine', position: 4 }])))
      expect(stop).toEqual({ ...castle, id: 'mine', position: 4 })
    })
  })

  describe('each stop and each spending has an id of its own', () => {
    test.each([
      ['missing', undefined],
      ['null', null],
      ['blank', ''],
      ['too long', 'x'.repeat(41)],
      ['a number', 7],
      ['a list', ['a']],
      ['an attack', hostileTexts[0]],
    ])('also if the sent one is %s', async (_what, id) => {
      const trip = await created(tripFor([{ ...lunch, id }], { spending: [{ ...paid, id }] }))
      const ids = [getStops(trip)[0]?.id, trip.spending?.[0]?.id]
      expect(ids).toEqual([expect.stringMatching(/^[\w-]{1,40}$/), expect.stringMatching(/^[\w-]{1,40}$/)])
    })

    rule('also if one is sent twice: the first keeps it', async () => {
      const twice = [
        { ...lunch, id: 'a' },
        { ...lunch, id: 'b' },
        { ...castle, id: 'a' },
      ]
      const trip = await created(tripFor(twice, { spending: [paid, paid] }))
      const ids = getStops(trip).map(({ id }) => id)
      expect(ids).toEqual(['a', 'b', expect.not.stringMatching(/^[ab]$/)])
      expect(trip.spending?.map(({ id }) => id)).toEqual(['ticket', expect.not.stringMatching('ticket')])
    })

    rule('and keeps it through the edits of a client that knows no ids', async () => {
      const trip = await created(tripFor([castle, lunch], { spending: [paid] }))
      const after = await edited(trip, tripFor([{ name: 'Lunch', date: '2026-03-05' }, { name: 'surat castle' }]))
      const [first, second] = getStops(trip)
      expect(getStops(after).map(({ id }) => id)).toEqual([second?.id, first?.id])
    })
  })

  describe('an edit', () => {
    rule('by a client that knows none of these fields keeps them', async () => {
      const trip = await created(tripFor([{ id: 'castle', ...castle, ...planned }], plan))
      const after = await edited(trip, tripFor([{ name: 'Surat Castle', ...bare, notes: 'Early' }]))
      expect(getStops(after)).toEqual([{ id: 'castle', ...castle, ...planned, notes: 'Early' }])
      expect(getPlan(after)).toEqual(plan)
    })

    rule.each([false, null])('that says that there is none, and %j for done, removes them', async (isDone) => {
      const trip = await created(tripFor([{ id: 'castle', ...castle, ...planned }], plan))
      const after = await edited(trip, tripFor([{ id: 'castle', ...castle, ...unplanned, isDone }], noPlan))
      expect(getStops(after)).toEqual([{ id: 'castle', ...castle }])
      expect(getPlan(after)).toEqual({})
    })

    rule('finds a stop by its id, whatever else has changed', async () => {
      const visits = [
        { id: 'a', ...lunch, position: 1 },
        { id: 'b', ...lunch, position: 2 },
      ]
      const trip = await created(tripFor(visits))
      const swapped = [
        { id: 'b', name: 'Lunch', ...bare },
        { id: 'a', name: 'Thali', ...bare, date: '2026-03-04' },
      ]
      expect(getStops(await edited(trip, tripFor(swapped))).map(({ id, position }) => [id, position])).toEqual([
        ['b', 2],
        ['a', 1],
      ])
    })

    rule('does not take a stop with another id for the one of that name', async () => {
      const trip = await created(tripFor([{ id: 'a', ...castle, ...planned }]))
      const other = { id: 'b', name: 'Surat Castle', ...bare }
      expect(getStops(await edited(trip, tripFor([other])))).toEqual([
        { ...other, place: 'surat-castle', durationMinutes: null, cost: null },
      ])
    })

    rule(
      'that renames a stop brings the place of the new name, and nothing that was heard of the old one',
      async () => {
        const trip = await created(tripFor([{ id: 'a', ...castle, ...planned }]))
        const renamed = { id: 'a', name: 'Dumas Beach', ...bare }
        const { hoursConfirmedFor: _old, ...remaining } = planned
        expect(getStops(await edited(trip, tripFor([renamed])))).toEqual([
          { ...renamed, ...remaining, place: 'dumas-beach', durationMinutes: 60, cost: null },
        ])
      },
    )

    rule('of an outdated version is refused, also if it leaves the plan to the server', async () => {
      const trip = await created(tripFor([lunch], plan))
      await edited(trip, tripFor([lunch], { pace: 'full' }))
      const { status, body } = await edit(trip, { ...tripFor([lunch]), version: trip.version })
      expect([status, body['error']]).toEqual([409, failures['trip.stale']])
      expect((await list()).map(getPlan)).toEqual([{ ...plan, pace: 'full' }])
    })
  })

  describe('a new trip', () => {
    rule('may be a suggested trip with the number of its days, and have a plan', async () => {
      const stop = { name: 'Lunch', day: 2, position: 2.5 }
      const { startDate: _none, ...suggested } = tripFor([stop], { days: 3, pace: 'easy', spending: [paid] })
      const trip = await created(suggested)
      expect(trip).toMatchObject({ pace: 'easy', spending: [paid] })
      expect(trip.days).toBeUndefined()
      expect(getStops(trip)).toMatchObject([{ name: 'Lunch', position: 2.5 }])
    })
  })

  describe('bad input', () => {
    const stopField = 'destinations.0.activities.1'
    rule.each([
      [{ position: 'first' }, 'position', fieldErrors['activity.position-invalid']],
      [{ position: '1e999' }, 'position', fieldErrors['activity.position-invalid']],
      [{ position: [1] }, 'position', fieldErrors['activity.position-invalid']],
      [{ wayHere: 'teleport' }, 'wayHere', fieldErrors['activity.way-invalid']],
      [{ wayHere: 7 }, 'wayHere', fieldErrors['activity.way-invalid']],
      [{ isDone: 'yes' }, 'isDone', fieldErrors['activity.done-invalid']],
      [{ isDone: 1 }, 'isDone', fieldErrors['activity.done-invalid']],
      [{ hoursConfirmedFor: '2026-02-30' }, 'hoursConfirmedFor', fieldErrors['trip.date-invalid']],
      [{ hoursConfirmedFor: true }, 'hoursConfirmedFor', fieldErrors['trip.date-invalid']],
      [{ hoursConfirmedFor: '0000-03-01' }, 'hoursConfirmedFor', fieldErrors['trip.date-invalid']],
      [{ notes: '🪁'.slice(0, 1) }, 'notes', fieldErrors['text.unstorable-character']],
    ])('%j gets a sentence at its field, and nothing is lost', async (wrong, field, message) => {
      const trip = await created(tripFor([lunch, { ...castle, ...planned }]))
      expect(await answers(trip, tripFor([lunch, { ...castle, ...wrong }]))).toEqual(
        refused(trip, `${stopField}.${field}`, message),
      )
    })

    rule.each([
      [{ pace: 'quick' }, 'pace', fieldErrors['trip.pace-invalid']],
      [{ pace: 3 }, 'pace', fieldErrors['trip.pace-invalid']],
      [{ dayStart: '9:00' }, 'dayStart', fieldErrors['trip.time-invalid']],
      [{ dayEnd: '24:00' }, 'dayEnd', fieldErrors['trip.time-invalid']],
      [{ party: { adults: 0 } }, 'party.adults', fieldErrors['trip.party-invalid']],
      [{ party: { adults: 1.5 } }, 'party.adults', fieldErrors['trip.party-invalid']],
      [{ party: { adults: 1, cameras: 101 } }, 'party.cameras', fieldErrors['trip.party-invalid']],
      [{ days: 'all' }, 'days', fieldErrors.unexpected],
      [{ days: [{ ...day, date: 'Monday' }] }, 'days.0.date', fieldErrors['trip.date-invalid']],
      [{ days: [{}] }, 'days.0.date', fieldErrors['trip.date-invalid']],
      [
        { days: [day, { ...day, date: '2026-03-03', start: '25:00' }] },
        'days.1.start',
        fieldErrors['trip.time-invalid'],
      ],
      [{ days: [{ ...day, pace: 'quick' }] }, 'days.0.pace', fieldErrors['trip.pace-invalid']],
      [{ days: [{ ...day, note: 'x'.repeat(5_001) }] }, 'days.0.note', fieldErrors['text.too-long']],
      [{ days: [day, { date: '2026-03-02' }] }, 'days.1.date', fieldErrors['trip.day-twice']],
      [{ spending: [{ ...paid, amount: -1 }] }, 'spending.0.amount', fieldErrors['spending.amount-invalid']],
      [{ spending: [{ ...paid, amount: 1e13 }] }, 'spending.0.amount', fieldErrors['spending.amount-invalid']],
      [{ spending: [{ ...paid, amount: '' }] }, 'spending.0.amount', fieldErrors['spending.amount-invalid']],
      [{ spending: [paid, { kind: 'food' }] }, 'spending.1.amount', fieldErrors['spending.amount-invalid']],
      [{ spending: [{ ...paid, kind: 'gold' }] }, 'spending.0.kind', fieldErrors['spending.kind-invalid']],
      [{ spending: [{ ...paid, date: '2026-13-01' }] }, 'spending.0.date', fieldErrors['trip.date-invalid']],
      [{ spending: [{ ...paid, note: 'a\0b' }] }, 'spending.0.note', fieldErrors['text.unstorable-character']],
      [{ days: [{ ...day, note: '🪁'.slice(0, 1) }] }, 'days.0.note', fieldErrors['text.unstorable-character']],
      [{ title: `Surat ${'🪁'.slice(1)}` }, 'title', fieldErrors['text.unstorable-character']],
      [{ spending: [{ ...paid, amount: 1e14 }] }, 'spending.0.amount', expect.stringContaining('1,000,000,000,000')],
      [{ spending: [{ ...paid, date: '0000-12-31' }] }, 'spending.0.date', fieldErrors['trip.date-invalid']],
      [{ days: [{ ...day, date: '0000-02-29' }] }, 'days.0.date', fieldErrors['trip.date-invalid']],
      [{ startDate: '0000-01-01' }, 'startDate', fieldErrors['trip.date-invalid']],
      [{ endDate: '+010000-01-01' }, 'endDate', fieldErrors['trip.date-invalid']],
    ])('%j gets a sentence at its field too', async (wrong, field, message) => {
      const trip = await created(tripFor([lunch], plan))
      expect(await answers(trip, tripFor([lunch], wrong))).toEqual(refused(trip, field, message))
    })

    rule('of too many entries is refused', async () => {
      const trip = await created(tripFor([lunch], plan))
      const date = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
      const days = Array.from({ length: PLAN_LIMITS.days + 1 }, (_, index) => ({ date: date(index) }))
      const spending = Array.from({ length: PLAN_LIMITS.spending + 1 }, () => ({ amount: 1, kind: 'food' }))
      expect(await answers(trip, tripFor([lunch], { days }))).toEqual(
        refused(trip, 'days', fieldErrors['list.too-long']),
      )
      expect(await answers(trip, tripFor([lunch], { spending }))).toEqual(
        refused(trip, 'spending', fieldErrors['list.too-long']),
      )
      const most = await created(tripFor([lunch], { days: days.slice(1), spending: spending.slice(1) }))
      expect([most.days?.length, most.spending?.length]).toEqual([PLAN_LIMITS.days, PLAN_LIMITS.spending])
    })

    /** The answers to a new trip and to an edit, and the trips that are stored then. */
    async function answers(trip: Trip, bad: object) {
      return { create: await create(bad), edit: await edit(trip, bad), remaining: await list() }
    }

    function refused(trip: Trip, field: string, message: string) {
      const body: unknown = expect.objectContaining({ code: 'invalid-input', fields: { [field]: message } })
      const refusal: unknown = expect.objectContaining({ status: 400, body })
      return { create: refusal, edit: refusal, remaining: [trip] }
    }
  })
})

test('the sentences at a field name every word that it takes', () => {
  expect(travelModes.filter((kind) => !fieldErrors['activity.way-invalid'].includes(kind))).toEqual([])
  expect(paces.filter((pace) => !fieldErrors['trip.pace-invalid'].includes(pace))).toEqual([])
  expect(spendingKinds.filter((kind) => !fieldErrors['spending.kind-invalid'].includes(kind))).toEqual([])
})
