import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { MINUTE_MS, SECOND_MS } from '#contract/text/durations.ts'
import { Trip } from '#contract/trip/trips.ts'
import { callApi, type Route } from '../../../tests/support/api-calls.ts'
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../tests/support/users.ts'
import { createToken } from '../account/auth/tokens.ts'

const Made = z.object({ link: z.object({ id: z.string() }), token: z.string() })
const Saved = z.object({ trip: Trip })

type Stop = {
  id?: string | undefined
  name: string
  date: string | null
  time: string
  place?: string | null
  notes?: string
}

const tripFor = (activities: Stop[], fields: object = {}) => ({
  title: 'Weekend',
  description: 'SECRET description',
  budget: 4_000,
  startDate: '2026-03-06',
  endDate: '2026-03-08',
  destinations: [{ name: 'Surat', notes: 'SECRET notes', activities }],
  ...fields,
})

const threeStops: Stop[] = [
  { name: 'Castle', date: '2026-03-06', time: '10:00', place: 'surat-castle', notes: 'SECRET' },
  { name: 'Beach', date: '2026-03-06', time: '17:00', place: 'dumas-beach' },
  { name: 'Tea', date: '2026-03-07', time: '09:30' },
]

async function start() {
  const testApp = await createTestApp()
  const user = await createUser(testApp)
  return { testApp, user, ...getActions(testApp, user) }
}

function getActions(testApp: TestApp, { token }: TestUser) {
  const call = (route: Route, body?: object) => callApi(testApp, route, { token, ...(body && { body }) })
  return {
    call,
    save: async (body: object) => Saved.parse((await call('POST /trip/create', body)).body).trip,
    edit: async (trip: Trip, body: object) =>
      Saved.parse((await call(`PUT /trip/edit/${trip._id}`, { ...body, version: trip.version })).body).trip,
    subscribe: async (tripId: string | null, body: object = {}) => {
      const route = tripId === null ? 'POST /trip-links' : (`POST /trip/links/${tripId}` as const)
      return Made.parse((await call(route, { purpose: 'calendar', ...body })).body)
    },
    feed: (of: string, { etag, ip = '198.51.100.9' }: { etag?: string; ip?: string } = {}) =>
      testApp.app.inject({
        url: `/calendar/${of}.ics`,
        remoteAddress: ip,
        headers: { ...(etag !== undefined && { 'if-none-match': etag }) },
      }),
  }
}

/** The events as a strict reader in a time zone sees them. */
function eventsIn(file: string, timeZone = 'UTC') {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const at = event.startDate.isDate
      ? event.startDate.toString()
      : new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
          event.startDate.toJSDate(),
        )
    const alarms = component
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger')))
    return { uid: event.uid, sequence: event.sequence, summary: event.summary, at, alarms }
  })
}

test('a feed has the stops of its trip at the same instants in five time zones, and nothing of closed sections', async () => {
  const { save, subscribe, feed } = await start()
  const { token } = await subscribe((await save(tripFor(threeStops)))._id)
  const answer = await feed(token)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  expect(answer.body).not.toContain('SECRET')
  expect(answer.body).not.toContain('/my-trips/')
  const castle = {
    'Asia/Kolkata': '10:00',
    UTC: '04:30',
    'America/St_Johns': '01:00',
    'Europe/Lisbon': '04:30',
    'Pacific/Apia': '17:30',
  }
  const read = Object.keys(castle).map((zone) => {
    const [whole, first, ...rest] = eventsIn(answer.body, zone)
    expect([whole?.summary, whole?.at, rest.length]).toEqual(['Weekend', '2026-03-06', 2])
    return [zone, first?.at.slice(11)]
  })
  expect(Object.fromEntries(read)).toEqual(castle)
})

test('UIDs stay over 50 edits, a stop that was taken out disappears, and a new token changes none of them', async () => {
  const { save, edit, subscribe, feed, call } = await start()
  let trip = await save(tripFor(threeStops))
  const made = await subscribe(trip._id)
  const getUids = async (token: string) => eventsIn((await feed(token)).body).map(({ uid }) => uid)
  const before = await getUids(made.token)
  const own = new Map(trip.destinations.flatMap(({ activities }) => activities.map(({ id, name }) => [name, id])))
  for (let round = 0; round < 50; round += 1) {
    const moved = threeStops.map((stop, index) => ({
      ...stop,
      id: own.get(stop.name),
      date: `2026-03-0${6 + ((round + index) % 3)}`,
      time: `${10 + (round % 9)}:${10 + (round % 50)}`,
    }))
    trip = await edit(trip, tripFor(round % 2 === 0 ? moved.toReversed() : moved))
  }
  expect((await getUids(made.token)).toSorted()).toEqual(before.toSorted())
  expect(eventsIn((await feed(made.token)).body).map(({ sequence }) => sequence)).toEqual([51, 51, 51, 51])
  const [castle, beach] = threeStops.map((stop) => ({ ...stop, id: own.get(stop.name) }))
  trip = await edit(trip, tripFor([castle, beach].flatMap((stop) => stop ?? [])))
  expect(eventsIn((await feed(made.token)).body).map(({ summary }) => summary)).toEqual(['Weekend', 'Castle', 'Beach'])
  const left = await getUids(made.token)
  const rotated = Made.parse((await call(`POST /trip-links/${made.link.id}/rotate`)).body)
  expect((await feed(made.token)).statusCode).toBe(404)
  expect(await getUids(rotated.token)).toEqual(left)
})

test('a feed that has not changed is answered with 304, in each process with the same tag', async () => {
  const { save, edit, subscribe, feed } = await start()
  const trip = await save(tripFor(threeStops))
  const { token } = await subscribe(trip._id)
  const etag = String((await feed(token)).headers['etag'])
  expect(await feed(token, { etag })).toMatchObject({ statusCode: 304, body: '' })
  await edit(trip, tripFor(threeStops.slice(1)))
  expect((await feed(token, { etag })).statusCode).toBe(200)
})

test('reminds when to leave only if that is wished', async () => {
  const { save, subscribe, feed } = await start()
  const trip = await save(tripFor(threeStops))
  const [quiet, loud] = [await subscribe(trip._id), await subscribe(trip._id, { hasAlarms: true })]
  expect((await feed(quiet.token)).body).not.toContain('VALARM')
  const [, castle, beach, tea] = eventsIn((await feed(loud.token)).body)
  expect([castle?.alarms, tea?.alarms]).toEqual([[], []])
  expect(beach?.alarms).toEqual([expect.stringMatching(/^-PT/)])
  expect((await feed(loud.token)).body).toMatch(/DESCRIPTION:Leave at 1[56]:\d\d for Beach/)
})

test('the feed of a traveller has all trips, and follows new and deleted ones', async () => {
  const { testApp, save, subscribe, feed, call } = await start()
  const first = await save(tripFor(threeStops))
  testApp.clock.advance(SECOND_MS)
  const { token } = await subscribe(null)
  await save(tripFor([], { title: 'Coast' }))
  const titles = async () =>
    eventsIn((await feed(token)).body).flatMap(({ summary, at }) => (at.length === 10 ? [summary] : []))
  expect(await titles()).toEqual(['Weekend', 'Coast'])
  await call(`DELETE /trip/delete/${first._id}`)
  expect(await titles()).toEqual(['Coast'])
})

test('a feed of 200 stops has at most 60 kB', async () => {
  const { save, subscribe, feed } = await start()
  const stops = Array.from({ length: 200 }, (_, index): Stop => ({
    name: `Stop ${index} of the walk`,
    date: `2026-03-0${6 + (index % 3)}`,
    time: '10:00',
    place: index % 2 === 0 ? 'surat-castle' : null,
  }))
  const { token } = await subscribe((await save(tripFor(stops)))._id)
  const { body } = await feed(token)
  expect(eventsIn(body)).toHaveLength(201)
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(60_000)
})

test('wrong, ended and view tokens are answered alike, guesses are limited, and no log has a token', async () => {
  const { testApp, save, subscribe, feed, call } = await start()
  const trip = await save(tripFor(threeStops))
  const ended = await subscribe(trip._id)
  const view = Made.parse((await call(`POST /trip/links/${trip._id}`, { purpose: 'view' })).body)
  await call(`DELETE /trip-links/${ended.link.id}`)
  const answers = await Promise.all([createToken(), ended.token, view.token, 'short'].map((token) => feed(token)))
  const shown = answers.map(({ statusCode, body, headers: { date: _date, 'x-request-id': _id, ...headers } }) =>
    JSON.stringify([statusCode, body, headers]),
  )
  expect(new Set(shown).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(404)
  const ip = '203.0.113.240'
  for (let guess = 0; guess < 60; guess += 1) await feed(createToken(), { ip })
  expect((await feed(createToken(), { ip })).statusCode).toBe(429)
  testApp.clock.advance(61 * SECOND_MS)
  expect((await feed(createToken(), { ip })).statusCode).toBe(404)
})

/** Each of its events names the trip, so that they are many times as long as it. */
const longTrip = {
  ...tripFor([]),
  title: 'ક'.repeat(200),
  destinations: Array.from({ length: 18 }, (_, index) => ({
    name: 'Surat',
    activities: Array.from({ length: 200 }, () => ({
      name: 'a',
      date: `2026-03-${index + 10}`,
      place: 'surat-castle',
    })),
  })),
}

test(
  'a feed of long trips has a megabyte at most, with the last edits first, and says so',
  { tags: 'weakness/long-calendars' },
  async () => {
    const { testApp, save, edit, subscribe, feed } = await start()
    const first = await save(tripFor(threeStops, { title: 'Edited last' }))
    const second = await save(longTrip)
    await save(longTrip)
    testApp.clock.advance(SECOND_MS)
    await edit(first, tripFor(threeStops, { title: 'Edited last' }))
    const all = await feed((await subscribe(null, { hasAlarms: true })).token)
    expect(all.statusCode).toBe(200)
    expect(all.body.length).toBeLessThan(1_001_000)
    expect(all.body).toContain('This calendar is longer than can be sent')
    const summaries = eventsIn(all.body).map(({ summary }) => summary)
    expect(summaries).toEqual(expect.arrayContaining(['Edited last', 'Castle', 'Beach', 'Tea']))
    const one = await feed((await subscribe(second._id)).token)
    expect(one.body.length).toBeLessThan(1_001_000)
    expect(new Set(eventsIn(one.body).map(({ at }) => at.slice(0, 10)))).toContain('2026-03-10')
    const whole = await feed((await subscribe(first._id)).token)
    expect(whole.body).not.toContain('DESCRIPTION:This calendar')
  },
)

test(
  'an account has its feeds written sixty times a minute, and finished ones are sent still',
  { tags: 'weakness/long-calendars' },
  async () => {
    const { testApp, save, edit, subscribe, feed } = await start()
    let trip = await save(tripFor(threeStops))
    const { token } = await subscribe(trip._id)
    const statuses = new Set<number>()
    for (let count = 0; count < 60; count += 1) {
      statuses.add((await feed(token)).statusCode)
      trip = await edit(trip, tripFor(threeStops, { budget: count }))
    }
    expect([...statuses]).toEqual([200])
    const refused = await feed(token)
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 60])
    testApp.clock.advance(60 * SECOND_MS)
    expect([(await feed(token)).statusCode, (await feed(token)).statusCode]).toEqual([200, 200])
  },
)

test('a feed that is asked for 100 times in a moment is written once, and unchanged for whoever has it', async () => {
  const { save, subscribe, feed } = await start()
  const { token } = await subscribe((await save(tripFor(threeStops)))._id)
  // Of its owner, 60 a minute are written.
  const answers = await Promise.all(Array.from({ length: 100 }, () => feed(token)))
  expect(new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers['etag']}`)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(200)
  const etag = String(answers[0]?.headers['etag'])
  const again = await Promise.all(Array.from({ length: 100 }, () => feed(token, { etag })))
  expect(new Set(again.map(({ statusCode }) => statusCode))).toEqual(new Set([304]))
})

test('a calendar that was ended is over at once on the wire too, where finished answers are sent early', async () => {
  const { testApp, save, subscribe, call } = await start()
  const { link, token } = await subscribe((await save(tripFor(threeStops)))._id)
  const url = new URL(`/calendar/${token}.ics`, await testApp.app.listen({ port: 0, host: '127.0.0.1' }))
  const first = await fetch(url)
  const second = await fetch(url)
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.headers.get('referrer-policy')).toBe('no-referrer')
  expect(await second.text()).toBe(await first.text())
  await call(`DELETE /trip-links/${link.id}`)
  expect((await fetch(url)).status).toBe(404)
})

const tags = 'weakness/long-calendars'

test('calendars of an account are made 60 times in a row, and not for who has them', { tags }, async () => {
  const { testApp, subscribe, feed, save } = await start()
  const trip = await save(tripFor([]))
  const [one, other] = [await subscribe(null), await subscribe(trip._id)]
  const { headers } = await feed(one.token)
  const statuses: number[] = []
  for (let version = 2; version < 62; version += 1) {
    await testApp.store.db.updateTable('trip').set({ version }).where('id', '=', trip._id).execute()
    statuses.push((await feed(other.token)).statusCode)
  }
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([59, 429])
  await testApp.store.db.updateTable('trip').set({ version: 1 }).where('id', '=', trip._id).execute()
  expect((await feed(one.token, { etag: String(headers['etag']) })).statusCode).toBe(304)
  testApp.clock.advance(16 * MINUTE_MS)
  await testApp.store.db.updateTable('trip').set({ version: 99 }).where('id', '=', trip._id).execute()
  expect((await feed(other.token)).statusCode).toBe(200)
})
