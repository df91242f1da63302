import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/api.ts'
import { HOUR_MS } from '#contract/text/durations.ts'
import { ACCOUNT_BYTES, UNCONFIRMED_BYTES, UNCONFIRMED_IMAGE_BYTES } from '#contract/account/storage.ts'
import { failures } from '#messages/failures.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { longTrip } from '../../../../tests/support/long-trips.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, newIdentity, PASSWORD, type TestUser } from '../../../../tests/support/users.ts'

/** As many long trips as an account may hold. */
const FULL = 19

const shortTrip = { title: 'Short', budget: 0, destinations: [{ name: 'Dumas' }] }

const refusal = { status: 413, body: { error: failures['account.full'] } }

describe.each(engines)(
  'the quota of an account on $engine',
  { tags: 'weakness/memory-of-one-account' },
  ({ engine, rule }) => {
    let testApp: TestApp
    beforeAll(async () => {
      testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
    })
    afterAll(() => testApp.close())

    function create({ token, ip }: TestUser, body: object, at: Pick<TestApp, 'app'> = testApp) {
      return callApi(at, 'POST /trip/create', { token, ip, body })
    }

    function remove({ token }: TestUser, id: string) {
      return callApi(testApp, `DELETE /trip/delete/${id}`, { token })
    }

    async function listIds({ token }: TestUser, query: '' | `?${string}` = ''): Promise<string[]> {
      const { body } = await callApi(testApp, `GET /trip/user-trips${query}`, { token })
      return api.listTrips.reply.parse(body).trips.map(({ _id }) => _id)
    }

    async function bytesStored({ id }: TestUser): Promise<number> {
      const rows = await testApp.store.db.selectFrom('trip').select('document').where('account_id', '=', id).execute()
      return rows.reduce((sum, { document }) => sum + Buffer.byteLength(document), 0)
    }

    async function createFullUser(): Promise<TestUser & { trips: string[] }> {
      const user = await createUser(testApp)
      const { trip } = api.createTrip.reply.parse((await create(user, longTrip())).body)
      const { db } = testApp.store
      const row = await db.selectFrom('trip').selectAll().where('id', '=', trip._id).executeTakeFirstOrThrow()
      for (let saved = 1; saved < FULL; saved += 1) {
        await db
          .insertInto('trip')
          .values({ ...row, id: crypto.randomUUID() })
          .execute()
      }
      return { ...user, trips: await listIds(user) }
    }

    rule('refuses what does not fit and says what to do, until a trip is deleted', async () => {
      const user = await createFullUser()
      expect(await create(user, longTrip())).toMatchObject(refusal)
      expect((await create(user, shortTrip)).status).toBe(200)
      await remove(user, user.trips[0] ?? '')
      expect((await create(user, longTrip())).status).toBe(200)
      expect(await bytesStored(user)).toBeLessThanOrEqual(ACCOUNT_BYTES)
    })

    rule('counts deleted trips, and purges the oldest of them when their room is needed', async () => {
      const user = await createFullUser()
      await remove(user, user.trips[3] ?? '')
      testApp.clock.advance(1_000)
      await remove(user, user.trips[1] ?? '')
      expect((await create(user, longTrip())).status).toBe(200)
      const restore = (id = '') => callApi(testApp, `POST /trip/restore/${id}`, { token: user.token })
      expect((await restore(user.trips[3])).status).toBe(404)
      expect((await restore(user.trips[1])).status).toBe(200)
      for (let again = 0; again < 5; again += 1) {
        const [oldest = ''] = await listIds(user)
        await remove(user, oldest)
        expect((await create(user, longTrip())).status).toBe(200)
      }
      expect(await bytesStored(user)).toBeLessThanOrEqual(ACCOUNT_BYTES)
    })

    test('holds when several processes save at the same time', async () => {
      const user = await createFullUser()
      for (const id of user.trips.slice(0, 3)) await remove(user, id)
      const other = await openSecondInstance(testApp, { env: { RATE_LIMITS: 'off' } })
      const answers = await Promise.all(
        [testApp, other, testApp, other, testApp, other].map((at) => create(user, longTrip(), at)),
      )
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '200', '200', '413', '413', '413'])
      expect(await bytesStored(user)).toBeLessThanOrEqual(ACCOUNT_BYTES)
    })

    rule('lets an account that is over it read, delete and save what is shorter', async () => {
      const user = await createFullUser()
      const { db } = testApp.store
      const row = await db
        .selectFrom('trip')
        .selectAll()
        .where('id', '=', user.trips[0] ?? '')
        .executeTakeFirstOrThrow()
      const further = Array.from({ length: 3 }, (_, index) => ({ ...row, id: `${user.id}-${index}` }))
      await db.insertInto('trip').values(further).execute()
      const edit = (body: object) =>
        callApi(testApp, `PUT /trip/edit/${user.trips[1] ?? ''}`, { token: user.token, body })
      const saved = longTrip()
      expect(await edit({ ...saved, title: 'A longer title than before' })).toMatchObject(refusal)
      expect((await edit(shortTrip)).status).toBe(200)
      expect(await listIds(user)).toHaveLength(FULL + 3)
      expect((await remove(user, `${user.id}-0`)).status).toBe(200)
    })

    rule('counts reviews and the wishlist too', async () => {
      const user = await createFullUser()
      const { db } = testApp.store
      const held = await callApi(testApp, 'GET /auth/storage', { token: user.token })
      const { storage } = api.getStorageUse.reply.parse(held.body)
      const document = 'x'.repeat(ACCOUNT_BYTES - storage.bytes)
      const row = await db
        .selectFrom('trip')
        .selectAll()
        .where('id', '=', user.trips[0] ?? '')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('trip')
        .values({ ...row, id: `${user.id}-last`, document, bytes: document.length })
        .execute()
      const locationCoords = { lat: 21.1, lng: 72.7 }
      const review = { placeName: 'Dumas', rating: 4, reviewText: 'Sand.', locationCoords }
      expect(await callApi(testApp, 'POST /review/create', { token: user.token, body: review })).toMatchObject(refusal)
      expect(await callApi(testApp, 'POST /wishlist', { token: user.token, body: { Name: 'Dumas' } })).toMatchObject(
        refusal,
      )
      await remove(user, `${user.id}-last`)
      expect((await callApi(testApp, 'POST /wishlist', { token: user.token, body: { Name: 'Dumas' } })).status).toBe(
        200,
      )
      expect((await callApi(testApp, 'POST /review/create', { token: user.token, body: review })).status).toBe(200)
    })

    rule('is shown to the traveller', async () => {
      const user = await createUser(testApp)
      await create(user, longTrip())
      const { body } = await callApi(testApp, 'GET /auth/storage', { token: user.token })
      const bytes = await bytesStored(user)
      expect(body).toEqual({
        success: true,
        storage: { bytes, maxBytes: ACCOUNT_BYTES, imageBytes: 0, maxImageBytes: 200_000_000 },
      })
      expect(bytes).toBeGreaterThan(500_000)
    })

    rule('bounds the list of trips, which can be read in pages', async () => {
      const user = await createFullUser()
      const pages: string[][] = []
      let cursor = ''
      do {
        const { body } = await callApi(testApp, `GET /trip/user-trips?limit=7${cursor}`, { token: user.token })
        const { trips, nextCursor } = api.listTrips.reply.parse(body)
        pages.push(trips.map(({ _id }) => _id))
        cursor = nextCursor ? `&cursor=${nextCursor}` : ''
      } while (cursor !== '')
      expect(pages.map(({ length }) => length)).toEqual([7, 7, 5])
      expect(pages.flat()).toEqual(user.trips)
    })

    rule('bounds an export, which holds all trips, reviews and the whole wishlist', async () => {
      const user = await createFullUser()
      for (let number = 0; number < 120; number += 1) {
        await callApi(testApp, 'POST /wishlist', { token: user.token, body: { Name: `Place ${number}` } })
      }
      const { status, body } = await callApi(testApp, 'GET /auth/my-data', { token: user.token })
      const exported = api.exportMyData.reply.parse(body)
      expect(status).toBe(200)
      expect(exported.trips.map(({ _id }) => _id)).toEqual(user.trips)
      expect(new Set(exported.wishlist.map(({ name }) => name)).size).toBe(120)
    })
  },
)

describe('the quota of an account with an unconfirmed email, where mails can be sent', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ env: { SMTP_URL: 'smtp://mail.example' }, send: null })
  })
  afterAll(() => testApp.close())

  const create = ({ token }: TestUser) => callApi(testApp, 'POST /trip/create', { token, body: longTrip() })

  test('is a tenth of a confirmed one’s until its owner confirms', async () => {
    const user = await createUser(testApp, { emailConfirmedAt: null })
    expect((await create(user)).status).toBe(200)
    expect(await create(user)).toMatchObject({ status: 413, body: { error: failures['account.full-unconfirmed'] } })
    const shown = await callApi(testApp, 'GET /auth/storage', { token: user.token })
    expect(shown.body['storage']).toMatchObject({
      maxBytes: UNCONFIRMED_BYTES,
      maxImageBytes: UNCONFIRMED_IMAGE_BYTES,
    })

    const { db } = testApp.store
    const email_confirmed_at = testApp.clock.now().toISOString()
    await db.updateTable('account').set({ email_confirmed_at }).where('id', '=', user.id).execute()
    expect((await create(user)).status).toBe(200)
  })

  test('is not got round by leaving long trips to another such account', async () => {
    const heir = await createUser(testApp, { emailConfirmedAt: null })
    while ((await create(heir)).status === 200);
    const owner = await createUser(testApp, { emailConfirmedAt: null })
    const { body } = await create(owner)
    const { trip } = api.createTrip.reply.parse(body)
    const at = testApp.clock.now().toISOString()
    await testApp.store.db
      .insertInto('trip_person')
      .values({
        id: crypto.randomUUID(),
        trip_id: trip._id,
        account_id: heir.id,
        name: '',
        role: 'editor',
        created_at: at,
      })
      .execute()
    const left = await callApi(testApp, `POST /trip/leave/${trip._id}`, { token: owner.token })
    expect(left).toMatchObject({ status: 409, body: { error: failures['trip-person.no-room'] } })
  })
})

test('one IP makes a hundred accounts a day, so that what they hold together is bounded', async () => {
  const testApp = await startTestApp({ env: { SMTP_URL: 'smtp://mail.example' }, send: null })
  onTestFinished(() => testApp.close())
  const { ip } = newIdentity()
  const { clock } = testApp
  let made = 0
  for (let hour = 0; hour < 23; hour += 1) {
    const attempts = Array.from({ length: 31 }, () => {
      const body = { name: 'Priya Desai', email: newIdentity().email, password: PASSWORD }
      return callApi(testApp, 'POST /auth/signup', { body, ip })
    })
    const batch = await Promise.all(attempts)
    made += batch.filter(({ status }) => status === 200).length
    clock.advance(HOUR_MS + 1)
  }
  expect(made).toBe(100)
})
