import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { testInFull } from '../../../../tests/support/full-test.ts'
import { callApiOverNetwork } from '../../../../tests/support/network-calls.ts'
import { isFullRun } from '../../../../tests/support/scale.ts'
import { startServer } from '../../../../tests/support/server-process.ts'
import { startDrippingMailServer, startMailServer } from '../../../../tests/support/smtp-server.ts'
import { temporaryFolder } from '../../../../tests/support/stores.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, newIdentity } from '../../../../tests/support/users.ts'

const tag = { tags: 'weakness/dripping-mail-server' }

async function askForCode(testApp: TestApp): Promise<string> {
  const { email } = await createUser(testApp)
  await callApi(testApp, 'POST /auth/forgot-password', { body: { email }, ip: newIdentity().ip })
  return email
}

testInFull('a mail that never ends does not hold up the others', tag, async () => {
  const mail = await startMailServer()
  const slow = await startDrippingMailServer(1, mail)
  const testApp = await createTestApp({ env: { SMTP_URL: slow.url } })
  await askForCode(testApp)
  await vi.waitFor(() => expect(slow.dripping()).toBe(1), { timeout: 20_000, interval: 20 })
  const email = await askForCode(testApp)
  await vi.waitFor(() => expect(mail.received.map(({ to }) => to)).toEqual([[email]]), {
    timeout: 30_000,
    interval: 50,
  })
  expect(slow.dripping()).toBe(1)
})

// The deadline of a mail is a minute.
test.runIf(isFullRun)(
  'a mail that never ends goes back into the queue and arrives at the next attempt',
  tag,
  async () => {
    const mail = await startMailServer()
    const slow = await startDrippingMailServer(1, mail)
    const testApp = await createTestApp({ env: { SMTP_URL: slow.url } })
    const email = await askForCode(testApp)
    await vi.waitFor(() => expect(slow.dripping()).toBe(1), { timeout: 20_000, interval: 20 })
    const readMail = () => testApp.store.db.selectFrom('mail').select(['last_error']).executeTakeFirst()
    await vi.waitFor(async () => expect(await readMail()).toEqual({ last_error: 'EABORT' }), {
      timeout: 90_000,
      interval: 200,
    })
    expect(slow.dripping()).toBe(0)
    testApp.clock.advance(60_000)
    testApp.mailer.wake()
    await vi.waitFor(() => expect(mail.received.map(({ to }) => to)).toEqual([[email]]), {
      timeout: 20_000,
      interval: 50,
    })
  },
)

testInFull('a server whose mail never ends stops with status 0, and the mail stays in the queue', tag, async () => {
  const slow = await startDrippingMailServer(Infinity, { port: 0 })
  const dataDir = temporaryFolder()
  const server = await startServer({ DATA_DIR: dataDir, SMTP_URL: slow.url })
  const post = (path: string, body: object) => callApiOverNetwork(server.url, `POST ${path}`, { body })
  await post('/auth/signup', { name: 'Meera', email: 'meera@surat.example', password: 'monsoon-on-the-Tapi' })
  await post('/auth/forgot-password', { email: 'meera@surat.example' })
  await vi.waitFor(() => expect(slow.dripping()).toBeGreaterThan(0), { timeout: 20_000, interval: 20 })
  expect(await server.stop()).toBe(0)
  const database = new DatabaseSync(join(dataDir, 'safarnama.sqlite'), { readOnly: true })
  expect(database.prepare(`select template from mail where template = 'one-time-code'`).all()).toHaveLength(1)
  database.close()
})
