import { once } from 'node:events'
import { request as sendRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from './support/api-calls.ts'
import { engines } from './support/stores.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'
import { createUser, logInAgain, PASSWORD } from './support/users.ts'

describe.each(engines)('a request whose body is held back on $engine', ({ engine }) => {
  let testApp: TestApp
  let url: string
  beforeAll(async () => {
    testApp = await startTestApp({ engine })
    url = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => testApp.close())

  /** Sends the head and the first byte. @returns a function that sends the rest and returns the status */
  async function hold(path: string, { token, method, body }: { token: string; method: string; body: object }) {
    const bytes = Buffer.from(JSON.stringify(body))
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': String(bytes.length),
    }
    const request = sendRequest(`${url}/api${path}`, { method, headers })
    const arrived = once(testApp.app.server, 'request')
    const answered = new Promise<number>((resolve, reject) => {
      request.on('error', reject)
      request.on('response', (response) => {
        void buffer(response).then(() => resolve(response.statusCode ?? 0))
      })
    })
    request.write(bytes.subarray(0, 1))
    await arrived
    // The server answers calls in turn, so it has identified the sender of the held one before it answers this one.
    await callApi(testApp, 'GET /auth/user', { token })
    return () => {
      request.end(bytes.subarray(1))
      return answered
    }
  }

  test('does not delete an account after its password was changed', { tags: 'weakness/admin-by-sign-up' }, async () => {
    const owner = await createUser(testApp)
    const thief = await logInAgain(testApp, owner)
    const release = await hold('/auth/delete-account', {
      token: thief.token,
      method: 'POST',
      body: { password: PASSWORD },
    })
    await callApi(testApp, 'PUT /auth/password', {
      token: owner.token,
      body: { password: PASSWORD, newPassword: 'kites-over-Rander' },
    })

    expect(await release()).toBe(401)
    expect((await callApi(testApp, 'GET /auth/user', { token: owner.token })).status).toBe(200)
  })

  test('changes nothing after its session was ended', { tags: 'weakness/admin-by-sign-up' }, async () => {
    const owner = await createUser(testApp)
    const thief = await logInAgain(testApp, owner)
    const release = await hold('/auth/update-profile', { token: thief.token, method: 'PUT', body: { name: 'Thief' } })
    expect((await callApi(testApp, 'DELETE /auth/sessions', { token: owner.token })).status).toBe(200)

    expect(await release()).toBe(401)
    const { body } = await callApi(testApp, 'GET /auth/user', { token: owner.token })
    expect(body['user']).toMatchObject({ name: owner.name })
  })

  test('gives no rights of an admin who has lost them', { tags: 'weakness/admin-by-sign-up' }, async () => {
    const admin = await createUser(testApp, { isAdmin: true })
    const release = await hold('/admin/accounts/search', { token: admin.token, method: 'POST', body: { text: '' } })
    await testApp.store.db.updateTable('account').set({ is_admin: 0 }).where('id', '=', admin.id).execute()

    expect(await release()).toBe(403)
  })
})
