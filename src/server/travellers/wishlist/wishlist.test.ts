import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { nameKey } from '#contract/place/place-name.ts'
import { WISHLIST_MAX_ITEMS } from '#contract/trip/wishlist.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { callApi, type Answer } from '../../../../tests/support/api-calls.ts'
import { openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { PASSWORD, createUser, type TestUser } from '../../../../tests/support/users.ts'

/** The body that the card of a place sends. */
function itemBody(name: string, more: object = {}) {
  return { Name: name, Location: 'https://maps.example/?q=1', Rating: 4.5, Image: '/pictures/castle.svg', ...more }
}

function add(testApp: TestApp, { token }: Pick<TestUser, 'token'>, body: object): Promise<Answer> {
  return callApi(testApp, 'POST /wishlist', { token, body })
}

function remove(testApp: TestApp, { token }: Pick<TestUser, 'token'>, body: object): Promise<Answer> {
  return callApi(testApp, 'DELETE /wishlist', { token, body })
}

async function read(testApp: TestApp, { token }: Pick<TestUser, 'token'>) {
  const { body } = await callApi(testApp, 'GET /wishlist/user-wishlist', { token })
  return api.listWishlist.reply.parse(body).wishlistItems
}

async function getNames(testApp: TestApp, traveller: Pick<TestUser, 'token'>): Promise<string[]> {
  return (await read(testApp, traveller)).map(({ name }) => name)
}

/** Fills a list without a request for each item. */
async function fillWishlist(testApp: TestApp, { id }: TestUser, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: crypto.randomUUID(),
    account_id: id,
    name: `Stall ${index}`,
    name_key: nameKey(`Stall ${index}`),
    location: '',
    rating: 0,
    image: '',
    created_at: testApp.clock.now().toISOString(),
  }))
  await testApp.store.db.insertInto('wishlist_item').values(rows).execute()
}

describe.each(engines)('the wishlist on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine })
  })
  afterAll(() => testApp.close())

  rule('is empty at first', async () => {
    const traveller = await createUser(testApp)
    const answer = await callApi(testApp, `GET /wishlist/user-wishlist?email=${traveller.email}`, traveller)
    expect([answer.status, answer.body]).toEqual([200, { success: true, wishlistItems: [] }])
  })

  rule('shows a place of the guide with its current kind, address and picture', async () => {
    const traveller = await createUser(testApp)
    const sent = itemBody('dumas  BEACH', { userEmail: traveller.email })
    expect(await add(testApp, traveller, sent)).toMatchObject({ status: 200, body: { success: true } })
    expect(await read(testApp, traveller)).toEqual([
      {
        id: expect.any(String),
        name: 'Dumas Beach',
        location: expect.stringMatching(/^https:\/\//),
        type: 'nature',
        rating: expect.any(Number),
        image: expect.stringContaining('/pictures/'),
        slug: 'dumas-beach',
        Name: 'Dumas Beach',
        Location: expect.stringMatching(/^https:\/\//),
        Rating: expect.any(Number),
        Image: expect.stringContaining('/pictures/'),
      },
    ])
  })

  rule('shows a place outside the guide as saved, as an attraction', async () => {
    const traveller = await createUser(testApp)
    await add(testApp, traveller, itemBody('Aunt Hansa’s terrace', { Rating: 3.25 }))
    expect(await read(testApp, traveller)).toEqual([
      {
        id: expect.any(String),
        name: 'Aunt Hansa’s terrace',
        location: 'https://maps.example/?q=1',
        type: 'attraction',
        rating: 3.25,
        image: '/pictures/castle.svg',
        slug: null,
        Name: 'Aunt Hansa’s terrace',
        Location: 'https://maps.example/?q=1',
        Rating: 3.25,
        Image: '/pictures/castle.svg',
      },
    ])
  })

  rule('takes a name alone', async () => {
    const traveller = await createUser(testApp)
    expect((await add(testApp, traveller, { Name: ' Chowk ' })).status).toBe(200)
    expect(await read(testApp, traveller)).toMatchObject([{ name: 'Chowk', location: '', rating: 0, image: '' }])
  })

  test('keeps a place once when it is added several times in any letter case', async () => {
    const traveller = await createUser(testApp)
    const names = ['Surat Castle', 'surat castle', ' SURAT  CASTLE ', 'Surat Castle']
    const statuses = await Promise.all(
      names.map(async (name) => (await add(testApp, traveller, itemBody(name))).status),
    )
    expect(statuses).toEqual([200, 200, 200, 200])
    expect(await getNames(testApp, traveller)).toEqual(['Surat Castle'])
  })

  rule('keeps a name once however its letters are composed', async () => {
    const traveller = await createUser(testApp)
    await add(testApp, traveller, itemBody('Café Nouveau'))
    await add(testApp, traveller, itemBody('Cafe\u0301 NOUVEAU'))
    expect(await getNames(testApp, traveller)).toEqual(['Café Nouveau'])
  })

  test('keeps a place once when two processes add it at the same time', async () => {
    const traveller = await createUser(testApp)
    const second = await openSecondInstance(testApp)
    const added = Array.from({ length: 20 }, (_, index) =>
      add(index % 2 === 0 ? testApp : second, traveller, itemBody('Locho')),
    )
    expect(new Set((await Promise.all(added)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(await getNames(testApp, traveller)).toEqual(['Locho'])
  })

  test('shows the newest first', async () => {
    const traveller = await createUser(testApp)
    for (const name of ['First', 'Second', 'Third']) {
      await add(testApp, traveller, itemBody(name))
      testApp.clock.advance(MINUTE_MS)
    }
    expect(await getNames(testApp, traveller)).toEqual(['Third', 'Second', 'First'])
  })

  test('removes a place by its name in any letter case, and a repetition changes nothing', async () => {
    const traveller = await createUser(testApp)
    await add(testApp, traveller, itemBody('Surat Castle'))
    await add(testApp, traveller, itemBody('Chowk'))
    const body = { userEmail: traveller.email, itemName: ' surat CASTLE' }
    const answers = [await remove(testApp, traveller, body), await remove(testApp, traveller, body)]
    expect(answers).toMatchObject([
      { status: 200, body: { success: true } },
      { status: 200, body: { success: true } },
    ])
    expect(await getNames(testApp, traveller)).toEqual(['Chowk'])
  })

  rule('of one traveller is independent of another traveller’s', async () => {
    const owner = await createUser(testApp)
    const other = await createUser(testApp)
    await add(testApp, owner, itemBody('Chowk'))
    await remove(testApp, other, { itemName: 'Chowk' })
    await add(testApp, other, itemBody('Chowk', { Location: 'elsewhere' }))
    expect(await read(testApp, owner)).toMatchObject([{ name: 'Chowk', location: 'https://maps.example/?q=1' }])
    expect(await read(testApp, other)).toMatchObject([{ name: 'Chowk', location: 'elsewhere' }])
  })

  rule('of another user cannot be read or changed by naming the email', async () => {
    const owner = await createUser(testApp)
    const other = await createUser(testApp)
    await add(testApp, owner, itemBody('Chowk'))
    const answers = [
      await callApi(testApp, `GET /wishlist/user-wishlist?email=${owner.email}`, other),
      await add(testApp, other, itemBody('Mine', { userEmail: owner.email })),
      await remove(testApp, other, { itemName: 'Chowk', userEmail: owner.email }),
    ]
    expect(answers).toMatchObject(answers.map(() => ({ status: 403, body: { success: false, code: 'forbidden' } })))
    expect([await getNames(testApp, owner), await getNames(testApp, other)]).toEqual([['Chowk'], []])
  })

  rule(`holds ${WISHLIST_MAX_ITEMS} places; the next is refused in words, one that is there is not`, async () => {
    const traveller = await createUser(testApp)
    await fillWishlist(testApp, traveller, WISHLIST_MAX_ITEMS)
    const full = { success: false, code: 'conflict', error: 'Your wishlist is full. Remove a place first.' }
    expect(await add(testApp, traveller, itemBody('One more'))).toMatchObject({ status: 409, body: full })
    expect((await add(testApp, traveller, itemBody('Stall 7'))).status).toBe(200)
    expect(await read(testApp, traveller)).toHaveLength(WISHLIST_MAX_ITEMS)
    await remove(testApp, traveller, { itemName: 'Stall 7' })
    expect((await add(testApp, traveller, itemBody('One more'))).status).toBe(200)
  })

  test('holds no more when many are added at once', async () => {
    const traveller = await createUser(testApp)
    const second = await openSecondInstance(testApp)
    await fillWishlist(testApp, traveller, WISHLIST_MAX_ITEMS - 1)
    const added = Array.from({ length: 12 }, (_, index) => {
      return add(index % 2 === 0 ? testApp : second, traveller, itemBody(`At once ${index}`))
    })
    const statuses = (await Promise.all(added)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(11)
    expect(await read(testApp, traveller)).toHaveLength(WISHLIST_MAX_ITEMS)
  })

  test('keeps no place of an account that is being deleted, without a server error', async () => {
    const traveller = await createUser(testApp)
    const deleted = callApi(testApp, 'POST /auth/delete-account', { ...traveller, body: { password: PASSWORD } })
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, index) => add(testApp, traveller, itemBody(`Late ${index}`))),
    )
    expect((await deleted).status).toBe(200)
    expect(added.filter(({ status }) => status !== 200 && status !== 401)).toEqual([])
    expect((await add(testApp, traveller, itemBody('Too late'))).status).toBe(401)
    const rows = await testApp.store.db
      .selectFrom('wishlist_item')
      .selectAll()
      .where('account_id', '=', traveller.id)
      .execute()
    expect(rows).toEqual([])
  })

  rule('keeps a text that is no web URL as plain text', async () => {
    const traveller = await createUser(testApp)
    const texts = { Location: 'javascript:alert(1)', Image: 'data:text/html,<script>alert(1)</script>' }
    expect((await add(testApp, traveller, itemBody('Odd', texts))).status).toBe(200)
    expect(await read(testApp, traveller)).toMatchObject([{ location: texts.Location, image: texts.Image }])
  })

  test.each(['name', 'Location'])('a zero character in the %s is refused', async (field) => {
    const key = field === 'name' ? 'Name' : field
    const answer = await add(testApp, await createUser(testApp), itemBody('Chowk', { [key]: 'a\u0000b' }))
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { [key]: 'This text holds a character that cannot be kept.' } },
    })
  })
})

describe('the wishlist refuses', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp()
  })
  afterAll(() => testApp.close())

  test.each([
    ['no name', { Location: '' }, 'Name'],
    ['a blank name', { Name: '   ' }, 'Name'],
    ['a name of 201 letters', { Name: 'x'.repeat(201) }, 'Name'],
    ['a name that is no text', { Name: ['Chowk'] }, 'Name'],
    ['a rating above five', { Name: 'Chowk', Rating: 5.1 }, 'Rating'],
    ['a negative rating', { Name: 'Chowk', Rating: -1 }, 'Rating'],
    ['a rating in words', { Name: 'Chowk', Rating: 'five' }, 'Rating'],
    ['an endless location', { Name: 'Chowk', Location: 'x'.repeat(2_001) }, 'Location'],
    ['an endless image', { Name: 'Chowk', Image: 'x'.repeat(2_001) }, 'Image'],
    ['an email that is none', { Name: 'Chowk', userEmail: 'priya' }, 'userEmail'],
  ])('%s, at its field', async (_case, body, field) => {
    const traveller = await createUser(testApp)
    const answer = await add(testApp, traveller, body)
    expect(answer).toMatchObject({ status: 400, body: { success: false, fields: { [field]: expect.any(String) } } })
    expect(await read(testApp, traveller)).toEqual([])
  })

  test('unknown keys are ignored and never stored', async () => {
    const traveller = await createUser(testApp)
    const other = await createUser(testApp)
    const keys = {
      id: 'mine',
      account_id: other.id,
      userId: other.id,
      accountId: other.id,
      created_at: 'x',
      type: 'museum',
    }
    expect((await add(testApp, traveller, itemBody('Chowk', keys))).status).toBe(200)
    const rows = await testApp.store.db
      .selectFrom('wishlist_item')
      .selectAll()
      .where('name_key', '=', 'chowk')
      .execute()
    expect(rows).toMatchObject([{ account_id: traveller.id, created_at: testApp.clock.now().toISOString() }])
    expect(rows[0]?.id).not.toBe('mine')
  })

  test.each([
    ['a JSON content type and no body', { 'content-type': 'application/json' }, undefined],
    ['neither content type nor body', {}, undefined],
    ['an empty object', { 'content-type': 'application/json' }, '{}'],
    ['a JSON null', { 'content-type': 'application/json' }, 'null'],
    ['a list', { 'content-type': 'application/json' }, '[]'],
    ['a text', { 'content-type': 'application/json' }, '"Chowk"'],
    ['broken JSON', { 'content-type': 'application/json' }, '{"itemName":'],
  ])('a removal with %s, as faulty input', async (_case, headers, payload) => {
    const traveller = await createUser(testApp)
    await add(testApp, traveller, itemBody('Chowk'))
    const response = await testApp.app.inject({
      method: 'DELETE',
      url: '/api/wishlist',
      headers: { ...headers, authorization: `Bearer ${traveller.token}` },
      ...(payload !== undefined && { payload }),
    })
    expect([response.statusCode, response.json()]).toMatchObject([400, { success: false, code: 'invalid-input' }])
    expect(await getNames(testApp, traveller)).toEqual(['Chowk'])
  })

  test.each([{}, { itemName: '  ' }, { itemName: 7 }])(
    'a removal with %j, which learns what is missing',
    async (body) => {
      const traveller = await createUser(testApp)
      const text = 'Please name the place to remove (itemName), or send the id of its item'
      const answer = await callApi(testApp, 'DELETE /wishlist', { token: traveller.token, body })
      expect(answer.body).toMatchObject({ error: text, fields: { itemName: text } })
    },
  )

  test('a form instead of JSON, as faulty input', async () => {
    const traveller = await createUser(testApp)
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/api/wishlist',
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Bearer ${traveller.token}` },
      payload: 'Name=Chowk',
    })
    expect(response.statusCode).toBe(400)
  })
})
