import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'

describe.each(engines)('the list of accounts on $engine', ({ engine }) => {
  let testApp: TestApp
  let admin: TestUser
  beforeAll(async () => {
    testApp = await startTestApp({ engine })
    admin = await createUser(testApp, { isAdmin: true, name: 'Editor' })
    for (const name of ['Zoë Desai', 'Ravi Desai', 'Meera Patel']) {
      testApp.clock.advance(MINUTE_MS)
      await createUser(testApp, { name })
    }
  })
  afterAll(() => testApp.close())

  async function search(text: string, query = '') {
    const answer = await callApi(testApp, `POST /admin/accounts/search${query}`, { token: admin.token, body: { text } })
    return api.searchAccounts.reply.parse(answer.body)
  }

  const getNames = ({ accounts }: Awaited<ReturnType<typeof search>>) => accounts.map(({ name }) => name)

  test.each([
    ['', ['Meera Patel', 'Ravi Desai', 'Zoë Desai', 'Editor']],
    ['desai', ['Ravi Desai', 'Zoë Desai']],
    ['zoe', ['Zoë Desai']],
    ['  DESAI ravi ', ['Ravi Desai']],
    ['traveller surat.example', ['Meera Patel', 'Ravi Desai', 'Zoë Desai', 'Editor']],
    ['%', []],
  ])('finds for %j the names %j, newest first', async (text, names) => {
    expect(getNames(await search(text))).toEqual(names)
  })

  test('finds the account of an email', async () => {
    expect(getNames(await search(admin.email.toUpperCase()))).toEqual(['Editor'])
  })

  test('comes page by page, each account once', async () => {
    const first = await search('desai', '?limit=1')
    const second = await search('desai', `?limit=1&cursor=${first.nextCursor}`)
    expect([getNames(first), getNames(second), second.nextCursor]).toEqual([['Ravi Desai'], ['Zoë Desai'], null])
  })

  test('tells numbers of what an account holds, and nothing of it', async () => {
    const traveller = await createUser(testApp)
    const trip = { title: 'Secret weekend', budget: 0, destinations: [{ name: 'Dumas' }] }
    await callApi(testApp, 'POST /trip/create', { token: traveller.token, body: trip })
    await callApi(testApp, 'POST /wishlist', { token: traveller.token, body: { Name: 'Chowk' } })
    const { accounts } = await search(traveller.email)
    expect(accounts[0]?.bytes).toBeGreaterThan(100)
    expect(accounts).toEqual([
      {
        _id: traveller.id,
        name: traveller.name,
        email: traveller.email,
        isAdmin: false,
        createdAt: testApp.clock.now().toISOString(),
        suspendedAt: null,
        reviews: 0,
        trips: 1,
        bytes: expect.any(Number),
        factors: [],
      },
    ])
  })
})

test('a search of many words folds each name once', async () => {
  const testApp = await createTestApp()
  const { db } = testApp.store
  const admin = await createUser(testApp, { isAdmin: true })
  const { id } = await createUser(testApp)
  const row = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const rows = Array.from({ length: 100 }, (_, index) => ({
    ...row,
    id: crypto.randomUUID(),
    email: `abcdefghijklmnopqrstuvwxyz-${index}@surat.example`,
    // Each of these letters unfolds to eighteen.
    name: '\uFDFA'.repeat(100),
  }))
  await db.insertInto('account').values(rows).execute()
  const text = Array.from({ length: 127 }, (_, index) => 'abcdefghijkl'[index % 12]).join(' ')
  const unfolded = vi.spyOn(String.prototype, 'normalize')
  onTestFinished(() => unfolded.mockRestore())

  const { status } = await callApi(testApp, 'POST /admin/accounts/search', { token: admin.token, body: { text } })

  expect(status).toBe(200)
  expect(unfolded.mock.contexts.filter((name) => String(name).includes('\uFDFA'))).toHaveLength(rows.length)
})

test('a search compares the first eight words', async () => {
  const testApp = await createTestApp()
  const { token } = await createUser(testApp, { isAdmin: true, name: 'a b c d e f g h' })
  const search = (text: string) => callApi(testApp, 'POST /admin/accounts/search', { token, body: { text } })

  expect((await search('a b c d e f g h nobody')).body['accounts']).toHaveLength(1)
  expect((await search('a b c d e f g nobody')).body['accounts']).toEqual([])
})
