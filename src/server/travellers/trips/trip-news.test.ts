import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { HOUR_MS } from '#contract/text/durations.ts'
import { languages } from '#contract/messages/languages.ts'
import { TripNewsItem } from '#contract/trip/trip-news.ts'
import type { InvitedRole } from '#contract/trip/trip-rights.ts'
import { callApi, type Route } from '../../../../tests/support/api-calls.ts'
import { shareTrip } from '../../../../tests/support/shared-trips.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, PASSWORD, type TestUser } from '../../../../tests/support/users.ts'
import { queueTripMails } from './trip-mails.ts'
import { writeTripNewsMail } from './trip-news-mail.ts'
import { TripPerson } from '#contract/trip/trip-people.ts'

const plan = {
  title: 'Castle and coast',
  budget: 0,
  startDate: '2026-12-07',
  endDate: '2026-12-08',
  destinations: [{ name: 'Surat' }],
}

const News = z.object({ news: z.array(TripNewsItem) })

describe.each(engines)('news of shared trips on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => testApp.close())

  const call = (route: Route, { token }: Pick<TestUser, 'token'>, body?: object) =>
    callApi(testApp, route, { token, ...(body && { body }) })
  const news = async (by: TestUser) => News.parse((await call('GET /trip-news', by)).body).news
  const seen = (by: TestUser, trip: string) => call(`POST /trip/seen/${trip}`, by)
  const share = (role: InvitedRole) => shareTrip(testApp, { role, plan })

  test('who joined, who changed the plan and what waits, until the reader has seen it', async () => {
    const { owner, friend, trip } = await share('editor')
    expect(await news(owner)).toMatchObject([
      { tripId: trip, title: 'Castle and coast', joined: ['Bina'], changedBy: [], suggestions: 0 },
    ])
    expect(await news(friend)).toEqual([])
    await seen(owner, trip)
    expect(await news(owner)).toEqual([])
    testApp.clock.advance(1_000)
    await call(`PUT /trip/edit/${trip}`, friend, { ...plan, title: 'Coast' })
    expect(await news(owner)).toMatchObject([{ title: 'Coast', changedBy: ['Bina'], joined: [] }])
    expect(await news(friend)).toEqual([])
    const bell = await call('GET /announcement/all', owner)
    expect(bell.body['decidedAt']).toBe(testApp.clock.now().toISOString())
    await seen(owner, trip)
    expect(await news(owner)).toEqual([])
  })

  rule('who takes the place of a name is news from that moment, and hears nothing of before', async () => {
    const { owner, friend, trip } = await share('editor')
    const added = await call(`POST /trip/people/${trip}`, owner, { name: 'Dada' })
    const { people } = z.object({ people: z.array(TripPerson) }).parse(added.body)
    testApp.clock.advance(1_000)
    await call(`PUT /trip/edit/${trip}`, friend, { ...plan, title: 'Coast' })
    testApp.clock.advance(1_000)
    await seen(owner, trip)
    testApp.clock.advance(1_000)
    const asked = { purpose: 'invite', role: 'viewer', personId: people.at(-1)?.id }
    const { token } = z.object({ token: z.string() }).parse((await call(`POST /trip/links/${trip}`, owner, asked)).body)
    const late = await createUser(testApp, { name: 'Chetan' })
    expect((await call('POST /trip-invite/accept', late, { token })).status).toBe(200)
    expect(await news(owner)).toMatchObject([{ joined: ['Chetan'], changedBy: [] }])
    expect(await news(late)).toEqual([])
  })

  test('a suggestion is news for whoever may decide, until somebody has', async () => {
    const { owner, friend, trip } = await share('suggester')
    const { body } = await call(`POST /trip/suggestions/${trip}`, friend, { kind: 'add', name: 'Fort' })
    await seen(owner, trip)
    expect(await news(owner)).toMatchObject([{ suggestions: 1 }])
    expect(await news(friend)).toEqual([])
    const { id } = z.object({ suggestion: z.object({ id: z.string() }) }).parse(body).suggestion
    await call(`DELETE /trip/suggestions/${trip}/${id}`, owner)
    expect(await news(owner)).toEqual([])
  })

  test('whoever wants mails gets one for the news of an hour, and its link ends them', async () => {
    const { owner, friend, trip } = await share('editor')
    const queued = () =>
      testApp.store.db
        .selectFrom('mail')
        .select('id')
        .where('recipient', '=', owner.email)
        .where('template', '=', 'trip-news')
        .execute()
    await seen(owner, trip)
    expect((await call('GET /trip-mails', owner)).body).toMatchObject({ isWished: false })
    await call('PUT /trip-mails', owner, { isWished: true })
    testApp.clock.advance(1_000)
    await call(`PUT /trip/edit/${trip}`, friend, { ...plan, title: 'Coast' })
    await queueTripMails(testApp.services)
    expect(await queued()).toEqual([])
    testApp.clock.advance(HOUR_MS)
    await Promise.all([queueTripMails(testApp.services), queueTripMails(testApp.services)])
    expect(await queued()).toHaveLength(1)
    testApp.clock.advance(HOUR_MS)
    await queueTripMails(testApp.services)
    expect(await queued()).toHaveLength(1)

    const [language] = languages
    const asked = { id: 'mail', email: owner.email, at: '', city: 'Surat', language, letterId: null }
    const letter = await writeTripNewsMail(testApp.services, asked)
    expect(letter?.text).toContain('Bina changed “Coast”.')
    expect(letter?.text).toContain(`/my-trips/${trip}`)
    const [, token = ''] = /stop\?token=([\w-]+)>/.exec(letter?.headers?.['List-Unsubscribe'] ?? '') ?? []
    const stop = () => callApi(testApp, `POST /trip-mails/stop?token=${token}`)
    expect((await stop()).status).toBe(200)
    expect((await stop()).status).toBe(404)
    expect((await call('GET /trip-mails', owner)).body).toMatchObject({ isWished: false })
    expect(await writeTripNewsMail(testApp.services, asked)).toBe(null)
  })

  test('titles are read without the rest of long trips, however they are written', async () => {
    const { owner, friend, trip } = await share('editor')
    const title = `${'\\"\u0001}'.repeat(49)}end`
    const { db } = testApp.store
    const write = (document: string) => db.updateTable('trip').set({ document }).where('id', '=', trip).execute()
    await seen(owner, trip)
    testApp.clock.advance(1_000)
    await call(`PUT /trip/edit/${trip}`, friend, { ...plan, title: 'Coast' })
    const { document } = await db.selectFrom('trip').select('document').where('id', '=', trip).executeTakeFirstOrThrow()
    expect(document.startsWith('{"title":"Coast"')).toBe(true)

    await write(`{"title":${JSON.stringify(title)},"destinations":[what is read here fails`)
    expect(await news(owner)).toMatchObject([{ title }])
    await write(JSON.stringify({ budget: 0, title }))
    expect(await news(owner)).toMatchObject([{ title }])
  })

  test('whoever gets another role, a trip of its own, or is removed hears it once, in the bell and by mail', async () => {
    const { owner, friend, trip, personId } = await share('editor')
    const change = async (route: Route, body?: object) => {
      testApp.clock.advance(1_000)
      expect((await call(route, owner, body)).status).toBe(200)
    }
    const [language] = languages
    const asked = { id: 'mail', email: friend.email, at: '', city: 'Surat', language, letterId: null }
    const read = async () => (await writeTripNewsMail(testApp.services, asked))?.text
    await call('PUT /trip-mails', friend, { isWished: true })
    expect(await news(friend)).toEqual([])

    await change(`PUT /trip/people/${trip}/${personId}`, { role: 'viewer' })
    expect(await news(friend)).toMatchObject([{ tripId: trip, role: 'viewer', changedBy: [] }])
    expect(await read()).toContain('You can only read “Castle and coast” now.')
    await seen(friend, trip)
    expect(await news(friend)).toEqual([])
    await change(`PUT /trip/people/${trip}/${personId}`, { role: 'viewer' })
    expect(await news(friend)).toEqual([])

    await change(`DELETE /trip/people/${trip}/${personId}`)
    await change(`PUT /trip/edit/${trip}`, { ...plan, title: 'Not for Bina' })
    const bell = await call('GET /announcement/all', friend)
    expect(bell.body['decidedAt']).toBe(new Date(testApp.clock.now().getTime() - 1_000).toISOString())
    expect(await news(friend)).toEqual([expect.objectContaining({ title: 'Castle and coast', role: null })])
    const letter = await read()
    expect(letter).toContain('You are not in “Castle and coast” any more.')
    expect(letter).not.toContain(trip)
    const exported = await call('GET /auth/my-data', friend)
    expect(exported.body['tripRoleNotices']).toMatchObject([{ tripId: trip, role: null, title: 'Castle and coast' }])
    // The page that was open sends this when it closes: nobody has read that it is over.
    expect((await seen(friend, trip)).status).toBe(404)
    expect(await news(friend)).toHaveLength(1)
    expect((await call(`DELETE /trip-news/${trip}`, owner)).status).toBe(200)
    expect(await news(friend)).toHaveLength(1)
    expect((await call(`DELETE /trip-news/${trip}`, friend)).status).toBe(200)
    expect(await news(friend)).toEqual([])
    expect((await call('GET /announcement/all', friend)).body).not.toHaveProperty('decidedAt')

    const invite = { purpose: 'invite', role: 'viewer' }
    const { token } = z
      .object({ token: z.string() })
      .parse((await call(`POST /trip/links/${trip}`, owner, invite)).body)
    await call('POST /trip-invite/accept', friend, { token })
    expect(await news(friend)).toEqual([])
    const { people } = z
      .object({ people: z.array(TripPerson) })
      .parse((await call(`GET /trip/people/${trip}`, owner)).body)
    await change(`POST /trip/owner/${trip}`, { personId: people.at(-1)?.id })
    expect(await news(friend)).toMatchObject([{ title: 'Not for Bina', role: 'owner' }])
    expect(await news(owner)).toEqual([])
  })

  rule('an heir hears that the trip is theirs, also of a deleted account', async () => {
    const left = await share('editor')
    await call(`POST /trip/leave/${left.trip}`, left.owner)
    expect(await news(left.friend)).toMatchObject([{ role: 'owner' }])
    const erased = await share('viewer')
    await call('POST /auth/delete-account', erased.owner, { password: PASSWORD })
    expect(await news(erased.friend)).toMatchObject([{ role: 'owner' }])
  })

  rule('a mailbox that its account has left, or that confirmed nothing, gets no words of the trip', async () => {
    const { owner, friend, trip } = await share('editor')
    await call('PUT /trip-mails', owner, { isWished: true })
    await call(`PUT /trip/edit/${trip}`, friend, { ...plan, title: 'Pay at evil.example' })
    const [language] = languages
    const asked = { id: 'mail', email: owner.email, at: '', city: 'Surat', language, letterId: null }
    const mailed = { ...testApp.services, config: { ...testApp.services.config, smtpUrl: 'smtp://mail.example' } }
    expect((await writeTripNewsMail(mailed, asked))?.text).toContain('evil.example')
    const { db } = testApp.store
    const change = (fields: { email_confirmed_at?: null; suspended_at?: string }) =>
      db.updateTable('account').set(fields).where('id', '=', owner.id).execute()

    // The mail waits, and a stranger has signed up with the email meanwhile.
    await change({ email_confirmed_at: null })
    expect(await writeTripNewsMail(mailed, asked)).toBe(null)
    expect(await writeTripNewsMail(testApp.services, asked)).not.toBe(null)
    await change({ suspended_at: testApp.clock.now().toISOString() })
    expect(await writeTripNewsMail(testApp.services, asked)).toBe(null)
  })

  rule('somebody who left hears nothing more, and a stranger sees no trip', async () => {
    const { owner, friend, trip } = await share('editor')
    await call(`POST /trip/leave/${trip}`, friend)
    testApp.clock.advance(1_000)
    await call(`PUT /trip/edit/${trip}`, owner, { ...plan, title: 'Coast' })
    expect(await news(friend)).toEqual([])
    expect((await seen(friend, trip)).status).toBe(404)
  })
})
