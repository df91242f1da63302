import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/text/durations.ts'
import { countMails } from '#server/platform/mail/mail-queue.store.ts'
import { sweepRound } from '#server/app/sweep.ts'
import { requestCode } from '../support/password-reset.ts'
import { engines } from '../support/stores.ts'
import { callApi, type Answer } from '../support/api-calls.ts'
import { waitForEmptyMailQueue } from '../support/mail-queue.ts'
import { openSecondInstance, createTestApp, type TestApp } from '../support/test-app.ts'
import { logIn, logInAgain, newIdentity, createUser, type TestUser } from '../support/users.ts'
import { expectNothingLost } from './outcome.ts'

const leaps = [
  { name: 'a day ahead', leap: DAY_MS },
  { name: 'a year ahead', leap: 365 * DAY_MS },
  { name: 'a day back', leap: -DAY_MS },
  { name: 'a year back', leap: -365 * DAY_MS },
]

describe.each(engines)('on $engine, a clock that leaps', ({ engine }) => {
  test.each(leaps)('$name, and is corrected hours later, loses no data or mail', async ({ name, leap }) => {
    const testApp = await createTestApp({ engine, env: { RATE_LIMITS: 'off' } })
    await sweepFor(testApp, 2 * DAY_MS)
    const early = await createUser(testApp)
    const stored = await createTrip(testApp, early, 'kept')
    const deleted = await createTrip(testApp, early, 'deleted')
    await callApi(testApp, `DELETE /trip/delete/${deleted}`, { token: early.token })

    testApp.clock.advance(leap)
    const late = await createUser(testApp)
    const made = await createTrip(testApp, late, 'made meanwhile')
    const reader = newIdentity()
    await callApi(testApp, 'POST /contact-us', { body: { name: 'Executor', email: reader.email } })
    expect((await guessOften(testApp, late)).at(-1)).toBe(429)
    await callApi(testApp, 'POST /auth/forgot-password', { body: { email: late.email } })
    await testApp.mailsTo(late.email)
    await sweepFor(testApp, 5 * HOUR_MS)
    // The mail is still unsent when the clock is set right.
    await testApp.mailer.close()
    const unsent = newIdentity()
    await callApi(testApp, 'POST /contact-us', { body: { name: 'Executor', email: unsent.email } })

    testApp.clock.advance(-leap)
    await sweepFor(testApp, HOUR_MS)
    const [one, other] = [await logInAgain(testApp, early), await logInAgain(testApp, late)]
    expect((await callApi(testApp, `POST /trip/restore/${deleted}`, { token: one.token })).status).toBe(200)
    const there = new Set([...(await getTrips(testApp, one)), ...(await getTrips(testApp, other))])
    const { waiting } = await sendAll(testApp)

    expectNothingLost({
      what: `clock ${name} for hours, then right, ${engine}`,
      times: 'once',
      acknowledged: 3,
      lost: [stored, deleted, made].filter((id) => !there.has(id)).length,
      note: `${waiting} mails stuck`,
    })
    expect(waiting).toBe(0)
  })

  test('does not prolong the sessions and codes that were created during a leap ahead', async () => {
    const testApp = await createTestApp({ engine })
    testApp.clock.advance(365 * DAY_MS)
    const traveller = await createUser(testApp)
    const code = await requestCode(testApp, traveller)

    testApp.clock.advance(-365 * DAY_MS)
    const body = { email: traveller.email, ...code, newPassword: 'another-password' }
    expect((await callApi(testApp, 'POST /auth/reset-password', { body })).status).toBe(400)
    expect((await callApi(testApp, 'GET /auth/user', traveller)).status).toBe(200)
    testApp.clock.advance(14 * DAY_MS + SECOND_MS)
    expect((await callApi(testApp, 'GET /auth/user', traveller)).status).toBe(401)
  })

  test('is trusted after a day without a leap', async () => {
    const testApp = await createTestApp({ engine })
    const traveller = await createUser(testApp)
    const id = await createTrip(testApp, traveller, 'deleted')
    await callApi(testApp, `DELETE /trip/delete/${id}`, { token: traveller.token })
    await sweepFor(testApp, DAY_MS)
    testApp.clock.advance(40 * DAY_MS)
    await sweepFor(testApp, 23 * HOUR_MS)
    expect(await countRows(testApp)).toBe(1)
    await sweepFor(testApp, 2 * HOUR_MS)
    expect(await countRows(testApp)).toBe(0)
  })
})

/** Runs the regular sweeps for some time. */
async function sweepFor(testApp: TestApp, duration: number): Promise<void> {
  const services = {
    store: testApp.store,
    images: testApp.services.images,
    config: testApp.config,
    now: testApp.clock.now,
  }
  const end = testApp.clock.now().getTime() + duration
  while (testApp.clock.now().getTime() < end) {
    testApp.clock.advance(Math.min(HOUR_MS, duration))
    await sweepRound(services)
  }
}

async function createTrip(testApp: TestApp, { token }: TestUser, title: string): Promise<string> {
  const body = { title, budget: 0, destinations: [{ name: 'Dumas' }] }
  const answer = await callApi(testApp, 'POST /trip/create', { token, body })
  return api.createTrip.reply.parse(answer.body).trip._id
}

async function getTrips(testApp: TestApp, { token }: TestUser): Promise<string[]> {
  const { body } = await callApi(testApp, 'GET /trip/user-trips', { token })
  return api.listTrips.reply.parse(body).trips.map(({ _id }) => _id)
}

/** @returns the statuses of successive logins with wrong passwords */
async function guessOften(testApp: TestApp, { email, ip }: TestUser): Promise<number[]> {
  const answers: Answer[] = []
  while (answers.length < 8) answers.push(await logIn(testApp, { email, ip, password: 'not-it' }))
  return answers.map(({ status }) => status)
}

async function sendAll(testApp: TestApp) {
  const heir = await openSecondInstance(testApp)
  testApp.clock.advance(2 * MINUTE_MS + SECOND_MS)
  heir.mailer.wake()
  await waitForEmptyMailQueue(testApp.store)
  return countMails(testApp.store.db)
}

async function countRows({ store }: TestApp): Promise<number> {
  return (await store.db.selectFrom('trip').select('id').execute()).length
}
