import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#contract/api.ts'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { createDesk } from '../../../../tests/support/desk.ts'
import { newPlace } from '../../../../tests/support/desk-places.ts'
import { newTrip, tripTo } from '../../../../tests/support/desk-trips.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser } from '../../../../tests/support/users.ts'
import { publishDue } from './publish-due.ts'

const HERITAGE = 'a-heritage-day-in-the-old-city'

/** The suggested trips that visitors see, by slug. */
async function shownTrips(testApp: TestApp) {
  const { trips } = api.listSuggestedTrips.reply.parse((await callApi(testApp, 'GET /suggest-trips')).body)
  return new Map(trips.map((trip) => [trip._id, trip]))
}

const withSlug = (slug: string): ContentTrip => ({ ...newTrip, slug, title: slug })

const Refusal = z.looseObject({ code: z.string(), fields: z.optional(z.record(z.string(), z.string())) })

describe.each(engines)('on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  let desk: ReturnType<typeof createDesk<'trips'>>

  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
    desk = createDesk(testApp, await createUser(testApp, { role: 'editor', name: 'Meera Shah' }), 'trips')
  })
  afterAll(() => testApp.close())

  test('a new trip is a draft that visitors do not see, and is listed and found once it is published', async () => {
    const created = await desk.create({ version: 0, text: newTrip, as: 'draft' })
    expect(created).toMatchObject({ status: 200, body: { entry: { state: 'draft', version: 1, hasDraft: true } } })
    expect((await callApi(testApp, 'GET /suggest-trips/by-the-lake')).status).toBe(404)

    const published = await desk.save('by-the-lake', { version: 1, text: newTrip, as: 'publish' })
    expect(published).toMatchObject({ status: 200, body: { entry: { state: 'edited', version: 2, hasDraft: false } } })
    expect((await shownTrips(testApp)).get('by-the-lake')).toMatchObject({ title: newTrip.title, days: 1 })
    expect(await callApi(testApp, 'GET /suggest-trips/by-the-lake')).toMatchObject({
      status: 200,
      body: { trip: { _id: 'by-the-lake' } },
    })
    const { body } = await callApi(testApp, 'GET /search?q=day%20by%20the%20lake')
    expect(JSON.stringify(body)).toContain('/suggest-trips#by-the-lake')
    expect(await desk.actions('by-the-lake')).toEqual(['publish', 'draft'])
  })

  rule('a trip stops at a place that an editor has just published', async () => {
    const place = { ...newPlace, slug: 'fresh-garden', name: 'Fresh Garden' }
    const trip = tripTo('to-the-fresh-garden', { name: 'Fresh Garden', place: 'fresh-garden' })
    const early = await desk.create({ version: 0, text: trip, as: 'publish' })
    expect(early).toMatchObject({
      status: 400,
      body: {
        fields: {
          'text.destinations.0.activities.0.place': expect.stringContaining('The guide has no place “fresh-garden”'),
        },
      },
    })
    await desk.call('POST /desk/places', { kind: 'places', version: 0, text: place, as: 'publish' })
    expect((await desk.create({ version: 0, text: trip, as: 'publish' })).status).toBe(200)
    const shown = (await shownTrips(testApp)).get('to-the-fresh-garden')
    expect(shown?.destinations[0]?.activities).toMatchObject([{ place: 'fresh-garden' }])
    // Hours that nobody has on Mondays.
    expect(shown?.startWeekdays).toEqual([2, 3, 4, 5, 6, 7])
  })

  rule('what the content folder refuses is refused at its field, by the schema and by the checks', async () => {
    const asked = async (fields: object) => {
      const trip = { ...withSlug('faulty'), ...fields }
      const { status, body } = await desk.create({ version: 0, text: trip, as: 'draft' })
      return [status, Refusal.parse(body).fields]
    }
    const destination = { name: 'City', location: 'City', fromDay: 1, toDay: 1, notes: '' }
    const stop = { name: 'Stop', place: null, day: 1, time: '10:00', notes: '' }
    const crowded = { ...destination, activities: Array.from({ length: 201 }, () => stop) }
    expect(await asked({ destinations: [crowded] })).toEqual([
      400,
      { 'text.destinations.0.activities': 'A destination has 200 stops at most. Please remove some' },
    ])
    const small = { ...destination, activities: [] }
    expect(await asked({ destinations: Array.from({ length: 51 }, () => small) })).toEqual([
      400,
      { 'text.destinations': 'A trip has 50 destinations at most. Please remove some' },
    ])
    expect(await asked({ title: ' ', days: 31, destinations: [] })).toEqual([
      400,
      {
        'text.title': 'Please fill in this field',
        'text.days': 'A suggested trip has 30 days at most',
        'text.destinations': 'A trip has at least one destination. Please add one',
      },
    ])
    expect(
      await asked({ destinations: [{ ...destination, activities: [{ ...stop, time: '9', durationMinutes: 0 }] }] }),
    ).toEqual([
      400,
      {
        'text.destinations.0.activities.0.time': 'Please enter a time, such as 09:30',
        'text.destinations.0.activities.0.durationMinutes': 'A stay lasts 1 to 1440 minutes',
      },
    ])
    expect(
      await asked({
        illustration: 'no-such-drawing',
        destinations: [{ ...destination, toDay: 2, activities: [{ ...stop, day: 3 }] }],
      }),
    ).toEqual([
      400,
      {
        'text.illustration': 'Problem: there is no “no-such-drawing”',
        'text.destinations.0.toDay': "Problem: must be from fromDay to the trip's last day",
        'text.destinations.0.activities.0.day': 'Problem: outside the days of its destination',
      },
    ])
    const { title } = (await desk.read(HERITAGE)).text
    expect(await asked({ title: title.toUpperCase() })).toEqual([
      400,
      { 'text.title': 'There is a suggested trip with this title already' },
    ])
    expect(await asked({ slug: HERITAGE })).toEqual([
      400,
      { 'text.slug': 'There is a suggested trip with this address already' },
    ])
  })

  rule(
    'a stop that is closed on every day of the week is refused, and the place tells which trips stop there',
    async () => {
      const evidence = { source: 'https://surat.example/', checkedOn: '2026-11-22', confidence: 'reported' } as const
      const status = { ...evidence, value: { state: 'closed-for-now', since: null, reason: 'repairs' } } as const
      const place = { ...newPlace, slug: 'closing-garden', name: 'Closing Garden' }
      const trip = tripTo('to-a-closing-garden', { name: 'Closing Garden', place: 'closing-garden' })
      await desk.call('POST /desk/places', { kind: 'places', version: 0, text: place, as: 'publish' })
      expect((await desk.create({ version: 0, text: trip, as: 'publish' })).status).toBe(200)

      const closed = await desk.call('PUT /desk/places/closing-garden', {
        kind: 'places',
        version: 1,
        text: { ...place, facts: { status } },
        as: 'publish',
      })
      const stops = [{ trip: 'to-a-closing-garden', stop: 'Closing Garden' }]
      expect(closed).toMatchObject({ status: 200, body: { entry: { closedStops: stops } } })
      expect(await desk.change('to-a-closing-garden', { budget: 5 })).toMatchObject({
        status: 400,
        body: {
          fields: { 'text.destinations.0.activities.0.place': 'Problem: is closed on every day of the week' },
        },
      })
      const open = await desk.call('PUT /desk/places/closing-garden', {
        kind: 'places',
        version: 2,
        text: place,
        as: 'draft',
      })
      expect(api.saveDeskEntry.reply.parse(open.body).entry).not.toHaveProperty('closedStops')
    },
  )

  rule('a retired trip leaves the list, answers 410 with what replaces it, and can be brought back', async () => {
    await desk.create({ version: 0, text: withSlug('retiring'), as: 'publish' })
    const unknown = await desk.act('retiring', 'retire', { version: 1, replacedBy: 'nowhere' })
    expect(unknown).toMatchObject({
      status: 400,
      body: { fields: { replacedBy: 'Please choose a suggested trip of the guide' } },
    })
    const retired = await desk.act('retiring', 'retire', { version: 1, replacedBy: HERITAGE })
    expect(retired).toMatchObject({ status: 200, body: { entry: { state: 'retired', replacedBy: HERITAGE } } })
    const { title } = (await desk.read(HERITAGE)).text
    expect(await callApi(testApp, 'GET /suggest-trips/retiring')).toMatchObject({
      status: 410,
      body: { code: 'gone', replacedBy: { slug: HERITAGE, name: title } },
    })
    expect((await shownTrips(testApp)).has('retiring')).toBe(false)
    expect((await desk.change('retiring', { budget: 1 })).status).toBe(409)

    const back = await desk.act('retiring', 'bring-back', { version: 2 })
    expect(back).toMatchObject({ status: 200, body: { entry: { state: 'edited' } } })
    expect((await shownTrips(testApp)).has('retiring')).toBe(true)
    expect(await desk.actions('retiring')).toEqual(['bring-back', 'retire', 'publish'])
  })

  test('a draft is published at its time, after the place at which it stops', async () => {
    const publishAt = new Date(testApp.clock.now().getTime() + 10 * MINUTE_MS).toISOString()
    const place = { ...newPlace, slug: 'opening-garden', name: 'Opening Garden' }
    await desk.call('POST /desk/places', { kind: 'places', version: 0, text: place, as: 'schedule', publishAt })
    const trip = withSlug('opening')
    const planned = await desk.create({ version: 0, text: trip, as: 'schedule', publishAt })
    expect(planned).toMatchObject({ status: 200, body: { entry: { hasDraft: true, publishAt } } })
    testApp.clock.advance(11 * MINUTE_MS)
    await Promise.all([publishDue(testApp.services), publishDue(testApp.services)])
    expect(await desk.read('opening')).toMatchObject({ state: 'edited', hasDraft: false, publishAt: null, version: 2 })
    expect((await callApi(testApp, 'GET /places/opening-garden')).status).toBe(200)
  })

  test('another process shows a published trip after it has looked for changes', async () => {
    const second = await openSecondInstance(testApp)
    await desk.create({ version: 0, text: withSlug('everywhere'), as: 'publish' })
    await second.services.guide.renew()
    expect((await shownTrips(second)).has('everywhere')).toBe(true)
  })

  test('a trip may stop at a place that another process has just published', async () => {
    const second = await openSecondInstance(testApp)
    const place = { ...newPlace, slug: 'garden-elsewhere', name: 'Garden elsewhere' }
    await desk.call('POST /desk/places', { kind: 'places', version: 0, text: place, as: 'publish' })
    const there = createDesk(second, await createUser(second, { role: 'editor' }), 'trips')
    const trip = tripTo('from-elsewhere', { name: 'Garden elsewhere', place: 'garden-elsewhere' })
    expect((await there.create({ version: 0, text: trip, as: 'publish' })).status).toBe(200)
  })

  test('the list is searched and filtered, and its pages hold each trip once', async () => {
    const trip = { ...withSlug('kites'), title: 'Kites on the roofs' }
    await desk.create({ version: 0, text: trip, as: 'draft' })
    expect((await desk.list('?text=Kites%20on')).entries).toMatchObject([{ slug: 'kites', days: 1, state: 'draft' }])
    expect((await desk.list('?text=heritage')).entries.map(({ slug }) => slug)).toContain(HERITAGE)
    const all = await desk.list()
    const first = await desk.list('?limit=2')
    const rest = await desk.list(`?cursor=${String(first.nextCursor)}`)
    expect([...first.entries, ...rest.entries]).toEqual(all.entries)
    expect((await desk.call('GET /desk/trips?cursor=made-up')).status).toBe(400)
  })

  rule('a preview shows a trip as visitors would see it, and stores nothing', async () => {
    const { text, version } = await desk.read(HERITAGE)
    expect((await desk.preview({ ...text, title: 'Another title' })).trip).toMatchObject({
      _id: HERITAGE,
      title: 'Another title',
    })
    expect((await desk.read(HERITAGE)).version).toBe(version)
    expect((await desk.choices()).illustrations.map(({ id }) => id)).toContain('garden')
  })
})
