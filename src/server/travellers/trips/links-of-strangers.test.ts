import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#contract/api.ts'
import { failures } from '#messages/failures.ts'
import { callApi, type Route } from '../../../../tests/support/api-calls.ts'
import { linksIn, tokenIn } from '../../../../tests/support/letters.ts'
import { lightPasswords } from '../../../../tests/support/light-passwords.ts'
import { requestCodeByMail, startMailedApp, type MailedApp } from '../../../../tests/support/mailed-app.ts'
import { createTestApp } from '../../../../tests/support/test-app.ts'
import { createUser, newIdentity, PASSWORD, signUp, type TestUser } from '../../../../tests/support/users.ts'

const NEW_PASSWORD = 'kites-over-Rander'
const tags = 'weakness/link-of-a-stranger'

let mailed: MailedApp
beforeAll(async () => {
  mailed = await startMailedApp('SQLite')
})
afterAll(() => mailed.close())

const Token = z.object({ token: z.string() })
const SavedTrip = z.object({ trip: z.object({ _id: z.string() }) })

/** A page for guests, and a calendar of all trips, also of those that are made later. */
async function makeLinks({ token }: TestUser) {
  const call = async (route: 'POST /trip/create' | 'POST /trip-links' | `POST /trip/links/${string}`, body: object) =>
    (await callApi(mailed.testApp, route, { token, body })).body
  const { trip } = SavedTrip.parse(
    await call('POST /trip/create', { title: 'Coast', budget: 0, destinations: [{ name: 'Dumas' }] }),
  )
  const page = Token.parse(await call(`POST /trip/links/${trip._id}`, { purpose: 'view' })).token
  const calendar = Token.parse(await call('POST /trip-links', {})).token
  return async () => {
    const opened = await callApi(mailed.testApp, 'POST /shared-trip', { body: { token: page } })
    const feed = await mailed.testApp.app.inject({ url: `/calendar/${calendar}.ics` })
    return [opened.status, feed.statusCode]
  }
}

async function reset({ email }: TestUser) {
  const code = await requestCodeByMail(mailed, { email, ip: newIdentity().ip })
  const body = { email, newPassword: NEW_PASSWORD, ...code }
  expect((await callApi(mailed.testApp, 'POST /auth/reset-password', { body, ip: newIdentity().ip })).status).toBe(200)
}

test('links of a stranger open nothing once the owner of the mailbox has the account', { tags }, async () => {
  const stranger = await signUp(mailed.testApp)
  const open = await makeLinks(stranger)
  expect(await open()).toEqual([200, 200])
  await reset(stranger)
  expect(await open()).toEqual([404, 404])
})

test('the first confirmation of an email ends the links from before it', { tags }, async () => {
  const user = await signUp(mailed.testApp)
  const open = await makeLinks(user)
  const links = (await mailed.mailsTo(user.email)).flatMap(linksIn)
  const token = tokenIn(links.findLast(({ pathname }) => pathname === '/confirm-email'))
  const confirm = () => callApi(mailed.testApp, 'POST /auth/confirm-email', { body: { token, password: PASSWORD } })
  expect((await confirm()).status).toBe(200)
  expect(await open()).toEqual([404, 404])
})

test('a reset ends the links that somebody with a stolen session has made', { tags }, async () => {
  const user = await createUser(mailed.testApp)
  const [open, openOthers] = [await makeLinks(user), await makeLinks(await createUser(mailed.testApp))]
  await reset(user)
  expect([await open(), await openOthers()]).toEqual([
    [404, 404],
    [200, 200],
  ])
})

test('a session that ends while a link is being made makes none', { tags }, async () => {
  const gate = Promise.withResolvers<void>()
  const isHashing = Promise.withResolvers<void>()
  const hash = async (secret: string) => {
    if (secret !== 'kite 7') return lightPasswords.hash(secret)
    isHashing.resolve()
    await gate.promise
    return lightPasswords.hash(secret)
  }
  const testApp = await createTestApp({ passwords: { ...lightPasswords, hash } })
  const { token, id } = await createUser(testApp)
  const body = { title: 'Coast', budget: 0, destinations: [{ name: 'Dumas' }] }
  const { trip } = SavedTrip.parse((await callApi(testApp, 'POST /trip/create', { token, body })).body)
  const making = callApi(testApp, `POST /trip/links/${trip._id}`, {
    token,
    body: { purpose: 'view', passcode: 'kite 7' },
  })
  await isHashing.promise
  await callApi(testApp, 'POST /auth/logout', { token })
  gate.resolve()
  expect((await making).status).toBe(401)
  expect(await testApp.store.db.selectFrom('trip_link').select('id').where('account_id', '=', id).execute()).toEqual([])
})

test('only an account with a confirmed email invites companions', { tags }, async () => {
  const user = await signUp(mailed.testApp)
  const call = (route: 'POST /trip/create' | `POST /trip/links/${string}`, body: object) =>
    callApi(mailed.testApp, route, { token: user.token, body })
  const made = await call('POST /trip/create', { title: 'Coast', budget: 0, destinations: [{ name: 'Dumas' }] })
  const invite = () =>
    call(`POST /trip/links/${SavedTrip.parse(made.body).trip._id}`, { purpose: 'invite', role: 'editor' })
  expect(await invite()).toMatchObject({ status: 409, body: { error: failures['second-factor.unconfirmed-email'] } })
  const links = (await mailed.mailsTo(user.email)).flatMap(linksIn)
  const token = tokenIn(links.findLast(({ pathname }) => pathname === '/confirm-email'))
  await callApi(mailed.testApp, 'POST /auth/confirm-email', { token: user.token, body: { token } })
  expect((await invite()).status).toBe(200)
})

const call = (by: TestUser, route: Route, body?: object) =>
  callApi(mailed.testApp, route, { token: by.token, ...(body && { body }) })

/** A trip in which all of these are editors. */
async function shareTrip(owner: TestUser, editors: readonly TestUser[]): Promise<string> {
  const body = { title: 'Coast', budget: 0, destinations: [{ name: 'Dumas' }] }
  const { _id: trip } = SavedTrip.parse((await call(owner, 'POST /trip/create', body)).body).trip
  const invite = { purpose: 'invite', role: 'editor' }
  const { token } = Token.parse((await call(owner, `POST /trip/links/${trip}`, invite)).body)
  for (const editor of editors) {
    mailed.testApp.clock.advance(1_000)
    expect((await call(editor, 'POST /trip-invite/accept', { token })).status).toBe(200)
  }
  return trip
}

async function confirmByLink(user: TestUser) {
  const links = (await mailed.mailsTo(user.email)).flatMap(linksIn)
  const token = tokenIn(links.findLast(({ pathname }) => pathname === '/confirm-email'))
  expect((await call(user, 'POST /auth/confirm-email', { token })).status).toBe(200)
}

test('a trip goes to an account with an unconfirmed email only if nobody else is in it', { tags }, async () => {
  const { testApp } = mailed
  const [owner, stranger, friend] = [await createUser(testApp), await signUp(testApp), await createUser(testApp)]
  const trip = await shareTrip(owner, [stranger, friend])
  const { people } = api.listTripPeople.reply.parse((await call(owner, `GET /trip/people/${trip}`)).body)
  const personId = people.find(({ name }) => name === stranger.name)?.id ?? ''
  expect(await call(owner, `POST /trip/owner/${trip}`, { personId })).toMatchObject({
    status: 409,
    body: { error: failures['trip-person.unconfirmed'] },
  })
  expect((await call(owner, `POST /trip/leave/${trip}`)).status).toBe(200)
  expect((await call(friend, `GET /trips/${trip}`)).body['trip']).not.toHaveProperty('membership')
  expect((await call(friend, 'POST /auth/delete-account', { password: PASSWORD })).status).toBe(200)
  expect((await call(stranger, `GET /trips/${trip}`)).body['trip']).not.toHaveProperty('membership')
})

test('whoever is in the trips of an unconfirmed account leaves with its first confirmation', { tags }, async () => {
  const { testApp } = mailed
  for (const confirm of [reset, confirmByLink]) {
    const [owner, first, second] = [await createUser(testApp), await signUp(testApp), await signUp(testApp)]
    const trip = await shareTrip(owner, [first, second])
    await call(owner, 'POST /auth/delete-account', { password: PASSWORD })
    expect((await call(second, `GET /trips/${trip}`)).body['trip']).toMatchObject({ membership: { role: 'editor' } })
    await confirm(first)
    expect((await call(second, `GET /trips/${trip}`)).status).toBe(404)
  }
})

test('whoever left so hears nothing more of the trip, though their role had changed before', { tags }, async () => {
  const { testApp } = mailed
  const [owner, first, second] = [await createUser(testApp), await signUp(testApp), await signUp(testApp)]
  const trip = await shareTrip(owner, [first, second])
  const { people } = api.listTripPeople.reply.parse((await call(owner, `GET /trip/people/${trip}`)).body)
  await call(owner, `PUT /trip/people/${trip}/${people.at(-1)?.id}`, { role: 'viewer' })
  await call(owner, 'POST /auth/delete-account', { password: PASSWORD })
  await confirmByLink(first)
  const title = 'Not for companions'
  await call(first, `PUT /trip/edit/${trip}`, { title, budget: 0, destinations: [{ name: 'Dumas' }] })
  expect((await call(second, 'GET /trip-news')).body['news']).toEqual([])
  const { body } = await call(second, 'GET /auth/my-data')
  expect(body['tripRoleNotices']).toEqual([])
})
