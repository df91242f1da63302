import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { callApi, type Route } from '../../../../tests/support/api-calls.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp, openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { insertSession } from '../../account/auth/sessions.store.ts'
import { createSecret } from '../../account/auth/tokens.ts'
import { restoreAccountFor } from './suspension.ts'
import { createUser, logIn, type TestUser } from '../../../../tests/support/users.ts'

const PLACE = 'Surat Castle'

const reviewBody = (rating: number) => ({
  placeName: PLACE,
  rating,
  reviewText: 'Thick walls.',
  locationCoords: { lat: 21.19, lng: 72.82 },
})

describe.each(engines)('a suspended account on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => testApp.close())

  async function act({ token }: Pick<TestUser, 'token'>, route: Route, body?: object) {
    const answer = await callApi(testApp, route, { token, ...(body && { body }) })
    testApp.clock.advance(MINUTE_MS)
    return answer
  }

  async function post(author: TestUser, rating: number): Promise<string> {
    const { body } = await act(author, 'POST /review/create', reviewBody(rating))
    return api.createReview.reply.parse(body).review._id
  }

  const createAdmin = () => createUser(testApp, { isAdmin: true })
  const suspend = (admin: TestUser, { id }: { id: string }) => act(admin, `POST /admin/accounts/suspend/${id}`)
  const restore = (admin: TestUser, { id }: { id: string }) => act(admin, `POST /admin/accounts/restore/${id}`)

  async function shownIds(): Promise<string[]> {
    const { reviews } = api.listReviews.reply.parse((await callApi(testApp, 'GET /review/all')).body)
    const ofPlace = api.listReviews.reply.parse((await callApi(testApp, 'GET /review/all?place=surat-castle')).body)
    expect(ofPlace.reviews).toEqual(reviews.filter(({ placeName }) => placeName === PLACE))
    return reviews.map(({ _id }) => _id)
  }

  async function shownRating() {
    // Another process may have changed it.
    await testApp.services.guide.renew()
    const { place } = api.getPlace.reply.parse((await callApi(testApp, 'GET /places/surat-castle')).body)
    return { rating: place.rating, ratingCount: place.ratingCount }
  }

  rule('has no use of a session that began while it was being suspended', async () => {
    const [admin, user] = [await createAdmin(), await createUser(testApp)]
    await suspend(admin, user)
    const { secret, hash } = createSecret()
    const session = { tokenHash: hash, accountId: user.id, deviceId: null, at: testApp.clock.now().toISOString() }
    await insertSession(testApp.store.db, session)
    expect((await callApi(testApp, 'GET /auth/user', { token: secret })).status).toBe(401)
    await restore(admin, user)
    expect((await callApi(testApp, 'GET /auth/user', { token: secret })).status).toBe(200)
  })

  rule('shows none of its reviews, and all of them again when it is restored', async () => {
    const [admin, author, other] = [await createAdmin(), await createUser(testApp), await createUser(testApp)]
    const ids = [await post(author, 1), await post(author, 2), await post(other, 5), await post(author, 1)]
    await act(author, `DELETE /review/delete/${ids[1]}`)
    const before = { ids: await shownIds(), rating: await shownRating() }
    expect(before.ids).not.toContain(ids[1])

    const answer = await suspend(admin, author)
    expect(answer).toMatchObject({ status: 200, body: { account: { _id: author.id, reviews: 2 } } })
    expect(await shownIds()).toEqual(before.ids.filter((id) => id === ids[2] || !ids.includes(id)))
    expect((await shownRating()).ratingCount).toBe(before.rating.ratingCount - 2)

    expect(await restore(admin, author)).toMatchObject({ status: 200, body: { account: { suspendedAt: null } } })
    expect({ ids: await shownIds(), rating: await shownRating() }).toEqual(before)
    await act(other, `DELETE /review/delete/${ids[2]}`)
    await act(admin, `DELETE /review/delete/${ids[0]}`)
    await act(admin, `DELETE /review/delete/${ids[3]}`)
  })

  rule('has its review out of the rating once, whatever an admin does with the review meanwhile', async () => {
    const [admin, author] = [await createAdmin(), await createUser(testApp)]
    const before = await shownRating()
    const [restored, deleted] = [await post(author, 1), await post(author, 2)]
    await suspend(admin, author)
    await act(admin, `DELETE /review/delete/${deleted}`)
    await act(admin, `DELETE /review/delete/${restored}`)
    await act(admin, `POST /review/restore/${restored}`)
    expect(await shownRating()).toEqual(before)
    await restore(admin, author)
    expect((await shownRating()).ratingCount).toBe(before.ratingCount + 1)
    expect(await shownIds()).toContain(restored)
    expect(await shownIds()).not.toContain(deleted)
    await act(admin, `DELETE /review/delete/${restored}`)
  })

  test('is refused with its open token at the next request, in every process', async () => {
    const [admin, author] = [await createAdmin(), await createUser(testApp)]
    const second = await openSecondInstance(testApp, { env: { RATE_LIMITS: 'off' } })
    await suspend(admin, author)
    const answers = await Promise.all([
      callApi(testApp, 'GET /auth/user', author),
      callApi(second, 'POST /review/create', { token: author.token, body: reviewBody(1) }),
      callApi(second, 'GET /auth/my-data', author),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  })

  rule('is told at login after the right password alone, and may log in again once it is restored', async () => {
    const [admin, author] = [await createAdmin(), await createUser(testApp)]
    await suspend(admin, author)
    expect(await logIn(testApp, author)).toMatchObject({
      status: 403,
      body: { error: 'This account is suspended. Please ask those who look after this guide.' },
    })
    expect(await logIn(testApp, { ...author, password: 'a wrong guess' })).toMatchObject({
      status: 401,
      body: { error: 'The email or the password is wrong.' },
    })
    await restore(admin, author)
    expect((await logIn(testApp, author)).status).toBe(200)
    expect((await callApi(testApp, 'GET /auth/user', author)).status).toBe(401)
  })

  rule('may be an admin’s, but never the acting admin’s own', async () => {
    const [admin, other] = [await createAdmin(), await createAdmin()]
    expect(await suspend(admin, admin)).toMatchObject({ status: 409, body: { error: 'You cannot suspend yourself.' } })
    expect((await suspend(admin, other)).status).toBe(200)
    expect((await restore(other, other)).status).toBe(401)
    await restore(admin, other)
  })

  rule('is restored by the operator too, when no admin can', async () => {
    const [admin, other] = [await createAdmin(), await createAdmin()]
    const before = await shownRating()
    const id = await post(other, 3)
    await suspend(admin, other)
    expect(await restoreAccountFor(testApp.services, other.email)).toBe(true)
    expect(await restoreAccountFor(testApp.services, other.email)).toBe(false)
    expect((await logIn(testApp, other)).status).toBe(200)
    expect((await shownRating()).ratingCount).toBe(before.ratingCount + 1)
    await act(admin, `DELETE /review/delete/${id}`)
  })

  rule('stands in the activity and in the security log, once for two suspensions', async () => {
    const admin = await createUser(testApp, { isAdmin: true, name: 'Farida Mulla' })
    const author = await createUser(testApp, { name: 'Jignesh Naik' })
    await suspend(admin, author)
    await suspend(admin, author)
    await restore(admin, author)
    const { body } = await act(admin, 'GET /admin/activity?limit=2')
    const subject = { subjectId: author.id, subjectTitle: 'Jignesh Naik', actorName: 'Farida Mulla' }
    expect(body['entries']).toMatchObject([
      { action: 'account.restore', ...subject },
      { action: 'account.suspend', ...subject },
    ])
    const { db } = testApp.store
    const events = await db.selectFrom('security_event').selectAll().where('account_id', '=', author.id).execute()
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(['account.restored', 'account.suspended'])
  })

  test('leaves no session and no shown review, however it races with logins and reviews of the account', async () => {
    const [admin, author] = [await createAdmin(), await createUser(testApp)]
    const second = await openSecondInstance(testApp, { env: { RATE_LIMITS: 'off' } })
    const before = await shownRating()
    const actions = Array.from({ length: 10 }, (_, index) => [
      () => callApi(index % 2 ? testApp : second, 'POST /review/create', { token: author.token, body: reviewBody(1) }),
      () => logIn(index % 2 ? second : testApp, author),
    ]).flat()
    const suspension = () => callApi(second, `POST /admin/accounts/suspend/${author.id}`, admin)
    const answers = await Promise.all(
      [...actions.slice(0, 8), suspension, ...actions.slice(8)].map((action) => action()),
    )
    expect(answers.filter(({ status }) => ![200, 401, 403, 429].includes(status))).toEqual([])

    expect(await shownRating()).toEqual(before)
    const { db } = testApp.store
    const ofAuthor = { sessions: db.selectFrom('session'), reviews: db.selectFrom('review') }
    expect(await ofAuthor.sessions.selectAll().where('account_id', '=', author.id).execute()).toEqual([])
    const open = ofAuthor.reviews.selectAll().where('account_id', '=', author.id).where('hidden_at', 'is', null)
    expect(await open.execute()).toEqual([])
    await restore(admin, author)
    const posted = answers.filter(({ body }) => 'review' in body).length
    expect((await shownRating()).ratingCount).toBe(before.ratingCount + posted)
  })
})

describe.each(engines)('admins on $engine', ({ engine }) => {
  test('who suspend each other at once leave one of them', async () => {
    const testApp = await createTestApp({ engine })
    const admins = await Promise.all(Array.from({ length: 4 }, () => createUser(testApp, { isAdmin: true })))
    const actions = admins.flatMap((admin) =>
      admins
        .filter((other) => other !== admin)
        .map((other) => callApi(testApp, `POST /admin/accounts/suspend/${other.id}`, admin)),
    )
    const answers = await Promise.all(actions)
    expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([])
    const { db } = testApp.store
    const left = await db.selectFrom('account').select('id').where('suspended_at', 'is', null).execute()
    expect(left).toHaveLength(1)
  })
})

test('the operator’s contact stands in the refusal of a suspended login', async () => {
  const testApp = await createTestApp({ env: { SECURITY_CONTACT: 'desk@surat.example' } })
  const [admin, author] = [await createUser(testApp, { isAdmin: true }), await createUser(testApp)]
  await callApi(testApp, `POST /admin/accounts/suspend/${author.id}`, admin)
  const { body } = await logIn(testApp, author)
  expect(body['error']).toBe(
    'This account is suspended. Write to desk@surat.example to have this looked at, or for a copy of your data.',
  )
})
