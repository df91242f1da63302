import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/text/durations.ts'
import type { Role } from '#contract/api/roles.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { runTool } from '../../../../tests/support/installations.ts'
import { addTotp } from '../../../../tests/support/second-factors.ts'
import { createStoreLocation, engines, getVariables } from '../../../../tests/support/stores.ts'
import {
  createTestApp,
  createTestAppAt,
  openSecondInstance,
  startTestApp,
  type TestApp,
} from '../../../../tests/support/test-app.ts'
import { giveRole, takeRole } from './roles.ts'
import { createUser, logIn, logInAgain, type TestUser } from '../../../../tests/support/users.ts'

const changeRole = (app: TestApp, admin: TestUser, { id }: { id: string }, role: Role) =>
  callApi(app, `PUT /admin/accounts/role/${id}`, { token: admin.token, body: { role } })

const announce = (app: TestApp, { token }: TestUser) =>
  callApi(app, 'POST /announcement/create', {
    token,
    body: { title: 'Kites', content: 'On the roofs.', date: '2026-01-14T09:00' },
  })

const readVersions = (app: TestApp, { token }: TestUser) => callApi(app, 'GET /review/versions/none', { token })

async function getEvents({ store: { db } }: TestApp, { id }: { id: string }) {
  const rows = await db.selectFrom('security_event').select('kind').where('account_id', '=', id).execute()
  return rows.map(({ kind }) => kind).toSorted()
}

describe.each(engines)('a role on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  let admin: TestUser
  beforeAll(async () => {
    testApp = await startTestApp({ engine })
    admin = await createUser(testApp, { isAdmin: true, name: 'Farida Mulla' })
  })
  afterAll(() => testApp.close())

  rule('lets an editor write content and a moderator look after reviews, and neither do the other’s', async () => {
    const [editor, moderator] = [
      await createUser(testApp, { role: 'editor' }),
      await createUser(testApp, { role: 'moderator' }),
    ]
    expect((await announce(testApp, editor)).status).toBe(200)
    expect((await announce(testApp, moderator)).status).toBe(403)
    expect((await readVersions(testApp, moderator)).status).toBe(404)
    expect((await readVersions(testApp, editor)).status).toBe(403)
    expect((await callApi(testApp, 'GET /admin/activity', editor)).status).toBe(403)
  })

  rule('is given by an admin: the sessions of before end, the next login has it, and the owner is told', async () => {
    const person = await createUser(testApp, { name: 'Jignesh Naik' })
    const { status, body } = await changeRole(testApp, admin, person, 'editor')
    expect({ status, body }).toMatchObject({ status: 200, body: { account: { role: 'editor', isAdmin: false } } })
    expect((await callApi(testApp, 'GET /auth/user', person)).status).toBe(401)

    const login = await logIn(testApp, person)
    expect(login.body).toMatchObject({ role: 'editor', isAdmin: false })
    const token = String(login.body['authToken'])
    const user = await callApi(testApp, 'GET /auth/user', { token })
    expect(user.body['user']).toMatchObject({ role: 'editor', isAdmin: false })
    const [letter] = await testApp.mailsTo(person.email)
    expect(letter?.headers.get('subject')).toBe('Your Safarnama account has another role')
  })

  test('is absent in what travellers and admins read of themselves', async () => {
    const traveller = await createUser(testApp)
    const answers = await Promise.all(
      [traveller, admin].map(({ token }) => callApi(testApp, 'GET /auth/user', { token })),
    )
    expect(answers.map(({ body }) => Object.keys(Object(body['user'])).includes('role'))).toEqual([false, false])
  })

  test('that is taken away is gone at the next request, in every process', async () => {
    const editor = await createUser(testApp, { role: 'editor' })
    const second = await openSecondInstance(testApp)
    expect((await announce(second, editor)).status).toBe(200)
    expect((await changeRole(testApp, admin, editor, 'traveller')).status).toBe(200)
    expect((await announce(second, editor)).status).toBe(403)
    expect((await announce(testApp, editor)).status).toBe(403)
    expect((await callApi(second, 'GET /auth/user', editor)).body['user']).not.toHaveProperty('role')
  })

  rule('stands in both logs at each change, and once for two equal ones', async () => {
    const person = await createUser(testApp, { name: 'Jignesh Naik' })
    testApp.clock.advance(MINUTE_MS)
    await changeRole(testApp, admin, person, 'editor')
    testApp.clock.advance(MINUTE_MS)
    await changeRole(testApp, admin, person, 'editor')
    await changeRole(testApp, admin, person, 'moderator')
    testApp.clock.advance(MINUTE_MS)
    await changeRole(testApp, admin, person, 'admin')
    testApp.clock.advance(MINUTE_MS)
    await changeRole(testApp, admin, person, 'traveller')
    expect(await getEvents(testApp, person)).toEqual([
      'admin.granted',
      'admin.revoked',
      'editor.granted',
      'editor.revoked',
      'moderator.granted',
      'moderator.revoked',
    ])
    const { body } = await callApi(testApp, 'GET /admin/activity?limit=4', admin)
    const subject = { subjectId: person.id, subjectTitle: 'Jignesh Naik', actorName: 'Farida Mulla' }
    expect(body['entries']).toMatchObject(
      ['role.traveller', 'role.admin', 'role.moderator', 'role.editor'].map((action) => ({ action, ...subject })),
    )
  })

  rule('is never one’s own to change, so that an admin always stays', async () => {
    const answer = await changeRole(testApp, admin, admin, 'traveller')
    expect(answer).toMatchObject({ status: 409, body: { error: 'You cannot change your own role.' } })
  })

  rule('is not given to a suspended account', async () => {
    const person = await createUser(testApp, { suspendedAt: testApp.clock.now().toISOString() })
    expect(await changeRole(testApp, admin, person, 'editor')).toMatchObject({
      status: 409,
      body: { error: 'This account is suspended. Restore it first.' },
    })
  })

  test('finds its accounts in the list', async () => {
    const moderator = await createUser(testApp, { role: 'moderator', name: 'Hetal Rana' })
    const search = async (body: object) =>
      (await callApi(testApp, 'POST /admin/accounts/search', { token: admin.token, body })).body['accounts']
    expect(await search({ role: 'moderator', text: 'hetal' })).toMatchObject([{ _id: moderator.id, role: 'moderator' }])
    expect(await search({ role: 'editor', text: 'hetal' })).toEqual([])
    expect(await search({ role: 'editor', text: moderator.email })).toEqual([])
    expect(await search({ role: 'admin' })).toContainEqual(expect.objectContaining({ _id: admin.id, isAdmin: true }))
  })

  rule('lets a moderator delete and bring back any review on sight', async () => {
    const [author, moderator] = [await createUser(testApp), await createUser(testApp, { role: 'moderator' })]
    const review = { placeName: 'Chowk', rating: 1, reviewText: 'Busy.', locationCoords: { lat: 21.19, lng: 72.82 } }
    const posted = await callApi(testApp, 'POST /review/create', { token: author.token, body: review })
    const { _id } = Object(posted.body['review'])
    expect((await callApi(testApp, `DELETE /review/delete/${_id}`, moderator)).status).toBe(200)
    expect((await callApi(testApp, `POST /review/restore/${_id}`, author)).status).toBe(403)
    expect((await callApi(testApp, `POST /review/restore/${_id}`, moderator)).status).toBe(200)
  })

  rule('asks for a password that few others have', async () => {
    const editor = await createUser(testApp, { role: 'editor' })
    const body = { password: editor.password, newPassword: 'password1' }
    const answer = await callApi(testApp, 'PUT /auth/password', { token: editor.token, body })
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { newPassword: expect.stringMatching(/Many people/) } },
    })
  })
})

describe.each(engines)('admins on $engine', ({ engine }) => {
  test('who take each other’s role away at once leave one of them', async () => {
    const testApp = await createTestApp({ engine })
    const admins = await Promise.all(Array.from({ length: 4 }, () => createUser(testApp, { isAdmin: true })))
    const actions = admins.flatMap((admin) =>
      admins.filter((other) => other !== admin).map((other) => changeRole(testApp, admin, other, 'traveller')),
    )
    const answers = await Promise.all(actions)
    expect(answers.filter(({ status }) => ![200, 401, 403].includes(status))).toEqual([])
    const left = await testApp.store.db.selectFrom('account').select('id').where('is_admin', '=', 1).execute()
    expect(left).toHaveLength(1)
  })
})

test('a role is not given to an email that its owner has not confirmed, where a mail server can ask', async () => {
  const testApp = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const [admin, person] = [
    await createUser(testApp, { isAdmin: true }),
    await createUser(testApp, { emailConfirmedAt: null }),
  ]
  expect(await changeRole(testApp, admin, person, 'admin')).toMatchObject({
    status: 409,
    body: { error: 'The owner of this account has not confirmed the email yet.' },
  })
  expect(await giveRole(testApp.services, { email: person.email, role: 'editor' })).toBe('role.unconfirmed')
  expect(await getEvents(testApp, person)).toEqual([])
})

test('a change of a role asks for the password again after ten minutes', async () => {
  const testApp = await createTestApp()
  const [admin, person] = [await createUser(testApp, { isAdmin: true }), await createUser(testApp)]
  testApp.clock.advance(10 * MINUTE_MS + 1)
  const late = await changeRole(testApp, admin, person, 'editor')
  expect(late).toMatchObject({ status: 403, body: { code: 'reauthentication-required' } })
  const again = await logInAgain(testApp, admin)
  expect((await changeRole(testApp, again, person, 'editor')).status).toBe(200)
})

test('where admins need a second factor, editors and moderators need it too', async () => {
  const testApp = await createTestApp({ env: { REQUIRE_ADMIN_2FA: 'on' } })
  const [editor, moderator] = [
    await createUser(testApp, { role: 'editor' }),
    await createUser(testApp, { role: 'moderator' }),
  ]
  expect((await logIn(testApp, editor)).body).toMatchObject({ role: 'editor', mustSetUpSecondFactor: true })
  const user = await callApi(testApp, 'GET /auth/user', editor)
  expect(user.body['user']).toMatchObject({ role: 'editor', isAdmin: false, mustSetUpSecondFactor: true })
  expect(await announce(testApp, editor)).toMatchObject({ status: 403, body: { code: 'second-factor-missing' } })
  expect(await readVersions(testApp, editor)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect(await readVersions(testApp, moderator)).toMatchObject({ status: 403, body: { code: 'second-factor-missing' } })

  await addTotp(testApp, editor)
  expect((await announce(testApp, editor)).status).toBe(200)
})

test('the operator’s command gives and takes the roles, and says what it did', async () => {
  const place = await createStoreLocation('SQLite')
  const testApp = await createTestAppAt(place)
  const person = await createUser(testApp)
  const command = async (...args: string[]) => (await runTool('admin', { args, env: getVariables(place) })).output
  const { services } = testApp
  expect(await command('add', person.email, 'moderator')).toMatch(/^The account has the role\./m)
  const again = await logInAgain(testApp, person)
  expect((await readVersions(testApp, again)).status).toBe(404)
  expect(await giveRole(services, { email: person.email, role: 'moderator' })).toBe('unchanged')
  expect(await command('remove', person.email)).toMatch(/^The account is a traveller’s now\.$/m)
  expect((await readVersions(testApp, again)).status).toBe(403)
  expect(await takeRole(services, person.email)).toBe('no-role')
  expect(await giveRole(services, { email: 'nobody@surat.example', role: 'editor' })).toBe('no-account')
  expect(await getEvents(testApp, person)).toEqual(['login', 'moderator.granted', 'moderator.revoked'])
})
