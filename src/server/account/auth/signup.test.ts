import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from '../../../../tests/support/stores.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { createTestApp, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { newIdentity, PASSWORD, createUser, signUp } from '../../../../tests/support/users.ts'

const NAME = 'Please enter a valid name'
const EMAIL = 'Please enter a valid email'
const SHORT = 'Password must be at least 6 characters long'
const LONG = 'This password is too long.'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

function signUpWith(body: object) {
  return callApi(testApp, 'POST /auth/signup', { body, ip: newIdentity().ip })
}

async function countAccounts({ store }: TestApp): Promise<number> {
  return (await store.db.selectFrom('account').select('id').execute()).length
}

test('signing up begins a session and answers with both names of the id', async () => {
  const { email, ip } = newIdentity()
  const body = { name: '  Meera Shah ', email: ` ${email.toUpperCase()} `, password: PASSWORD }
  const answer = await callApi(testApp, 'POST /auth/signup', { body, ip })
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    success: true,
    authToken: expect.stringMatching(/^[\w-]{43}$/),
    isAdmin: false,
    name: 'Meera Shah',
    email,
    id: expect.any(String),
    _id: answer.body['id'],
  })
  const { body: own } = await callApi(testApp, 'GET /auth/user', { token: String(answer.body['authToken']) })
  expect(own).toMatchObject({ success: true, user: { id: answer.body['id'], email, name: 'Meera Shah', phone: '' } })
})

test.each([
  ['everything is wrong', { name: ' ', email: 'nobody', password: '12345' }, [NAME, EMAIL, SHORT]],
  ['the keys come in another order', { password: '12345', email: 'nobody', name: '' }, [NAME, EMAIL, SHORT]],
  ['nothing is given', {}, [NAME, EMAIL, SHORT]],
  ['the name is blank', { name: ' \t ', email: 'a@b.example', password: PASSWORD }, [NAME]],
  ['the email has no @', { name: 'Asha', email: 'a.b.example', password: PASSWORD }, [EMAIL]],
  ['the email is blank', { name: 'Asha', email: '  ', password: PASSWORD }, [EMAIL]],
  ['the email is two', { name: 'Asha', email: 'a@b.example,c@d.example', password: PASSWORD }, [EMAIL]],
  ['the email has a line break', { name: 'Asha', email: 'a@b.example\r\nBcc: c', password: PASSWORD }, [EMAIL]],
  ['the password has five characters', { name: 'Asha', email: 'a@b.example', password: '12345' }, [SHORT]],
  ['email and password are wrong', { name: 'Asha', email: '@', password: '' }, [EMAIL, SHORT]],
  ['nothing is text', { name: 7, email: ['a@b.example'], password: null }, [NAME, EMAIL, SHORT]],
])('when %s, the errors come in the order of the checks', async (_case, body, errors) => {
  const before = await countAccounts(testApp)
  const answer = await signUpWith(body)
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ success: false, error: errors[0], code: 'invalid-input', errors })
  expect(await countAccounts(testApp)).toBe(before)
})

test.each([
  ['1,024 plain letters', 'x'.repeat(1_024), 200],
  ['1,025 plain letters', 'x'.repeat(1_025), 400],
  ['341 signs of three bytes and one of one', `${'₹'.repeat(341)}x`, 200],
  ['342 signs of three bytes', '₹'.repeat(342), 400],
  ['256 signs of four bytes', '🪔'.repeat(256), 200],
  ['257 signs of four bytes', '🪔'.repeat(257), 400],
])('a password of %s is measured in bytes', async (_case, password, status) => {
  const answer = await signUpWith({ name: 'Asha', email: newIdentity().email, password })
  expect([answer.status, answer.body['errors']]).toEqual([status, status === 400 ? [LONG] : undefined])
})

test.each([
  'सूरत की मीरा',
  'મીરા શાહ',
  'Zoë O’Brien-Łukasz',
  '李小龍',
  'Robert"); drop table account;--',
  '𝓐𝓷𝓷𝓪 🪁',
  '<b>Ann</b>',
])('the name %s is kept as it is', async (name) => {
  const traveller = await signUp(testApp, { name, password: 'પતંગ🪁-पतंग' })
  const { body } = await callApi(testApp, 'GET /auth/user', { token: traveller.token })
  expect(body).toMatchObject({ user: { name } })
  const login = { email: traveller.email, password: 'પતંગ🪁-पतंग' }
  expect((await callApi(testApp, 'POST /auth/login', { body: login, ip: traveller.ip })).status).toBe(200)
})

test('an email is taken however it is written', async () => {
  const { email } = await createUser(testApp)
  const before = await countAccounts(testApp)
  const answer = await signUpWith({ name: 'Other', email: `\t${email.toUpperCase()} `, password: PASSWORD })
  expect(answer.status).toBe(409)
  const taken = 'There is already an account with this email.'
  expect(answer.body).toMatchObject({ success: false, error: taken, errors: [taken], fields: { email: taken } })
  expect(await countAccounts(testApp)).toBe(before)
})

test('a signup ignores a role, an id and all unknown fields', async () => {
  const { email } = newIdentity()
  const extras = { isAdmin: true, is_admin: 1, role: 'admin', id: 'mine', _id: 'mine', phone: '1', created_at: 'x' }
  const answer = await signUpWith({ name: 'Eve', email, password: PASSWORD, ...extras })
  expect(answer.body).toMatchObject({ success: true, isAdmin: false })
  const row = await testApp.store.db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()
  expect(row).toMatchObject({ is_admin: 0, phone: '', address: '', created_at: testApp.clock.now().toISOString() })
  expect(row?.id).not.toBe('mine')
})

test('a prototype in the body is refused or ignored', async () => {
  const payload = `{"name":"Eve","email":"${newIdentity().email}","password":"${PASSWORD}","__proto__":{"isAdmin":true}}`
  const headers = { 'content-type': 'application/json' }
  const response = await testApp.app.inject({ method: 'POST', url: '/api/auth/signup', headers, payload })
  expect(response.statusCode).toBe(400)
})

test('thirty accounts in a row from one address are enough', async () => {
  const own = await createTestApp()
  const { ip } = newIdentity()
  const asked = Array.from({ length: 31 }, () => {
    const body = { name: 'Asha', email: newIdentity().email, password: PASSWORD }
    return callApi(own, 'POST /auth/signup', { body, ip })
  })
  const answers = await Promise.all(asked)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({ status: 429, headers: { 'retry-after': '900' } })
})

describe.each(engines)('on $engine', ({ engine }) => {
  test('ten people who take one email at once make one account', async () => {
    const own = await createTestApp({ engine })
    const { email } = newIdentity()
    const asked = Array.from({ length: 10 }, (_, index) => {
      const body = { name: `Twin ${index}`, email, password: PASSWORD }
      return callApi(own, 'POST /auth/signup', { body, ip: newIdentity().ip })
    })
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toEqual([200])
    expect(statuses.filter((status) => status === 409)).toHaveLength(9)
    expect(await own.store.db.selectFrom('account').select('email').execute()).toEqual([{ email }])
    expect(await own.store.db.selectFrom('session').select('account_id').execute()).toHaveLength(1)
  })

  test.each(['name', 'password'])('a zero character in the %s is refused', async (field) => {
    const own = await createTestApp({ engine })
    const body = { name: 'Asha', email: newIdentity().email, password: PASSWORD, [field]: 'tea\u0000 and biscuits' }
    const answer = await callApi(own, 'POST /auth/signup', { body })
    expect([answer.status, answer.body['code']]).toEqual([400, 'invalid-input'])
  })
})

test.each(['Meera\r\nBcc: x', 'Mee\tra', 'Mee\u0085ra', '\u001b[2J'])(
  'the name %j with a control character is refused by every call that takes one',
  async (name) => {
    const { token, ip } = await createUser(testApp)
    const { email } = newIdentity()
    const answers = [
      await callApi(testApp, 'POST /auth/signup', { body: { name, email, password: PASSWORD }, ip }),
      await callApi(testApp, 'PUT /auth/update-profile', { token, body: { name } }),
      await callApi(testApp, 'POST /contact-us', { body: { name, email }, ip }),
    ]
    expect(answers).toMatchObject(answers.map(() => ({ status: 400, body: { fields: { name: NAME } } })))
  },
)
