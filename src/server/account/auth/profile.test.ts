import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { dumpTables, findInTables } from '../../../../tests/support/dump.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { callApi, type Answer } from '../../../../tests/support/api-calls.ts'
import { waitForEmptyMailQueue } from '../../../../tests/support/mail-queue.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { logIn, PASSWORD, createUser, type TestUser } from '../../../../tests/support/users.ts'

function update(testApp: TestApp, { token }: Pick<TestUser, 'token'>, body: object): Promise<Answer> {
  return callApi(testApp, 'PUT /auth/update-profile', { token, body })
}

async function read(testApp: TestApp, { token }: Pick<TestUser, 'token'>): Promise<unknown> {
  return (await callApi(testApp, 'GET /auth/user', { token })).body['user']
}

/** Creates a user with data in every feature. */
async function createUserWithEverything(testApp: TestApp): Promise<TestUser> {
  const traveller = await createUser(testApp, {
    name: 'Meera Shah',
    phone: '+91 98240 00000',
    address: '7 Ghod Dod Road',
  })
  const { email, token, ip } = traveller
  await callApi(testApp, 'POST /wishlist', {
    token,
    body: { Name: 'Surat Castle', Location: 'by the river', Rating: 4 },
  })
  await callApi(testApp, 'POST /wishlist', {
    token,
    body: { Name: 'Aunt Hansa’s terrace', Image: '/pictures/terrace.svg' },
  })
  await callApi(testApp, 'POST /trip/create', {
    token,
    body: { title: 'Monsoon days', budget: 100, destinations: [{ name: 'Dumas' }] },
  })
  await callApi(testApp, 'POST /review/create', {
    token,
    body: {
      placeName: 'Surat Castle',
      rating: 4,
      reviewText: 'Cool rooms.',
      locationCoords: { lat: 21.19, lng: 72.81 },
    },
  })
  await callApi(testApp, 'POST /contact-us', { body: { name: 'Meera S.', email }, ip })
  await callApi(testApp, 'POST /auth/forgot-password', { body: { email }, ip })
  await waitForEmptyMailQueue(testApp.store)
  await logIn(testApp, traveller)
  await logIn(testApp, { ...traveller, password: 'guess' })
  // Without a next attempt the mailer leaves this mail in the queue.
  await testApp.store.db
    .insertInto('mail')
    .values({
      id: crypto.randomUUID(),
      template: 'newsletter-welcome',
      recipient: email,
      event_at: testApp.clock.now().toISOString(),
      created_at: testApp.clock.now().toISOString(),
      attempts: 0,
      next_attempt_at: null,
      last_error: 'SMTP 550',
      lane: 'now',
      letter_id: null,
    })
    .execute()
  return traveller
}

describe.each(engines)('the profile on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine })
  })
  afterAll(() => testApp.close())

  rule('changes the given fields and keeps the rest', async () => {
    const traveller = await createUser(testApp, { name: 'Meera', phone: '1', address: 'Adajan' })
    const { id, email } = traveller
    const user = { id, _id: id, email, isAdmin: false, name: 'Meera', phone: '+91 261', address: 'Adajan' }
    expect((await update(testApp, traveller, { phone: ' +91 261 ' })).body).toEqual({ success: true, user })
    expect((await update(testApp, traveller, { name: 'Meera Shah' })).body).toMatchObject({
      user: { name: 'Meera Shah' },
    })
    expect(await read(testApp, traveller)).toEqual({ ...user, name: 'Meera Shah' })
  })

  rule('can be cleared of phone and address', async () => {
    const traveller = await createUser(testApp, { phone: '1', address: 'Adajan' })
    expect((await update(testApp, traveller, { phone: '', address: '  ' })).status).toBe(200)
    expect(await read(testApp, traveller)).toMatchObject({ phone: '', address: '' })
  })

  rule.each([{ body: {} }, { body: undefined }])('does not change without fields: $body', async ({ body }) => {
    const traveller = await createUser(testApp, { phone: '1', address: 'Adajan' })
    const before = await read(testApp, traveller)
    const answer = await callApi(testApp, 'PUT /auth/update-profile', { token: traveller.token, ...(body && { body }) })
    expect([answer.status, answer.body['user']]).toEqual([200, before])
  })

  test('keeps what cannot be changed: email, role, id and everything unknown', async () => {
    const traveller = await createUser(testApp)
    const other = await createUser(testApp)
    const before = await testApp.store.db.selectFrom('account').selectAll().where('id', '=', traveller.id).execute()
    const answer = await update(testApp, traveller, {
      email: 'new@surat.example',
      id: other.id,
      _id: other.id,
      userId: other.id,
      isAdmin: true,
      is_admin: 1,
      role: 'admin',
      password: 'another-one',
      password_hash: 'x',
      passwordHash: 'x',
      createdAt: 'x',
      created_at: 'x',
    })
    expect([answer.status, answer.body['user']]).toEqual([200, await read(testApp, traveller)])
    const after = await testApp.store.db.selectFrom('account').selectAll().where('id', '=', traveller.id).execute()
    expect(after).toEqual(before)
  })

  rule.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"phone":"1","phone":{"isAdmin":true}}',
  ])('is not changed by %s', async (payload) => {
    const traveller = await createUser(testApp)
    const before = await read(testApp, traveller)
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${traveller.token}` }
    const response = await testApp.app.inject({ method: 'PUT', url: '/api/auth/update-profile', headers, payload })
    expect(response.statusCode).toBe(400)
    expect(await read(testApp, traveller)).toEqual(before)
  })

  test.each(['name', 'phone', 'address'])('refuses a zero character in the %s', async (field) => {
    const answer = await update(testApp, await createUser(testApp), { [field]: 'a\u0000b' })
    expect([answer.status, answer.body['code']]).toEqual([400, 'invalid-input'])
  })

  rule('is given to its owner with everything that is stored', async () => {
    const traveller = await createUserWithEverything(testApp)
    const { status, body } = await callApi(testApp, 'GET /auth/my-data', traveller)
    expect(status).toBe(200)
    const data = api.exportMyData.reply.parse(body)
    expect(data.user).toMatchObject({ id: traveller.id, email: traveller.email, phone: '+91 98240 00000' })
    expect(data.wishlist.map(({ name }) => name).toSorted()).toEqual(['Aunt Hansa’s terrace', 'Surat Castle'])
    expect(data.trips.map(({ title }) => title)).toEqual(['Monsoon days'])
    expect(data.reviews.map(({ reviewText }) => reviewText)).toEqual(['Cool rooms.'])
    expect(data.newsletter).toEqual({
      name: 'Meera S.',
      subscribedAt: testApp.clock.now().toISOString(),
      language: 'en',
    })
    expect(data.sessions).toHaveLength(2)
    expect(data.devices).toMatchObject([{ browser: '', system: '' }])

    // The product's internal columns hold nothing about the person: hashes, keys and the queue of mails.
    const isWork =
      /hash|_key$|is_admin$|^password_reset|^mail|^wishlist_item (id|account_id)$|^trip (account_id|document|bytes|created_at|updated_at|deleted_at)$|^session (id|account_id|device_id)$|^device (id|account_id)$|^security_event (id|account_id)$/
    const text = JSON.stringify(data)
    const missing = [...(await dumpTables(testApp.store))].flatMap(([table, rows]) =>
      rows
        .filter((row) => Object.values(row).some((value) => value === traveller.id || value === traveller.email))
        .flatMap((row) => Object.entries(row).map(([column, value]) => ({ column: `${table} ${column}`, value })))
        .filter(({ column, value }) => !isWork.test(column) && !text.includes(String(value)))
        .map(({ column }) => column),
    )
    expect(missing).toEqual([])
  })

  rule('of one user is never given to another user', async () => {
    const owner = await createUserWithEverything(testApp)
    const { body } = await callApi(testApp, 'GET /auth/my-data', await createUser(testApp))
    expect(body).toMatchObject({ wishlist: [], newsletter: null })
    expect(JSON.stringify(body)).not.toContain(owner.email)
  })

  rule('given to its owner contains no hashes and no tokens', async () => {
    const traveller = await createUserWithEverything(testApp)
    const { body } = await callApi(testApp, 'GET /auth/my-data', traveller)
    expect(JSON.stringify(body)).not.toMatch(/hash|argon2|token/i)
    expect(JSON.stringify(body)).not.toContain(traveller.token)
  })
})

describe.each(engines)('deleting an account on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine })
  })
  afterAll(() => testApp.close())

  function deleteAccount({ token, ip }: TestUser, body: object): Promise<Answer> {
    return callApi(testApp, 'POST /auth/delete-account', { token, body, ip })
  }

  rule('leaves no row of that person in any table but nameless reviews, and every row of everybody else', async () => {
    await createUserWithEverything(testApp)
    const before = await dumpTables(testApp.store)
    const leaver = await createUserWithEverything(testApp)
    expect(findInTables(await dumpTables(testApp.store), [leaver.id, leaver.email])).toEqual([
      'account.email',
      'account.id',
      'device.account_id',
      'mail.recipient',
      'password_reset.email',
      'review.account_id',
      'security_event.account_id',
      'session.account_id',
      'subscriber.email',
      'trip.account_id',
      'unsubscribe_token.email',
      'wishlist_item.account_id',
    ])
    const answer = await deleteAccount(leaver, { password: PASSWORD })
    expect([answer.status, answer.body]).toEqual([200, { success: true }])
    const after = await dumpTables(testApp.store)
    expect(findInTables(after, [leaver.id, leaver.email])).toEqual([])
    const counted = (tables: typeof after) => [...tables].map(([table, rows]) => [table, rows.length])
    const staying = new Set(['attempt', 'review', 'security_event'])
    const others = (tables: typeof after) => counted(tables).filter(([table]) => !staying.has(String(table)))
    expect(others(after)).toEqual(others(before))
    expect(after.get('review')).toHaveLength((before.get('review')?.length ?? 0) + 1)
  })

  test('takes the mails of that person out of the folder that holds them without a mail server', async () => {
    const [leaver, other] = [await createUser(testApp), await createUser(testApp)]
    for (const { email, ip } of [leaver, other]) {
      await callApi(testApp, 'POST /auth/forgot-password', { body: { email }, ip })
      expect(await testApp.mailsTo(email)).toHaveLength(1)
    }
    await deleteAccount(leaver, { password: PASSWORD })
    expect(await testApp.mailsTo(leaver.email)).toEqual([])
    expect(await testApp.mailsTo(other.email)).toHaveLength(1)
  })

  rule('needs the password, and a wrong password is refused at its field and deletes nothing', async () => {
    const traveller = await createUserWithEverything(testApp)
    const message = 'The password is wrong.'
    const answer = await deleteAccount(traveller, { password: 'guess' })
    expect(answer).toMatchObject({
      status: 403,
      body: { success: false, error: message, fields: { password: message } },
    })
    expect(await read(testApp, traveller)).toMatchObject({ email: traveller.email })
    expect((await callApi(testApp, 'GET /wishlist/user-wishlist', traveller)).body['wishlistItems']).toHaveLength(2)
  })

  rule.each([{}, { password: '' }, { password: null }, { password: { $ne: '' } }])(
    'without a password is refused at its field: %j',
    async (body) => {
      const answer = await deleteAccount(await createUser(testApp), body)
      expect(answer).toMatchObject({ status: 400, body: { fields: { password: 'Please enter your password' } } })
    },
  )

  rule('slows guesses of the password, which strangers at the login cannot cause', async () => {
    const traveller = await createUser(testApp)
    const guesses: Answer[] = []
    for (let count = 0; count < 7; count += 1) guesses.push(await logIn(testApp, { ...traveller, password: 'guess' }))
    for (let count = 0; count < 7; count += 1) guesses.push(await deleteAccount(traveller, { password: 'guess' }))
    const six = (status: number) => Array.from({ length: 6 }, () => status)
    expect(guesses.map(({ status }) => status)).toEqual([...six(401), 429, ...six(403), 429])
    testApp.clock.advance(MINUTE_MS)
    expect((await deleteAccount(traveller, { password: PASSWORD })).status).toBe(200)
  })

  rule('frees the email for a new account without data of the old one', async () => {
    const leaver = await createUserWithEverything(testApp)
    await deleteAccount(leaver, { password: PASSWORD })
    expect((await logIn(testApp, leaver)).status).toBe(401)
    const body = { name: 'New', email: leaver.email, password: 'another-monsoon' }
    const { body: reply } = await callApi(testApp, 'POST /auth/signup', { body, ip: leaver.ip })
    const { body: data } = await callApi(testApp, 'GET /auth/my-data', { token: String(reply['authToken']) })
    expect(data).toMatchObject({ user: { phone: '', address: '' }, wishlist: [], newsletter: null })
    expect(reply['id']).not.toBe(leaver.id)
  })

  test('happens once when two requests come at once', async () => {
    const leaver = await createUserWithEverything(testApp)
    const answers = await Promise.all([1, 2].map(() => deleteAccount(leaver, { password: PASSWORD })))
    expect(answers.filter(({ status }) => ![200, 401].includes(status))).toEqual([])
    expect(findInTables(await dumpTables(testApp.store), [leaver.id, leaver.email])).toEqual([])
  })
})

describe('the profile refuses', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp()
  })
  afterAll(() => testApp.close())

  test.each([
    ['a blank name', { name: '  ' }, { name: 'Please enter a valid name' }],
    ['no text as a name', { name: 7 }, { name: 'Please enter a valid name' }],
    ['a name of 101 letters', { name: 'x'.repeat(101) }, { name: 'Please enter a valid name' }],
    ['a phone of 41 letters', { phone: '1'.repeat(41) }, { phone: 'This phone number is too long.' }],
    ['an address of 301 letters', { address: 'x'.repeat(301) }, { address: 'This address is too long.' }],
    ['a number as a phone', { phone: 261 }, { phone: 'Failed to update profile' }],
  ])('%s, at its field, with everything else unchanged', async (_case, body, fields) => {
    const traveller = await createUser(testApp, { phone: '1', address: 'Adajan' })
    const before = await read(testApp, traveller)
    const answer = await update(testApp, traveller, { address: 'Rander', ...body })
    expect(answer).toMatchObject({ status: 400, body: { success: false, fields } })
    expect(await read(testApp, traveller)).toEqual(before)
  })

  test.each([
    ['a name of 100', { name: 'x'.repeat(100) }],
    ['a phone of 40', { phone: '1'.repeat(40) }],
    ['an address of 300', { address: 'ઘ'.repeat(300) }],
  ])('nothing at the bound: %s letters', async (_case, body) => {
    const traveller = await createUser(testApp)
    expect((await update(testApp, traveller, body)).status).toBe(200)
    expect(await read(testApp, traveller)).toMatchObject(body)
  })
})

test('only calls of admins about accounts take a role from their body', () => {
  const open = Object.entries(api)
    .filter(([, endpoint]) => 'body' in endpoint)
    .filter(([, endpoint]) => {
      const parsed =
        'body' in endpoint ? endpoint.body.safeParse({ isAdmin: true, role: 'admin' }) : { data: undefined }
      return JSON.stringify(parsed.data ?? {}).includes('admin')
    })
  expect(open.map(([name]) => name)).toEqual(['searchAccounts', 'changeRole'])
})
