import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#contract/api.ts'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
import type { EntrySaving } from '#contract/admin/desk-entries.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { callApi, type Route } from '../../../../tests/support/api-calls.ts'
import { copyCityFolder } from '../../../../tests/support/city-folder.ts'
import { newPlace } from '../../../../tests/support/desk-places.ts'
import { newTrip, tripTo } from '../../../../tests/support/desk-trips.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp, openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'
import { loadContent } from '../../guide/load-content.ts'
import { readContent } from '../../guide/read-content.ts'
import { publishDue } from './publish-due.ts'

type Saving = EntrySaving & { trip: ContentTrip }

const HERITAGE = 'a-heritage-day-in-the-old-city'

/** Calls of the desk as one editor. */
function createDesk(testApp: TestApp, { token }: TestUser) {
  const call = (route: Route, body?: object) => callApi(testApp, route, { token, ...(body && { body }) })
  const read = async (slug: string) => {
    const { body } = await call(`GET /desk/trips/${slug}`)
    return api.getDeskTrip.reply.parse(body).trip
  }
  return {
    call,
    read,
    list: async (query = '') => api.listDeskTrips.reply.parse((await call(`GET /desk/trips${query}`)).body),
    create: (saving: Saving) => call('POST /desk/trips', saving),
    save: (slug: string, saving: Saving) => call(`PUT /desk/trips/${slug}`, saving),
    /** Changes fields of the present text. */
    change: async (slug: string, fields: Partial<ContentTrip>, as: Saving['as'] = 'publish') => {
      const { version, text } = await read(slug)
      return call(`PUT /desk/trips/${slug}`, { version, trip: { ...text, ...fields }, as })
    },
    deeds: async (slug: string) => {
      const { body } = await call(`GET /desk/trips/${slug}/versions`)
      return api.listDeskTripVersions.reply.parse(body).versions.map(({ deed }) => deed)
    },
  }
}

/** The suggested trips that visitors see, by slug. */
async function shownTrips(testApp: TestApp) {
  const { trips } = api.listSuggestedTrips.reply.parse((await callApi(testApp, 'GET /suggest-trips')).body)
  return new Map(trips.map((trip) => [trip._id, trip]))
}

const withSlug = (slug: string): ContentTrip => ({ ...newTrip, slug, title: slug })

const Refusal = z.looseObject({ code: z.string(), fields: z.optional(z.record(z.string(), z.string())) })

describe.each(engines)('on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  let desk: ReturnType<typeof createDesk>

  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
    desk = createDesk(testApp, await createUser(testApp, { role: 'editor', name: 'Meera Shah' }))
  })
  afterAll(() => testApp.close())

  test('a new trip is a draft that visitors do not see, and is listed and found once it is published', async () => {
    const created = await desk.create({ version: 0, trip: newTrip, as: 'draft' })
    expect(created).toMatchObject({ status: 200, body: { trip: { state: 'draft', version: 1, hasDraft: true } } })
    expect((await callApi(testApp, 'GET /suggest-trips/by-the-lake')).status).toBe(404)

    const published = await desk.save('by-the-lake', { version: 1, trip: newTrip, as: 'publish' })
    expect(published).toMatchObject({ status: 200, body: { trip: { state: 'edited', version: 2, hasDraft: false } } })
    expect((await shownTrips(testApp)).get('by-the-lake')).toMatchObject({ title: newTrip.title, days: 1 })
    expect(await callApi(testApp, 'GET /suggest-trips/by-the-lake')).toMatchObject({
      status: 200,
      body: { trip: { _id: 'by-the-lake' } },
    })
    const { body } = await callApi(testApp, 'GET /search?q=day%20by%20the%20lake')
    expect(JSON.stringify(body)).toContain('/suggest-trips#by-the-lake')
    expect(await desk.deeds('by-the-lake')).toEqual(['publish', 'draft'])
  })

  rule('a trip stops at a place that an editor has just published', async () => {
    const place = { ...newPlace, slug: 'fresh-garden', name: 'Fresh Garden' }
    const trip = tripTo('to-the-fresh-garden', { name: 'Fresh Garden', place: 'fresh-garden' })
    const early = await desk.create({ version: 0, trip, as: 'publish' })
    expect(early).toMatchObject({
      status: 400,
      body: {
        fields: {
          'trip.destinations.0.activities.0.place': expect.stringContaining('The guide has no place “fresh-garden”'),
        },
      },
    })
    await desk.call('POST /desk/places', { version: 0, place, as: 'publish' })
    expect((await desk.create({ version: 0, trip, as: 'publish' })).status).toBe(200)
    const shown = (await shownTrips(testApp)).get('to-the-fresh-garden')
    expect(shown?.destinations[0]?.activities).toMatchObject([{ place: 'fresh-garden' }])
    // Hours that nobody has on Mondays.
    expect(shown?.startWeekdays).toEqual([2, 3, 4, 5, 6, 7])
  })

  rule('what the content folder refuses is refused at its field, by the schema and by the checks', async () => {
    const asked = async (fields: object) => {
      const trip = { ...withSlug('faulty'), ...fields }
      const { status, body } = await desk.call('POST /desk/trips', { version: 0, trip, as: 'draft' })
      return [status, Refusal.parse(body).fields]
    }
    const destination = { name: 'City', location: 'City', fromDay: 1, toDay: 1, notes: '' }
    const stop = { name: 'Stop', place: null, day: 1, time: '10:00', notes: '' }
    const crowded = { ...destination, activities: Array.from({ length: 201 }, () => stop) }
    expect(await asked({ destinations: [crowded] })).toEqual([
      400,
      { 'trip.destinations.0.activities': 'A destination has 200 stops at most. Please remove some' },
    ])
    const small = { ...destination, activities: [] }
    expect(await asked({ destinations: Array.from({ length: 51 }, () => small) })).toEqual([
      400,
      { 'trip.destinations': 'A trip has 50 destinations at most. Please remove some' },
    ])
    expect(await asked({ title: ' ', days: 31, destinations: [] })).toEqual([
      400,
      {
        'trip.title': 'Please fill in this field',
        'trip.days': 'A suggested trip has 30 days at most',
        'trip.destinations': 'A trip has at least one destination. Please add one',
      },
    ])
    expect(
      await asked({ destinations: [{ ...destination, activities: [{ ...stop, time: '9', durationMinutes: 0 }] }] }),
    ).toEqual([
      400,
      {
        'trip.destinations.0.activities.0.time': 'Please enter a time, such as 09:30',
        'trip.destinations.0.activities.0.durationMinutes': 'A stay lasts 1 to 1440 minutes',
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
        'trip.illustration': 'Problem: there is no “no-such-drawing”',
        'trip.destinations.0.toDay': "Problem: must be from fromDay to the trip's last day",
        'trip.destinations.0.activities.0.day': 'Problem: outside the days of its destination',
      },
    ])
    const { title } = (await desk.read(HERITAGE)).text
    expect(await asked({ title: title.toUpperCase() })).toEqual([
      400,
      { 'trip.title': 'There is a suggested trip with this title already' },
    ])
    expect(await asked({ slug: HERITAGE })).toEqual([
      400,
      { 'trip.slug': 'There is a suggested trip with this address already' },
    ])
  })

  rule(
    'a stop that is closed on every day of the week is refused, and the place tells which trips stop there',
    async () => {
      const evidence = { source: 'https://surat.example/', checkedOn: '2026-11-22', confidence: 'reported' } as const
      const status = { ...evidence, value: { state: 'closed-for-now', since: null, reason: 'repairs' } } as const
      const place = { ...newPlace, slug: 'closing-garden', name: 'Closing Garden' }
      const trip = tripTo('to-a-closing-garden', { name: 'Closing Garden', place: 'closing-garden' })
      await desk.call('POST /desk/places', { version: 0, place, as: 'publish' })
      expect((await desk.create({ version: 0, trip, as: 'publish' })).status).toBe(200)

      const closed = await desk.call('PUT /desk/places/closing-garden', {
        version: 1,
        place: { ...place, facts: { status } },
        as: 'publish',
      })
      const stops = [{ trip: 'to-a-closing-garden', stop: 'Closing Garden' }]
      expect(closed).toMatchObject({ status: 200, body: { place: { closedStops: stops } } })
      expect(await desk.change('to-a-closing-garden', { budget: 5 })).toMatchObject({
        status: 400,
        body: {
          fields: { 'trip.destinations.0.activities.0.place': 'Problem: is closed on every day of the week' },
        },
      })
      const open = await desk.call('PUT /desk/places/closing-garden', { version: 2, place, as: 'draft' })
      expect(api.saveDeskPlace.reply.parse(open.body).place).not.toHaveProperty('closedStops')
    },
  )

  rule('the second of two editors is told what the first one changed, and nothing is overwritten', async () => {
    const other = createDesk(testApp, await createUser(testApp, { role: 'editor', name: 'Ravi Patel' }))
    await desk.create({ version: 0, trip: withSlug('of-two'), as: 'publish' })
    await other.change('of-two', { budget: 900, description: 'Slowly.' })
    const late = await desk.save('of-two', {
      version: 1,
      trip: { ...withSlug('of-two'), budget: 700, description: 'Slowly.' },
      as: 'publish',
    })
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        error: 'Ravi Patel changed this suggested trip in the meantime. The marked fields differ from yours.',
        fields: { 'trip.budget': 'Ravi Patel changed this to “900”' },
      },
    })
    expect((await desk.read('of-two')).text.budget).toBe(900)
  })

  test('of many savings from one version at once, one is stored', async () => {
    await desk.create({ version: 0, trip: withSlug('at-once'), as: 'publish' })
    const answers = await Promise.all(
      [1, 2, 3, 4].map((budget) =>
        desk.save('at-once', { version: 1, trip: { ...withSlug('at-once'), budget }, as: 'publish' }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409, 409, 409])
    expect((await desk.read('at-once')).version).toBe(2)
  })

  rule('a retired trip leaves the list, answers 410 with what replaces it, and can be brought back', async () => {
    await desk.create({ version: 0, trip: withSlug('retiring'), as: 'publish' })
    const unknown = await desk.call('POST /desk/trips/retiring/retire', { version: 1, replacedBy: 'nowhere' })
    expect(unknown).toMatchObject({
      status: 400,
      body: { fields: { replacedBy: 'Please choose a suggested trip of the guide' } },
    })
    const retired = await desk.call('POST /desk/trips/retiring/retire', { version: 1, replacedBy: HERITAGE })
    expect(retired).toMatchObject({ status: 200, body: { trip: { state: 'retired', replacedBy: HERITAGE } } })
    const { title } = (await desk.read(HERITAGE)).text
    expect(await callApi(testApp, 'GET /suggest-trips/retiring')).toMatchObject({
      status: 410,
      body: { code: 'gone', replacedBy: { slug: HERITAGE, name: title } },
    })
    expect((await shownTrips(testApp)).has('retiring')).toBe(false)
    expect((await desk.change('retiring', { budget: 1 })).status).toBe(409)

    const back = await desk.call('POST /desk/trips/retiring/bring-back', { version: 2 })
    expect(back).toMatchObject({ status: 200, body: { trip: { state: 'edited' } } })
    expect((await shownTrips(testApp)).has('retiring')).toBe(true)
    expect(await desk.deeds('retiring')).toEqual(['bring-back', 'retire', 'publish'])
  })

  rule('any version can be made the draft again, and a draft can be discarded', async () => {
    const { text } = await desk.read(HERITAGE)
    await desk.change(HERITAGE, { budget: 1_234 })
    const restored = await desk.call(`POST /desk/trips/${HERITAGE}/restore`, { version: 2, restored: 1 })
    expect(restored).toMatchObject({ status: 200, body: { trip: { hasDraft: true, version: 3, text } } })
    expect((await desk.read(HERITAGE)).draftChanges).toMatchObject([{ field: 'budget', before: '1234' }])
    const discarded = await desk.call(`POST /desk/trips/${HERITAGE}/discard`, { version: 3 })
    expect(discarded).toMatchObject({ status: 200, body: { trip: { hasDraft: false, text: { budget: 1_234 } } } })
    expect(await desk.deeds(HERITAGE)).toEqual(['discard', 'restore', 'publish', 'folder'])

    await desk.create({ version: 0, trip: withSlug('never-shown'), as: 'draft' })
    const removed = await desk.call('POST /desk/trips/never-shown/discard', { version: 1 })
    expect(removed).toMatchObject({ status: 200, body: { trip: null } })
    expect((await desk.call('GET /desk/trips/never-shown')).status).toBe(404)
  })

  test('a draft is published at its time, after the place at which it stops', async () => {
    const publishAt = new Date(testApp.clock.now().getTime() + 10 * MINUTE_MS).toISOString()
    const place = { ...newPlace, slug: 'opening-garden', name: 'Opening Garden' }
    await desk.call('POST /desk/places', { version: 0, place, as: 'schedule', publishAt })
    const trip = withSlug('opening')
    const planned = await desk.create({ version: 0, trip, as: 'schedule', publishAt })
    expect(planned).toMatchObject({ status: 200, body: { trip: { hasDraft: true, publishAt } } })
    testApp.clock.advance(11 * MINUTE_MS)
    await Promise.all([publishDue(testApp.services), publishDue(testApp.services)])
    expect(await desk.read('opening')).toMatchObject({ state: 'edited', hasDraft: false, publishAt: null, version: 2 })
    expect((await callApi(testApp, 'GET /places/opening-garden')).status).toBe(200)
  })

  test('another process shows a published trip after it has looked for changes', async () => {
    const second = await openSecondInstance(testApp)
    await desk.create({ version: 0, trip: withSlug('everywhere'), as: 'publish' })
    await second.services.guide.renew()
    expect((await shownTrips(second)).has('everywhere')).toBe(true)
  })

  test('a trip may stop at a place that another process has just published', async () => {
    const second = await openSecondInstance(testApp)
    const place = { ...newPlace, slug: 'garden-elsewhere', name: 'Garden elsewhere' }
    await desk.call('POST /desk/places', { version: 0, place, as: 'publish' })
    const there = createDesk(second, await createUser(second, { role: 'editor' }))
    const trip = tripTo('from-elsewhere', { name: 'Garden elsewhere', place: 'garden-elsewhere' })
    expect((await there.create({ version: 0, trip, as: 'publish' })).status).toBe(200)
  })

  test('the list is searched and filtered, and its pages hold each trip once', async () => {
    const trip = { ...withSlug('kites'), title: 'Kites on the roofs' }
    await desk.create({ version: 0, trip, as: 'draft' })
    expect((await desk.list('?text=Kites%20on')).trips).toMatchObject([{ slug: 'kites', days: 1, state: 'draft' }])
    expect((await desk.list('?text=heritage')).trips.map(({ slug }) => slug)).toContain(HERITAGE)
    const all = await desk.list()
    const first = await desk.list('?limit=2')
    const rest = await desk.list(`?cursor=${String(first.nextCursor)}`)
    expect([...first.trips, ...rest.trips]).toEqual(all.trips)
    expect((await desk.call('GET /desk/trips?cursor=made-up')).status).toBe(400)
  })

  rule('a preview shows a trip as visitors would see it, and stores nothing', async () => {
    const { text, version } = await desk.read(HERITAGE)
    const { body } = await desk.call('POST /desk/trip-preview', { trip: { ...text, title: 'Another title' } })
    expect(api.previewDeskTrip.reply.parse(body).trip).toMatchObject({ _id: HERITAGE, title: 'Another title' })
    expect((await desk.read(HERITAGE)).version).toBe(version)
    const { choices } = api.getTripChoices.reply.parse((await desk.call('GET /desk/trip-choices')).body)
    expect(choices.illustrations.map(({ id }) => id)).toContain('garden')
  })
})

describe.each(engines)('a newer content folder on $engine', ({ engine }) => {
  test('leaves what editors changed, asks about each difference, and gives a trip back to the folder', async () => {
    const testApp = await createTestApp({ engine })
    const desk = createDesk(testApp, await createUser(testApp, { isAdmin: true }))
    const [first = '', second = ''] = (await desk.list()).trips.map(({ slug }) => slug)
    await desk.change(first, { budget: 111 })
    await desk.call(`POST /desk/trips/${second}/retire`, { version: 0, replacedBy: null })
    const folder = copyCityFolder()
    folder.editTrips((trips) => trips.map((trip) => ({ ...trip, budgetNote: 'As of today.' })))
    const content = readContent(folder.path)
    await loadContent(testApp.store.db, content)
    await testApp.services.guide.renew()

    expect(await desk.list('?state=differing')).toMatchObject({
      differing: 2,
      trips: [{ slug: first }, { slug: second }],
    })
    expect((await callApi(testApp, `GET /suggest-trips/${second}`)).status).toBe(410)
    const { version } = await desk.read(first)
    const taken = await desk.call(`POST /desk/trips/${first}/folder`, { version, choice: 'take' })
    expect(taken).toMatchObject({ status: 200, body: { trip: { isDiffering: false, state: 'folder' } } })
    expect((await shownTrips(testApp)).get(first)).toMatchObject({ budgetNote: 'As of today.' })
    await loadContent(testApp.store.db, content)
    expect(await loadContent(testApp.store.db, content)).toBe(false)
  })
})
