import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { SavedActivity, Trip, TripInput } from '#contract/trip/trips.ts'
import { fieldErrors } from '#messages/field-errors.ts'
import { failures } from '#messages/failures.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { copyCityFolder } from '../../../../tests/support/city-folder.ts'
import { generatedTrip } from '../../../../tests/support/generated-trips.ts'
import { hostileTexts } from '../../../../tests/support/hostile-texts.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'
import { loadContent } from '../../guide/load-content.ts'
import { createPlaceNames } from '../../guide/place-names.ts'
import { readContent } from '../../guide/read-content.ts'
import { showStops, showStopsText, type PlacesOfStops } from './stops.ts'

const castle = { name: 'Surat Castle', date: '2026-03-02', time: '10:00', notes: '' }
const lunch = { name: 'Lunch', date: '2026-03-02', time: '13:00', notes: '' }
const facts = { place: 'surat-castle', durationMinutes: 90, cost: 20.5 }
const unstated = { place: null, durationMinutes: null, cost: null }

function tripFor(...days: readonly object[][]) {
  return {
    title: 'Surat',
    budget: 0,
    startDate: '2026-03-02',
    destinations: days.map((activities, index) => ({ name: `Day ${index + 1}`, activities })),
  }
}

describe.each(engines)('stops on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  let by: TestUser
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
  })
  beforeEach(async () => {
    by = await createUser(testApp)
  })
  afterAll(() => testApp.close())

  function create(body: object, key?: string) {
    const headers = key === undefined ? {} : { 'idempotency-key': key }
    return callApi(testApp, 'POST /trip/create', { token: by.token, ip: by.ip, body, headers })
  }

  async function created(body: object): Promise<Trip> {
    return Trip.parse((await create(body)).body['trip'])
  }

  function edit({ _id }: Trip, body: object) {
    return callApi(testApp, `PUT /trip/edit/${_id}`, { token: by.token, ip: by.ip, body })
  }

  async function edited(trip: Trip, body: object): Promise<Omit<SavedActivity, 'id'>[]> {
    return getStops(Trip.parse((await edit(trip, body)).body['trip']))
  }

  async function list(query = ''): Promise<Trip[]> {
    const { body } = await callApi(testApp, `GET /trip/user-trips${query}`, { token: by.token, ip: by.ip })
    return z.array(Trip).parse(body['trips'])
  }

  /** The stops without their ids, which are random. */
  function getStops({ destinations }: Trip): Omit<SavedActivity, 'id'>[] {
    return destinations.flatMap(({ activities }) => activities.map(({ id: _random, ...stop }) => stop))
  }

  /** Another version of the guide, until the test ends. */
  async function withPlaces(
    editPlaces: Parameters<ReturnType<typeof copyCityFolder>['editPlaces']>[0],
    run: () => Promise<void>,
  ) {
    const { path, ...folder } = copyCityFolder()
    folder.editTrips(() => [])
    folder.editFile('search.json', (search) => ({ ...search, synonyms: [] }))
    folder.editPlaces(editPlaces)
    try {
      await loadContent(testApp.store.db, readContent(path))
      await testApp.services.guide.renew()
      await run()
    } finally {
      await loadContent(testApp.store.db, readContent('content/surat'))
      await testApp.services.guide.renew()
    }
  }

  const withoutCastle = (run: () => Promise<void>) =>
    withPlaces((places) => places.filter(({ slug }) => slug !== 'surat-castle'), run)

  describe('answers', () => {
    rule('carry place, stay and cost in every call', async () => {
      const trip = await created(tripFor([{ ...castle, ...facts }], [lunch]))
      expect(getStops(trip)).toEqual([
        { ...castle, ...facts },
        { ...lunch, ...unstated },
      ])
      const change = { ...facts, durationMinutes: 30, cost: 0 }
      expect(await edited(trip, tripFor([{ ...castle, ...change }]))).toEqual([{ ...castle, ...change }])
      expect((await list()).map(getStops)).toEqual([[{ ...castle, ...change }]])
      expect((await list('?limit=1')).map(getStops)).toEqual([[{ ...castle, ...change }]])
      const { body } = await callApi(testApp, 'GET /auth/my-data', { token: by.token })
      expect(body['trips']).toEqual(await list())
    })

    rule('understand what the inputs of a form hold', async () => {
      const typed = { place: ' surat-castle ', durationMinutes: '90', cost: '20.50' }
      const blank = { place: '', durationMinutes: '', cost: ' ' }
      const trip = await created(
        tripFor([
          { ...castle, ...typed },
          { ...lunch, ...blank },
        ]),
      )
      expect(getStops(trip)).toEqual([
        { ...castle, ...facts },
        { ...lunch, ...unstated },
      ])
    })

    rule('of a suggested trip that comes as it is keep its places and stays', async () => {
      const { body } = await callApi(testApp, 'GET /suggest-trips')
      const [suggested] = z
        .array(
          z.looseObject({
            destinations: z.array(
              z.looseObject({
                activities: z.array(
                  z.looseObject({ place: z.nullable(z.string()), durationMinutes: z.nullable(z.number()) }),
                ),
              }),
            ),
          }),
        )
        .parse(body['trips'])
      const wanted = suggested?.destinations.flatMap(({ activities }) =>
        activities.map(({ place, durationMinutes }) => ({ place, durationMinutes })),
      )
      const trip = await created(suggested ?? {})
      expect(getStops(trip).map(({ place, durationMinutes }) => ({ place, durationMinutes }))).toEqual(wanted)
    })
  })

  describe('a place that a client does not speak of', () => {
    rule.each([
      ['its name', 'Surat Castle'],
      ['its name in other letters', '  surat  CASTLE '],
      ['its name with accents', 'Surát Castlé'],
      ['its name in another language', 'સુરતનો કિલ્લો'],
    ])('is found by %s', async (_what, name) => {
      const [stop] = getStops(await created(tripFor([{ name }])))
      expect(stop).toMatchObject({ place: 'surat-castle' })
    })

    rule.each([['Castle'], ['The castle of Surat'], ['🪁'], ['…']])('is not guessed from “%s”', async (name) => {
      const [stop] = getStops(await created(tripFor([{ name }])))
      expect(stop).toMatchObject({ place: null })
    })

    rule('is not found when the client says that there is none', async () => {
      const trip = await created(tripFor([{ ...castle, place: null }]))
      expect(getStops(trip)).toEqual([{ ...castle, ...unstated }])
      expect(await edited(trip, tripFor([castle]))).toEqual([{ ...castle, ...unstated }])
    })
  })

  describe('an edit by a client that knows none of these fields', () => {
    rule('keeps them', async () => {
      const trip = await created(
        tripFor([
          { ...castle, ...facts },
          { ...lunch, cost: 300 },
        ]),
      )
      expect(await edited(trip, tripFor([castle, lunch]))).toEqual([
        { ...castle, ...facts },
        { ...lunch, ...unstated, cost: 300 },
      ])
    })

    rule('keeps them when it says nothing of one', async () => {
      const trip = await created(tripFor([{ ...castle, ...facts }]))
      expect(await edited(trip, tripFor([{ ...castle, cost: null }]))).toEqual([{ ...castle, ...facts, cost: null }])
    })

    test('keeps them through another order, another day, another time and other notes', async () => {
      const trip = await created(
        tripFor(
          [
            { ...castle, ...facts },
            { ...lunch, cost: 300 },
          ],
          [{ name: 'Walk', cost: 5 }],
        ),
      )
      const later = { ...castle, name: 'SURAT castle', date: '2026-03-03', time: '', notes: 'Bring water' }
      const after = await edited(trip, tripFor([{ name: 'Walk' }], [lunch, later]))
      expect(after.map(({ name, place, durationMinutes, cost }) => [name, place, durationMinutes, cost])).toEqual([
        ['Walk', null, null, 5],
        ['Lunch', null, null, 300],
        ['SURAT castle', 'surat-castle', 90, 20.5],
      ])
    })

    rule('tells visits of one place apart by their day', async () => {
      const second = { ...castle, date: '2026-03-03' }
      const trip = await created(
        tripFor([
          { ...castle, cost: 1 },
          { ...second, cost: 2 },
        ]),
      )
      expect((await edited(trip, tripFor([{ ...second, time: '09:00' }, castle]))).map(({ cost }) => cost)).toEqual([
        2, 1,
      ])
    })

    rule('gives what one stop said to one stop only', async () => {
      const trip = await created(tripFor([{ ...lunch, cost: 300 }]))
      const again = { ...lunch, date: '2026-03-03' }
      expect((await edited(trip, tripFor([again, lunch]))).map(({ cost }) => cost)).toEqual([null, 300])
    })

    rule('gives a stop with another name the place of that name', async () => {
      const trip = await created(tripFor([{ ...castle, ...facts }]))
      const renamed = { ...castle, name: 'Dumas Beach' }
      expect(await edited(trip, tripFor([renamed]))).toEqual([{ ...renamed, ...unstated, place: 'dumas-beach' }])
    })
  })

  describe('bad input', () => {
    rule.each([
      [{ place: 'atlantis' }, 'place', fieldErrors['activity.place-gone']],
      [{ place: 'Surat Castle' }, 'place', fieldErrors['activity.place-invalid']],
      [{ place: '../../etc/passwd' }, 'place', fieldErrors['activity.place-invalid']],
      [{ place: 'x'.repeat(201) }, 'place', fieldErrors['activity.place-invalid']],
      [{ place: 7 }, 'place', fieldErrors['activity.place-invalid']],
      [{ durationMinutes: 10_000 }, 'durationMinutes', fieldErrors['activity.duration-invalid']],
      [{ durationMinutes: 0 }, 'durationMinutes', fieldErrors['activity.duration-invalid']],
      [{ durationMinutes: 7.5 }, 'durationMinutes', fieldErrors['activity.duration-invalid']],
      [{ durationMinutes: 'an hour' }, 'durationMinutes', fieldErrors['activity.duration-invalid']],
      [{ cost: -0.01 }, 'cost', fieldErrors['activity.cost-invalid']],
      [{ cost: 1e13 }, 'cost', fieldErrors['activity.cost-invalid']],
      [{ date: '0000-03-01' }, 'date', fieldErrors['trip.date-invalid']],
      [{ cost: '₹20' }, 'cost', fieldErrors['activity.cost-invalid']],
      [{ cost: [20] }, 'cost', fieldErrors['activity.cost-invalid']],
    ])('%j gets a sentence at its field, and nothing is lost', async (wrong, field, message) => {
      const trip = await created(tripFor([lunch, { ...castle, ...facts }]))
      const bad = tripFor([lunch, { ...castle, ...facts, ...wrong }])
      const refusal = {
        status: 400,
        body: {
          code: 'invalid-input',
          error: message,
          fields: { [`destinations.0.activities.1.${field}`]: message },
        },
      }
      expect([await create(bad), await edit(trip, bad)]).toMatchObject([refusal, refusal])
      expect(await list()).toEqual([trip])
    })

    test.each(hostileTexts)('the text %j is no place', async (place) => {
      expect((await create(tripFor([{ ...castle, place }]))).body).toMatchObject({
        code: 'invalid-input',
        fields: { 'destinations.0.activities.0.place': fieldErrors['activity.place-invalid'] },
      })
    })

    rule('in each of thousands of stops names the first twenty', async () => {
      const activities = Array.from({ length: 200 }, (_, index) => ({ name: `A ${index}`, place: 'atlantis' }))
      const { status, body } = await create(tripFor(...Array.from({ length: 10 }, () => activities)))
      expect(status).toBe(400)
      expect(Object.keys(z.record(z.string(), z.string()).parse(body['fields']))).toHaveLength(20)
    })
  })

  describe('a place that the guide has lost', () => {
    rule('stays with its stop, and answers say that it is gone', async () => {
      const trip = await created(tripFor([{ ...castle, ...facts }, lunch]))
      await withoutCastle(async () => {
        const stops = [
          { ...castle, ...facts, isPlaceGone: true },
          { ...lunch, ...unstated },
        ]
        expect((await list()).map(getStops)).toEqual([stops])
        expect(await edited(trip, tripFor([{ ...castle, ...facts }, lunch]))).toEqual(stops)
        expect(await edited(trip, tripFor([castle, lunch]))).toEqual(stops)
        await callApi(testApp, `DELETE /trip/delete/${trip._id}`, { token: by.token })
        const { body } = await callApi(testApp, `POST /trip/restore/${trip._id}`, { token: by.token })
        expect(getStops(Trip.parse(body['trip']))).toEqual(stops)
      })
      expect((await list()).map(getStops)).toEqual([
        [
          { ...castle, ...facts },
          { ...lunch, ...unstated },
        ],
      ])
    })

    rule('stays when its stop moves or gets another name', async () => {
      const trip = await created(tripFor([{ ...castle, ...facts }]))
      await withoutCastle(async () => {
        const moved = { ...castle, name: 'The old fort', date: '2026-03-04', place: 'surat-castle' }
        expect(await edited(trip, tripFor([], [moved]))).toMatchObject([{ ...moved, isPlaceGone: true }])
      })
    })

    rule('is refused in a trip that never had it', async () => {
      const trip = await created(tripFor([lunch]))
      await withoutCastle(async () => {
        expect((await edit(trip, tripFor([{ ...castle, ...facts }]))).body).toMatchObject({
          fields: { 'destinations.0.activities.0.place': fieldErrors['activity.place-gone'] },
        })
        expect(await list()).toEqual([trip])
      })
    })

    rule('does not hide that the trip was changed elsewhere', async () => {
      const trip = await created(tripFor([lunch]))
      await edit(trip, tripFor([lunch]))
      await withoutCastle(async () => {
        const { status, body } = await edit(trip, { ...tripFor([{ ...castle, ...facts }]), version: trip.version })
        expect([status, body['error']]).toEqual([409, failures['trip.stale']])
      })
    })

    rule('does not refuse a save that is repeated because its answer was lost', async () => {
      const body = tripFor([{ ...castle, ...facts }])
      const first = await create(body, 'key-1')
      await withoutCastle(async () => {
        const again = await create(body, 'key-1')
        expect(again.status).toBe(200)
        expect(Trip.parse(again.body['trip'])._id).toBe(Trip.parse(first.body['trip'])._id)
      })
    })

    rule('keeps its stop when it only gets another name', async () => {
      await created(tripFor([{ ...castle, ...facts }]))
      await withPlaces(
        (places) => places.map((place) => (place['slug'] === 'surat-castle' ? { ...place, name: 'The Fort' } : place)),
        async () => expect((await list()).map(getStops)).toEqual([[{ ...castle, ...facts }]]),
      )
    })
  })
})

describe('the text of a list', () => {
  const places: PlacesOfStops = {
    hasPlace: (slug) => slug !== 'atlantis',
    slugOfName: createPlaceNames([{ slug: 'surat-castle', name: 'Surat Castle' }]),
  }
  const stop = fc.record(
    {
      place: fc.constantFrom(null, 'surat-castle', 'atlantis'),
      durationMinutes: fc.constantFrom(null, 1, 1440),
      cost: fc.constantFrom(null, 0, 1e12),
    },
    { requiredKeys: [] },
  )
  const pieces = fc.constantFrom('"place":"atlantis"', ',"cost":', '"activities":[{', '\\', '"', ...hostileTexts)
  const hostile = fc.array(pieces, { maxLength: 4 }).map((all) => all.join(''))

  test('says the same of every trip as an answer with one trip', () => {
    fc.assert(
      fc.property(
        generatedTrip(),
        fc.array(stop, { minLength: 12, maxLength: 12 }),
        hostile,
        fc.boolean(),
        (input, stops, notes, isOld) => {
          let next = 0
          const { title, destinations } = TripInput.parse({
            ...input,
            destinations: input.destinations.map((destination) => ({
              ...destination,
              notes,
              activities: destination.activities.map(({ name, date, time }) => ({
                name,
                date,
                time,
                notes,
                ...(!isOld && stops[next++ % stops.length]),
              })),
            })),
          })
          const stored = isOld ? destinations : showStops(destinations, { ...places, hasPlace: () => true })
          const text = showStopsText(JSON.stringify({ title, destinations: stored }), places)
          expect(JSON.parse(text)).toEqual({ title, destinations: showStops(stored, places) })
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('names of places', () => {
  const toSlug = createPlaceNames([
    { slug: 'cafe', name: 'Café Chowk' },
    { slug: 'one', name: 'Gandhi-Baug' },
    { slug: 'other', name: 'Gandhi Baug' },
    { slug: 'kites', name: '🪁' },
  ])

  test('that only read alike mean the one place', () => expect(toSlug('cafe chowk')).toBe('cafe'))
  test('that are written alike go before those that read alike', () => expect(toSlug('gandhi-baug')).toBe('one'))
  test('that mean two places mean none', () => expect(toSlug('gandhi  – baug')).toBeNull())
  test('without any letter mean what is written alike alone', () =>
    expect([toSlug('🪁'), toSlug('🎏'), toSlug('')]).toEqual(['kites', null, null]))
})
