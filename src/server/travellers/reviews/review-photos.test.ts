import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { DAY_MS } from '#contract/text/durations.ts'
import { smallMediaUrl } from '#contract/account/media.ts'
import { getPhotoUrls } from '#contract/review/review-photos.ts'
import type { Review } from '#contract/review/reviews.ts'
import { sweepImages } from '../../account/media/image-sweep.ts'
import { sweep } from '../../app/sweep.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { createPicture, fetchFile, uploadPicture } from '../../../../tests/support/images.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, logInAgain, PASSWORD, type TestUser } from '../../../../tests/support/users.ts'

type Author = Pick<TestUser, 'token'>

const content = {
  placeName: 'Surat Castle',
  rating: 4,
  reviewText: 'Thick walls, cool rooms.',
  locationCoords: { lat: 21.1957, lng: 72.8181 },
}

describe.each(engines)('the photos of a review on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => testApp.close())

  const uploadThree = async (author: Author): Promise<[string, string, string]> => [
    await uploadPicture(testApp, author, await createPicture()),
    await uploadPicture(testApp, author, await createPicture()),
    await uploadPicture(testApp, author, await createPicture()),
  ]

  function post({ token }: Author, photos: object) {
    return callApi(testApp, 'POST /review/create', { token, body: { ...content, ...photos } })
  }

  /** A review with three photos, which their author has put into an order of their own. */
  async function postThree(author: Author) {
    const [first, second, third] = await uploadThree(author)
    const { body } = await post(author, { imageUrl: third, additionalImageUrls: [first, second] })
    return { photos: [third, first, second] as const, review: api.createReview.reply.parse(body).review }
  }

  async function edit({ token }: Author, { _id }: Review, photos: object): Promise<string[]> {
    const { body } = await callApi(testApp, `PUT /review/edit/${_id}`, { token, body: { ...content, ...photos } })
    return getPhotoUrls(api.editReview.reply.parse(body).review)
  }

  async function listShown({ _id }: Review): Promise<string[]> {
    const { reviews } = api.listReviews.reply.parse((await callApi(testApp, 'GET /review/all')).body)
    return reviews.filter((review) => review._id === _id).flatMap(getPhotoUrls)
  }

  async function areThereAfter(urls: readonly string[], time: number): Promise<boolean[]> {
    testApp.clock.advance(time)
    await sweep(testApp.store.db, testApp.clock.now())
    await sweepImages(testApp.services)
    const fresh = await openSecondInstance(testApp)
    const answers = await Promise.all(urls.map((url) => fetchFile(fresh, smallMediaUrl(url))))
    return answers.map(({ status }) => status === 200)
  }

  test('are three, in the order of their author, for everybody who reads it, in the field of the specification first', async () => {
    const author = await createUser(testApp)
    const { photos, review } = await postThree(author)
    expect([review.imageUrl, review.additionalImageUrls]).toEqual([photos[0], photos.slice(1)])
    expect(await listShown(review)).toEqual(photos)
    const moderator = await createUser(testApp, { isAdmin: true })
    const search = { token: moderator.token, body: { author: author.id, withPhoto: true } }
    const found = await callApi(testApp, 'POST /admin/reviews/search', search)
    expect(api.searchReviews.reply.parse(found.body).reviews.map(getPhotoUrls)).toEqual([photos])
    const exported = await callApi(testApp, 'GET /auth/my-data', author)
    expect(api.exportMyData.reply.parse(exported.body).reviews.map(getPhotoUrls)).toEqual([photos])
    await callApi(testApp, `DELETE /review/delete/${review._id}`, author)
    const restored = await callApi(testApp, `POST /review/restore/${review._id}`, author)
    expect(getPhotoUrls(api.restoreReview.reply.parse(restored.body).review)).toEqual(photos)
  })

  rule('are named once, and move up where there is no first one', async () => {
    const author = await createUser(testApp)
    const [first, second] = await uploadThree(author)
    const { body } = await post(author, { imageUrl: '', additionalImageUrls: [first, first] })
    const { review } = api.createReview.reply.parse(body)
    expect([review.imageUrl, review.additionalImageUrls]).toEqual([first, undefined])
    expect(await edit(author, review, { additionalImageUrls: ['', second] })).toEqual([second])
  })

  rule('are no more than three, each an upload of the author', async () => {
    const author = await createUser(testApp)
    const photos = await uploadThree(author)
    const fourth = await uploadPicture(testApp, author, await createPicture())
    expect(await post(author, { imageUrl: fourth, additionalImageUrls: photos })).toMatchObject({
      status: 400,
      body: { fields: { additionalImageUrls: 'A review has 3 photos at most' } },
    })
    const foreign = await uploadPicture(testApp, await createUser(testApp), await createPicture())
    const strange = [foreign, `/media/${'a'.repeat(64)}.webp`, 'https://evil.example/x.png', 'javascript:alert(1)']
    for (const url of strange) {
      expect(await post(author, { imageUrl: fourth, additionalImageUrls: [photos[0], url] })).toMatchObject({
        status: 400,
        body: { fields: { additionalImageUrls: 'Failed to upload image' } },
      })
    }
    const { reviews } = api.listReviews.reply.parse((await callApi(testApp, 'GET /review/all')).body)
    expect(reviews.filter(({ userId }) => userId === author.id)).toEqual([])
  })

  rule('stay where a client that knows one photo edits the review, replaces its photo or removes it', async () => {
    const author = await createUser(testApp)
    const { photos, review } = await postThree(author)
    const [first, second, third] = photos
    const fourth = await uploadPicture(testApp, author, await createPicture())
    expect(await edit(author, review, { imageUrl: first, reviewText: 'Cooler than the street.' })).toEqual(photos)
    expect(await edit(author, review, { imageUrl: fourth })).toEqual([fourth, second, third])
    expect(await edit(author, review, { imageUrl: '' })).toEqual([second, third])
    expect(await edit(author, review, { imageUrl: third })).toEqual([third])
    expect(await edit(author, review, { imageUrl: third, additionalImageUrls: [first, fourth] })).toEqual([
      third,
      first,
      fourth,
    ])
    expect(await edit(author, review, { imageUrl: first, additionalImageUrls: [] })).toEqual([first])
  })

  test('of an earlier version are kept as long as the version, in their order', async () => {
    const author = await createUser(testApp)
    const { photos, review } = await postThree(author)
    await edit(author, review, { imageUrl: photos[2], additionalImageUrls: [photos[0]] })
    await edit(author, review, { imageUrl: '', additionalImageUrls: [] })
    expect(await listShown(review)).toEqual([])
    expect(await areThereAfter(photos, 5 * DAY_MS)).toEqual([true, true, true])
    const { token } = await createUser(testApp, { isAdmin: true })
    const { body } = await callApi(testApp, `GET /review/versions/${review._id}`, { token })
    const { versions } = api.listReviewVersions.reply.parse(body)
    expect(versions.map(getPhotoUrls)).toEqual([[photos[2], photos[0]], photos])
    await callApi(testApp, `DELETE /review/delete/${review._id}`, await logInAgain(testApp, author))
    expect(await areThereAfter(photos, 29 * DAY_MS)).toEqual([true, true, true])
    expect(await areThereAfter(photos, 2 * DAY_MS)).toEqual([false, false, false])
    expect(
      await testApp.store.db.selectFrom('review_photo').selectAll().where('review_id', '=', review._id).execute(),
    ).toEqual([])
  })

  test('stay with the review when the account goes, except those of earlier versions', async () => {
    const author = await createUser(testApp)
    const { photos, review } = await postThree(author)
    await edit(author, review, { imageUrl: photos[0], additionalImageUrls: [photos[2]] })
    await callApi(testApp, 'POST /auth/delete-account', { token: author.token, body: { password: PASSWORD } })
    expect(await listShown(review)).toEqual([photos[0], photos[2]])
    expect(await areThereAfter(photos, DAY_MS)).toEqual([true, false, true])
  })

  test('that are sent twice at once with a key make one review', async () => {
    const author = await createUser(testApp)
    const [imageUrl, ...additionalImageUrls] = await uploadThree(author)
    const other = await openSecondInstance(testApp, { env: { RATE_LIMITS: 'off' } })
    const body = { ...content, imageUrl, additionalImageUrls }
    const answers = await Promise.all(
      [testApp, other].map((at) =>
        callApi(at, 'POST /review/create', { token: author.token, body, headers: { 'idempotency-key': 'photos' } }),
      ),
    )
    const reviews = answers.map((answer) => api.createReview.reply.parse(answer.body).review)
    expect(new Set(reviews.map(({ _id }) => _id)).size).toBe(1)
    expect(reviews.map(getPhotoUrls)).toEqual([
      [imageUrl, ...additionalImageUrls],
      [imageUrl, ...additionalImageUrls],
    ])
  })
})
