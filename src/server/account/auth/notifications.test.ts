import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#contract/text/durations.ts'
import type { Notice } from '../../platform/store/tables.ts'
import { retryFailedMails } from '../../platform/mail/mail-queue.store.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { linksIn } from '../../../../tests/support/letters.ts'
import { requestCode } from '../../../../tests/support/password-reset.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, newIdentity } from '../../../../tests/support/users.ts'
import { enqueueNotification } from './notifications.ts'

describe.each(engines)('notices on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine })
  })
  afterAll(() => testApp.close())

  async function notify(notice: Notice, at: Date) {
    const { email } = newIdentity()
    const mail = { id: crypto.randomUUID(), notice, recipient: email, at }
    await testApp.store.db.transaction().execute((transaction) => enqueueNotification(transaction, mail))
    return { id: mail.id, email }
  }

  async function mailTo(email: string) {
    testApp.mailer.wake()
    const [letter] = await testApp.mailsTo(email)
    if (!letter) throw new Error('No letter came')
    return letter
  }

  test.each<[Notice, RegExp, string[]]>([
    ['new-device', /browser that it had not used before/, ['https://surat.example/forgot-password']],
    ['new-password', /password of your account was changed/, ['https://surat.example/forgot-password']],
    ['new-admin', /became the account of an admin/, ['https://surat.example/forgot-password']],
    ['new-role', /changed what your account may do/, ['https://surat.example/forgot-password']],
    ['second-factor-off', /your password alone opens/, ['https://surat.example/forgot-password']],
    ['second-factor-on', /second factor was added/, ['https://surat.example/forgot-password']],
    ['email-changed', /another email now/, []],
  ])('%s says what happened, when in the city, and what to do', async (notice, text, links) => {
    const { email } = await notify(notice, new Date('2026-03-01T20:04:00Z'))
    const letter = await mailTo(email)
    expect(letter.text).toMatch(text)
    expect(letter.text).toContain('2 March 2026 at 1:34 am (time in Surat)')
    expect([...new Set(linksIn(letter).map(({ href }) => href))]).toEqual(links)
  })

  test('a notice that the operator sends again keeps its time', async () => {
    const { id, email } = await notify('new-password', new Date('2026-03-01T20:04:00Z'))
    await testApp.store.db.updateTable('mail').set({ next_attempt_at: null }).where('id', '=', id).execute()
    testApp.clock.advance(DAY_MS)
    await retryFailedMails(testApp.store.db, testApp.clock.now())
    expect((await mailTo(email)).text).toContain('2 March 2026 at 1:34 am')
  })

  rule('a password reset warns by mail, without a name, an address or a token', async () => {
    const { email, ip, name } = await createUser(testApp)
    const code = await requestCode(testApp, { email, ip })
    const body = { email, ...code, newPassword: 'kites-over-Rander' }
    expect((await callApi(testApp, 'POST /auth/reset-password', { body, ip })).status).toBe(200)
    const [, notice] = await testApp.mailsTo(email)
    expect(notice?.headers.get('subject')).toBe('Your Safarnama password was changed')
    expect([name, ip, code.otp].filter((part) => notice?.text.includes(part))).toEqual([])
  })
})
