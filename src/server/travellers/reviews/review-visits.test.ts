import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { addDays, today } from '#contract/text/dates.ts'
import type { Review } from '#contract/review/reviews.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { ruleEngines } from '../../../../tests/support/stores.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'

describe.each(ruleEngines)('visits on $engine', ({ engine }) => {
  let testApp: TestApp
  let date: string
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
    date = today(testApp.clock.now(), 'Asia/Kolkata')
  })
  afterAll(() => testApp.close())

  async function post({ token }: TestUser, placeName = 'Surat Castle'): Promise<string> {
    const body = { placeName, rating: 4, reviewText: 'Cool.', locationCoords: { lat: 21.19, lng: 72.82 } }
    const answer = await callApi(testApp, 'POST /review/create', { token, body })
    return api.createReview.reply.parse(answer.body).review._id
  }

  async function plan({ token }: TestUser, on: string): Promise<void> {
    const activities = [{ name: 'Castle', place: 'surat-castle', date: on, time: '', notes: '' }]
    const [startDate, endDate] = [on, on]
    const destinations = [{ name: 'Surat', location: '', startDate, endDate, notes: '', activities }]
    const body = { title: 'Surat', description: '', budget: 0, startDate, endDate, destinations }
    expect(await callApi(testApp, 'POST /trip/create', { token, body })).toMatchObject({ status: 200 })
  }

  const show = async ({ token }: TestUser, id: string, isShown = true) =>
    (await callApi(testApp, `POST /review/visited/${id}`, { token, body: { isShown } })).status

  async function getVisits({ token }: TestUser) {
    return api.listVisits.reply.parse((await callApi(testApp, 'GET /review/visited', { token })).body).visits
  }

  async function shown(id: string): Promise<Review | undefined> {
    const { reviews } = api.listReviews.reply.parse((await callApi(testApp, 'GET /review/all')).body)
    return reviews.find(({ _id }) => _id === id)
  }

  test('a place of a past day of an own trip is shown with its month, on the author’s word', async () => {
    const author = await createUser(testApp)
    const id = await post(author)
    await plan(author, addDays(date, -40))
    await plan(author, addDays(date, -1))
    await plan(author, addDays(date, 30))
    const month = addDays(date, -1).slice(0, 7)
    expect(await getVisits(author)).toEqual([{ reviewId: id, month }])
    expect((await shown(id))?.visitedIn).toBeUndefined()
    expect(await show(author, id)).toBe(200)
    expect((await shown(id))?.visitedIn).toBe(month)
    expect(await show(author, id, false)).toBe(200)
    expect((await shown(id))?.visitedIn).toBeUndefined()
  })

  test('a day to come, another place and the trip of another traveller are no visit', async () => {
    const [author, other] = [await createUser(testApp), await createUser(testApp)]
    const [castle, beach] = [await post(author), await post(author, 'Dumas Beach')]
    await plan(author, addDays(date, 1))
    await plan(other, addDays(date, -1))
    expect(await getVisits(author)).toEqual([])
    expect([await show(author, castle), await show(author, beach)]).toEqual([409, 409])
    expect(await show(other, castle)).toBe(403)
  })

  test('a review that names another place, and one whose author is gone, say nothing of a trip', async () => {
    const author = await createUser(testApp)
    const [first, second] = [await post(author), await post(author)]
    await plan(author, date)
    expect([await show(author, first), await show(author, second)]).toEqual([200, 200])
    const { token, password } = author
    const body = { placeName: 'Dumas Beach', rating: 4, reviewText: 'Cool.', locationCoords: { lat: 21, lng: 72 } }
    await callApi(testApp, `PUT /review/edit/${first}`, { token, body })
    expect((await shown(first))?.visitedIn).toBeUndefined()
    await callApi(testApp, 'POST /auth/delete-account', { token, body: { password } })
    expect(await shown(second)).toMatchObject({ userId: '' })
    expect((await shown(second))?.visitedIn).toBeUndefined()
  })
})
