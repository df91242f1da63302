import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Announcement } from '#contract/admin/announcements.ts'
import { DAY_MS, MINUTE_MS } from '#contract/text/durations.ts'
import { sweep } from '../../app/sweep.ts'
import { hostileTexts } from '../../../../tests/support/hostile-texts.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { callApi, type Answer } from '../../../../tests/support/api-calls.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'
import { ANNOUNCEMENTS_SHOWN } from './announcements.ts'
import { insertAnnouncement } from './announcements.store.ts'

type Session = Pick<TestUser, 'token'>

function announcementBody(more: object = {}) {
  return { title: 'Kite festival', content: 'On the roofs.', date: '2026-01-14T09:00', ...more }
}

describe.each(engines)('announcements on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  let admin: TestUser
  let reader: TestUser
  beforeAll(async () => {
    testApp = await startTestApp({ engine })
  })
  afterAll(() => testApp.close())

  async function signInUsers(): Promise<void> {
    admin = await createUser(testApp, { isAdmin: true })
    reader = await createUser(testApp)
  }

  function post({ token }: Session, more: object = {}): Promise<Answer> {
    return callApi(testApp, 'POST /announcement/create', { token, body: announcementBody(more) })
  }

  async function announce(more: object = {}): Promise<Announcement> {
    return api.createAnnouncement.reply.parse((await post(admin, more)).body).announcement
  }

  async function list(): Promise<Announcement[]> {
    return api.listAnnouncements.reply.parse((await callApi(testApp, 'GET /announcement/all', reader)).body)
      .announcements
  }

  async function clear(): Promise<void> {
    await testApp.store.db.deleteFrom('announcement').execute()
    await signInUsers()
  }

  test('are made by admins and read by all users with a session, newest first, with medium priority by default', async () => {
    await clear()
    const older = await announce({ id: 'mine', _id: 'mine', extra: 1 })
    const newer = await announce({ date: '2026-01-15T09:00:00Z', priority: 'high', title: ' Trimmed ' })
    expect(older).toEqual({
      _id: expect.stringMatching(/^[\w-]{36}$/),
      title: 'Kite festival',
      content: 'On the roofs.',
      date: '2026-01-14T03:30:00.000Z',
      priority: 'medium',
    })
    expect(newer).toMatchObject({ title: 'Trimmed', date: '2026-01-15T09:00:00.000Z', priority: 'high' })
    expect(await list()).toEqual([newer, older])
  })

  rule.each([
    ['without an offset, by the city’s clocks', '2026-01-14T09:00', '2026-01-14T03:30:00.000Z'],
    ['with seconds', '2026-01-14T09:00:30.5', '2026-01-14T03:30:30.500Z'],
    ['with an offset', '2026-01-14T09:00-01:00', '2026-01-14T10:00:00.000Z'],
    ['in UTC', '2024-02-29T23:59:59.999Z', '2024-02-29T23:59:59.999Z'],
  ])('are dated %s', async (_how, date, instant) => {
    await signInUsers()
    expect((await announce({ date })).date).toBe(instant)
  })

  rule.each([
    ['no date', { date: undefined }, 'date'],
    ['an empty date', { date: '' }, 'date'],
    ['a day alone', { date: '2026-01-14' }, 'date'],
    ['30 February', { date: '2026-02-30T09:00' }, 'date'],
    ['30 February in UTC', { date: '2026-02-30T09:00Z' }, 'date'],
    ['hour 24', { date: '2026-02-03T24:00' }, 'date'],
    ['minute 60', { date: '2026-02-03T23:60Z' }, 'date'],
    ['an offset that no clock has', { date: '2026-02-03T23:00+99:00' }, 'date'],
    ['a date that is no text', { date: 1_768_000_000_000 }, 'date'],
    ['a blank title', { title: '  ' }, 'title'],
    ['an endless title', { title: 'x'.repeat(201) }, 'title'],
    ['no content', { content: '' }, 'content'],
    ['an unknown priority', { priority: 'urgent' }, 'priority'],
    [
      'a title without a text in a further language',
      { translations: { gu: { title: 'પતંગ' } } },
      'translations.gu.content',
    ],
    [
      'an endless title in a further language',
      { translations: { hi: { title: 'x'.repeat(201), content: 'x' } } },
      'translations.hi.title',
    ],
    [
      'a language that the site does not have',
      { translations: { mr: { title: 'पतंग', content: 'छतावर.' } } },
      'translations',
    ],
  ])('are refused with %s, at the field', async (_what, more, field) => {
    await signInUsers()
    expect(await post(admin, more)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
  })

  rule('are replaced as a whole', async () => {
    await clear()
    const { _id } = await announce({ priority: 'high' })
    const body = announcementBody({
      title: 'Postponed',
      content: 'No wind.',
      date: '2026-01-16T10:00',
      _id: 'other',
      id: 'other',
    })
    const answer = await callApi(testApp, `PUT /announcement/update/${_id}`, { token: admin.token, body })
    const changed = {
      _id,
      title: 'Postponed',
      content: 'No wind.',
      date: '2026-01-16T04:30:00.000Z',
      priority: 'medium',
    }
    expect(answer).toMatchObject({ status: 200, body: { announcement: changed } })
    expect(await list()).toEqual([changed])
  })

  rule('have a title and a text for further languages, until they are replaced without', async () => {
    await clear()
    const translations = { gu: { title: 'પતંગોત્સવ', content: 'અગાસી પર.' } }
    const announced = await announce({ translations: { gu: { title: ' પતંગોત્સવ ', content: 'અગાસી પર.' } } })
    expect(announced).toMatchObject({ title: 'Kite festival', translations })
    expect(await list()).toEqual([announced])
    const { token } = admin
    await callApi(testApp, `PUT /announcement/update/${announced._id}`, { token, body: announcementBody() })
    expect(await list()).toEqual([{ ...announced, translations: undefined }])
  })

  rule('hold the longest texts in every language', async () => {
    await clear()
    const longest = { title: 'ક'.repeat(200), content: 'ક'.repeat(5_000) }
    const answer = await post(admin, { ...longest, translations: { gu: longest, hi: longest } })
    expect(answer).toMatchObject({
      status: 200,
      body: { announcement: { translations: { gu: longest, hi: longest } } },
    })
  })

  test('are deleted and restored, a repetition changes nothing, and a deleted one cannot be updated', async () => {
    await clear()
    const announcement = await announce()
    const { _id } = announcement
    const deletions = [1, 2].map(() => callApi(testApp, `DELETE /announcement/delete/${_id}`, admin))
    expect((await Promise.all(deletions)).map(({ status }) => status)).toEqual([200, 200])
    expect(await list()).toEqual([])
    const { token } = admin
    const refused = await callApi(testApp, `PUT /announcement/update/${_id}`, { token, body: announcementBody() })
    expect(refused).toMatchObject({ status: 404, body: { error: 'This announcement is not there any more.' } })
    const back = [1, 2].map(() => callApi(testApp, `POST /announcement/restore/${_id}`, admin))
    expect((await Promise.all(back)).map(({ body }) => body)).toMatchObject([{ announcement }, { announcement }])
    expect(await list()).toEqual([announcement])
  })

  test('are gone for good 30 days after they were deleted', async () => {
    await clear()
    const [{ _id }, other] = [await announce(), await announce()]
    await callApi(testApp, `DELETE /announcement/delete/${_id}`, admin)
    testApp.clock.advance(30 * DAY_MS + MINUTE_MS)
    await sweep(testApp.store.db, testApp.clock.now())
    await signInUsers()
    expect((await callApi(testApp, `POST /announcement/restore/${_id}`, admin)).status).toBe(404)
    expect(await list()).toEqual([other])
  })

  test(`are given at most ${ANNOUNCEMENTS_SHOWN} at a time`, async () => {
    await clear()
    for (let index = 0; index < ANNOUNCEMENTS_SHOWN + 5; index += 1) {
      const date = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString()
      const announcement: Announcement = { _id: `a-${index}`, title: 'T', content: 'C', date, priority: 'low' }
      await insertAnnouncement(testApp.store.db, announcement)
    }
    const shown = await list()
    expect(shown).toHaveLength(ANNOUNCEMENTS_SHOWN)
    expect(shown[0]?._id).toBe(`a-${ANNOUNCEMENTS_SHOWN + 4}`)
  })

  test.each(hostileTexts)('give back as it was written: %j', async (text) => {
    await clear()
    await announce({ title: text, content: text })
    expect(await list()).toMatchObject([{ title: text, content: text }])
  })
})
