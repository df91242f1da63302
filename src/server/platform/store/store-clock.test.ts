import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { addDays, today } from '#contract/text/dates.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/text/durations.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { createTrip, sharedPlan } from '../../../../tests/support/shared-trips.ts'
import { PATIENCE } from '../../../../tests/support/patience.ts'
import { openFreshStore } from '../../../../tests/support/stores.ts'
import { openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser } from '../../../../tests/support/users.ts'
import { StoreClock } from './store-clock.ts'

const shifted = (ms: number) => () => new Date(Date.now() + ms)
const errorMs = (clock: { now: () => Date }) => Math.abs(clock.now().getTime() - Date.now())

test('a machine whose clock is an hour wrong has the time of Postgres, and so it has when its clock is set right', async () => {
  let wrongMs = HOUR_MS
  const clock = new StoreClock(await openFreshStore('Postgres'), () => shifted(wrongMs)())
  expect(errorMs(clock)).toBeGreaterThan(HOUR_MS - MINUTE_MS)
  for (const ms of [HOUR_MS, -HOUR_MS, 0]) {
    wrongMs = ms
    // A slow answer of a busy machine says too little.
    await vi.waitFor(async () => {
      await clock.compare()
      expect(errorMs(clock)).toBeLessThan(MINUTE_MS)
    }, PATIENCE)
  }
})

test('while the clocks agree, the time is that of the machine to the millisecond', async () => {
  const read: Date[] = []
  const clock = new StoreClock(await openFreshStore('Postgres'), () => {
    const instant = new Date(Date.now() + 20)
    read.push(instant)
    return instant
  })
  await clock.compare()
  expect(clock.now()).toEqual(read.at(-1))
})

test('on SQLite the clock is that of the machine', async () => {
  const clock = new StoreClock(await openFreshStore('SQLite'), shifted(HOUR_MS))
  await clock.compare()
  expect(errorMs(clock)).toBeGreaterThan(HOUR_MS - MINUTE_MS)
})

describe('processes on one Postgres', () => {
  const env = { RATE_LIMITS: 'off' }
  let testApp: TestApp
  beforeAll(async () => {
    const started = await startTestApp({ engine: 'Postgres', env, machineNow: () => new Date() })
    testApp = { ...started, clock: { ...started.clock, now: () => new Date() } }
  })
  afterAll(() => testApp.close())

  test.each([
    ['ahead', 15 * DAY_MS],
    ['behind', -15 * DAY_MS],
  ])('end sessions, links, calendars and invites alike, also one whose machine is 15 days %s', async (_name, ms) => {
    const wrong = await openSecondInstance(testApp, { env, machineNow: shifted(ms) })
    const [owner, guest] = [await createUser(testApp), await createUser(testApp)]
    const day = today(new Date(), 'Asia/Kolkata')
    const plan = {
      ...sharedPlan,
      startDate: addDays(day, 1),
      endDate: addDays(day, 3),
      destinations: [{ name: 'Surat', activities: [] }],
    }
    const { _id: trip } = await createTrip(testApp, owner, plan)
    const share = async (purpose: string, expiresOn: string) => {
      const { body } = await callApi(testApp, `POST /trip/links/${trip}`, {
        token: owner.token,
        body: { purpose, expiresOn },
      })
      return z.object({ token: z.string() }).parse(body).token
    }
    const statusesAt = async (at: TestApp, expiresOn: string) => {
      const [view, calendar, invite] = [
        await share('view', expiresOn),
        await share('calendar', expiresOn),
        await share('invite', expiresOn),
      ]
      return [
        (await callApi(at, 'POST /shared-trip', { body: { token: view } })).status,
        (await at.app.inject({ url: `/calendar/${calendar}.ics` })).statusCode,
        (await callApi(at, 'POST /trip-invite', { body: { token: invite } })).status,
        (await callApi(at, 'GET /auth/user', guest)).status,
      ]
    }
    for (const at of [testApp, wrong]) {
      expect(await statusesAt(at, addDays(day, 1))).toEqual([200, 200, 200, 200])
      expect(await statusesAt(at, addDays(day, -1))).toEqual([404, 404, 404, 200])
    }
  })
})
