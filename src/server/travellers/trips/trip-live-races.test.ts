import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Store } from '#server/platform/store/database.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { shareTrip, sharedPlan, type SharedTrip } from '../../../../tests/support/shared-trips.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { hashToken } from '../../account/auth/tokens.ts'
import { LiveTrips } from './trip-live.ts'

let testApp: TestApp
// SQLite has one connection in a process, so that nothing comes in between.
beforeAll(async () => {
  testApp = await startTestApp({ engine: 'Postgres', env: { RATE_LIMITS: 'off' } })
})
afterAll(() => testApp.close())

/** A look asks fewer times than this. */
const QUERIES = 6

/** Does something between two queries of a look. */
function betweenQueries(store: Store) {
  let left = Infinity
  let act: () => Promise<unknown> = async () => undefined
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      left -= 1
      if (left === 0) await act()
      return result
    },
  }
  return {
    store: { ...store, db: store.db.withPlugin(plugin) },
    actAfter: (queries: number, wanted: typeof act) => {
      left = queries
      act = wanted
    },
    hasActed: () => left <= 0,
  }
}

const title = (text: string) => ({ ...sharedPlan, title: text })

/** The owner hands the trip over, is removed, and something is written that is not for them. */
async function handOverAndWrite({ owner, friend, trip, personId }: SharedTrip) {
  const call = (by: typeof owner, route: `${'POST' | 'PUT' | 'DELETE'} /${string}`, body?: object) =>
    callApi(testApp, route, { token: by.token, ...(body && { body }) })
  await call(owner, `POST /trip/owner/${trip}`, { personId })
  const { body } = await callApi(testApp, `GET /trip/people/${trip}`, friend)
  const former = api.listTripPeople.reply.parse(body).people.find(({ isYou }) => !isYou)
  await call(friend, `DELETE /trip/people/${trip}/${former?.id}`)
  expect((await call(friend, `PUT /trip/edit/${trip}`, title('Not for Asha'))).status).toBe(200)
}

test.each(Array.from({ length: QUERIES }, (_, index) => index + 1))(
  'an owner who hands the trip over and is removed after query %i of a look gets nothing of what follows',
  async (queries) => {
    const shared = await shareTrip(testApp)
    const { owner, friend, trip } = shared
    const between = betweenQueries(testApp.store)
    const { now, newId, guide } = testApp.services
    const live = new LiveTrips({ store: between.store, now, newId, guide })
    const reader = { accountId: owner.id, tokenHash: hashToken(owner.token) ?? '' }
    const sent: string[] = []
    const begin = await live.prepare(reader, { tripIds: [trip], isOnce: false })
    begin({ send: (event, data) => sent.push(`${event} ${JSON.stringify(data)}`), end: () => undefined })
    await callApi(testApp, `PUT /trip/edit/${trip}`, { token: friend.token, body: title('For both') })

    between.actAfter(queries, () => handOverAndWrite(shared))
    await live.look()
    await live.look()
    await live.close()

    expect(sent.join('\n')).not.toContain('Not for Asha')
    expect(sent.at(-1)).toContain('over ')
  },
)
