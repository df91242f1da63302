import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { DAY_MS, MINUTE_MS } from '#contract/text/durations.ts'
import type { ReviewAction, ReviewSearch } from '#contract/review/moderation.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'
import { sweep } from '../../app/sweep.ts'

const PLACE = 'Surat Castle'

async function post(testApp: TestApp, { token }: TestUser, given: object = {}): Promise<string> {
  const body = {
    placeName: PLACE,
    rating: 1,
    reviewText: 'Thick walls.',
    locationCoords: { lat: 21.19, lng: 72.82 },
    ...given,
  }
  const answer = await callApi(testApp, 'POST /review/create', { token, body })
  testApp.clock.advance(MINUTE_MS)
  return api.createReview.reply.parse(answer.body).review._id
}

function report(testApp: TestApp, { token }: TestUser, id: string, body: object = { reason: 'off-topic' }) {
  return callApi(testApp, `POST /review/report/${id}`, { token, body })
}

async function search(testApp: TestApp, { token }: TestUser, body: Partial<ReviewSearch>, query = '') {
  const answer = await callApi(testApp, `POST /admin/reviews/search${query}`, { token, body })
  return api.searchReviews.reply.parse(answer.body)
}

const getIds = ({ reviews }: Awaited<ReturnType<typeof search>>) => reviews.map(({ _id }) => _id)

async function decide(
  testApp: TestApp,
  { token }: TestUser,
  action: ReviewAction,
  ids: readonly string[],
  version = 1,
) {
  const body = { deed: action, reviews: ids.map((id) => ({ id, version })) }
  const answer = await callApi(testApp, 'POST /admin/reviews/decide', { token, body })
  testApp.clock.advance(MINUTE_MS)
  return api.decideReviews.reply.parse(answer.body).outcomes.map(({ outcome }) => outcome)
}

const REMOVE = { kind: 'remove', reason: 'off-topic' } as const

async function getNotifications(testApp: TestApp, { token }: TestUser) {
  const { body } = await callApi(testApp, 'GET /review/notices', { token })
  return api.listModerationNotifications.reply.parse(body).notices.map(({ kind, reason, placeName }) => ({
    kind,
    reason,
    placeName,
  }))
}

async function placeNow(testApp: TestApp) {
  await testApp.services.guide.renew()
  const { place } = api.getPlace.reply.parse((await callApi(testApp, 'GET /places/surat-castle')).body)
  const { reviews, removed } = api.listReviews.reply.parse(
    (await callApi(testApp, 'GET /review/all?place=surat-castle')).body,
  )
  return { ratingCount: place.ratingCount, ids: reviews.map(({ _id }) => _id), removed }
}

describe.each(engines)('moderation on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  let moderator: TestUser
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
    moderator = await createUser(testApp, { role: 'moderator', name: 'Hetal Rana' })
  })
  afterAll(() => testApp.close())

  test('a report puts a review on the list, once for each person, with what it says', async () => {
    const [author, first, second] = [await createUser(testApp), await createUser(testApp), await createUser(testApp)]
    const id = await post(testApp, author)
    expect((await report(testApp, first, id)).status).toBe(200)
    expect((await report(testApp, first, id, { reason: 'insult' })).status).toBe(200)
    expect((await report(testApp, second, id)).status).toBe(200)
    const { reviews } = await search(testApp, moderator, { list: 'reported', author: author.id })
    expect(reviews).toMatchObject([
      { _id: id, version: 1, reports: [{ subject: 'review', reason: 'off-topic', count: 2 }], removal: null },
    ])
  })

  rule('a report needs a review that visitors see, a photo for a report of one, and another author', async () => {
    const [author, reader] = [await createUser(testApp), await createUser(testApp)]
    const id = await post(testApp, author)
    expect(await report(testApp, author, id)).toMatchObject({ status: 409 })
    expect((await report(testApp, reader, id, { subject: 'photo', reason: 'not-own' })).status).toBe(404)
    expect((await report(testApp, reader, id, { reason: 'too few stars' })).status).toBe(400)
    await callApi(testApp, `DELETE /review/delete/${id}`, author)
    expect((await report(testApp, reader, id)).status).toBe(404)
  })

  rule('a removed review leaves its place but for a number with the reason, and comes back as it was', async () => {
    const [author, reporter] = [await createUser(testApp), await createUser(testApp)]
    const id = await post(testApp, author)
    const before = await placeNow(testApp)
    await report(testApp, reporter, id)

    expect(await decide(testApp, moderator, REMOVE, [id])).toEqual(['done'])
    expect(await placeNow(testApp)).toEqual({
      ratingCount: before.ratingCount - 1,
      ids: before.ids.filter((shown) => shown !== id),
      removed: [{ reason: 'off-topic', count: 1 }],
    })
    expect(getIds(await search(testApp, moderator, { list: 'reported', author: author.id }))).toEqual([])
    const removed = await search(testApp, moderator, { list: 'removed', author: author.id })
    expect(removed.reviews).toMatchObject([
      { _id: id, removal: { reason: 'off-topic', moderatorName: 'Hetal Rana', appeal: null } },
    ])
    expect(await getNotifications(testApp, author)).toEqual([
      { kind: 'removed', reason: 'off-topic', placeName: PLACE },
    ])
    expect(await getNotifications(testApp, reporter)).toMatchObject([{ kind: 'report-removed' }])
    const bell = await callApi(testApp, 'GET /announcement/all', author)
    expect(bell.body['decidedAt']).toMatch(/^2026-/)

    expect(await decide(testApp, moderator, { kind: 'restore' }, [id])).toEqual(['done'])
    expect(await placeNow(testApp)).toEqual(before)
    expect(getIds(await search(testApp, moderator, { list: 'reported', author: author.id }))).toEqual([id])
    expect(await getNotifications(testApp, author)).toMatchObject([{ kind: 'restored' }])
    await decide(testApp, moderator, { kind: 'keep' }, [id])
  })

  rule('keeping a review closes its reports, and taking that back opens them again', async () => {
    const [author, reporter] = [await createUser(testApp), await createUser(testApp)]
    const id = await post(testApp, author)
    await report(testApp, reporter, id)
    expect(await decide(testApp, moderator, { kind: 'keep' }, [id])).toEqual(['done'])
    expect(getIds(await search(testApp, moderator, { list: 'reported', author: author.id }))).toEqual([])
    expect(await getNotifications(testApp, reporter)).toMatchObject([{ kind: 'report-kept', reason: null }])
    expect(await getNotifications(testApp, author)).toEqual([])
    expect(await decide(testApp, moderator, { kind: 'reopen' }, [id])).toEqual(['done'])
    expect(getIds(await search(testApp, moderator, { list: 'reported', author: author.id }))).toEqual([id])
  })

  rule('the reports of a review that its author deleted open again once it is back', async () => {
    const [author, reporter] = [await createUser(testApp), await createUser(testApp)]
    const id = await post(testApp, author)
    await report(testApp, reporter, id)
    await decide(testApp, moderator, { kind: 'keep' }, [id])
    await callApi(testApp, `DELETE /review/delete/${id}`, author)
    expect(await decide(testApp, moderator, { kind: 'reopen' }, [id])).toEqual(['gone'])
    await callApi(testApp, `POST /review/restore/${id}`, author)
    expect(await decide(testApp, moderator, { kind: 'reopen' }, [id])).toEqual(['done'])
    expect(getIds(await search(testApp, moderator, { list: 'reported', author: author.id }))).toEqual([id])
  })

  rule('a review that was edited or is gone meanwhile is left alone, and the others are decided', async () => {
    const author = await createUser(testApp)
    const [edited, deleted, same] = [
      await post(testApp, author),
      await post(testApp, author),
      await post(testApp, author),
    ]
    const body = { placeName: PLACE, rating: 2, reviewText: 'Calm.', locationCoords: { lat: 21.19, lng: 72.82 } }
    await callApi(testApp, `PUT /review/edit/${edited}`, { token: author.token, body })
    await callApi(testApp, `DELETE /review/delete/${deleted}`, author)
    const ids = [edited, deleted, same, 'no-such-review']
    expect(await decide(testApp, moderator, REMOVE, ids)).toEqual(['changed', 'gone', 'done', 'gone'])
    expect(await decide(testApp, moderator, REMOVE, [same])).toEqual(['gone'])
    await decide(testApp, moderator, { kind: 'restore' }, [same])
  })

  rule('an author appeals once, and a moderator lets the removal stand or takes it back', async () => {
    const [author, stranger] = [await createUser(testApp), await createUser(testApp)]
    const [first, second] = [await post(testApp, author), await post(testApp, author)]
    await decide(testApp, moderator, REMOVE, [first, second])
    const appeal = (token: string, id: string) =>
      callApi(testApp, `POST /review/appeal/${id}`, { token, body: { text: 'I was <b>there</b>.' } })
    expect((await appeal(stranger.token, first)).status).toBe(403)
    expect((await appeal(author.token, first)).status).toBe(200)
    expect((await appeal(author.token, second)).status).toBe(200)
    expect((await appeal(author.token, first)).status).toBe(409)
    const { reviews } = await search(testApp, moderator, { list: 'appealed', author: author.id })
    expect(reviews.map(({ removal }) => removal?.appeal)).toEqual(['I was <b>there</b>.', 'I was <b>there</b>.'])

    expect(await decide(testApp, moderator, { kind: 'uphold' }, [first])).toEqual(['done'])
    expect(await decide(testApp, moderator, { kind: 'uphold' }, [first])).toEqual(['gone'])
    expect(await decide(testApp, moderator, { kind: 'restore' }, [second])).toEqual(['done'])
    expect((await appeal(author.token, first)).status).toBe(409)
    expect((await getNotifications(testApp, author)).map(({ kind }) => kind).toSorted()).toEqual(['restored', 'upheld'])
    expect(getIds(await search(testApp, moderator, { list: 'appealed', author: author.id }))).toEqual([])
  })

  rule('whoever reported a review reads that an appeal brought it back', async () => {
    const [author, reporter] = [await createUser(testApp), await createUser(testApp)]
    const id = await post(testApp, author)
    await report(testApp, reporter, id)
    await decide(testApp, moderator, REMOVE, [id])
    await callApi(testApp, `POST /review/appeal/${id}`, { token: author.token, body: { text: 'I was there.' } })
    await decide(testApp, moderator, { kind: 'restore' }, [id])
    expect(await getNotifications(testApp, reporter)).toEqual([{ kind: 'report-kept', reason: null, placeName: PLACE }])
  })

  test('an appeal keeps its review until somebody has answered', async () => {
    const own = await createTestApp({ engine })
    const [author, judge] = [await createUser(own), await createUser(own, { role: 'moderator' })]
    const id = await post(own, author)
    await decide(own, judge, REMOVE, [id])
    await callApi(own, `POST /review/appeal/${id}`, { token: author.token, body: { text: 'I was there.' } })
    own.clock.advance(90 * DAY_MS)
    await sweep(own.store.db, own.clock.now())

    // The session of the other moderator is over by now.
    const late = await createUser(own, { role: 'moderator' })
    expect(getIds(await search(own, late, { list: 'appealed' }))).toEqual([id])
    expect(await decide(own, late, { kind: 'uphold' }, [id])).toEqual(['done'])

    await sweep(own.store.db, own.clock.now())
    expect(getIds(await search(own, late, { list: 'removed' }))).toEqual([])
  })

  rule('a moderator does not decide about their own review, and an admin may', async () => {
    const [author, admin] = [
      await createUser(testApp, { role: 'moderator' }),
      await createUser(testApp, { isAdmin: true }),
    ]
    const [own, others] = [await post(testApp, author), await post(testApp, await createUser(testApp))]
    for (const id of [own, others]) await report(testApp, await createUser(testApp), id)
    const body = { deed: { kind: 'keep' }, reviews: [others, own].map((id) => ({ id, version: 1 })) }

    const { status, body: refusal } = await callApi(testApp, 'POST /admin/reviews/decide', {
      token: author.token,
      body,
    })

    expect([status, refusal['error']]).toEqual([403, 'You wrote one of these reviews. Leave it to another moderator.'])
    const waiting = getIds(await search(testApp, moderator, { list: 'reported' }))
    expect(waiting).toEqual(expect.arrayContaining([own, others]))
    expect(await decide(testApp, author, { kind: 'keep' }, [others])).toEqual(['done'])
    await decide(testApp, moderator, REMOVE, [own])
    expect((await callApi(testApp, `POST /review/restore/${own}`, author)).status).toBe(403)
    expect((await callApi(testApp, `POST /review/restore/${own}`, admin)).status).toBe(200)
    const ofAdmin = await post(testApp, admin)
    await report(testApp, author, ofAdmin)
    expect(await decide(testApp, admin, { kind: 'keep' }, [ofAdmin])).toEqual(['done'])
  })

  rule('the author cannot bring back what a moderator removed, and the specified call of a moderator can', async () => {
    const author = await createUser(testApp)
    const id = await post(testApp, author)
    const before = await placeNow(testApp)
    await decide(testApp, moderator, REMOVE, [id])
    expect((await callApi(testApp, `POST /review/restore/${id}`, author)).status).toBe(403)
    expect((await callApi(testApp, `POST /review/restore/${id}`, moderator)).status).toBe(200)
    expect(await placeNow(testApp)).toEqual(before)
    expect(getIds(await search(testApp, moderator, { list: 'removed', author: author.id }))).toEqual([])
  })

  rule('a review of a suspended author is out of the rating once, whatever is decided meanwhile', async () => {
    const [admin, author] = [await createUser(testApp, { isAdmin: true }), await createUser(testApp)]
    const id = await post(testApp, author)
    const before = await placeNow(testApp)
    await callApi(testApp, `POST /admin/accounts/suspend/${author.id}`, admin)
    await decide(testApp, moderator, REMOVE, [id])
    await decide(testApp, moderator, { kind: 'restore' }, [id])
    expect((await placeNow(testApp)).ratingCount).toBe(before.ratingCount - 1)
    await callApi(testApp, `POST /admin/accounts/restore/${author.id}`, admin)
    expect((await placeNow(testApp)).ratingCount).toBe(before.ratingCount)
  })

  test('a search finds by words, place, author, stars and days, newest first and page by page', async () => {
    const author = await createUser(testApp, { name: 'Zoë Contractor' })
    testApp.clock.advance(2 * DAY_MS)
    const old = await post(testApp, author, { placeName: 'Dumas Beach', rating: 4, reviewText: 'Crème at the kiosk.' })
    const day = testApp.clock.now().toISOString().slice(0, 10)
    testApp.clock.advance(2 * DAY_MS)
    const low = await post(testApp, author, { rating: 1, reviewText: 'Closed walls.' })
    const high = await post(testApp, author, { rating: 4.5, reviewText: 'Open walls.' })
    // The session of the other moderator is over by now.
    const late = await createUser(testApp, { role: 'moderator' })
    const found = async (body: Partial<ReviewSearch>) => getIds(await search(testApp, late, body))
    expect(await found({ author: author.id })).toEqual([high, low, old])
    expect(await found({ text: 'creme KIOSK' })).toEqual([old])
    expect(await found({ text: 'zoe walls' })).toEqual([high, low])
    expect(await found({ author: author.id, stars: 4 })).toEqual([high, old])
    expect(await found({ author: author.id, place: 'dumas-beach' })).toEqual([old])
    expect(await found({ author: author.id, from: day, until: day })).toEqual([old])
    expect(await found({ author: author.id, withPhoto: true })).toEqual([])
    const first = await search(testApp, late, { author: author.id }, '?limit=2')
    const rest = await search(testApp, late, { author: author.id }, `?limit=2&cursor=${first.nextCursor}`)
    expect([getIds(first), getIds(rest), rest.nextCursor]).toEqual([[high, low], [old], null])
    const asked = { token: late.token, body: { place: 'no-such-place' } }
    expect((await callApi(testApp, 'POST /admin/reviews/search', asked)).status).toBe(404)
  })

  test('the number of a place’s removed reviews stays when the reviews are purged', async () => {
    const own = await createTestApp({ engine })
    const [author, judge] = [await createUser(own), await createUser(own, { role: 'moderator' })]
    const id = await post(own, author)
    await decide(own, judge, REMOVE, [id])
    await sweep(own.store.db, new Date(own.clock.now().getTime() + 31 * DAY_MS))
    expect(await own.store.db.selectFrom('review').select('id').execute()).toEqual([])
    expect((await placeNow(own)).removed).toEqual([{ reason: 'off-topic', count: 1 }])
  })

  test('what a person reported and appealed is in their data, and goes with their account', async () => {
    const own = await createTestApp({ engine })
    const [author, other, judge] = [
      await createUser(own),
      await createUser(own),
      await createUser(own, { role: 'moderator' }),
    ]
    const [mine, theirs] = [await post(own, author), await post(own, other)]
    await report(own, author, theirs)
    await decide(own, judge, REMOVE, [mine])
    await callApi(own, `POST /review/appeal/${mine}`, { token: author.token, body: { text: 'My own words.' } })
    const { body } = await callApi(own, 'GET /auth/my-data', author)
    expect(body).toMatchObject({
      reports: [{ reviewId: theirs, reason: 'off-topic' }],
      removals: [{ kind: 'appealed', appeal: 'My own words.' }],
    })
    await callApi(own, 'POST /auth/delete-account', { token: author.token, body: { password: author.password } })
    expect(getIds(await search(own, judge, { list: 'appealed' }))).toEqual([])
    const { db } = own.store
    expect(await db.selectFrom('decision').select('appeal').execute()).toEqual([{ appeal: '' }])
    expect(await db.selectFrom('report').select('reporter_id').execute()).toEqual([{ reporter_id: null }])
  })
})

test('one person reports twenty reviews a day', async () => {
  const testApp = await createTestApp()
  const [author, reporter] = [await createUser(testApp), await createUser(testApp)]
  const ids: string[] = []
  for (let count = 0; count < 21; count += 1) ids.push(await post(testApp, author))
  const statuses: number[] = []
  for (const id of ids) statuses.push((await report(testApp, reporter, id)).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  testApp.clock.advance(DAY_MS)
  expect((await report(testApp, reporter, ids[20] ?? '')).status).toBe(200)
})
