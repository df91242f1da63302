import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { nameKey } from '#contract/place/place-name.ts'
import { callApi } from '../../../tests/support/api-calls.ts'
import { engines } from '../../../tests/support/stores.ts'
import { openSecondInstance, startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../tests/support/users.ts'

const PLACES = ['Surat Castle', 'Dumas Beach', 'Chowk'] as const

const which = fc.nat(3)
const acts = fc.record({
  /** The person, and the process that is asked. */
  by: fc.constantFrom(0, 1),
  at: fc.constantFrom(0, 1),
  readAt: fc.constantFrom(0, 1),
  which,
  kind: fc.constantFrom('create', 'edit', 'delete', 'restore', 'save', 'forget', 'review'),
})
type Act = typeof acts extends fc.Arbitrary<infer Found> ? Found : never

const reviewBody = (placeName: string, rating: number) => ({
  placeName,
  location: 'Surat',
  rating,
  reviewText: 'Good.',
})

const bareTrip = (title: string) => ({ title, budget: 0, destinations: [{ name: 'Dumas' }] })

describe.each(engines)('own lists on $engine', ({ engine }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => testApp.close())

  test('are never older than the last change in any process, and never those of somebody else', async () => {
    const apps = [testApp, await openSecondInstance(testApp, { env: { RATE_LIMITS: 'off' } })]
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 5, maxLength: 20 }), async (list) => {
        const users = [await createUser(testApp), await createUser(testApp)]
        const trips = users.map((): string[] => [])
        for (const [index, act] of list.entries()) {
          await perform(apps, users, trips, { act, index })
          for (const user of users) await expectFreshLists(apps[act.readAt] ?? testApp, user)
        }
      }),
      { numRuns: engine === 'SQLite' ? 10 : 3 },
    )
  })

  test('show the new email of their owner', async () => {
    const user = await createUser(testApp)
    await callApi(testApp, 'POST /trip/create', { ...user, body: bareTrip('Kites') })
    await listTrips(testApp, user)
    await testApp.store.db
      .updateTable('account')
      .set({ email: `new-${user.email}` })
      .where('id', '=', user.id)
      .execute()
    expect(await listTrips(testApp, user)).toMatchObject([{ userEmail: `new-${user.email}` }])
  })

  test('show what a process of an earlier release changed without counting within a minute', async () => {
    const user = await createUser(testApp)
    expect(await listWishlist(testApp, user)).toEqual([])
    await testApp.store.db
      .insertInto('wishlist_item')
      .values({
        id: crypto.randomUUID(),
        account_id: user.id,
        name: 'Locho',
        name_key: nameKey('Locho'),
        location: '',
        rating: 0,
        image: '',
        created_at: testApp.clock.now().toISOString(),
      })
      .execute()
    testApp.clock.advance(60_001)
    expect(await listWishlist(testApp, user)).toMatchObject([{ name: 'Locho' }])
  })
})

async function perform(
  apps: readonly TestApp[],
  users: readonly TestUser[],
  trips: string[][],
  { act: { by, at, which: chosen, kind }, index }: { act: Act; index: number },
): Promise<void> {
  const [app, user, own] = [apps[at], users[by], trips[by]]
  if (!app || !user || !own) throw new Error('There is no such process or person')
  app.clock.advance(1)
  const name = PLACES[chosen % PLACES.length] ?? ''
  const id = own[chosen % Math.max(own.length, 1)]
  const call = (route: Parameters<typeof callApi>[1], body?: object) =>
    callApi(app, route, { ...user, ...(body && { body }) })
  if (kind === 'save') await call('POST /wishlist', { Name: name })
  else if (kind === 'forget') await call('DELETE /wishlist', { itemName: name })
  else if (kind === 'review') {
    await call('POST /review/create', reviewBody(name, 1 + (index % 5)))
    // A process hears of the reviews of others at its next poll.
    await Promise.all(apps.map(({ services }) => services.guide.renew()))
  } else if (kind === 'create') {
    const { body } = await call('POST /trip/create', bareTrip(`Trip ${index}`))
    own.push(api.createTrip.reply.parse(body).trip._id)
  } else if (id !== undefined && kind === 'edit') await call(`PUT /trip/edit/${id}`, bareTrip(`Edit ${index}`))
  else if (id !== undefined && kind === 'delete') await call(`DELETE /trip/delete/${id}`)
  else if (id !== undefined && kind === 'restore') await call(`POST /trip/restore/${id}`)
}

/** Pages of trips are made anew each time. The list of the wishlist is compared with the rows and the guide. */
async function expectFreshLists(app: TestApp, user: TestUser): Promise<void> {
  const { body } = await callApi(app, 'GET /trip/user-trips?limit=100', user)
  expect(await listTrips(app, user)).toEqual(body['trips'])
  const rows = await app.store.db
    .selectFrom('wishlist_item')
    .select('name_key')
    .where('account_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const expected = rows.map(({ name_key: key }) => app.services.guide.current().findByNameKey(key))
  expect(await listWishlist(app, user)).toMatchObject(
    expected.map((place) => ({ slug: place?.slug ?? null, rating: place?.rating ?? 0 })),
  )
}

async function listTrips(app: TestApp, user: TestUser): Promise<unknown> {
  const { body } = await callApi(app, 'GET /trip/user-trips', user)
  return body['trips']
}

async function listWishlist(app: TestApp, user: TestUser): Promise<unknown> {
  const { body } = await callApi(app, 'GET /wishlist/user-wishlist', user)
  return body['wishlistItems']
}
