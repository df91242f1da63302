import { sql, type KyselyPlugin } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createApp } from '#server/app/create-app.ts'
import { lightPasswords } from '../../../../tests/support/light-passwords.ts'
import { callApi, type Route } from '../../../../tests/support/api-calls.ts'
import { createTrip, shareTrip, sharedPlan } from '../../../../tests/support/shared-trips.ts'
import { scaled } from '../../../../tests/support/scale.ts'
import { createTestApp, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'

/** Does something after a query of the application under test. The other one is another process. */
let act: (() => Promise<unknown>) | null = null
let queriesLeft = Infinity

const between: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    queriesLeft -= 1
    if (queriesLeft === 0) await act?.()
    return result
  },
}

// SQLite has one connection in a process, so that nothing comes in between.
let other: TestApp
let watched: TestApp
beforeAll(async () => {
  other = await startTestApp({ engine: 'Postgres', env: { RATE_LIMITS: 'off' } })
  const store = { ...other.store, db: other.store.db.withPlugin(between) }
  watched = { ...other, app: await createApp({ ...other.services, store }, null, { shedsLoad: false }) }
})
afterEach(() => actAfter(Infinity, async () => undefined))
afterAll(async () => {
  await watched.app.close()
  await other.close()
})

function actAfter(queries: number, wanted: () => Promise<unknown>): void {
  queriesLeft = queries
  act = wanted
}

const call = (route: Route, by: Pick<TestUser, 'token'>, body?: object, at = other) =>
  callApi(at, route, { token: by.token, ...(body && { body }) })

const Made = z.object({ link: z.object({ id: z.string() }), token: z.string() })

async function makeLink(owner: TestUser, trip: string, body: object) {
  return Made.parse((await call(`POST /trip/links/${trip}`, owner, body)).body)
}

const SECRET = 'Not for them'
const secretPlan = {
  ...sharedPlan,
  title: SECRET,
  description: SECRET,
  destinations: [{ name: SECRET, activities: [{ id: 'secret', name: SECRET, date: '2026-12-07' }] }],
}

/** No answer asks more than eight times. All have read what they send after four. */
const queryNumbers = numbersUpTo(scaled({ short: 4, full: 8 }))
/** No acceptance asks more often. */
const QUERIES_TO_JOIN = 22
/** Two queries that follow each other mostly belong together. */
const joinNumbers = numbersUpTo(QUERIES_TO_JOIN).filter(
  (number) => number % scaled({ brief: 4, short: 2, full: 1 }) === 0,
)

function numbersUpTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}

describe.each(queryNumbers)('what is written after a link was ended, after query %i of an opening,', (queries) => {
  const endAndWrite = (owner: TestUser, trip: string, link: string) => async () => {
    expect((await call(`DELETE /trip-links/${link}`, owner)).status).toBe(200)
    expect((await call(`PUT /trip/edit/${trip}`, owner, secretPlan)).status).toBe(200)
  }

  test.each([
    ['a page', 'view', 'POST /shared-trip', {}],
    ['a page with a passcode', 'view', 'POST /shared-trip', { passcode: 'kite 7' }],
    ['an invite', 'invite', 'POST /trip-invite', {}],
  ] as const)('does not leave by %s', async (_name, purpose, route, more) => {
    const owner = await createUser(other)
    const { _id: trip } = await createTrip(other, owner)
    const { link, token } = await makeLink(owner, trip, { purpose, ...more })
    actAfter(queries, endAndWrite(owner, trip, link.id))
    const answer = await callApi(watched, route, { body: { token, ...more } })
    expect(JSON.stringify(answer.body)).not.toContain(SECRET)
  })

  test('does not leave by a calendar', async () => {
    const owner = await createUser(other)
    const { _id: trip } = await createTrip(other, owner)
    const { link, token } = await makeLink(owner, trip, { purpose: 'calendar' })
    actAfter(queries, endAndWrite(owner, trip, link.id))
    expect((await watched.app.inject({ url: `/calendar/${token}.ics` })).body).not.toContain(SECRET)
  })
})

test.each(queryNumbers)('a note that was closed before it was written does not leave (query %i)', async (queries) => {
  const owner = await createUser(other)
  const { _id: trip } = await createTrip(other, owner)
  const page = await makeLink(owner, trip, { purpose: 'view', sections: ['notes'] })
  const feed = await makeLink(owner, trip, { purpose: 'calendar', sections: ['notes'] })
  const closeAndWrite = async () => {
    for (const { link } of [page, feed]) await call(`PUT /trip-links/${link.id}`, owner, { sections: [] })
    await call(`PUT /trip/edit/${trip}`, owner, { ...sharedPlan, description: SECRET })
  }
  actAfter(queries, closeAndWrite)
  const opened = await callApi(watched, 'POST /shared-trip', { body: { token: page.token } })
  expect(JSON.stringify(opened.body)).not.toContain(SECRET)
  await call(`PUT /trip/edit/${trip}`, owner, sharedPlan)
  for (const { link } of [page, feed]) await call(`PUT /trip-links/${link.id}`, owner, { sections: ['notes'] })
  actAfter(queries, closeAndWrite)
  expect((await watched.app.inject({ url: `/calendar/${feed.token}.ics` })).body).not.toContain(SECRET)
})

describe.each(queryNumbers)('what is written after somebody was removed, after query %i of an answer,', (queries) => {
  test.each(['trips', 'trip/people', 'trip/history', 'trip/suggestions'] as const)(
    'is not in their answer of %s',
    async (path) => {
      const { owner, friend, trip, personId } = await shareTrip(other)
      await call(`PUT /trip/edit/${trip}`, owner, { ...sharedPlan, title: 'For both' })
      actAfter(queries, async () => {
        await call(`DELETE /trip/people/${trip}/${personId}`, owner)
        await shareTripAgain(owner, trip)
        await call(`PUT /trip/edit/${trip}`, owner, secretPlan)
        await call(`POST /trip/suggestions/${trip}`, owner, { kind: 'add', name: SECRET })
        await call(`POST /trip/people/${trip}`, owner, { name: SECRET })
      })
      const answer = await call(`GET /${path}/${trip}`, friend, undefined, watched)
      expect(JSON.stringify(answer.body)).not.toContain(SECRET)
    },
  )

  test('is not in their news', async () => {
    const { owner, friend, trip, personId } = await shareTrip(other)
    await call(`PUT /trip/edit/${trip}`, owner, { ...sharedPlan, title: 'For both' })
    actAfter(queries, async () => {
      await call(`DELETE /trip/people/${trip}/${personId}`, owner)
      await call(`PUT /trip/edit/${trip}`, owner, secretPlan)
    })
    const answer = await call('GET /trip-news', friend, undefined, watched)
    expect(JSON.stringify(answer.body)).not.toContain(SECRET)
  })
})

/** The history is written while others are in the trip. */
async function shareTripAgain(owner: TestUser, trip: string) {
  const { token } = await makeLink(owner, trip, { purpose: 'invite', role: 'viewer' })
  await call('POST /trip-invite/accept', await createUser(other), { token })
}

/** Ends once the call is answered, or waits for a lock of somebody else. */
async function untilAnsweredOrWaiting(answer: Promise<unknown>): Promise<void> {
  let isAnswered = false
  void answer.finally(() => (isAnswered = true))
  const isWaiting = async () =>
    (
      await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
        other.store.db,
      )
    ).rows.length > 0
  while (!isAnswered && !(await isWaiting()));
}

test.each(
  joinNumbers.flatMap((queries) => [
    { queries, way: 'ended', route: (id: string) => `DELETE /trip-links/${id}` as const },
    { queries, way: 'replaced', route: (id: string) => `POST /trip-links/${id}/rotate` as const },
  ]),
)('nobody joins by an invite after it was $way (query $queries of an acceptance)', async ({ queries, route }) => {
  const [owner, friend] = [await createUser(other), await createUser(other)]
  const { _id: trip } = await createTrip(other, owner)
  const { link, token } = await makeLink(owner, trip, { purpose: 'invite', role: 'editor' })
  const listPeople = async () => (await call(`GET /trip/people/${trip}`, owner)).body['people']
  const ending = Promise.withResolvers<unknown>()
  actAfter(queries, async () => {
    const ended = call(route(link.id), owner).then(listPeople)
    ending.resolve(ended)
    await untilAnsweredOrWaiting(ended)
  })
  const joined = await call('POST /trip-invite/accept', friend, { token }, watched)
  const isActed = queriesLeft <= 0
  expect(isActed ? await ending.promise : await listPeople()).toEqual(await listPeople())
  expect([200, 404]).toContain(joined.status)
})

test('a link that is ended while its passcode is compared does not open', async () => {
  const gate = Promise.withResolvers<void>()
  const isComparing = Promise.withResolvers<void>()
  const verify: typeof lightPasswords.verify = async (secret, phc) => {
    if (secret !== 'kite 7') return lightPasswords.verify(secret, phc)
    isComparing.resolve()
    await gate.promise
    return lightPasswords.verify(secret, phc)
  }
  const testApp = await createTestApp({ passwords: { ...lightPasswords, verify } })
  const owner = await createUser(testApp)
  const { _id: trip } = await createTrip(testApp, owner)
  const body = { purpose: 'view', passcode: 'kite 7' }
  const made = await callApi(testApp, `POST /trip/links/${trip}`, { token: owner.token, body })
  const { link, token } = Made.parse(made.body)
  const opening = callApi(testApp, 'POST /shared-trip', { body: { token, passcode: 'kite 7' } })
  await isComparing.promise
  await call(`DELETE /trip-links/${link.id}`, owner, undefined, testApp)
  await call(`PUT /trip/edit/${trip}`, owner, secretPlan, testApp)
  gate.resolve()
  expect((await opening).status).toBe(404)
})
