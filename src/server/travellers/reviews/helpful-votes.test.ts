import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { SECOND_MS } from '#contract/text/durations.ts'
import { HELPFUL_VOTES_MAX } from '#contract/review/helpful-votes.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'

async function post(testApp: TestApp, { token }: TestUser): Promise<string> {
  const body = { placeName: 'Surat Castle', rating: 4, reviewText: 'Cool.', locationCoords: { lat: 21.19, lng: 72.82 } }
  return api.createReview.reply.parse((await callApi(testApp, 'POST /review/create', { token, body })).body).review._id
}

async function vote(testApp: TestApp, { token }: TestUser, id: string, isHelpful = true): Promise<number> {
  return (await callApi(testApp, `POST /review/helpful/${id}`, { token, body: { isHelpful } })).status
}

async function countFor(testApp: TestApp, id: string): Promise<number | undefined> {
  const { reviews } = api.listReviews.reply.parse((await callApi(testApp, 'GET /review/all')).body)
  return reviews.find(({ _id }) => _id === id)?.helpfulCount
}

async function getVotes(testApp: TestApp, { token }: TestUser): Promise<string[]> {
  return api.listHelpfulVotes.reply.parse((await callApi(testApp, 'GET /review/helpful', { token })).body).reviewIds
}

describe.each(engines)('helpful votes on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => testApp.close())

  rule('each traveller counts once, and may take the vote back', async () => {
    const [author, first, second] = [await createUser(testApp), await createUser(testApp), await createUser(testApp)]
    const id = await post(testApp, author)
    expect(await countFor(testApp, id)).toBeUndefined()
    expect([await vote(testApp, first, id), await vote(testApp, first, id)]).toEqual([200, 200])
    expect(await countFor(testApp, id)).toBe(1)
    await vote(testApp, second, id)
    expect(await countFor(testApp, id)).toBe(2)
    expect(await getVotes(testApp, first)).toEqual([id])
    expect([await vote(testApp, first, id, false), await vote(testApp, first, id, false)]).toEqual([200, 200])
    expect(await countFor(testApp, id)).toBe(1)
    expect(await getVotes(testApp, first)).toEqual([])
  })

  rule('a vote needs a review that visitors see, and another author', async () => {
    const [author, reader] = [await createUser(testApp), await createUser(testApp)]
    const id = await post(testApp, author)
    expect(await vote(testApp, author, id)).toBe(409)
    await callApi(testApp, `DELETE /review/delete/${id}`, author)
    expect(await vote(testApp, reader, id)).toBe(404)
  })

  test('two votes of one traveller at once count once', async () => {
    const [author, reader] = [await createUser(testApp), await createUser(testApp)]
    const id = await post(testApp, author)
    const statuses = await Promise.all([vote(testApp, reader, id), vote(testApp, reader, id)])
    expect(statuses).toEqual([200, 200])
    expect(await countFor(testApp, id)).toBe(1)
  })

  rule('the votes of a traveller are in their data, and go with the account', async () => {
    const [author, reader] = [await createUser(testApp), await createUser(testApp)]
    const id = await post(testApp, author)
    await vote(testApp, reader, id)
    expect((await callApi(testApp, 'GET /auth/my-data', reader)).body).toMatchObject({ helpfulVotes: [id] })
    const { token, password } = reader
    await callApi(testApp, 'POST /auth/delete-account', { token, body: { password } })
    expect(await countFor(testApp, id)).toBeUndefined()
  })
})

test('the votes of a suspended account count for nothing until it is restored', async () => {
  const testApp = await createTestApp()
  const [author, reader] = [await createUser(testApp), await createUser(testApp)]
  const admin = await createUser(testApp, { isAdmin: true })
  const id = await post(testApp, author)
  await vote(testApp, reader, id)
  await callApi(testApp, `POST /admin/accounts/suspend/${reader.id}`, admin)
  expect(await countFor(testApp, id)).toBeUndefined()
  await callApi(testApp, `POST /admin/accounts/restore/${reader.id}`, admin)
  expect(await countFor(testApp, id)).toBe(1)
})

test('one account makes the pages of all anew a bounded number of times, from whatever addresses', async () => {
  const testApp = await createTestApp({ env: { RATE_LIMITS: 'on' } })
  const [author, reader] = [await createUser(testApp), await createUser(testApp)]
  const id = await post(testApp, author)
  const turn = (index: number) =>
    callApi(testApp, `POST /review/helpful/${id}`, {
      token: reader.token,
      body: { isHelpful: index % 2 === 0 },
      ip: `198.18.${index}.1`,
    })
  const statuses: number[] = []
  for (let index = 0; index < 125; index += 1) statuses.push((await turn(index)).status)
  expect(statuses).toEqual(statuses.map((_, index) => (index < 120 ? 200 : 429)))
  expect(
    (await callApi(testApp, `POST /review/helpful/${id}`, { token: author.token, body: { isHelpful: true } })).status,
  ).toBe(409)
  testApp.clock.advance(61 * SECOND_MS)
  expect((await turn(120)).status).toBe(200)
})

test('one person calls a bounded number of reviews helpful', async () => {
  const testApp = await createTestApp({ env: { RATE_LIMITS: 'off' } })
  const [author, reader] = [await createUser(testApp), await createUser(testApp)]
  const id = await post(testApp, author)
  const [row] = await testApp.store.db.selectFrom('review').selectAll().where('id', '=', id).execute()
  if (!row) throw new Error('The review is not stored')
  const others = Array.from({ length: HELPFUL_VOTES_MAX }, (_, index) => `${id}-${index}`)
  await testApp.store.db
    .insertInto('review')
    .values(others.map((other) => ({ ...row, id: other })))
    .execute()
  const votes = others.map((other) => ({ review_id: other, account_id: reader.id }))
  await testApp.store.db.insertInto('helpful_vote').values(votes).execute()
  expect(await vote(testApp, reader, id)).toBe(409)
  expect(await vote(testApp, reader, others[0] ?? '', false)).toBe(200)
  expect(await vote(testApp, reader, id)).toBe(200)
})
