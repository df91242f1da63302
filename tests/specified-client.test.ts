/** A client written to the words of section 7, with the names and types that its forms hold. It knows nothing else. */
import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { api } from '#contract/api.ts'
import { HOUR_MS } from '#contract/text/durations.ts'
import { failures } from '#messages/failures.ts'
import { callApi, type Answer, type Route } from './support/api-calls.ts'
import { createPicture } from './support/images.ts'
import { codeIn } from './support/letters.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'
import { createUser } from './support/users.ts'

const EMAIL = 'asha+trips@example.org'
const PASSWORD = 'kites in January'

const SetCookies = z.pipe(
  z.optional(z.union([z.string(), z.array(z.string())])),
  z.transform((set: string | string[] | undefined) => [set ?? []].flat()),
)

/** The credentials that a browser keeps for the API: a token of its own and the cookies that the API sets. */
function createClient(testApp: TestApp) {
  let token: string | undefined
  let cookie = ''
  const call = async (route: Route, body?: object): Promise<Answer> => {
    const answer = await callApi(testApp, route, {
      ...(token !== undefined && { token }),
      ...(body && { body }),
      headers: { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) },
    })
    const set = SetCookies.parse(answer.headers['set-cookie'])
    if (set.length > 0) cookie = set.map((one) => one.split(';')[0]).join('; ')
    return answer
  }
  const begin = async (route: Route, body: object) => {
    const answer = await call(route, body)
    token = String(answer.body['authToken'])
    return answer.body
  }
  return { call, begin }
}

async function start() {
  const testApp = await createTestApp()
  const client = createClient(testApp)
  await client.begin('POST /auth/signup', { name: 'Asha', email: EMAIL, password: PASSWORD })
  return { testApp, client }
}

/** The objects in a list of the answer. */
function listFor({ body }: Answer, name: string): Record<string, unknown>[] {
  return z.array(z.record(z.string(), z.unknown())).parse(body[name])
}

test('signs up, reads the user, changes the profile, and logs in again', async () => {
  const { client } = await start()

  const user = await client.call(`GET /auth/user?email=${EMAIL}`)
  const changed = await client.call('PUT /auth/update-profile', { phone: '98240 12345' })
  const login = await client.begin('POST /auth/login', { email: EMAIL, password: PASSWORD })

  expect(user).toMatchObject({ status: 200, body: { success: true, user: { email: EMAIL, isAdmin: false } } })
  expect(changed.body).toMatchObject({ success: true, user: { phone: '98240 12345' } })
  expect(login).toMatchObject({ success: true, name: 'Asha', isAdmin: false, id: expect.any(String) })
})

test('resets the password with the code of the mail', async () => {
  const { testApp, client } = await start()

  expect((await client.call('POST /auth/forgot-password', { email: EMAIL })).body['success']).toBe(true)
  const letters = await testApp.mailsTo(EMAIL)
  const otp = letters.map((letter) => codeIn(letter)).find((code) => code !== '') ?? ''
  const reset = await client.call('POST /auth/reset-password', { email: EMAIL, otp, newPassword: 'new kites' })

  expect(reset.body['success']).toBe(true)
  expect(await client.begin('POST /auth/login', { email: EMAIL, password: 'new kites' })).toMatchObject({
    success: true,
  })
})

test('resets the password with exactly the fields of section 7, also on another device and without cookies', async () => {
  const { testApp, client } = await start()
  await client.call('POST /auth/forgot-password', { email: EMAIL })
  const otp = (await testApp.mailsTo(EMAIL)).map((letter) => codeIn(letter)).findLast((code) => code !== '') ?? ''

  const phone = createClient(testApp)
  const wrong = await phone.call('POST /auth/reset-password', { email: EMAIL, otp: '1', newPassword: 'new kites' })
  const reset = await phone.call('POST /auth/reset-password', { email: EMAIL, otp, newPassword: 'new kites' })
  const again = await phone.call('POST /auth/reset-password', { email: EMAIL, otp, newPassword: 'other kites' })

  expect([wrong.status, reset.status, again.status]).toEqual([400, 200, 400])
  expect(reset.body).toEqual({ success: true })
  expect(await phone.begin('POST /auth/login', { email: EMAIL, password: 'new kites' })).toMatchObject({
    success: true,
  })
})

describe('a trip', () => {
  const form = {
    title: 'Two days',
    description: '',
    budget: '4500',
    startDate: '2026-12-05',
    endDate: '2026-12-06',
    userEmail: EMAIL,
    isPublic: false,
    destinations: [{ name: 'Old city', location: '', startDate: null, endDate: null, notes: '', activities: [] }],
  }

  test('is created with the text of the number input, edited, listed and deleted', async () => {
    const { client } = await start()

    const created = await client.call('POST /trip/create', form)
    const id = api.createTrip.reply.parse(created.body).trip._id
    const edited = await client.call(`PUT /trip/edit/${id}`, { ...form, budget: ' 5200.50 ' })
    const listed = await client.call(`GET /trip/user-trips?email=${EMAIL}`)

    expect(created).toMatchObject({ status: 200, body: { trip: { budget: 4500 } } })
    expect(edited).toMatchObject({ status: 200, body: { trip: { budget: 5200.5 } } })
    expect(listFor(listed, 'trips')).toMatchObject([{ _id: id, budget: 5200.5 }])
    expect((await client.call(`DELETE /trip/delete/${id}`)).body['success']).toBe(true)
    expect(listFor(await client.call('GET /trip/user-trips'), 'trips')).toEqual([])
  })

  test('takes null for whatever it does not have, when it is created and when it is edited', async () => {
    const { client } = await start()
    const blank = { name: null, address: null, checkIn: null, checkOut: null, bookingReference: null }
    const ride = { type: null, departureTime: null, arrivalTime: null, bookingReference: null }
    const activity = { name: 'Surat Castle', date: null, time: null, notes: null, day: null, id: null }
    const stay = { name: 'Old city', location: null, notes: null, startDate: null, endDate: null }
    const ranges = { fromDay: null, toDay: null }
    const nothing = {
      ...form,
      description: null,
      userEmail: null,
      isPublic: null,
      pace: null,
      days: null,
      version: null,
    }
    const filled = { ...stay, ...ranges, activities: [activity], accommodation: blank, transportation: ride }
    const bare = { ...stay, ...ranges, activities: null, accommodation: null, transportation: null }

    const created = await client.call('POST /trip/create', { ...nothing, destinations: [filled, bare] })
    const { trip } = api.createTrip.reply.parse(created.body)
    const edited = await client.call(`PUT /trip/edit/${trip._id}`, { ...nothing, destinations: [bare, filled] })

    expect(trip).toMatchObject({
      description: '',
      userEmail: EMAIL,
      destinations: [
        { location: '', notes: '', activities: [{ time: '', notes: '' }], accommodation: { name: '', address: '' } },
        { activities: [], transportation: { type: '', bookingReference: '' } },
      ],
    })
    expect(edited.status).toBe(200)
  })

  test('takes times as inputs and ISO 8601 write them, and keeps the minute that they say', async () => {
    const { client } = await start()
    const times = ['10:30', '10:30:00', '10:30:15.250']
    const departures = ['2026-12-05T06:15', '2026-12-05T06:15:00.000Z', '2026-12-05T06:15:00+05:30', null]
    const activities = times.map((time, index) => ({ name: `Stop ${index}`, time }))
    const destinations = departures.map((departureTime) => ({
      name: 'Old city',
      activities,
      transportation: { departureTime, arrivalTime: departureTime },
    }))

    const created = await client.call('POST /trip/create', { ...form, destinations })

    const { trip } = api.createTrip.reply.parse(created.body)
    expect(new Set(trip.destinations.flatMap((one) => one.activities.map(({ time }) => time)))).toEqual(
      new Set(['10:30']),
    )
    const minute = '2026-12-05T06:15'
    expect(trip.destinations.map(({ transportation }) => transportation.departureTime)).toEqual([
      minute,
      minute,
      minute,
      null,
    ])
  })

  test('keeps what a newer client said of its stops and its plan when this client sends it back', async () => {
    const { client } = await start()
    const castle = { name: 'Surat Castle', date: '2026-12-05', time: '10:00', notes: '' }
    const said = { place: 'surat-castle', durationMinutes: 90, cost: 20, id: 'castle', position: 2.5, isDone: true }
    const plan = { pace: 'easy', spending: [{ id: 'ticket', amount: 20, kind: 'entry', date: null, note: '' }] }
    const planned = (activity: object) => ({ ...form, destinations: [{ name: 'Old city', activities: [activity] }] })
    const created = await client.call('POST /trip/create', { ...planned({ ...castle, ...said }), ...plan })
    const id = api.createTrip.reply.parse(created.body).trip._id

    const edited = await client.call(`PUT /trip/edit/${id}`, planned({ ...castle, notes: 'Closed on Mondays' }))

    expect(edited).toMatchObject({
      status: 200,
      body: { trip: { ...plan, destinations: [{ activities: [{ ...castle, ...said, notes: 'Closed on Mondays' }] }] } },
    })
  })

  test.each(['', ' ', 'abc', '-1', '1e999', '0x10', '4,500', 'Infinity', null, [], true])(
    'with the budget %j is refused at the field',
    async (budget) => {
      const { client } = await start()
      const answer = await client.call('POST /trip/create', { ...form, budget })
      expect(answer).toMatchObject({ status: 400, body: { fields: { budget: expect.stringContaining('budget') } } })
    },
  )

  test('that was suggested is posted as it came, and has all of its days from today on', async () => {
    const { testApp, client } = await start()
    // Fourteen hours after 06:00 UTC on the 1st, the 2nd has begun in Surat.
    testApp.clock.advance(14 * HOUR_MS)
    const suggested = listFor(await client.call('GET /suggest-trips'), 'trips').find(({ days }) => days === 2)

    const answer = await client.call('POST /trip/create', { ...suggested, userEmail: EMAIL, isPublic: false })

    const { trip } = api.createTrip.reply.parse(answer.body)
    expect(trip).toMatchObject({ title: suggested?.['title'], startDate: '2026-03-02', endDate: '2026-03-03' })
    const dates = trip.destinations.flatMap(({ activities }) => activities.map(({ date }) => date))
    expect(new Set(dates)).toEqual(new Set(['2026-03-02', '2026-03-03']))
  })
})

describe('the wishlist', () => {
  test('saves a search result as it came and reads it back under the names that were sent', async () => {
    const { client } = await start()
    const [found] = listFor(await client.call('GET /attractions?name=castle'), 'data')

    const added = await client.call('POST /wishlist', {
      Name: found?.['name'],
      Location: found?.['location'],
      Rating: found?.['rating'],
      Image: found?.['images'],
      userEmail: EMAIL,
    })
    const listed = await client.call(`GET /wishlist/user-wishlist?email=${EMAIL}`)

    expect(added.status).toBe(200)
    expect(listFor(listed, 'wishlistItems')).toMatchObject([
      { Name: found?.['name'], name: found?.['name'], Location: found?.['location'], Image: expect.any(String) },
    ])
  })

  test.each([
    ['a list of images under their own name', { images: ['/a.webp', '/b.webp'] }, { Image: '/a.webp' }],
    ['an empty list of images', { Image: [] }, { Image: '' }],
    ['no image', { Image: null }, { Image: '' }],
    ['the text of a rating', { Rating: '4.5' }, { Rating: 4.5 }],
    ['no rating', { Rating: null }, { Rating: 0 }],
    ['no location', { Location: null }, { Location: '' }],
    ['no email', { userEmail: null }, { Location: '' }],
  ])('takes %s', async (_case, sent, read) => {
    const { client } = await start()
    expect((await client.call('POST /wishlist', { Name: 'A place of mine', ...sent })).status).toBe(200)
    expect(listFor(await client.call('GET /wishlist/user-wishlist'), 'wishlistItems')).toMatchObject([read])
  })

  test('answers a second POST with a message and leaves the item', async () => {
    const { client } = await start()
    const first = await client.call('POST /wishlist', { Name: 'Dumas Beach' })
    const second = await client.call('POST /wishlist', { Name: 'dumas  beach' })
    expect(first.body).toEqual({ success: true })
    expect(second).toMatchObject({ status: 200, body: { success: true, msg: expect.any(String) } })
    expect(listFor(await client.call('GET /wishlist/user-wishlist'), 'wishlistItems')).toHaveLength(1)
  })

  test.each(['itemName', 'id'])('removes an item by its %s', async (key) => {
    const { client } = await start()
    await client.call('POST /wishlist', { Name: 'Dumas Beach' })
    await client.call('POST /wishlist', { Name: 'Gopi Talav' })
    const [item] = listFor(await client.call('GET /wishlist/user-wishlist'), 'wishlistItems')
    const value = key === 'id' ? item?.['id'] : item?.['Name']

    expect((await client.call('DELETE /wishlist', { userEmail: EMAIL, [key]: value })).status).toBe(200)

    const rest = listFor(await client.call('GET /wishlist/user-wishlist'), 'wishlistItems')
    expect(rest.map(({ id }) => id)).not.toContain(item?.['id'])
    expect(rest).toHaveLength(1)
  })
})

test('writes a review with a photo, and deletes it', async () => {
  const { testApp, client } = await start()
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const { body: login } = await callApi(testApp, 'POST /auth/login', { body: { email: EMAIL, password: PASSWORD } })
  const uploaded = await callApi(testApp, 'POST /media/upload', {
    token: String(login['authToken']),
    body: { upload_preset: 'ml_default' },
    file: new File([new Uint8Array(photo)], 'photo.png', { type: 'image/png' }),
  })

  const created = await client.call('POST /review/create', {
    placeName: 'Surat Castle',
    landmark: 'Chowk',
    location: 'Nanpura, Surat',
    rating: '4',
    reviewText: 'Quiet in the morning.',
    imageUrl: uploaded.body['secure_url'],
    userId: login['id'],
    userName: 'Asha',
    locationCoords: { lat: '21.1959', lng: '72.8173' },
  })

  expect(created).toMatchObject({ status: 200, body: { success: true } })
  const [review] = listFor(await client.call('GET /review/all'), 'reviews')
  expect(review).toMatchObject({ rating: 4, locationCoords: { lat: 21.1959, lng: 72.8173 } })
  expect((await client.call(`DELETE /review/delete/${String(review?.['_id'])}`)).body['success']).toBe(true)
})

test(
  'stores a photo that is sent without a token, with the session of the browser',
  { tags: 'weakness/uploads-of-other-pages' },
  async () => {
    const { testApp, client } = await start()
    const file = new File([new Uint8Array(await createPicture(40, 30))], 'photo.png', { type: 'image/png' })
    const login = await client.call('POST /auth/login', { email: EMAIL, password: PASSWORD })
    const set = SetCookies.parse(login.headers['set-cookie']).find((cookie) => cookie.startsWith('session='))
    const send = (headers: Record<string, string>) =>
      callApi(testApp, 'POST /media/upload', { body: { upload_preset: 'ml_default' }, file, headers })
    const cookie = set?.split(';')[0] ?? ''

    expect(set).toMatch(/; Path=\/api\/media; HttpOnly; SameSite=Strict/)
    expect((await send({ cookie })).body['secure_url']).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/)
    expect((await send({ cookie, 'sec-fetch-site': 'same-site' })).status).toBe(401)
    // Browsers send no Sec-Fetch-Site without encryption, and older ones never. All send the origin of a form.
    expect((await send({ cookie, origin: 'http://evil.surat.example' })).status).toBe(401)
    expect((await send({ cookie, origin: 'null' })).status).toBe(401)
    expect((await send({ cookie, origin: new URL(testApp.config.publicUrl).origin })).status).toBe(200)
    expect((await send({ cookie, origin: 'http://surat.example:3000', host: 'surat.example:3000' })).status).toBe(200)
    expect((await send({})).body).toMatchObject({ success: false, error: expect.any(String) })
    expect((await callApi(testApp, 'GET /trip/user-trips', { headers: { cookie } })).status).toBe(401)
    const left = await client.call('POST /auth/logout')
    expect(SetCookies.parse(left.headers['set-cookie']).join()).toContain('session=; Max-Age=0; Path=/api/media')
  },
)

test('takes null for the landmark, the address and the photo of a review', async () => {
  const { client } = await start()
  const created = await client.call('POST /review/create', {
    placeName: 'Surat Castle',
    landmark: null,
    location: null,
    rating: 4,
    reviewText: 'Quiet in the morning.',
    imageUrl: null,
    userId: null,
    userName: null,
    locationCoords: { lat: 21.1959, lng: 72.8173 },
  })
  expect(created).toMatchObject({ status: 200, body: { review: { landmark: '', location: '', imageUrl: '' } } })
})

test('leaves what it sends as null in the profile, and removes what it sends as empty text', async () => {
  const { client } = await start()
  await client.call('PUT /auth/update-profile', { phone: '98240 12345', address: 'Nanpura' })
  const unchanged = await client.call('PUT /auth/update-profile', { name: null, phone: null, address: null })
  const removed = await client.call('PUT /auth/update-profile', { phone: '', address: null })
  expect(unchanged.body).toMatchObject({ user: { name: 'Asha', phone: '98240 12345', address: 'Nanpura' } })
  expect(removed.body).toMatchObject({ user: { phone: '', address: 'Nanpura' } })
})

test('an admin announces in UTC or in the time of the city, changes and deletes it', async () => {
  const { testApp } = await start()
  const { token } = await createUser(testApp, { isAdmin: true })
  const call = (route: Route, body?: object) => callApi(testApp, route, { token, ...(body && { body }) })
  const form = { id: '', title: 'Kites', content: 'At noon', priority: 'high' }

  await call('POST /announcement/create', { ...form, date: '2026-01-14T06:30:00.000Z' })
  await call('POST /announcement/create', { ...form, date: '2026-01-14T12:00' })
  await call('POST /announcement/create', { ...form, date: '2026-01-14T08:30:00+02:00' })
  const listed = listFor(await call('GET /announcement/all'), 'announcements')

  expect(listed.map(({ date }) => date)).toEqual(Array(3).fill('2026-01-14T06:30:00.000Z'))
  const id = String(listed[0]?.['_id'])
  const updated = await call(`PUT /announcement/update/${id}`, {
    ...form,
    title: 'Kites again',
    date: '2026-01-14T12:00',
  })
  expect(updated.body['success']).toBe(true)
  expect((await call(`DELETE /announcement/delete/${id}`)).body['success']).toBe(true)
})

test('reads the lists of places', async () => {
  const { client } = await start()
  const lists = await Promise.all(
    (['explore', 'cafe', 'street_food', 'historical'] as const).map((name) => client.call(`GET /${name}`)),
  )
  expect(lists.map((answer) => listFor(answer, 'msg').length > 0)).toEqual([true, true, true, true])
})

test('subscribes to the newsletter and shows the message of the answer', async () => {
  const { client } = await start()
  const answer = await client.call('POST /contact-us', { name: 'Asha', email: EMAIL })
  expect(answer.body).toMatchObject({ success: true, message: expect.any(String) })
})

test('a refused sign-up lists its errors as text, and in a list of its own as `msg`', async () => {
  const testApp = await createTestApp()
  const answer = await createClient(testApp).call('POST /auth/signup', {
    name: ' ',
    email: 'nobody',
    password: '12345',
  })
  const texts = [
    'Please enter a valid name',
    'Please enter a valid email',
    'Password must be at least 6 characters long',
  ]
  expect(answer).toMatchObject({ status: 400, body: { success: false, error: texts[0], errors: texts } })
  expect(listFor(answer, 'errorDetails').map(({ msg }) => msg)).toEqual(texts)
})

describe('the error of', () => {
  test.each<[string, Route, object | undefined, string]>([
    ['a search without a name', 'GET /attractions', undefined, 'name'],
    ['a text that is too long', 'POST /trip/create', { title: 'x'.repeat(300) }, 'title'],
    ['a review without a text', 'POST /review/create', { placeName: 'Chowk' }, 'rating'],
    ['a wish without a name', 'POST /wishlist', { Name: '' }, 'Name'],
    ['a rating in words', 'POST /wishlist', { Name: 'Chowk', Rating: 'good' }, 'Rating'],
  ])('%s names the field', async (_case, route, body, field) => {
    const { client } = await start()
    const answer = await client.call(route, body)
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
    expect(answer.body['error']).not.toMatch(/not understood|Invalid input|map\.$/)
  })

  test.each<[string, Route, object, string]>([
    ['a wish with a number as its location', 'POST /wishlist', { Name: 'Chowk', Location: 5 }, 'Location'],
    [
      'a destination that is text',
      'POST /trip/create',
      { title: 'Two days', budget: 1, destinations: ['Old city'] },
      'destinations.0',
    ],
    ['a start date that is a number', 'POST /trip/create', { title: 'T', budget: 1, startDate: 5 }, 'startDate'],
  ])('%s says which field it is, because a client may read the sentence alone', async (_case, route, body, field) => {
    const { client } = await start()
    const answer = await client.call(route, body)
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringMatching(new RegExp(`[(]${field}[)]$`)) } })
  })

  test('a body that is a list or text names no field', async () => {
    const { client } = await start()
    const answer = await client.call('POST /wishlist', ['Chowk'])
    expect(answer).toMatchObject({ status: 400, body: { error: failures['invalid-input'] } })
  })

  test('a priority that is none names the field', async () => {
    const { testApp } = await start()
    const { token } = await createUser(testApp, { isAdmin: true })
    const body = { title: 'Kites', content: 'At noon', date: '2026-01-14T12:00', priority: 'urgent' }
    const answer = await callApi(testApp, 'POST /announcement/create', { token, body })
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining('priority') } })
  })
})
