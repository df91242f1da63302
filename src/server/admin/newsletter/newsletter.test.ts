import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linksIn } from '../../../../tests/support/letters.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { callApi, type Answer } from '../../../../tests/support/api-calls.ts'
import { waitForEmptyMailQueue } from '../../../../tests/support/mail-queue.ts'
import { openSecondInstance, createTestApp, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { newIdentity } from '../../../../tests/support/users.ts'
import { deleteSubscriber } from './subscribers.store.ts'
import { createUnsubscribeToken } from './unsubscribe-tokens.ts'

const GONE = 'This link does not work any more.'

function subscribe(testApp: TestApp, body: object): Promise<Answer> {
  return callApi(testApp, 'POST /contact-us', { body, ip: newIdentity().ip })
}

function unsubscribe(testApp: TestApp, token: string): Promise<Answer> {
  return callApi(testApp, `POST /newsletter/unsubscribe?token=${token}`)
}

/** Subscribes and reads the welcome mail. */
async function welcome(testApp: TestApp, email = newIdentity().email) {
  await subscribe(testApp, { name: 'Meera', email })
  const letter = (await testApp.mailsTo(email)).at(-1)
  if (!letter) throw new Error('No letter came')
  const token = linksIn(letter)[0]?.searchParams.get('token') ?? ''
  return { email, letter, token }
}

async function isSubscribed({ store }: TestApp, email: string): Promise<boolean> {
  return (await store.db.selectFrom('subscriber').select('email').where('email', '=', email).execute()).length === 1
}

describe.each(engines)('the newsletter on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine })
  })
  afterAll(() => testApp.close())

  rule('accepts a name and an email and sends a welcome mail', async () => {
    const { email } = newIdentity()
    const answer = await subscribe(testApp, { name: ' Meera ', email: ` ${email.toUpperCase()}` })
    expect([answer.status, answer.body]).toEqual([200, { success: true, message: 'Subscribed successfully' }])
    const [letter, ...more] = await testApp.mailsTo(email)
    expect(more).toEqual([])
    expect(letter?.headers.get('subject')).toBe('Welcome to the Safarnama newsletter')
    expect(letter?.text).toContain('Hello Meera,')
  })

  rule(
    'answers 409 to a repeated subscription, names the reason in `error` and `message`, and sends no mail',
    async () => {
      const { email } = await welcome(testApp)
      const answer = await subscribe(testApp, { name: 'Meera', email: email.toUpperCase() })
      const message = 'Email already exists'
      expect(answer).toMatchObject({ status: 409, body: { success: false, error: message, message, code: 'conflict' } })
      expect(await testApp.mailsTo(email)).toHaveLength(1)
    },
  )

  test('takes an email once when it is given ten times at once', async () => {
    const { email } = newIdentity()
    const asked = Array.from({ length: 10 }, () => subscribe(testApp, { name: 'Meera', email }))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(9)
    expect(await testApp.mailsTo(email)).toHaveLength(1)
  })

  rule('is ended by the link of its mail, once', async () => {
    const { email, token } = await welcome(testApp)
    expect([(await unsubscribe(testApp, token)).body, await isSubscribed(testApp, email)]).toEqual([
      { success: true },
      false,
    ])
    const again = await unsubscribe(testApp, token)
    expect(again).toMatchObject({ status: 404, body: { success: false, error: GONE, code: 'not-found' } })
  })

  rule('is ended by a mail program by itself, which posts a form', async () => {
    const { email, letter } = await welcome(testApp)
    expect(letter.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const url = new URL(/^<(https:[^>]+)>$/.exec(letter.headers.get('list-unsubscribe') ?? '')?.[1] ?? '')
    expect(url.origin + url.pathname).toBe('https://surat.example/api/newsletter/unsubscribe')
    const response = await testApp.app.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect([response.statusCode, await isSubscribed(testApp, email)]).toEqual([200, false])
  })

  rule('is ended through a multipart form too, as RFC 8058 allows', async () => {
    const { email, token } = await welcome(testApp)
    const response = await testApp.app.inject({
      method: 'POST',
      url: `/api/newsletter/unsubscribe?token=${token}`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    })
    expect([response.statusCode, await isSubscribed(testApp, email)]).toEqual([200, false])
  })

  test('is not ended by programs that only look at links', async () => {
    const { email, token } = await welcome(testApp)
    const looks = await Promise.all([
      testApp.app.inject(`/api/newsletter/unsubscribe?token=${token}`),
      testApp.app.inject({ method: 'HEAD', url: `/api/newsletter/unsubscribe?token=${token}` }),
    ])
    expect(looks.map(({ statusCode }) => statusCode)).toEqual([405, 405])
    expect(await isSubscribed(testApp, email)).toBe(true)
  })

  rule('shows people a page of the site, with the same token as the header', async () => {
    const { letter, token } = await welcome(testApp)
    const addresses = linksIn(letter).map((link) => link.origin + link.pathname)
    expect(new Set(addresses)).toEqual(
      new Set(['https://surat.example/api/newsletter/unsubscribe', 'https://surat.example/unsubscribe']),
    )
    expect(new Set(linksIn(letter).map(({ searchParams }) => searchParams.get('token')))).toEqual(new Set([token]))
  })

  rule('can be subscribed to again after its end, and the old link then has no effect', async () => {
    const { email, token } = await welcome(testApp)
    await unsubscribe(testApp, token)
    await welcome(testApp, email)
    expect((await unsubscribe(testApp, token)).status).toBe(404)
    expect(await isSubscribed(testApp, email)).toBe(true)
  })

  rule('knows its links by hashes only', async () => {
    const { email, token } = await welcome(testApp)
    const rows = await testApp.store.db.selectFrom('unsubscribe_token').selectAll().where('email', '=', email).execute()
    expect(rows).toEqual([{ token_hash: expect.stringMatching(/^[\w-]{43}$/), email, letter_id: null }])
    expect((await unsubscribe(testApp, rows[0]?.token_hash ?? '')).status).toBe(404)
    expect(token).not.toBe(rows[0]?.token_hash)
  })

  rule('ended before its welcome went out sends none', async () => {
    const own = await createTestApp({ engine })
    await own.mailer.close()
    const { email } = newIdentity()
    await subscribe(own, { name: 'Meera', email })
    await own.store.db.deleteFrom('subscriber').where('email', '=', email).execute()
    const heir = await openSecondInstance(own)
    expect(await heir.mailsTo(email)).toEqual([])
  })

  test('a mail that is written while its subscription ends gets no link', async () => {
    const { email } = await welcome(testApp)
    const { store } = testApp
    const token = await store.db.transaction().execute(async (transaction) => {
      await deleteSubscriber(transaction, email)
      // An object, because a promise would be waited for.
      return { isMade: createUnsubscribeToken(store, email) }
    })
    expect(await token.isMade).toBeNull()
    expect(await createUnsubscribeToken(store, email)).toBeNull()
  })

  test('refuses a zero character', async () => {
    const answer = await subscribe(testApp, { name: 'Mee\u0000ra', email: newIdentity().email })
    expect([answer.status, answer.body['code']]).toEqual([400, 'invalid-input'])
  })
})

describe('the newsletter refuses', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp()
  })
  afterAll(() => testApp.close())

  test.each([
    ['no name', { email: 'a@b.example' }, { name: 'Please enter a valid name' }],
    ['a blank name', { name: ' ', email: 'a@b.example' }, { name: 'Please enter a valid name' }],
    ['an email that is none', { name: 'Meera', email: 'meera' }, { email: 'Please enter a valid email' }],
    ['two emails', { name: 'Meera', email: 'a@b.example, c@d.example' }, { email: 'Please enter a valid email' }],
    ['a hidden header', { name: 'Meera', email: 'a@b.example\nBcc:c@d' }, { email: 'Please enter a valid email' }],
  ])('%s, at its field', async (_case, body, fields) => {
    expect(await subscribe(testApp, body)).toMatchObject({ status: 400, body: { success: false, fields } })
  })

  test.each(['x', 'x'.repeat(43), '%00', "' or 1=1 --", 'x'.repeat(200)])(
    'the token %s, as one unknown',
    async (token) => {
      const answer = await callApi(testApp, `POST /newsletter/unsubscribe?token=${encodeURIComponent(token)}`)
      expect([answer.status, answer.body['error']]).toEqual([404, GONE])
    },
  )

  test.each(['', '?token=a&token=b', `?token=${'x'.repeat(201)}`, '?token=%00'])(
    'the address with “%s”',
    async (query) => {
      expect((await callApi(testApp, `POST /newsletter/unsubscribe${query}`)).status).toBe(400)
    },
  )

  test('more than thirty subscriptions from one address in a row', async () => {
    const { ip } = newIdentity()
    const asked = Array.from({ length: 31 }, () => {
      return callApi(testApp, 'POST /contact-us', { body: { name: 'Meera', email: newIdentity().email }, ip })
    })
    const answers = await Promise.all(asked)
    expect(answers.filter(({ status }) => status === 429)).toMatchObject([{ headers: { 'retry-after': '900' } }])
    await waitForEmptyMailQueue(testApp.store)
  })
})
