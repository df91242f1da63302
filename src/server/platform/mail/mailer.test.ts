import { readdirSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/text/durations.ts'
import { countMails, listFailedMails, retryFailedMails, takeDueMail } from './mail-queue.store.ts'
import { freePort } from '../../../../tests/support/free-port.ts'
import { linksIn } from '../../../../tests/support/letters.ts'
import { callApiOverNetwork } from '../../../../tests/support/network-calls.ts'
import { startServer } from '../../../../tests/support/server-process.ts'
import { startMailServer } from '../../../../tests/support/smtp-server.ts'
import { engines, temporaryFolder } from '../../../../tests/support/stores.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { testInFull } from '../../../../tests/support/full-test.ts'
import { waitForEmptyMailQueue } from '../../../../tests/support/mail-queue.ts'
import { openSecondInstance, createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { newIdentity, createUser, signUp } from '../../../../tests/support/users.ts'
import { PATIENCE } from '../../../../tests/support/patience.ts'
import { shareInSuite } from '../../../../tests/support/share-in-suite.ts'

function subscribe(testApp: Pick<TestApp, 'app'>, email: string, name = 'Meera') {
  return callApi(testApp, 'POST /contact-us', { body: { name, email }, ip: newIdentity().ip })
}

async function getMail({ store }: TestApp) {
  return store.db.selectFrom('mail').selectAll().executeTakeFirst()
}

/** Waits until the mail was tried so many times and is in the queue again. */
async function waitForAttempts(testApp: TestApp, times: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const mail = await getMail(testApp)
      expect([mail?.attempts, typeof mail?.last_error]).toEqual([times, 'string'])
      expect(mail?.next_attempt_at).not.toBe(new Date(testApp.clock.now().getTime() + 120 * SECOND_MS).toISOString())
    },
    { timeout: 20_000, interval: 5 },
  )
}

/** The time until the next attempt; null when there is none. */
async function getRetryDelayMs(testApp: TestApp): Promise<number | null> {
  const at = (await getMail(testApp))?.next_attempt_at
  return at ? Date.parse(at) - testApp.clock.now().getTime() : null
}

describe.each(engines)('the queue of mails on $engine', ({ engine, rule }) => {
  rule('holds a mail while the mail server is down; it arrives once when that is back', async () => {
    const port = await freePort()
    const testApp = await createTestApp({ engine, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
    const { email } = newIdentity()
    expect((await subscribe(testApp, email)).status).toBe(200)
    await waitForAttempts(testApp, 1)
    const server = await startMailServer({ port })
    testApp.clock.advance(5 * SECOND_MS)
    testApp.mailer.wake()
    await waitForEmptyMailQueue(testApp.store)
    testApp.clock.advance(DAY_MS)
    testApp.mailer.wake()
    await waitForEmptyMailQueue(testApp.store)
    expect(server.received.map(({ to }) => to)).toEqual([[email]])
  })

  rule('reports each mail that waits for a mail server that is away, without an email', async () => {
    const testApp = await createTestApp({ engine, env: { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` } })
    await subscribe(testApp, newIdentity().email)
    await waitForAttempts(testApp, 1)
    await vi.waitFor(() => expect(testApp.mailServerCauses).toEqual([expect.stringMatching(/^E[A-Z]+$/)]), PATIENCE)
  })

  test('is emptied by two mailers together, each mail sent once', async () => {
    const server = await startMailServer()
    const env = { SMTP_URL: server.url, RATE_LIMITS: 'off' }
    const testApp = await createTestApp({ engine, env })
    const second = await openSecondInstance(testApp, { env })
    const emails = Array.from({ length: 12 }, () => newIdentity().email)
    await Promise.all(emails.map((email, index) => subscribe(index % 2 === 0 ? testApp : second, email)))
    for (const { mailer } of [testApp, second, testApp, second]) mailer.wake()
    await waitForEmptyMailQueue(testApp.store)
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(emails.toSorted())
  })

  test('gives a mail to another process two minutes after the one that had taken it is gone', async () => {
    const testApp = await createTestApp({ engine })
    const { email } = newIdentity()
    await testApp.mailer.close()
    await subscribe(testApp, email)
    await takeDueMail(testApp.store.db, testApp.clock.now())
    const heir = await openSecondInstance(testApp)
    testApp.clock.advance(120 * SECOND_MS - 1)
    heir.mailer.wake()
    expect(await takeDueMail(testApp.store.db, testApp.clock.now())).toBeUndefined()
    testApp.clock.advance(1)
    heir.mailer.wake()
    expect(await heir.mailsTo(email)).toHaveLength(1)
  })

  test('keeps a permanently refused mail, with a reason without personal data, until the operator sends it again', async () => {
    const { email } = newIdentity()
    let answer = 550
    const server = await startMailServer({ answerTo: () => answer })
    const testApp = await createTestApp({ engine, env: { SMTP_URL: server.url } })
    await subscribe(testApp, email)
    await waitForEmptyMailQueue(testApp.store)
    expect(await countMails(testApp.store.db)).toEqual({ waiting: 0, failed: 1 })
    const failed = await listFailedMails(testApp.store.db)
    expect(failed).toMatchObject([{ recipient: email, template: 'newsletter-confirmation', lastError: 'SMTP 550' }])
    await vi.waitFor(() => expect(testApp.failedMails).toEqual(['SMTP 550']), PATIENCE)
    answer = 250
    await retryFailedMails(testApp.store.db, testApp.clock.now())
    testApp.mailer.wake()
    await waitForEmptyMailQueue(testApp.store)
    expect(server.received.map(({ to }) => to)).toEqual([[email]])
    expect(await countMails(testApp.store.db)).toEqual({ waiting: 0, failed: 0 })
  })
})

test('a mail that is put off waits longer each time, up to an hour, and has failed for good after a day', async () => {
  const { seconds, testApp } = await failUntil(Object.assign(new Error('later'), { responseCode: 451 }), 60)
  expect(seconds.slice(0, 12)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600])
  expect(seconds.at(-1)).toBeNull()
  expect(seconds.reduce<number>((sum, wait) => sum + (wait ?? 0), 0)).toBeGreaterThan((23 * HOUR_MS) / SECOND_MS)
  await vi.waitFor(() => expect(testApp.failedMails).toEqual(['SMTP 451']), PATIENCE)
})

test('a mail for which no mail server was there waits for a minute at the most', async () => {
  const { seconds } = await failUntil(Object.assign(new Error('down'), { code: 'ESOCKET' }), 7)
  expect(seconds).toEqual([5, 10, 20, 40, 60, 60, 60])
})

/**
 * Tries a mail again and again without success.
 * @returns seconds between the attempts, null when there is no next one
 */
async function failUntil(reason: Error, most: number) {
  const testApp = await createTestApp({ send: () => Promise.reject(reason) })
  await subscribe(testApp, newIdentity().email)
  const waits: (number | null)[] = []
  for (let times = 1; waits.at(-1) !== null && times <= most; times += 1) {
    await waitForAttempts(testApp, times)
    waits.push(await getRetryDelayMs(testApp))
    testApp.clock.advance(waits.at(-1) ?? 0)
    testApp.mailer.wake()
  }
  return { testApp, seconds: waits.map((wait) => (wait === null ? null : wait / SECOND_MS)) }
}

test('a mail is tried again while the mail server puts it off', async () => {
  const server = await startMailServer({ answerTo: () => 451 })
  const testApp = await createTestApp({ env: { SMTP_URL: server.url } })
  await subscribe(testApp, newIdentity().email)
  await waitForAttempts(testApp, 1)
  expect([await getRetryDelayMs(testApp), (await getMail(testApp))?.last_error]).toEqual([5 * SECOND_MS, 'SMTP 451'])
})

test('a mail server that does not take our password loses no mail: that is for the operator to mend', async () => {
  const server = await startMailServer({ asksForPassword: true })
  const testApp = await createTestApp({ env: { SMTP_URL: server.url.replace('//', '//us:wrong@') } })
  await subscribe(testApp, newIdentity().email)
  await waitForAttempts(testApp, 1)
  expect([await getRetryDelayMs(testApp), (await getMail(testApp))?.last_error]).toEqual([5 * SECOND_MS, 'EAUTH'])
})

test('every try at one mail carries the same Message-ID, so that a receiver can tell a repetition', async () => {
  let isDown = true
  const ids: string[] = []
  const testApp = await createTestApp({
    send: async ({ messageId }) => {
      ids.push(messageId)
      if (isDown) throw new Error('down')
    },
  })
  await subscribe(testApp, newIdentity().email)
  await waitForAttempts(testApp, 1)
  isDown = false
  testApp.clock.advance(MINUTE_MS)
  testApp.mailer.wake()
  await waitForEmptyMailQueue(testApp.store)
  expect(ids).toEqual([ids[0], ids[0]])
  expect(ids[0]).toMatch(/^<[\w-]+@surat\.example>$/)
})

testInFull('a mail that could not be sent when the process was killed arrives once after it starts again', async () => {
  const port = await freePort()
  const dataDir = temporaryFolder()
  const env = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'https://surat.example' }
  const first = await startServer(env)
  const post = async (path: string, body: object) =>
    (await callApiOverNetwork(first.url, `POST ${path}`, { body })).status
  const traveller = { name: 'Meera', email: 'meera@surat.example', password: 'monsoon-on-the-Tapi' }
  expect(await post('/auth/signup', traveller)).toBe(200)
  expect(await post('/auth/forgot-password', { email: traveller.email })).toBe(200)
  expect(await post('/contact-us', { name: 'Asha', email: 'asha@surat.example' })).toBe(200)
  const database = new DatabaseSync(join(dataDir, 'safarnama.sqlite'), { readOnly: true })
  const countTried = () => database.prepare('select count(last_error) as tried from mail').get()
  await vi.waitFor(() => expect(countTried()).toEqual({ tried: 3 }), { timeout: 20_000, interval: 20 })
  database.close()
  await first.stop('SIGKILL')
  const server = await startMailServer({ port })
  const second = await startServer(env)
  await vi.waitFor(() => expect(server.received).toHaveLength(3), { timeout: 25_000, interval: 50 })
  await vi.waitFor(async () => expect((await openQueue(dataDir)).waiting).toBe(0), PATIENCE)
  expect(await second.stop()).toBe(0)
  expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual([
    'asha@surat.example',
    'meera@surat.example',
    'meera@surat.example',
  ])
})

async function openQueue(dataDir: string): Promise<{ waiting: number }> {
  const database = new DatabaseSync(join(dataDir, 'safarnama.sqlite'), { readOnly: true })
  const row = database.prepare('select count(*) as waiting from mail').get()
  database.close()
  return { waiting: Number(row?.['waiting']) }
}

describe('a name in a mail', () => {
  const share = shareInSuite(async () => {
    const server = await startMailServer()
    return { server, testApp: await createTestApp({ env: { SMTP_URL: server.url } }) }
  })

  test.each([
    'Eve\r\nBcc: everybody@evil.example',
    'Eve\nSubject: You have won',
    'Eve" <eve@evil.example>, "',
    'Eve <eve@evil.example>',
    'Eve, eve@evil.example',
    '=?utf-8?Q?Eve=0D=0ABcc:=20everybody@evil.example?=',
    'Eve\u2028Bcc: everybody@evil.example',
    'Eve\r\n\r\nAnother body',
    '.\r\nRCPT TO:<everybody@evil.example>',
    'मीरा, "सूरत" <शाह>',
  ])('%j reaches one recipient and adds no header', async (name) => {
    const { server, testApp } = await share()
    const earlier = server.received.length
    const { email } = newIdentity()
    // No form takes a control character or a break of lines any more. Names from before may hold some.
    const traveller = await createUser(testApp, { name })
    await subscribe(testApp, email, name.replace(/[\p{Cc}\p{Zl}]/gu, ' '))
    await callApi(testApp, 'POST /auth/forgot-password', { body: { email: traveller.email } })
    await waitForEmptyMailQueue(testApp.store)
    const received = server.received.slice(earlier)
    expect(received.map(({ to }) => to)).toEqual([[email], [traveller.email]])
    const headers = ['from', 'to', 'subject', 'message-id', 'date', 'mime-version', 'content-type']
    const sent = received.map(({ letter }) => letter.names.toSorted())
    expect(sent).toEqual([headers.toSorted(), headers.toSorted()])
    expect(received.map(({ letter }) => letter.headers.get('subject'))).toEqual([
      'Confirm your subscription to the Safarnama newsletter',
      'Your code for Safarnama',
    ])
  })

  test('HTML in it stays text', async () => {
    const testApp = await createTestApp()
    const { email } = newIdentity()
    await subscribe(testApp, email, '<img src=x onerror=alert(1)> & "co"')
    const [letter] = await testApp.mailsTo(email)
    expect(letter?.text).toContain('<p>Hello &lt;img src=x onerror=alert(1)&gt; &amp; &quot;co&quot;,</p>')
  })
})

test.each([
  ['Host', { host: 'evil.example' }],
  ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }],
  ['Forwarded', { forwarded: 'host=evil.example;proto=http' }],
  ['Origin and Referer', { origin: 'https://evil.example', referer: 'https://evil.example/contact-us' }],
])('links in mails follow the configured address, whatever %s says', async (_header, headers) => {
  const testApp = await createTestApp({ env: { PUBLIC_URL: 'https://surat.example', TRUST_PROXY: '198.51.100.0/24' } })
  const traveller = await createUser(testApp)
  const { email } = newIdentity()
  await callApi(testApp, 'POST /contact-us', { body: { name: 'Meera', email }, headers })
  await callApi(testApp, 'POST /auth/forgot-password', { body: { email: traveller.email }, headers })
  const letters = [...(await testApp.mailsTo(email)), ...(await testApp.mailsTo(traveller.email))]
  expect(letters).toHaveLength(2)
  expect(new Set(letters.flatMap(linksIn).map(({ origin }) => origin))).toEqual(new Set(['https://surat.example']))
  expect(letters.map(({ raw }) => raw).join('\n')).not.toContain('evil.example')
})

test('mails in the outbox can be read by their owner alone', async () => {
  const testApp = await createTestApp()
  const { email } = newIdentity()
  await subscribe(testApp, email)
  await testApp.mailsTo(email)
  const folder = join(testApp.location.dataDir, 'outbox')
  const modes = [folder, ...readdirSync(folder).map((file) => join(folder, file))].map(
    (path) => statSync(path).mode & 0o077,
  )
  expect(modes).toEqual([0, 0])
})

test(
  'mails in the outbox go with the account that they were for',
  { tags: 'weakness/mails-of-deleted-accounts' },
  async () => {
    const testApp = await createTestApp()
    const [leaving, staying] = [await signUp(testApp), await signUp(testApp)]
    for (const { email } of [leaving, staying]) {
      await subscribe(testApp, email)
      expect((await testApp.mailsTo(email)).length).toBeGreaterThan(0)
    }
    await callApi(testApp, 'POST /auth/delete-account', { ...leaving, body: { password: leaving.password } })
    expect(await testApp.mailsTo(leaving.email)).toEqual([])
    expect((await testApp.mailsTo(staying.email)).length).toBeGreaterThan(0)
  },
)
