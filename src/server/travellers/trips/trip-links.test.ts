import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MyData } from '#contract/account/my-data.ts'
import { SharedTrip } from '#contract/trip/shared-trip.ts'
import { LINK_LIMITS, TripLink } from '#contract/trip/trip-links.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#contract/text/durations.ts'
import { failures } from '#messages/failures.ts'
import { fieldErrors } from '#messages/field-errors.ts'
import * as z from 'zod/mini'
import { callApi, type Route } from '../../../../tests/support/api-calls.ts'
import { lightPasswords } from '../../../../tests/support/light-passwords.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp, openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, PASSWORD, type TestUser } from '../../../../tests/support/users.ts'
import { createToken } from '../../account/auth/tokens.ts'
import { sweep } from '../../app/sweep.ts'

const secretTrip = {
  title: 'Castle and coast',
  description: 'SECRET-notes',
  budget: 987_654,
  startDate: '2026-03-02',
  endDate: '2026-03-04',
  destinations: [
    {
      name: 'Old city',
      location: 'SECRET-stays',
      notes: 'SECRET-notes',
      activities: [
        {
          name: 'Castle',
          date: '2026-03-02',
          time: '10:00',
          notes: 'SECRET-notes',
          place: 'surat-castle',
          cost: 987_654,
        },
      ],
      accommodation: { name: 'SECRET-stays', address: 'SECRET-stays', bookingReference: 'NEVER' },
      transportation: { type: 'SECRET-stays', bookingReference: 'NEVER' },
    },
  ],
  days: [{ date: '2026-03-02', start: '09:00', note: 'SECRET-notes' }],
  spending: [{ amount: 987_654, kind: 'food', note: 'NEVER' }],
}

const Made = z.object({ link: TripLink, token: z.string() })
const Opened = z.object({ trip: SharedTrip, sections: z.array(z.string()) })

describe.each(engines)('a link to a trip on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine })
  })
  afterAll(() => testApp.close())

  const call = (route: Route, { token }: Pick<TestUser, 'token'>, body?: object) =>
    callApi(testApp, route, { token, ...(body && { body }) })
  const make = async (user: TestUser, body: object = {}, trip: object = secretTrip) => {
    const made = await call('POST /trip/create', user, trip)
    const tripId = z.object({ _id: z.string() }).parse(made.body['trip'])._id
    const answer = await call(`POST /trip/links/${tripId}`, user, { purpose: 'view', ...body })
    expect(answer.status).toBe(200)
    return { tripId, ...Made.parse(answer.body) }
  }
  const open = (
    token: string,
    { passcode, ip = '203.0.113.1', at = testApp }: { passcode?: string; ip?: string; at?: TestApp } = {},
  ) => callApi(at, 'POST /shared-trip', { body: { token, ...(passcode !== undefined && { passcode }) }, ip })

  rule('shows the days to anybody, and nothing of closed sections', async () => {
    const user = await createUser(testApp)
    const { token, link } = await make(user)
    expect(link).toMatchObject({ sections: ['days'], hasPasscode: false, lastOpenedOn: null })
    const answer = await open(token)
    const { trip } = Opened.parse(answer.body)
    expect(trip).toMatchObject({
      title: 'Castle and coast',
      destinations: [{ activities: [{ place: 'surat-castle' }] }],
    })
    const text = JSON.stringify(answer.body)
    for (const secret of ['SECRET', 'NEVER', '987654', user.email, user.id, user.name])
      expect(text).not.toContain(secret)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    expect(answer.headers['x-robots-tag']).toBe('noindex')
  })

  rule('names stops of the guide in the language of the reader, and what was typed as it was', async () => {
    const user = await createUser(testApp)
    const activities = [
      { name: 'Clock Tower', place: 'clock-tower' },
      { name: 'ડચ ગાર્ડન', place: 'dutch-garden' },
      { name: 'Tea at the tower', place: 'clock-tower' },
      { name: 'Clock Tower', place: null },
    ]
    const stops = activities.map((stop) => ({ ...stop, date: '2026-03-02', time: '', notes: '' }))
    const destinations = secretTrip.destinations.map((one) => ({ ...one, activities: stops }))
    const trip = { ...secretTrip, destinations }
    const { token } = await make(user, {}, trip)
    const readNames = async (language: string) => {
      const answer = await callApi(testApp, 'POST /shared-trip', {
        body: { token },
        headers: { 'accept-language': language },
      })
      return Opened.parse(answer.body).trip.destinations.flatMap((one) => one.activities.map(({ name }) => name))
    }
    expect(await readNames('gu')).toEqual(['ક્લોક ટાવર, ઝાંપા બજાર', 'ડચ ગાર્ડન', 'Tea at the tower', 'Clock Tower'])
    expect(await readNames('en')).toEqual(['Clock Tower', 'Dutch Garden', 'Tea at the tower', 'Clock Tower'])
  })

  rule.each([
    ['notes', 'SECRET-notes'],
    ['stays', 'SECRET-stays'],
    ['money', '987654'],
  ])('shows %s when its maker opens them', async (section, expected) => {
    const { token } = await make(await createUser(testApp), { sections: [section] })
    const text = JSON.stringify((await open(token)).body)
    expect(text).toContain(expected)
    const others = ['SECRET-notes', 'SECRET-stays', '987654', 'NEVER'].filter((secret) => secret !== expected)
    expect(others.filter((secret) => text.includes(secret))).toEqual([])
  })

  rule('names its maker when people are open', async () => {
    const user = await createUser(testApp)
    const { token } = await make(user, { sections: ['people'] })
    expect(Opened.parse((await open(token)).body).trip.people).toEqual([{ name: user.name }])
  })

  test('is stored as a hash, and its answer is the only one with the token', async () => {
    const user = await createUser(testApp)
    const { token, tripId } = await make(user)
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16)
    const rows = await testApp.store.db.selectFrom('trip_link').selectAll().where('trip_id', '=', tripId).execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const listed = await call(`GET /trip/links/${tripId}`, user)
    expect(listed.body).toMatchObject({ links: [{ purpose: 'view' }], areLinksOff: false })
    const exported = await call('GET /auth/my-data', user)
    expect(MyData.parse(exported.body).tripLinks).toMatchObject([{ tripId }])
    expect(JSON.stringify([listed.body, exported.body])).not.toContain(token)
  })

  test('that was ended, is expired, was changed, or never was, is answered alike', async () => {
    const user = await createUser(testApp)
    const [ended, expired, rotated, deleted] = [await make(user), await make(user), await make(user), await make(user)]
    await call(`DELETE /trip-links/${ended.link.id}`, user)
    await call(`PUT /trip-links/${expired.link.id}`, user, { expiresOn: '2026-02-28' })
    const fresh = Made.parse((await call(`POST /trip-links/${rotated.link.id}/rotate`, user)).body)
    await call(`DELETE /trip/delete/${deleted.tripId}`, user)
    const tokens = [createToken(), ended.token, expired.token, rotated.token, deleted.token, 'short', '']
    const answers = await Promise.all(tokens.map((token) => open(token)))
    const shown = answers.map(({ status, body, headers }) => {
      const { date: _date, 'x-request-id': _id, ...rest } = headers
      return JSON.stringify([status, body, rest])
    })
    expect(new Set(shown).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { error: failures['trip-link.over'] } })
    expect((await open(fresh.token)).status).toBe(200)
    await call(`POST /trip/restore/${deleted.tripId}`, user)
    expect((await open(deleted.token)).status).toBe(200)
  })

  test('is over at once in another process: ended, maker suspended, maker deleted, day over', async () => {
    const second = await openSecondInstance(testApp)
    const [user, other] = [await createUser(testApp), await createUser(testApp)]
    const [one, two] = [await make(user), await make(other, { expiresOn: null })]
    expect((await open(one.token, { at: second })).status).toBe(200)
    await call(`DELETE /trip/links/${one.tripId}`, user)
    expect((await open(one.token, { at: second })).status).toBe(404)
    await testApp.store.db.updateTable('account').set({ suspended_at: 'x' }).where('id', '=', other.id).execute()
    expect((await open(two.token, { at: second })).status).toBe(404)
    await testApp.store.db.updateTable('account').set({ suspended_at: null }).where('id', '=', other.id).execute()
    expect((await open(two.token, { at: second })).status).toBe(200)
    await call('POST /auth/delete-account', other, { password: PASSWORD })
    expect((await open(two.token, { at: second })).status).toBe(404)
    const rows = await testApp.store.db.selectFrom('trip_link').selectAll().where('account_id', '=', other.id).execute()
    expect(rows).toEqual([])
  })

  rule('remembers the day on which it was opened, and nothing of who did', async () => {
    const user = await createUser(testApp)
    const { token, tripId } = await make(user)
    await open(token, { ip: '203.0.113.77' })
    const [row] = await testApp.store.db.selectFrom('trip_link').selectAll().where('trip_id', '=', tripId).execute()
    expect(row?.last_opened_on).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(JSON.stringify(row)).not.toContain('203.0.113')
  })

  rule('asks for its passcode, and slows down who guesses it', async () => {
    const user = await createUser(testApp)
    const { token, link } = await make(user, { passcode: 'kite 7' })
    expect(link.hasPasscode).toBe(true)
    expect(await open(token)).toMatchObject({ status: 403, body: { error: failures['trip-link.passcode-needed'] } })
    expect((await open(token, { passcode: 'kite 7 ' })).status).toBe(200)
    const wrong = await Promise.all(Array.from({ length: 8 }, () => open(token, { passcode: 'kite 8' })))
    expect(wrong.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      403, 403, 403, 403, 403, 403, 429, 429,
    ])
    expect((await open(token, { passcode: 'kite 7' })).status).toBe(429)
    expect((await open(token, { passcode: 'kite 7', ip: '203.0.113.9' })).status).toBe(200)
    await call(`PUT /trip-links/${link.id}`, user, { passcode: null })
    expect((await open(token)).status).toBe(200)
  })

  rule('of a calendar takes no passcode, because no calendar program could send it', async () => {
    const user = await createUser(testApp)
    const { tripId, link } = await make(user, { purpose: 'calendar', passcode: null })
    const text = fieldErrors['trip-link.passcode-of-calendar']
    const refused = { status: 400, body: { error: text, fields: { passcode: text } } }
    const body = { purpose: 'calendar', passcode: 'kite 7' }
    expect(await call(`POST /trip/links/${tripId}`, user, body)).toMatchObject(refused)
    expect(await call('POST /trip-links', user, { passcode: 'kite 7' })).toMatchObject(refused)
    expect(await call(`PUT /trip-links/${link.id}`, user, { passcode: 'kite 7' })).toMatchObject(refused)
    expect((await call(`PUT /trip-links/${link.id}`, user, { passcode: null })).status).toBe(200)
  })

  rule('is opened with its passcode 60 times a minute from one IP', async () => {
    const user = await createUser(testApp)
    const { token } = await make(user, { passcode: 'kite 7' })
    const ip = '203.0.113.60'
    const statuses: number[] = []
    for (let opening = 0; opening < 61; opening += 1)
      statuses.push((await open(token, { passcode: 'kite 7', ip })).status)
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429])
    expect((await open(token, { passcode: 'kite 7', ip: '203.0.113.61' })).status).toBe(200)
    testApp.clock.advance(61 * SECOND_MS)
    expect((await open(token, { passcode: 'kite 7', ip })).status).toBe(200)
  })

  rule('answers 60 wrong tokens a minute of one IP, and every right one', async () => {
    const { token } = await make(await createUser(testApp))
    const ip = '203.0.113.200'
    const statuses: number[] = []
    for (let guess = 0; guess < 62; guess += 1) statuses.push((await open(createToken(), { ip })).status)
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 404))
    expect(statuses.slice(60)).toEqual([429, 429])
    // An address that many share, such as that of a service that fetches calendars.
    expect((await open(token, { ip })).status).toBe(200)
    testApp.clock.advance(61 * SECOND_MS)
    expect((await open(createToken(), { ip })).status).toBe(404)
  })

  rule('is one of at most 20 of a trip, also when many are made at once', async () => {
    const user = await createUser(testApp)
    const { tripId } = await make(user)
    const many = Array.from({ length: 22 }, () => call(`POST /trip/links/${tripId}`, user, { purpose: 'view' }))
    const statuses = (await Promise.all(many)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(19)
    expect(statuses.filter((status) => status === 409)).toHaveLength(3)
  })

  rule('can be ended by two tabs, and changed by none of them afterwards', async () => {
    const user = await createUser(testApp)
    const { link } = await make(user)
    const ended = await Promise.all([1, 2].map(() => call(`DELETE /trip-links/${link.id}`, user)))
    expect(ended.every(({ status }) => status === 200 || status === 404)).toBe(true)
    expect((await call(`PUT /trip-links/${link.id}`, user, { hasAlarms: true })).status).toBe(404)
    expect((await call(`POST /trip-links/${link.id}/rotate`, user)).status).toBe(404)
  })

  rule('is removed a month after it expired', async () => {
    const { link } = await make(await createUser(testApp), { expiresOn: '2026-03-05' })
    await sweep(testApp.store.db, new Date(Date.parse('2026-03-05') + 60 * DAY_MS))
    const rows = await testApp.store.db.selectFrom('trip_link').selectAll().where('id', '=', link.id).execute()
    expect(rows).toEqual([])
  })
})

test('a passcode is hashed only for a link that may have it, and 30 times in a row for one account', async () => {
  let hashes = 0
  const hash = (secret: string) => {
    hashes += 1
    return lightPasswords.hash(secret)
  }
  const testApp = await createTestApp({ passwords: { ...lightPasswords, hash } })
  const [{ token }, other] = [await createUser(testApp), await createUser(testApp)]
  const made = await callApi(testApp, 'POST /trip/create', { token, body: secretTrip })
  const tripId = z.object({ _id: z.string() }).parse(made.body['trip'])._id
  const make = (body: object, by = token) => callApi(testApp, `POST /trip/links/${tripId}`, { token: by, body })
  const { link } = Made.parse((await make({ purpose: 'view' })).body)
  const change = (by = token) =>
    callApi(testApp, `PUT /trip-links/${link.id}`, { token: by, body: { passcode: 'kite 7' } })
  const withPasscode = { purpose: 'view', passcode: 'kite 7' }
  hashes = 0
  expect((await make(withPasscode, other.token)).status).toBe(404)
  expect((await change(other.token)).status).toBe(404)
  for (let link = 1; link < LINK_LIMITS.links; link += 1) await make({ purpose: 'view' })
  expect((await make(withPasscode)).status).toBe(409)
  expect(hashes).toBe(0)
  const statuses: number[] = []
  for (let time = 0; time < 31; time += 1) statuses.push((await change()).status)
  expect([statuses.slice(0, 30).every((status) => status === 200), statuses[30], hashes]).toEqual([true, 429, 30])
  testApp.clock.advance(16 * MINUTE_MS)
  expect((await change()).status).toBe(200)
})

test('an operator can switch all links off', async () => {
  const testApp = await createTestApp()
  const user = await createUser(testApp)
  const trip = await callApi(testApp, 'POST /trip/create', { token: user.token, body: secretTrip })
  const tripId = z.object({ _id: z.string() }).parse(trip.body['trip'])._id
  const route = `POST /trip/links/${tripId}` as const
  const made = await callApi(testApp, route, { token: user.token, body: { purpose: 'view' } })
  const { token } = Made.parse(made.body)
  const off = await openSecondInstance(testApp, { env: { PUBLIC_LINKS: 'off' } })
  expect((await callApi(testApp, 'POST /shared-trip', { body: { token } })).status).toBe(200)
  expect(await callApi(off, 'POST /shared-trip', { body: { token } })).toMatchObject({
    status: 404,
    body: { error: failures['trip-link.over'] },
  })
  expect((await callApi(off, route, { token: user.token, body: { purpose: 'view' } })).status).toBe(403)
  const listed = await callApi(off, `GET /trip/links/${tripId}`, { token: user.token })
  expect(listed.body).toMatchObject({ links: [{}], areLinksOff: true })
})
