import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import { callApi, type Route } from '../../../../tests/support/api-calls.ts'
import { linksIn, tokenIn, type ReceivedMail } from '../../../../tests/support/letters.ts'
import { waitForEmptyMailQueue } from '../../../../tests/support/mail-queue.ts'
import { openMailServer, type MailServer } from '../../../../tests/support/smtp-server.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, newIdentity, PASSWORD } from '../../../../tests/support/users.ts'

const { en, gu, hi } = serverTexts

describe.each(engines)('letters through a mail server, on $engine,', ({ engine, rule }) => {
  let mailServer: MailServer
  let testApp: TestApp
  beforeAll(async () => {
    mailServer = await openMailServer()
    testApp = await startTestApp({ engine, env: { SMTP_URL: mailServer.url } })
  })
  afterAll(async () => {
    await testApp.close()
    await mailServer.close()
  })

  /** Calls the API as a page in that language does. */
  function callFrom(language: LanguageCode, route: Route, given: { body?: object; token?: string; ip?: string }) {
    return callApi(testApp, route, { ip: newIdentity().ip, ...given, headers: { 'accept-language': language } })
  }

  async function signUpOn(language: LanguageCode) {
    const { email, ip } = newIdentity()
    const body = { name: 'Meera Shah', email, password: PASSWORD }
    const { body: reply } = await callFrom(language, 'POST /auth/signup', { body, ip })
    return { email, ip, token: String(reply['authToken']) }
  }

  /** Mails of one moment leave in any order: a test that checks an order waits for each before the next. */
  async function mailsTo(email: string): Promise<ReceivedMail[]> {
    testApp.mailer.wake()
    await waitForEmptyMailQueue(testApp.store)
    return mailServer.received.filter(({ to }) => to.includes(email)).map(({ letter }) => letter)
  }

  const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)

  const getLanguage = async (token: string) => {
    const { body } = await callApi(testApp, 'GET /auth/user', { token })
    return api.getUser.reply.parse(body).user.language
  }

  rule('are in the language of the page on which the account was made', async () => {
    const { email, token } = await signUpOn('gu')
    const [letter] = await mailsTo(email)
    expect(letter?.subject).toBe(gu.mails.emailConfirmation.subject)
    expect(letter?.text).toContain('<html lang="gu">')
    expect(letter?.text).toContain('સફરનામા સુરત')
    expect(letter && linksIn(letter)[0]?.pathname).toBe('/gu/confirm-email')
    expect(await getLanguage(token)).toBe('gu')
  })

  rule('follow the account, whatever language the page has on which it is used', async () => {
    const { email, ip } = await signUpOn('hi')
    await mailsTo(email)
    await callFrom('en', 'POST /auth/forgot-password', { body: { email }, ip })
    await mailsTo(email)
    await callFrom('gu', 'POST /auth/login', { body: { email, password: PASSWORD } })
    expect(await subjectsTo(email)).toEqual([
      hi.mails.emailConfirmation.subject,
      hi.mails.oneTimeCode.subject,
      hi.notices.letters['new-device'].subject,
    ])
  })

  rule('change with the language of the profile', async () => {
    const { email, ip, token } = await signUpOn('en')
    await mailsTo(email)
    const { body } = await callFrom('en', 'PUT /auth/update-profile', { body: { language: 'gu' }, token })
    expect(body).toMatchObject({ success: true, user: { language: 'gu', name: 'Meera Shah' } })
    await callFrom('en', 'POST /auth/forgot-password', { body: { email }, ip })
    expect(await subjectsTo(email)).toEqual([en.mails.emailConfirmation.subject, gu.mails.oneTimeCode.subject])
  })

  rule('say when something happened as people of the language write it', async () => {
    const { email } = await signUpOn('hi')
    await callFrom('hi', 'POST /auth/login', { body: { email, password: PASSWORD } })
    const notice = (await mailsTo(email)).at(-1)
    expect(notice?.text).toMatch(/1\u00a0मार्च\u00a02026, (सुबह|दोपहर) [\d:]+ बजे \(सूरत के समय के अनुसार\)/)
  })

  rule(
    'to an account from before are in the language of the page that asks, and a login tells the account’s',
    async () => {
      const { email, ip, token } = await createUser(testApp)
      expect(await getLanguage(token)).toBeUndefined()
      await callFrom('gu', 'POST /auth/forgot-password', { body: { email }, ip })
      expect(await subjectsTo(email)).toEqual([gu.mails.oneTimeCode.subject])
      await callFrom('hi', 'POST /auth/login', { body: { email, password: PASSWORD }, ip })
      expect(await getLanguage(token)).toBe('hi')
    },
  )

  rule('about another email are in the language of the account in both mailboxes', async () => {
    const { email, token, ip } = await createUser(testApp, { language: 'gu' })
    const { email: newEmail } = newIdentity()
    await callFrom('en', 'PUT /auth/email', { body: { newEmail, password: PASSWORD }, token, ip })
    expect(await subjectsTo(email)).toEqual([gu.emailChange.subject])
    expect(await subjectsTo(newEmail)).toEqual([gu.emailChange.subject])
    for (const letter of [...(await mailsTo(email)), ...(await mailsTo(newEmail))]) {
      const body = { token: tokenIn(linksIn(letter)[0]), password: PASSWORD }
      await callFrom('en', 'POST /auth/confirm-email-change', { body, ip })
    }
    expect((await subjectsTo(email)).at(-1)).toBe(gu.notices.letters['email-changed'].subject)
  })

  rule(
    'of the newsletter are in the language of the page on which somebody without an account subscribes',
    async () => {
      const { email } = newIdentity()
      await callFrom('gu', 'POST /contact-us', { body: { name: 'Meera', email } })
      const [question] = await mailsTo(email)
      expect(question?.subject).toBe(gu.mails.newsletterConfirmation.subject)
      const [link] = question ? linksIn(question) : []
      expect(link?.pathname).toBe('/gu/confirm-newsletter')
      await callFrom('hi', 'POST /newsletter/confirm', { body: { token: tokenIn(link) } })
      const welcome = (await mailsTo(email)).at(-1)
      expect(welcome?.subject).toBe(hi.mails.newsletterWelcome.subject)
      expect(welcome && linksIn(welcome).map(({ pathname }) => pathname)).toContain('/hi/unsubscribe')
    },
  )

  rule('of the newsletter follow the account of their reader', async () => {
    const { email } = await createUser(testApp, { language: 'hi' })
    await callFrom('gu', 'POST /contact-us', { body: { name: 'Meera', email } })
    expect(await subjectsTo(email)).toEqual([hi.mails.newsletterConfirmation.subject])
  })

  test('are in English where a language is no longer served', async () => {
    const { email, id, ip } = await createUser(testApp, { language: 'gu' })
    await testApp.store.db.updateTable('account').set({ language: 'mr' }).where('id', '=', id).execute()
    await callApi(testApp, 'POST /auth/forgot-password', { body: { email }, ip })
    expect(await subjectsTo(email)).toEqual([en.mails.oneTimeCode.subject])
  })

  rule('take no language that the site does not have', async () => {
    const { token } = await createUser(testApp)
    const answer = await callFrom('en', 'PUT /auth/update-profile', { body: { language: 'mr' }, token })
    expect([answer.status, answer.body['code']]).toEqual([400, 'invalid-input'])
  })

  rule('leave what is kept of a person complete: the export names the language', async () => {
    const { email, token } = await createUser(testApp, { language: 'gu' })
    await callFrom('hi', 'POST /contact-us', { body: { name: 'Meera', email } })
    const { body } = await callApi(testApp, 'GET /auth/my-data', { token })
    expect(body).toMatchObject({ user: { language: 'gu' }, newsletter: { language: 'hi' } })
  })
})
