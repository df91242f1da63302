import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { DAY_MS, MINUTE_MS } from '#contract/text/durations.ts'
import type { Review } from '#contract/review/reviews.ts'
import { sweep } from '../../app/sweep.ts'
import { loadContent } from '../../guide/load-content.ts'
import { readContent } from '../../guide/read-content.ts'
import { openMemoryStore } from '../../platform/store/open.ts'
import { REVIEWS_PER_DAY } from './reviews.ts'
import { addEntry, copyCityFolder } from '../../../../tests/support/city-folder.ts'
import { createClock } from '../../../../tests/support/clock.ts'
import { createGuideApp } from '../../../../tests/support/guide-app.ts'
import { hostileTexts } from '../../../../tests/support/hostile-texts.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { callApi, type Answer } from '../../../../tests/support/api-calls.ts'
import { openSecondInstance, createTestApp, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { PASSWORD, createUser, type TestUser } from '../../../../tests/support/users.ts'

/** The body that the form sends. */
function reviewBody(more: object = {}) {
  return {
    placeName: 'Surat Castle',
    landmark: 'Opposite the library',
    location: 'Chowk Bazar, Surat',
    rating: 4,
    reviewText: 'Thick walls, cool rooms.',
    imageUrl: '',
    locationCoords: { lat: 21.1957, lng: 72.8181 },
    ...more,
  }
}

function post(testApp: TestApp, { token }: Pick<TestUser, 'token'>, more: object = {}, headers = {}): Promise<Answer> {
  return callApi(testApp, 'POST /review/create', { token, body: reviewBody(more), headers })
}

/** Posts a review and lets a minute pass, so that the next one is newer. */
async function publish(testApp: TestApp, traveller: Pick<TestUser, 'token'>, more: object = {}): Promise<Review> {
  const { body } = await post(testApp, traveller, more)
  testApp.clock.advance(MINUTE_MS)
  return api.createReview.reply.parse(body).review
}

async function read(testApp: TestApp, query = '') {
  return api.listReviews.reply.parse((await callApi(testApp, `GET /review/all${query}`)).body)
}

async function getIds(testApp: TestApp, query = ''): Promise<string[]> {
  return (await read(testApp, query)).reviews.map(({ _id }) => _id)
}

/** All pages from the newest to the oldest. */
async function readPages(testApp: TestApp, query: string): Promise<Review[][]> {
  const pages: Review[][] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await read(testApp, `${query}${cursor === '' ? '' : `&cursor=${cursor}`}`)
    pages.push(page.reviews)
    cursor = page.nextCursor
  }
  return pages
}

/** The other process's change shows within a second. */
function waitForRating(testApp: TestApp, slug: string, rating: object): Promise<void> {
  return vi.waitFor(async () => expect(await getRating(testApp, slug)).toEqual(rating), {
    timeout: 30_000,
    interval: 50,
  })
}

async function getRating(testApp: TestApp, slug: string) {
  const { rating, ratingCount } = api.getPlace.reply.parse((await callApi(testApp, `GET /places/${slug}`)).body).place
  return { rating, ratingCount }
}

function remove(testApp: TestApp, { token }: Pick<TestUser, 'token'>, { _id }: Pick<Review, '_id'>): Promise<Answer> {
  return callApi(testApp, `DELETE /review/delete/${_id}`, { token })
}

function restore(testApp: TestApp, { token }: Pick<TestUser, 'token'>, { _id }: Pick<Review, '_id'>): Promise<Answer> {
  return callApi(testApp, `POST /review/restore/${_id}`, { token })
}

describe.each(engines)('reviews on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => testApp.close())

  rule('are posted under the name of the session and ignore the user in the body', async () => {
    const author = await createUser(testApp, { name: 'Meera Shah' })
    const other = await createUser(testApp)
    const sent = { placeName: ' surat  CASTLE ', userId: other.id, userName: 'Somebody else', _id: 'mine', extra: 1 }
    const { status, body } = await post(testApp, author, sent)
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        review: {
          ...reviewBody({ placeName: 'surat  CASTLE' }),
          _id: expect.stringMatching(/^[\w-]{36}$/),
          userId: author.id,
          userName: 'Meera Shah',
          createdAt: testApp.clock.now().toISOString(),
          placeSlug: 'surat-castle',
        },
      },
    ])
    expect((await read(testApp)).reviews[0]).toEqual(api.createReview.reply.parse(body).review)
  })

  rule('accept a place outside the guide and need only the required fields', async () => {
    const author = await createUser(testApp)
    const bare = {
      placeName: 'Aunt Hansa’s terrace',
      rating: 4.5,
      reviewText: '!',
      locationCoords: { lat: -90, lng: 180 },
    }
    const { body } = await callApi(testApp, 'POST /review/create', { token: author.token, body: bare })
    expect(body).toMatchObject({ review: { ...bare, landmark: '', location: '', imageUrl: '', placeSlug: null } })
  })

  rule('name a place of the guide in the language of the reader, beside the name as written', async () => {
    const author = await createUser(testApp)
    const { _id } = await publish(testApp, author, { placeName: 'Clock Tower' })
    // Reviews of the same instant come in any order.
    const readOwn = async (language: string) => {
      const answer = await callApi(testApp, 'GET /review/all', { headers: { 'accept-language': language } })
      return api.listReviews.reply.parse(answer.body).reviews.find((review) => review._id === _id)
    }
    expect(await readOwn('gu')).toMatchObject({
      placeName: 'Clock Tower',
      nameInGuide: 'ક્લોક ટાવર, ઝાંપા બજાર',
    })
    const inEnglish = await readOwn('en')
    expect(inEnglish).toMatchObject({ placeName: 'Clock Tower' })
    expect(inEnglish).not.toHaveProperty('nameInGuide')
  })

  rule('show no email and are readable without a session', async () => {
    const author = await createUser(testApp)
    await publish(testApp, author)
    const answer = await callApi(testApp, 'GET /review/all')
    expect(JSON.stringify(answer.body)).not.toContain(author.email)
    expect(answer.headers['cache-control']).toContain('public')
  })

  test('are seen by their author at once: in every list, at the place, in the search', async () => {
    const author = await createUser(testApp)
    for (const rating of [2, 5, 4.5]) {
      await read(testApp, '?limit=1')
      await getRating(testApp, 'gopi-talav')
      const { _id } = await publish(testApp, author, { placeName: 'Gopi Talav', rating })
      expect(await getIds(testApp, '?limit=1')).toEqual([_id])
      expect((await getIds(testApp, '?place=gopi-talav'))[0]).toBe(_id)
    }
    expect(await getRating(testApp, 'gopi-talav')).toEqual({ rating: 3.83, ratingCount: 3 })
    const { body } = await callApi(testApp, 'GET /attractions?name=gopi%20talav')
    expect(body).toMatchObject({ data: [{ slug: 'gopi-talav', rating: 3.83, ratingCount: 3 }] })
  })

  test('come newest first, page by page, each once, also when some have the same time', async () => {
    const author = await createUser(testApp)
    await publish(testApp, author)
    await Promise.all(Array.from({ length: 12 }, () => post(testApp, author)))
    await publish(testApp, author)
    const all = (await read(testApp)).reviews
    const pages = await readPages(testApp, '?limit=5')
    expect(pages.flat()).toEqual(all)
    expect(pages.slice(0, -1).map(({ length }) => length)).toEqual(pages.slice(1).map(() => 5))
    const times = all.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  rule('of one place come in pages, too', async () => {
    const author = await createUser(testApp)
    const posted: string[] = []
    for (const placeName of ['Dumas Beach', 'Chowk', 'DUMAS beach', 'Dumas Beach']) {
      const { _id } = await publish(testApp, author, { placeName })
      if (placeName !== 'Chowk') posted.push(_id)
    }
    const pages = await readPages(testApp, '?limit=2&place=dumas-beach')
    expect(pages.map((page) => page.map(({ _id }) => _id))).toEqual([[posted[2], posted[1]], [posted[0]]])
  })

  test('that are new do not shift the later pages of a reader', async () => {
    const author = await createUser(testApp)
    for (let count = 0; count < 4; count += 1) await publish(testApp, author)
    const first = await read(testApp, '?limit=2')
    await publish(testApp, author)
    const second = await read(testApp, `?limit=2&cursor=${first.nextCursor}`)
    expect(second.reviews.map(({ _id }) => _id)).toEqual((await getIds(testApp)).slice(3, 5))
  })

  rule('of a place that the guide does not have are not found', async () => {
    expect((await callApi(testApp, 'GET /review/all?place=atlantis')).status).toBe(404)
    expect((await callApi(testApp, 'GET /review/all?place=%00')).status).toBe(404)
  })

  test.each(['limit=0', 'limit=-1', 'limit=ten', 'limit=1e3', 'limit=1000', `cursor=${'x'.repeat(201)}`])(
    'are not given for %s',
    async (query) => {
      expect(await callApi(testApp, `GET /review/all?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid-input' },
      })
    },
  )

  rule('keep the same entity tag until one is added, and answer 304 to clients that have it', async () => {
    const author = await createUser(testApp)
    const { headers } = await callApi(testApp, 'GET /review/all?limit=3')
    const etag = String(headers['etag'])
    const again = await testApp.app.inject({ url: '/api/review/all?limit=3', headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await publish(testApp, author)
    const after = await testApp.app.inject({ url: '/api/review/all?limit=3', headers: { 'if-none-match': etag } })
    expect(after.statusCode).toBe(200)
  })

  test('are made once by one key, however often and through whichever process they are sent', async () => {
    const author = await createUser(testApp)
    const second = await openSecondInstance(testApp)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        post(index % 2 === 0 ? testApp : second, author, { placeName: 'Suvali Beach' }, { 'idempotency-key': 'once' }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => api.createReview.reply.parse(body).review._id)).size).toBe(1)
    await waitForRating(testApp, 'suvali-beach', { rating: 4, ratingCount: 1 })
    const others = await createUser(testApp)
    const { body } = await post(testApp, others, {}, { 'idempotency-key': 'once' })
    expect(body).toMatchObject({ review: { userId: others.id } })
  })

  test('of 50 travellers at once make an exact rating, through two processes', async () => {
    const second = await openSecondInstance(testApp)
    const authors = await Promise.all(Array.from({ length: 50 }, () => createUser(testApp)))
    const answers = await Promise.all(
      authors.map((author, index) => {
        const review = { placeName: 'Dutch Garden', rating: (index % 5) + 1 }
        return post(index % 2 === 0 ? testApp : second, author, review)
      }),
    )
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    await waitForRating(testApp, 'dutch-garden', { rating: 3, ratingCount: 50 })
    expect(await readPages(testApp, '?limit=20&place=dutch-garden').then((pages) => pages.flat())).toHaveLength(50)
  })

  test('posted through one process show in the other', async () => {
    const second = await openSecondInstance(testApp)
    const author = await createUser(testApp)
    testApp.clock.advance(MINUTE_MS)
    await read(second, '?limit=1')
    const before = await getRating(second, 'jagdishchandra-bose-aquarium')
    const { _id } = await publish(testApp, author, { placeName: 'Jagdishchandra Bose Aquarium' })
    await vi.waitFor(async () => expect(await getIds(second, '?limit=1')).toEqual([_id]), {
      timeout: 30_000,
      interval: 50,
    })
    expect((await getRating(second, 'jagdishchandra-bose-aquarium')).ratingCount).toBe(before.ratingCount + 1)
  })

  test('count for a place that the guide gets only later', async () => {
    const own = await createTestApp({ engine })
    const author = await createUser(own)
    await publish(own, author, { placeName: 'The Lost LIGHTHOUSE', rating: 2 })
    await publish(own, author, { placeName: 'the lost lighthouse', rating: 3 })
    const folder = copyCityFolder()
    folder.editPlaces(addEntry({ slug: 'lost-lighthouse', name: 'The Lost Lighthouse' }))
    await loadContent(own.store.db, readContent(folder.path))
    await own.services.guide.renew()
    expect(await getRating(own, 'lost-lighthouse')).toEqual({ rating: 2.5, ratingCount: 2 })
    expect((await read(own)).reviews.map(({ placeSlug }) => placeSlug)).toEqual(['lost-lighthouse', 'lost-lighthouse'])
    await loadContent(own.store.db, readContent('content/surat'))
    await own.services.guide.renew()
    expect((await read(own)).reviews.map(({ placeSlug }) => placeSlug)).toEqual([null, null])
  })

  rule('are deleted and restored by their author, and the rating follows', async () => {
    const author = await createUser(testApp)
    await publish(testApp, author, { placeName: 'Sarthana Nature Park', rating: 2 })
    const review = await publish(testApp, author, { placeName: 'Sarthana Nature Park', rating: 5 })
    expect(await remove(testApp, author, review)).toMatchObject({ status: 200, body: { success: true } })
    expect(await getIds(testApp)).not.toContain(review._id)
    expect(await getRating(testApp, 'sarthana-nature-park')).toEqual({ rating: 2, ratingCount: 1 })
    expect((await remove(testApp, author, review)).status).toBe(200)
    expect(await getRating(testApp, 'sarthana-nature-park')).toEqual({ rating: 2, ratingCount: 1 })
    expect(await restore(testApp, author, review)).toMatchObject({ status: 200, body: { review } })
    expect((await restore(testApp, author, review)).status).toBe(200)
    expect((await getIds(testApp))[0]).toBe(review._id)
    expect(await getRating(testApp, 'sarthana-nature-park')).toEqual({ rating: 3.5, ratingCount: 2 })
  })

  rule('leave a place without a rating when the last one is deleted', async () => {
    const author = await createUser(testApp)
    const review = await publish(testApp, author, { placeName: 'Science Centre Surat', rating: 3.3 })
    await remove(testApp, author, review)
    expect(await getRating(testApp, 'science-centre-surat')).toEqual({ rating: 0, ratingCount: 0 })
  })

  rule('of another user cannot be deleted or restored', async () => {
    const author = await createUser(testApp)
    const stranger = await createUser(testApp)
    const review = await publish(testApp, author)
    expect(await remove(testApp, stranger, review)).toMatchObject({
      status: 403,
      body: { error: 'Only your own reviews can be deleted.' },
    })
    await remove(testApp, author, review)
    expect((await restore(testApp, stranger, review)).status).toBe(403)
    expect(await getIds(testApp)).not.toContain(review._id)
  })

  rule('deleted by an admin are restored by an admin, never by their author', async () => {
    const author = await createUser(testApp)
    const admin = await createUser(testApp, { isAdmin: true })
    const other = await createUser(testApp, { isAdmin: true })
    const review = await publish(testApp, author)
    expect((await remove(testApp, admin, review)).status).toBe(200)
    expect((await restore(testApp, author, review)).status).toBe(403)
    expect(await restore(testApp, other, review)).toMatchObject({ status: 200, body: { review } })
    expect(await getIds(testApp)).toContain(review._id)
  })

  rule('deleted by their author and then by an admin stay deleted', async () => {
    const author = await createUser(testApp)
    const admin = await createUser(testApp, { isAdmin: true })
    const review = await publish(testApp, author, { placeName: 'Andrews Library' })
    await remove(testApp, author, review)
    expect((await remove(testApp, admin, review)).status).toBe(200)
    expect((await restore(testApp, author, review)).status).toBe(403)
    expect(await getRating(testApp, 'andrews-library')).toEqual({ rating: 0, ratingCount: 0 })
  })

  test('deleted by many at once count once', async () => {
    const author = await createUser(testApp)
    const admin = await createUser(testApp, { isAdmin: true })
    const second = await openSecondInstance(testApp)
    await publish(testApp, author, { placeName: 'Amaazia Water Park', rating: 1 })
    const review = await publish(testApp, author, { placeName: 'Amaazia Water Park', rating: 5 })
    const instances = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? testApp : second))
    const deleted = await Promise.all(
      instances.map((instance, index) => remove(instance, index % 3 === 0 ? admin : author, review)),
    )
    expect(new Set(deleted.map(({ status }) => status))).toEqual(new Set([200]))
    await waitForRating(testApp, 'amaazia-water-park', { rating: 1, ratingCount: 1 })
    await Promise.all(instances.map((instance) => restore(instance, admin, review)))
    await waitForRating(testApp, 'amaazia-water-park', { rating: 3, ratingCount: 2 })
  })

  test('are gone for good 30 days after they were deleted', async () => {
    const author = await createUser(testApp)
    const review = await publish(testApp, author)
    await remove(testApp, author, review)
    testApp.clock.advance(30 * DAY_MS - MINUTE_MS)
    await sweep(testApp.store.db, testApp.clock.now())
    const present = await createUser(testApp, { isAdmin: true })
    expect((await restore(testApp, present, review)).status).toBe(200)
    await remove(testApp, present, review)
    testApp.clock.advance(30 * DAY_MS + MINUTE_MS)
    await sweep(testApp.store.db, testApp.clock.now())
    expect(await restore(testApp, await createUser(testApp, { isAdmin: true }), review)).toMatchObject({
      status: 404,
      body: { error: 'This review is not there any more.' },
    })
  })

  test('are gone for good however many they are', async () => {
    const { id: accountId } = await createUser(testApp)
    const at = testApp.clock.now().toISOString()
    const rows = Array.from({ length: 450 }, (_, index) => ({
      id: `old-${index}`,
      account_id: accountId,
      place_name: 'Long ago',
      place_key: 'long ago',
      landmark: '',
      location: '',
      lat: 0,
      lng: 0,
      rating: 1,
      review_text: '!',
      image_url: '',
      idempotency_key: null,
      created_at: at,
      deleted_at: at,
      deleted_by: accountId,
      version: 1,
    }))
    await testApp.store.db.insertInto('review').values(rows).execute()
    testApp.clock.advance(30 * DAY_MS + MINUTE_MS)
    await sweep(testApp.store.db, testApp.clock.now())
    const left = await testApp.store.db.selectFrom('review').select('id').where('deleted_at', 'is not', null).execute()
    expect(left).toEqual([])
  })

  rule('carry the name that their author has today', async () => {
    const author = await createUser(testApp, { name: 'Meera' })
    const { _id } = await publish(testApp, author)
    await read(testApp, '?limit=1')
    await callApi(testApp, 'PUT /auth/update-profile', { token: author.token, body: { name: 'Meera Shah' } })
    expect((await read(testApp, '?limit=1')).reviews).toMatchObject([
      { _id, userName: 'Meera Shah', userId: author.id },
    ])
  })

  rule('stay when their author leaves, without a name', async () => {
    const author = await createUser(testApp)
    const review = await publish(testApp, author, { placeName: 'Clock Tower' })
    await read(testApp, '?limit=1')
    const { body } = await callApi(testApp, 'POST /auth/delete-account', { ...author, body: { password: PASSWORD } })
    expect(body).toEqual({ success: true })
    expect((await read(testApp, '?limit=1')).reviews).toEqual([{ ...review, userId: '', userName: 'Former traveller' }])
    const admin = await createUser(testApp, { isAdmin: true })
    expect((await remove(testApp, admin, review)).status).toBe(200)
    expect((await restore(testApp, admin, review)).status).toBe(200)
  })

  test('are posted or refused while their account is being deleted, without a server error', async () => {
    const author = await createUser(testApp)
    const review = await publish(testApp, author)
    const [deleted, ...answers] = await Promise.all([
      callApi(testApp, 'POST /auth/delete-account', { ...author, body: { password: PASSWORD } }),
      ...Array.from({ length: 10 }, () => post(testApp, author)),
      remove(testApp, author, review),
      restore(testApp, author, review),
    ])
    expect(deleted.status).toBe(200)
    expect(answers.filter(({ status }) => status !== 200 && status !== 401 && status !== 403)).toEqual([])
  })

  rule('are among the data that their author takes away, the deleted ones and others’ are not', async () => {
    const author = await createUser(testApp)
    const shown = await publish(testApp, author)
    await remove(testApp, author, await publish(testApp, author))
    await publish(testApp, await createUser(testApp))
    const { body } = await callApi(testApp, 'GET /auth/my-data', author)
    expect(api.exportMyData.reply.parse(body).reviews).toEqual([shown])
  })

  test.each(hostileTexts)('give back as it was written: %j', async (text) => {
    const author = await createUser(testApp, { name: text })
    // Of reviews of one moment, none is the newest.
    testApp.clock.advance(MINUTE_MS)
    const texts = { placeName: text, landmark: text, location: text, reviewText: text }
    const review = await publish(testApp, author, texts)
    expect(review).toMatchObject({ ...texts, userName: text })
    expect((await read(testApp, '?limit=1')).reviews).toEqual([review])
  })
})

describe('what a review must have', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => testApp.close())

  const missing = 'Please fill in all required fields and select a location on the map.'

  test.each([
    ['no place', { placeName: undefined }, 'placeName', missing],
    ['a blank place', { placeName: ' \n' }, 'placeName', missing],
    ['a place that is no text', { placeName: ['Chowk'] }, 'placeName', missing],
    ['a place of 201 letters', { placeName: 'x'.repeat(201) }, 'placeName', 'This text is too long'],
    ['no text', { reviewText: '' }, 'reviewText', missing],
    ['a text of 5,001 letters', { reviewText: 'x'.repeat(5_001) }, 'reviewText', 'This text is too long'],
    ['no rating', { rating: undefined }, 'rating', missing],
    ['a rating of 0', { rating: 0 }, 'rating', missing],
    ['a rating of 5.01', { rating: 5.01 }, 'rating', missing],
    ['a rating in words', { rating: 'five' }, 'rating', missing],
    ['no point', { locationCoords: { lat: 21.2 } }, 'locationCoords.lng', missing],
    ['a point beyond the pole', { locationCoords: { lat: 90.1, lng: 0 } }, 'locationCoords.lat', missing],
    ['an endless landmark', { landmark: 'x'.repeat(201) }, 'landmark', 'This text is too long'],
    ['an endless address', { location: 'x'.repeat(501) }, 'location', 'This text is too long'],
    ['a picture from elsewhere', { imageUrl: 'https://evil.example/x.png' }, 'imageUrl', 'Failed to upload image'],
    ['a script for a picture', { imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'Failed to upload image'],
    ['a picture nobody uploaded', { imageUrl: `/media/${'a'.repeat(64)}.webp` }, 'imageUrl', 'Failed to upload image'],
    ['an endless picture', { imageUrl: 'x'.repeat(20_000) }, 'imageUrl', 'Failed to upload image'],
  ])('%s is refused in words at its field, and nothing is kept', async (_what, more, field, error) => {
    const author = await createUser(testApp)
    const answer = await post(testApp, author, more)
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, error: `${error} (${field})`, fields: { [field]: error } },
    })
    expect(await testApp.store.db.selectFrom('review').select('id').execute()).toEqual([])
    expect(await getRating(testApp, 'surat-castle')).toEqual({ rating: 0, ratingCount: 0 })
  })

  test.each(['placeName', 'landmark', 'location', 'reviewText'])('a zero character in %s is refused', async (field) => {
    expect((await post(testApp, await createUser(testApp), { [field]: 'a\u0000b' })).status).toBe(400)
  })
})

test(`a traveller posts at most ${REVIEWS_PER_DAY} reviews in 24 hours, deleted ones included`, async () => {
  const testApp = await createTestApp({ env: { RATE_LIMITS: 'on' } })
  const author = await createUser(testApp)
  for (let count = 0; count < REVIEWS_PER_DAY; count += 1) await publish(testApp, author)
  const [newest] = (await read(testApp, '?limit=1')).reviews
  await remove(testApp, author, { _id: newest?._id ?? '' })
  expect(await post(testApp, author)).toMatchObject({
    status: 429,
    body: { error: 'These are many reviews for one day. Please go on tomorrow.' },
    headers: { 'retry-after': expect.any(String) },
  })
  expect((await post(testApp, await createUser(testApp))).status).toBe(200)
  testApp.clock.advance(DAY_MS)
  expect((await post(testApp, author)).status).toBe(200)
})

test.each(engines)('reviews at the same time do not pass the limit of a day, on $engine', async ({ engine }) => {
  const testApp = await createTestApp({ engine, env: { RATE_LIMITS: 'on' } })
  const author = await createUser(testApp)
  const second = await openSecondInstance(testApp)
  const answers = await Promise.all(
    Array.from({ length: REVIEWS_PER_DAY + 5 }, (_, index) => post(index % 2 === 0 ? testApp : second, author)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(REVIEWS_PER_DAY)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
})

test('each deletion counts once against the bound of an author', async () => {
  const testApp = await createTestApp({ env: { RATE_LIMITS: 'on' } })
  const author = await createUser(testApp)
  const review = await publish(testApp, author)
  const statuses: number[] = []
  for (let turn = 0; turn < 122; turn += 1) statuses.push((await remove(testApp, author, review)).status)
  expect(statuses).toEqual(statuses.map((_, turn) => (turn < 120 ? 200 : 429)))
})

test('a review shows at once on the pages that were rendered before it', async () => {
  const store = await openMemoryStore()
  const app = await createGuideApp({ store, hasPages: true })
  const getPage = async (path: string) => (await app.inject(path)).body
  const pages = ['/places/surat-castle', '/historical_places']
  const before = await Promise.all(pages.map(getPage))
  const { token } = await createUser({ store, clock: createClock(new Date().toISOString()) })
  await callApi({ app }, 'POST /review/create', { token, body: reviewBody({ rating: 4.5 }) })
  const after = await Promise.all(pages.map(getPage))
  expect(before.filter((page) => page.includes('1 review'))).toEqual([])
  expect(after.filter((page) => page.includes('1 review'))).toHaveLength(2)
})

test('a rush of reviews is seen by every one of its authors at once', async () => {
  const testApp = await createTestApp({ env: { RATE_LIMITS: 'off' } })
  const authors = await Promise.all(Array.from({ length: 30 }, () => createUser(testApp)))
  const seen = await Promise.all(
    authors.map(async (author) => {
      const { body } = await post(testApp, author)
      const { _id } = api.createReview.reply.parse(body).review
      return (await getIds(testApp)).includes(_id)
    }),
  )
  expect(seen).toEqual(authors.map(() => true))
})
