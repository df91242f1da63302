import { expect, test } from 'vitest'
import { REVIEW_LIMITS } from '#contract/reviews.ts'
import { callApi } from '../../../tests/support/api-calls.ts'
import { createTestApp } from '../../../tests/support/test-app.ts'
import { createUser } from '../../../tests/support/users.ts'

const review = {
  placeName: 'Surat Castle',
  landmark: '',
  location: 'Chowk Bazar',
  rating: 4,
  locationCoords: { lat: 21.1957, lng: 72.8181 },
}

test('the longest review arrives, in Gujarati and with every letter escaped', async () => {
  const testApp = await createTestApp()
  const { token } = await createUser(testApp)
  const reviewText = 'સ'.repeat(REVIEW_LIMITS.reviewText)
  const escaped = JSON.stringify({ ...review, reviewText }).replaceAll('સ', String.raw`\u0ab8`)
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/review/create',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: escaped,
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ review: { reviewText } })
})

test('answered bodies make room for further ones', async () => {
  const testApp = await createTestApp({ env: { RATE_LIMITS: 'off' } })
  const { token } = await createUser(testApp)
  const description = 'x'.repeat(200_000)
  const save = () => callApi(testApp, 'POST /trip/create', { token, body: { title: 'Dumas', description } })
  for (let count = 0; count < 60; count += 1) expect((await save()).status).toBe(400)
})
