import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { CountedMetric, Metric, VisitReport } from '#contract/admin/analytics.ts'
import { api } from '#contract/api.ts'
import { DAY_MS } from '#contract/text/durations.ts'
import { sweep } from '../../app/sweep.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp, openSecondInstance, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser } from '../../../../tests/support/users.ts'
import { countable, DailyCounts } from './daily-counts.ts'

const env = { ANALYTICS: 'on' }

const report = (testApp: TestApp, counts: VisitReport['counts'], ip?: string) =>
  callApi(testApp, 'POST /visits', { body: { counts }, ...(ip !== undefined && { ip }) })

async function readCounts(testApp: TestApp, span: 'days' | 'months' = 'days') {
  const { token } = await createUser(testApp, { isAdmin: true })
  const answer = await callApi(testApp, `GET /admin/analytics?span=${span}`, { token })
  const { periods, metrics } = api.getAnalytics.reply.parse(answer.body)
  return { periods, of: (metric: Metric) => metrics.find((counted) => counted.metric === metric) }
}

const one = (key: string): VisitReport => ({ counts: [{ metric: 'term', key, count: 1 }] })

const totals = (counted: CountedMetric | undefined) =>
  Object.fromEntries((counted?.keys ?? []).map(({ key, total }) => [key, total]))

describe.each(engines)('analytics on $engine', ({ engine, rule }) => {
  rule('adds up what browsers report, by the days and months of the city', async () => {
    const testApp = await createTestApp({ engine, env })
    const { clock, services } = testApp
    const first = services.analytics.today()
    await report(testApp, [
      { metric: 'page', key: 'lists', count: 2 },
      { metric: 'place', key: 'surat-castle', count: 1 },
      { metric: 'screen', key: 'small', count: 1 },
    ])
    await services.analytics.flush()
    clock.advance(DAY_MS)
    await report(testApp, [{ metric: 'page', key: 'lists', count: 3 }])

    const days = await readCounts(testApp)
    expect(days.periods).toHaveLength(30)
    expect(days.periods.slice(-2)).toEqual([first, services.analytics.today()])
    expect(days.of('page')).toMatchObject({ total: 5, keys: [{ key: 'lists', total: 5 }] })
    expect(days.of('page')?.counts.slice(-2)).toEqual([2, 3])
    expect(days.of('place')?.keys).toMatchObject([{ key: 'surat-castle', name: 'Surat Castle', total: 1 }])
    const months = await readCounts(testApp, 'months')
    expect(months.periods).toHaveLength(12)
    expect(months.of('page')).toMatchObject({ total: 5 })
    expect(totals(months.of('screen'))).toEqual({ small: 1 })
  })

  test('adds up what several processes counted', async () => {
    const testApp = await createTestApp({ engine, env })
    const second = await openSecondInstance(testApp, { env })
    const counts = [{ metric: 'page' as const, key: 'home', count: 4 }]
    await Promise.all([testApp, second].map((process) => report(process, counts)))
    await Promise.all([testApp, second].map(({ services }) => services.analytics.flush()))

    expect((await readCounts(testApp)).of('page')).toMatchObject({ total: 8 })
  })

  rule('counts saved places, trips and failures, and names nobody', async () => {
    const testApp = await createTestApp({ engine, env })
    const { token, email, id, name } = await createUser(testApp)
    await callApi(testApp, 'POST /wishlist', { token, body: { Name: 'Chowk' } })
    await callApi(testApp, 'POST /trip/create', {
      token,
      body: { title: 'Surat', budget: 0, destinations: [{ name: 'Dumas' }] },
    })
    await callApi(testApp, 'GET /auth/user', { token: 'wrong' })

    const counts = await readCounts(testApp)
    expect(totals(counts.of('deed'))).toEqual({ planned: 1, saved: 1 })
    expect(totals(counts.of('failure'))).toMatchObject({ unauthenticated: 1 })
    const rows = JSON.stringify(await testApp.store.db.selectFrom('visit_count').selectAll().execute())
    for (const secret of [email, id, name, '198.51.100.1']) expect(rows).not.toContain(secret)
  })

  rule('keeps the words of a search that the guide has, and of others from the tenth search of a day on', async () => {
    const testApp = await createTestApp({ engine, env })
    const search = (key: string) => report(testApp, [{ metric: 'term', key, count: 1 }], `198.51.100.${key.length}`)
    await search('Surat CASTLE')
    for (const key of ['Kantaben Doshi-Wadekar', '98250 12345', 'qqqq 12 zzzz']) await search(key)
    for (let asked = 0; asked < 9; asked += 1) await search('xylophone museum')
    const before = await readCounts(testApp)
    expect(totals(before.of('term'))).toEqual({ 'surat castle': 1 })
    expect(before.of('missed')?.total).toBe(0)

    await search('Xylophone  Museum!')

    const after = await readCounts(testApp)
    expect(after.of('search')?.total).toBe(14)
    expect({ ...totals(after.of('term')), ...totals(after.of('missed')) }).toEqual({
      'surat castle': 1,
      'xylophone museum': 10,
    })
    const rows = JSON.stringify(await testApp.store.db.selectFrom('visit_count').selectAll().execute())
    expect(rows).not.toMatch(/kantaben|98250|qqqq/i)
  })

  rule('keeps the words of a search after somebody has made up thousands', async () => {
    const testApp = await createTestApp({ engine, env })
    const inLetters = (number: number) => String(number).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))
    const made = (sent: number) =>
      Array.from(
        { length: 50 },
        (_, index) => ({ metric: 'term', key: `made ${inLetters(sent * 50 + index)}`, count: 1 }) as const,
      )
    for (let sent = 0; sent < 50; sent += 1) await report(testApp, made(sent), '203.0.113.9')

    for (let asked = 0; asked < 10; asked += 1) await report(testApp, [{ metric: 'term', key: 'xylophone', count: 1 }])

    expect(totals((await readCounts(testApp)).of('missed'))).toMatchObject({ xylophone: 10 })
  })

  test(
    'keeps the words of several people after one address has sent what it could all day',
    { tags: 'weakness/words-of-searches' },
    async () => {
      const testApp = await createTestApp({ engine, env })
      const inLetters = (number: number) => String(number).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))
      const guide = testApp.services.guide.current()
      const ofGuide = guide.index.flatMap(({ name }) => guide.city.areas.map((area) => `${area} ${name}`)).slice(0, 500)
      const madeUp = Array.from({ length: 250 }, (_, index) => Array(10).fill(`made ${inLetters(index)}`)).flat()
      for (const key of [...ofGuide, ...madeUp]) testApp.services.analytics.countVisit(one(key), '203.0.113.9')
      const ips = Array.from({ length: 40 }, (_, index) => `198.51.100.${index}`)
      for (const ip of ips) await report(testApp, [{ metric: 'term', key: 'xylophone', count: 1 }], ip)

      const counts = await readCounts(testApp)

      expect(totals(counts.of('missed'))).toMatchObject({ xylophone: 40 })
      expect((counts.of('missed')?.keys.length ?? 0) + (counts.of('term')?.keys.length ?? 0)).toBeLessThan(10)
    },
  )

  rule('keeps no email that many searched for', async () => {
    const testApp = await createTestApp({ engine, env })
    for (const ip of Array.from({ length: 12 }, (_, index) => `198.51.100.${index}`)) {
      await report(testApp, [{ metric: 'term', key: 'rahul.shah@mail.example', count: 1 }], ip)
    }

    const counts = await readCounts(testApp)

    expect(counts.of('search')?.total).toBe(12)
    expect(totals(counts.of('term'))).toEqual({})
  })

  rule('keeps no words because one report has them often', async () => {
    const testApp = await createTestApp({ engine, env })
    const spelled = ['buy pills', 'Buy  pills', 'buy pills!', 'BUY pills?']
    const counts = Array.from(
      { length: 40 },
      (_, index) => ({ metric: 'term', key: spelled[index % 4] ?? '', count: 1 }) as const,
    )
    await report(testApp, counts)
    const read = await readCounts(testApp)
    expect([read.of('missed')?.total, read.of('search')?.total]).toEqual([0, 1])
  })

  test('goes on counting when one of the counts is as large as the database can keep', async () => {
    const testApp = await createTestApp({ engine, env })
    const visit = () =>
      report(testApp, [
        { metric: 'page', key: 'home', count: 50 },
        { metric: 'page', key: 'place', count: 1 },
      ])
    await visit()
    await testApp.services.analytics.flush()
    await testApp.store.db.updateTable('visit_count').set({ count: 2_147_483_640 }).where('key', '=', 'home').execute()
    await visit()
    expect(totals((await readCounts(testApp)).of('page'))).toMatchObject({ place: 2 })
  })

  rule(
    'refuses a report of another shape, leaves out what does not exist, and limits the reports of one IP',
    async () => {
      const testApp = await createTestApp({ engine, env: { ...env, RATE_LIMITS: 'on' } })
      const wrong = [
        {},
        { counts: [] },
        { counts: [{ metric: 'page', key: 'home', count: 51 }] },
        { counts: [{ metric: 'page', key: 'home', count: 1, user: 'asha' }] },
        { counts: [{ metric: 'failure', key: 'internal', count: 1 }] },
        { counts: Array.from({ length: 41 }, () => ({ metric: 'page', key: 'home', count: 1 })) },
      ]
      const statuses = await Promise.all(
        wrong.map(async (body) => (await callApi(testApp, 'POST /visits', { body, ip: '198.51.100.7' })).status),
      )
      expect(statuses).toEqual(wrong.map(() => 400))
      const made = [
        { metric: 'page', key: 'no-such-page', count: 1 },
        { metric: 'place', key: 'no-such-place', count: 1 },
        { metric: 'deed', key: 'saved', count: 1 },
        { metric: 'language', key: 'xx', count: 1 },
      ] as const
      expect((await report(testApp, [...made], '198.51.100.8')).status).toBe(200)
      const flood = await Promise.all(
        Array.from({ length: 61 }, () => report(testApp, [{ metric: 'page', key: 'home', count: 1 }], '198.51.100.9')),
      )

      expect(flood.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
      const most = Array.from({ length: 40 }, () => ({ metric: 'page', key: 'home', count: 50 }) as const)
      expect((await report(testApp, most, '198.51.100.10')).status).toBe(429)
      const counts = await readCounts(testApp)
      expect(totals(counts.of('page'))).toEqual({ home: 60 })
      expect([counts.of('place')?.total, counts.of('deed')?.total, counts.of('language')?.total]).toEqual([0, 0, 0])
    },
  )

  test('writes what it counted when the database is back', async () => {
    const testApp = await createTestApp({ engine, env })
    const { db } = testApp.store
    await report(testApp, [{ metric: 'page', key: 'home', count: 1 }])
    await sql`alter table visit_count rename to away`.execute(db)
    await testApp.services.analytics.flush()
    await report(testApp, [{ metric: 'page', key: 'home', count: 2 }])
    await testApp.services.analytics.flush()
    await sql`alter table away rename to visit_count`.execute(db)

    expect((await readCounts(testApp)).of('page')).toMatchObject({ total: 3 })
  })

  test('makes no more rows than a day may have, whatever is asked', async () => {
    const { store } = await createTestApp({ engine })
    const counts = new DailyCounts({ db: store.db, today: () => '2026-12-05' })
    for (let made = 0; made < 1_500; made += 1) {
      counts.add(countable('missed', `made up ${made}`))
      counts.add(countable('place', `place-${made}`))
    }
    counts.add(countable('missed', 'made up 0'))
    await counts.close()

    const rows = await store.db
      .selectFrom('visit_count')
      .select(['span', 'metric', ({ fn }) => fn.countAll<number | string>().as('rows')])
      .groupBy(['span', 'metric'])
      .orderBy('span')
      .orderBy('metric')
      .execute()
    expect(rows.map((row) => [row.span, row.metric, Number(row.rows)])).toEqual([
      ['days', 'missed', 200],
      ['days', 'place', 1_000],
      ['months', 'missed', 200],
      ['months', 'place', 1_000],
    ])
  })

  rule('keeps days for two months and months for thirteen', async () => {
    const { store } = await createTestApp({ engine })
    for (const day of ['2025-10-31', '2025-11-01', '2026-10-03', '2026-10-04']) {
      const counts = new DailyCounts({ db: store.db, today: () => day })
      counts.add(countable('page', 'home'))
      await counts.close()
    }

    await sweep(store.db, new Date('2026-12-05T06:00:00Z'))

    const rows = await store.db.selectFrom('visit_count').select('period').orderBy('period').execute()
    expect(rows.map(({ period }) => period)).toEqual(['2025-11', '2026-10', '2026-10-04'])
  })

  rule('is read by editors as a file too, and not by travellers or moderators', async () => {
    const testApp = await createTestApp({ engine, env })
    await report(testApp, [{ metric: 'page', key: 'home', count: 7 }])
    await report(testApp, [{ metric: 'screen', key: 'large', count: 1 }])
    const { token } = await createUser(testApp, { role: 'editor' })
    const day = testApp.services.analytics.today()

    const file = await callApi(testApp, 'GET /admin/analytics/csv?metric=page', { token })
    expect(file.headers['content-disposition']).toBe('attachment; filename="analytics.csv"')
    expect(file.body['text']).toBe(`\uFEFFperiod,metric,key,count\r\n${day},page,home,7\r\n`)
    const all = await callApi(testApp, 'GET /admin/analytics/csv?span=months', { token })
    expect(all.body['text']).toContain(`${day.slice(0, 7)},screen,large,1\r\n`)
    for (const stranger of [await createUser(testApp), await createUser(testApp, { role: 'moderator' })]) {
      expect((await callApi(testApp, 'GET /admin/analytics', { token: stranger.token })).status).toBe(403)
    }
  })
})

test('nothing is counted where the operator wants none', async () => {
  const testApp = await createTestApp({ env: { ANALYTICS: 'off' } })
  expect((await report(testApp, [{ metric: 'page', key: 'home', count: 1 }])).status).toBe(200)
  expect((await readCounts(testApp)).of('page')?.total).toBe(0)
})
