import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { DAY_MS, MINUTE_MS } from '#contract/text/durations.ts'
import { smallMediaUrl } from '#contract/account/media.ts'
import { REVIEW_VERSIONS_MAX, type Review, type ReviewVersion } from '#contract/review/reviews.ts'
import { failures } from '#messages/failures.ts'
import { sweep } from '../../app/sweep.ts'
import { sweepImages } from '../../account/media/image-sweep.ts'
import { callApi, type Answer } from '../../../../tests/support/api-calls.ts'
import { hostileTexts } from '../../../../tests/support/hostile-texts.ts'
import { createPicture, fetchFile, uploadPicture } from '../../../../tests/support/images.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, logInAgain, PASSWORD, type TestUser } from '../../../../tests/support/users.ts'

type Author = Pick<TestUser, 'token'>

const content = {
  placeName: 'Surat Castle',
  landmark: 'Opposite the library',
  location: 'Chowk Bazar, Surat',
  rating: 4,
  reviewText: 'Thick walls, cool rooms.',
  imageUrl: '',
  locationCoords: { lat: 21.1957, lng: 72.8181 },
}

describe.each(engines)('editing a review on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => testApp.close())

  async function publish({ token }: Author, more: object = {}): Promise<Review> {
    const { body } = await callApi(testApp, 'POST /review/create', { token, body: { ...content, ...more } })
    testApp.clock.advance(MINUTE_MS)
    return api.createReview.reply.parse(body).review
  }

  function edit({ token }: Author, { _id }: Pick<Review, '_id'>, more: object, at: Pick<TestApp, 'app'> = testApp) {
    return callApi(at, `PUT /review/edit/${_id}`, { token, body: { ...content, ...more } })
  }

  async function getVersions({ _id }: Pick<Review, '_id'>): Promise<ReviewVersion[]> {
    const { token } = await createUser(testApp, { isAdmin: true })
    return api.listReviewVersions.reply.parse((await callApi(testApp, `GET /review/versions/${_id}`, { token })).body)
      .versions
  }

  async function getRating(slug: string) {
    const { place } = api.getPlace.reply.parse((await callApi(testApp, `GET /places/${slug}`)).body)
    return { rating: place.rating, ratingCount: place.ratingCount }
  }

  async function shown({ _id }: Pick<Review, '_id'>): Promise<Review | undefined> {
    const { reviews } = api.listReviews.reply.parse((await callApi(testApp, 'GET /review/all')).body)
    return reviews.find((review) => review._id === _id)
  }

  const reviewIn = ({ body }: Answer) => api.editReview.reply.parse(body).review

  rule('shows the new words with the time of the edit, and keeps what it said before for admins', async () => {
    const author = await createUser(testApp)
    const review = await publish(author)
    const at = testApp.clock.now().toISOString()
    const after = {
      reviewText: 'Closed on Mondays.',
      rating: 2,
      landmark: '',
      locationCoords: { lat: 21.2, lng: 72.8 },
    }
    const answer = await edit(author, review, { ...after, version: 1 })
    expect(answer).toMatchObject({ status: 200, body: { review: { ...review, ...after, version: 2, editedAt: at } } })
    expect(await shown(review)).toEqual(reviewIn(answer))
    expect(await getVersions(review)).toEqual([{ ...content, version: 1, writtenAt: review.createdAt }])
    testApp.clock.advance(MINUTE_MS)
    await edit(author, review, { reviewText: 'Open again.', version: 2 })
    expect(await getVersions(review)).toMatchObject([
      { version: 2, reviewText: 'Closed on Mondays.', writtenAt: at },
      { version: 1, reviewText: content.reviewText },
    ])
  })

  rule('moves the rating with the review, from one place to another', async () => {
    const author = await createUser(testApp)
    await publish(author, { placeName: 'Dutch Garden', rating: 5 })
    const review = await publish(author, { placeName: 'Gopi Talav', rating: 2 })
    await edit(author, review, { placeName: 'Gopi Talav', rating: 4.5 })
    expect(await getRating('gopi-talav')).toEqual({ rating: 4.5, ratingCount: 1 })
    const moved = reviewIn(await edit(author, review, { placeName: 'dutch GARDEN', rating: 3 }))
    expect(moved).toMatchObject({ placeSlug: 'dutch-garden' })
    expect(await getRating('gopi-talav')).toEqual({ rating: 0, ratingCount: 0 })
    expect(await getRating('dutch-garden')).toEqual({ rating: 4, ratingCount: 2 })
  })

  rule('is refused when the review was edited elsewhere meanwhile, and loses nothing', async () => {
    const author = await createUser(testApp)
    const review = await publish(author)
    await edit(author, review, { reviewText: 'From the phone.', version: 1 })
    expect(await edit(author, review, { reviewText: 'From the laptop.', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'conflict', error: failures['review.stale'] },
    })
    expect(await shown(review)).toMatchObject({ reviewText: 'From the phone.', version: 2 })
    expect((await edit(author, review, { reviewText: 'From the laptop.', version: 2 })).status).toBe(200)
  })

  rule('may be repeated after a lost answer, and makes no version when it changes nothing', async () => {
    const author = await createUser(testApp)
    const review = await publish(author)
    expect(reviewIn(await edit(author, review, { version: 1 }))).toEqual(review)
    const first = await edit(author, review, { reviewText: 'Once.', version: 1 })
    expect(await edit(author, review, { reviewText: ' Once. ', version: 1 })).toMatchObject({ body: first.body })
    expect(await getVersions(review)).toHaveLength(1)
  })

  test('of many requests at once through two processes succeeds once for a version, and the rating is exact', async () => {
    const second = await openSecondInstance(testApp, { env: { RATE_LIMITS: 'off' } })
    const author = await createUser(testApp)
    const review = await publish(author, { placeName: 'Suvali Beach', rating: 1 })
    const answers = await Promise.all(
      [2, 3, 4, 5, 2.5, 3.5].map((rating, index) =>
        edit(author, review, { placeName: 'Suvali Beach', rating, version: 1 }, index % 2 === 0 ? testApp : second),
      ),
    )
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', ...Array(5).fill('409')])
    await vi.waitFor(
      async () => {
        await testApp.services.guide.renew()
        const { rating } = (await shown(review)) ?? { rating: 0 }
        expect(await getRating('suvali-beach')).toEqual({ rating, ratingCount: 1 })
        expect(rating).not.toBe(1)
      },
      { timeout: 30_000, interval: 50 },
    )
  })

  rule('is for the author alone, and not for a deleted review', async () => {
    const [author, stranger] = [await createUser(testApp), await createUser(testApp)]
    const admin = await createUser(testApp, { isAdmin: true })
    const review = await publish(author)
    expect(await edit(stranger, review, { rating: 1 })).toMatchObject({
      status: 403,
      body: { error: 'Only your own reviews can be edited.' },
    })
    expect((await edit(admin, review, { rating: 1 })).status).toBe(403)
    await callApi(testApp, `DELETE /review/delete/${review._id}`, author)
    expect((await edit(author, review, { rating: 1 })).status).toBe(404)
    await callApi(testApp, `POST /review/restore/${review._id}`, author)
    expect(await shown(review)).toEqual(review)
  })

  rule('takes what a new review takes and refuses what it refuses', async () => {
    const author = await createUser(testApp)
    const review = await publish(author)
    expect((await edit(author, review, { reviewText: '' })).body).toMatchObject({
      code: 'invalid-input',
      fields: { reviewText: expect.any(String) },
    })
    const strange = `/media/${'a'.repeat(64)}.webp`
    expect(await edit(author, review, { imageUrl: strange })).toMatchObject({
      status: 400,
      body: { fields: { imageUrl: 'Failed to upload image' } },
    })
    expect(await shown(review)).toEqual(review)
    expect(await getVersions(review)).toEqual([])
  })

  rule(`is possible ${REVIEW_VERSIONS_MAX} times, so that no edit pushes an earlier version out`, async () => {
    const author = await createUser(testApp)
    const review = await publish(author)
    for (let again = 1; again <= REVIEW_VERSIONS_MAX; again += 1) {
      expect((await edit(author, review, { reviewText: `Edit ${again}`, version: again })).status).toBe(200)
    }
    expect(await edit(author, review, { reviewText: 'One more' })).toMatchObject({
      status: 413,
      body: { error: failures['review.edits-full'] },
    })
    expect(await getVersions(review)).toHaveLength(REVIEW_VERSIONS_MAX)
  })

  test('counts earlier versions in what the account holds, until the review is purged', async () => {
    const author = await createUser(testApp)
    const bytesHeld = async ({ token }: Author) => {
      const { body } = await callApi(testApp, 'GET /auth/storage', { token })
      return api.getStorageUse.reply.parse(body).storage.bytes
    }
    const review = await publish(author, { reviewText: 'x'.repeat(1_000) })
    const before = await bytesHeld(author)
    await edit(author, review, { reviewText: 'y'.repeat(1_000) })
    expect(await bytesHeld(author)).toBe(2 * before)
    await callApi(testApp, `DELETE /review/delete/${review._id}`, author)
    testApp.clock.advance(31 * DAY_MS)
    await sweep(testApp.store.db, testApp.clock.now())
    expect(await bytesHeld(await logInAgain(testApp, author))).toBe(0)
  })

  rule('keeps the photo of an earlier version as long as the version', async () => {
    const author = await createUser(testApp)
    const isThereAfter = async (url: string, time: number) => {
      testApp.clock.advance(time)
      await sweep(testApp.store.db, testApp.clock.now())
      await sweepImages(testApp.services)
      const fresh = await openSecondInstance(testApp)
      return (await fetchFile(fresh, smallMediaUrl(url))).status === 200
    }
    const first = await uploadPicture(testApp, author, await createPicture())
    const second = await uploadPicture(testApp, author, await createPicture())
    const review = await publish(author, { imageUrl: first })
    expect(reviewIn(await edit(author, review, { imageUrl: second }))).toMatchObject({ imageUrl: second })
    expect([await isThereAfter(first, 5 * DAY_MS), await isThereAfter(second, 0)]).toEqual([true, true])
    const again = await logInAgain(testApp, author)
    expect((await edit(again, review, { imageUrl: first })).status).toBe(200)
    await callApi(testApp, `DELETE /review/delete/${review._id}`, again)
    expect(await isThereAfter(second, 29 * DAY_MS)).toBe(true)
    expect([await isThereAfter(second, 2 * DAY_MS), await isThereAfter(first, 0)]).toEqual([false, false])
  })

  test('leaves no earlier version behind when the account goes, while the review stays', async () => {
    const author = await createUser(testApp)
    const early = await uploadPicture(testApp, author, await createPicture())
    const review = await publish(author, { imageUrl: early, reviewText: 'What I regret.' })
    const edited = reviewIn(await edit(author, review, { reviewText: 'What I mean.' }))
    await callApi(testApp, 'POST /auth/delete-account', { token: author.token, body: { password: PASSWORD } })
    expect(await shown(review)).toEqual({ ...edited, userId: '', userName: 'Former traveller' })
    expect(await getVersions(review)).toEqual([])
    await sweepImages(testApp.services)
    expect((await fetchFile(await openSecondInstance(testApp), early)).status).toBe(404)
  })

  rule('stands in the data that the author takes away', async () => {
    const author = await createUser(testApp)
    const review = await publish(author)
    const edited = reviewIn(await edit(author, review, { reviewText: 'Better said.' }))
    const { body } = await callApi(testApp, 'GET /auth/my-data', author)
    const { reviews, reviewVersions } = api.exportMyData.reply.parse(body)
    expect(reviews).toEqual([edited])
    expect(reviewVersions).toEqual([{ ...content, reviewId: review._id, version: 1, writtenAt: review.createdAt }])
  })

  test('stands in the activity with its author, place, day and first words, the last edit of each review alone', async () => {
    const author = await createUser(testApp, { name: 'Asha' })
    const admin = await createUser(testApp, { isAdmin: true, name: 'Farida' })
    const review = await publish(author)
    await edit(author, review, { reviewText: 'First thought.' })
    const long = `Closed when we came, ${'as the board at the gate says, '.repeat(10)}until ten.`
    await edit(author, review, { reviewText: long })
    testApp.clock.advance(MINUTE_MS)
    await callApi(testApp, `DELETE /review/delete/${review._id}`, admin)
    const read = async () => {
      const { body } = await callApi(testApp, 'GET /admin/activity', { token: admin.token })
      const { entries } = api.listActivity.reply.parse(body)
      return entries.filter(({ subjectId }) => subjectId === review._id)
    }
    const firstWords = 'Closed when we came, as the board at the gate says, as the board at the gate …'
    const about = { authorName: 'Asha', postedAt: review.createdAt, firstWords }
    expect(await read()).toMatchObject([
      { action: 'review.delete', actorName: 'Farida', review: { ...about, isActorsOwn: false } },
      { action: 'review.update', actorName: 'Asha', review: { ...about, isActorsOwn: true } },
    ])
    await callApi(testApp, 'POST /auth/delete-account', { token: author.token, body: { password: PASSWORD } })
    expect(JSON.stringify(await read())).not.toContain('Asha')
    testApp.clock.advance(31 * DAY_MS)
    await sweep(testApp.store.db, testApp.clock.now())
    const rows = testApp.store.db.selectFrom('audit_entry').selectAll().where('subject_id', '=', review._id)
    expect(await rows.orderBy('at').execute()).toMatchObject([
      { subject_title: 'Surat Castle', actor_id: null, first_words: '' },
      { subject_title: 'Surat Castle', first_words: '' },
    ])
  })

  test.each(hostileTexts)('gives back as it was written, also among the earlier versions: %j', async (text) => {
    const author = await createUser(testApp)
    const texts = { placeName: text, landmark: text, location: text, reviewText: text }
    const review = await publish(author)
    expect(reviewIn(await edit(author, review, texts))).toMatchObject(texts)
    await edit(author, review, {})
    expect((await getVersions(review))[0]).toMatchObject(texts)
  })
})
