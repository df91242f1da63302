import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { DAY_MS, MINUTE_MS } from '#contract/text/durations.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { linksIn, tokenIn } from '../../../../tests/support/letters.ts'
import { waitForEmptyMailQueue } from '../../../../tests/support/mail-queue.ts'
import { requestCodeByMail, startMailedApp, type MailedApp } from '../../../../tests/support/mailed-app.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp } from '../../../../tests/support/test-app.ts'
import { createUser, newIdentity, PASSWORD, signUp, type TestUser } from '../../../../tests/support/users.ts'

/** A stranger may type this as a name. */
const MESSAGE = 'You have won a prize at evil.example'

describe.each(engines)('an email on $engine', ({ engine, rule }) => {
  let mailed: MailedApp
  beforeAll(async () => {
    mailed = await startMailedApp(engine)
  })
  afterAll(() => mailed.close())

  async function confirmationToken({ email }: Pick<TestUser, 'email'>): Promise<string> {
    const letters = await mailed.mailsTo(email)
    const link = letters.flatMap(linksIn).findLast(({ pathname }) => pathname === '/confirm-email')
    return tokenIn(link)
  }

  async function isConfirmed({ token }: Pick<TestUser, 'token'>): Promise<boolean> {
    const { body } = await callApi(mailed.testApp, 'GET /auth/user', { token })
    return api.getUser.reply.parse(body).user.mustConfirmEmail !== true
  }

  /** In the browser in which the traveller is logged in. */
  function confirm(token: string, traveller: Pick<TestUser, 'token'>) {
    return callApi(mailed.testApp, 'POST /auth/confirm-email', { token: traveller.token, body: { token } })
  }

  function subscribe(email: string, name = 'Meera') {
    return callApi(mailed.testApp, 'POST /contact-us', { body: { name, email }, ip: newIdentity().ip })
  }

  /** Subscribes as the owner of the mailbox, who opens the link. */
  async function subscribeForGood(email: string): Promise<void> {
    await subscribe(email)
    const link = (await mailed.mailsTo(email))
      .flatMap(linksIn)
      .find(({ pathname }) => pathname === '/confirm-newsletter')
    const body = { token: tokenIn(link) }
    expect((await callApi(mailed.testApp, 'POST /newsletter/confirm', { body })).status).toBe(200)
  }

  function findSubscriber(email: string) {
    return mailed.testApp.store.db.selectFrom('subscriber').selectAll().where('email', '=', email).executeTakeFirst()
  }

  rule('is confirmed by the link of the mail after signing up', async () => {
    const traveller = await signUp(mailed.testApp)
    expect(await isConfirmed(traveller)).toBe(false)
    const token = await confirmationToken(traveller)
    expect((await confirm(token, traveller)).status).toBe(200)
    expect(await isConfirmed(traveller)).toBe(true)
    expect((await confirm(token, traveller)).status).toBe(200)
  })

  rule('is not confirmed by a link after three days, a made-up one, or a program that only looks at it', async () => {
    const traveller = await signUp(mailed.testApp)
    const token = await confirmationToken(traveller)
    const looked = await mailed.testApp.app.inject(`/api/auth/confirm-email?token=${token}`)
    expect(looked.statusCode).toBe(405)
    mailed.testApp.clock.advance(3 * DAY_MS)
    const refusals = await Promise.all([token, 'x'.repeat(43), ''].map((presented) => confirm(presented, traveller)))
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await isConfirmed(traveller)).toBe(false)
  })

  test('is confirmed by the code of a forgotten password too', async () => {
    const traveller = await signUp(mailed.testApp)
    const code = await requestCodeByMail(mailed, traveller)
    const body = { email: traveller.email, ...code, newPassword: 'kites-over-Rander' }
    expect((await callApi(mailed.testApp, 'POST /auth/reset-password', { body })).status).toBe(200)
    const row = await mailed.testApp.store.db
      .selectFrom('account')
      .select('email_confirmed_at')
      .where('id', '=', traveller.id)
      .executeTakeFirst()
    expect(row?.email_confirmed_at).not.toBeNull()
  })

  rule('gets another mail after a minute, not before', async () => {
    const traveller = await signUp(mailed.testApp)
    const again = () => callApi(mailed.testApp, 'POST /auth/send-confirmation', { token: traveller.token, body: {} })
    expect([(await again()).status, (await again()).status]).toEqual([200, 429])
    mailed.testApp.clock.advance(MINUTE_MS)
    expect((await again()).status).toBe(200)
    expect(await mailed.mailsTo(traveller.email)).toHaveLength(3)
    await confirm(await confirmationToken(traveller), traveller)
    mailed.testApp.clock.advance(MINUTE_MS)
    await again()
    expect(await mailed.mailsTo(traveller.email)).toHaveLength(3)
  })

  rule(
    'that is not confirmed neither reads nor ends the subscription of its owner',
    { tags: 'weakness/unconfirmed-email' },
    async () => {
      const { email, ip } = newIdentity()
      await subscribeForGood(email)
      const signup = { name: 'A stranger', email, password: PASSWORD }
      const { body } = await callApi(mailed.testApp, 'POST /auth/signup', { body: signup, ip })
      const token = String(body['authToken'])
      const own = await callApi(mailed.testApp, 'GET /auth/my-data', { token, ip })
      expect(own.body['newsletter']).toBeNull()
      const deleted = await callApi(mailed.testApp, 'POST /auth/delete-account', {
        token,
        ip,
        body: { password: PASSWORD },
      })
      expect(deleted.status).toBe(200)
      expect(await findSubscriber(email)).toMatchObject({ email, name: 'Meera' })
    },
  )

  rule('that is confirmed reads and ends its own subscription', async () => {
    const traveller = await signUp(mailed.testApp)
    await subscribeForGood(traveller.email)
    await confirm(await confirmationToken(traveller), traveller)
    const { token, ip, email } = traveller
    const own = await callApi(mailed.testApp, 'GET /auth/my-data', { token, ip })
    expect(own.body['newsletter']).toMatchObject({ name: 'Meera' })
    await callApi(mailed.testApp, 'POST /auth/delete-account', { token, ip, body: { password: PASSWORD } })
    expect(await findSubscriber(email)).toBeUndefined()
  })

  rule('gets no mail with a text that a stranger typed', { tags: 'weakness/unconfirmed-email' }, async () => {
    const traveller = await signUp(mailed.testApp, { name: MESSAGE })
    await subscribe(traveller.email, MESSAGE)
    await subscribeForGood(traveller.email)
    await requestCodeByMail(mailed, traveller)
    const letters = await mailed.mailsTo(traveller.email)
    expect(letters.length).toBeGreaterThanOrEqual(4)
    expect(letters.filter(({ raw, text }) => `${raw}${text}`.includes('evil.example'))).toEqual([])
  })

  rule(
    'is subscribed only by the link of its mail, and every answer is the same',
    { tags: 'weakness/unconfirmed-email' },
    async () => {
      const [known, unknown] = [newIdentity().email, newIdentity().email]
      await subscribeForGood(known)
      const answers = [await subscribe(known), await subscribe(unknown), await subscribe(unknown)]
      const announced = {
        status: 200,
        body: { success: true, message: 'Almost done: open the link in the mail that is on its way to you.' },
      }
      expect(answers).toMatchObject(answers.map(() => announced))
      await waitForEmptyMailQueue(mailed.testApp.store)
      expect(await findSubscriber(unknown)).toMatchObject({ confirmed_at: null })
      expect(await mailed.mailsTo(known)).toHaveLength(2)
      expect(await mailed.mailsTo(unknown)).toHaveLength(2)
    },
  )

  describe('of a victim', () => {
    const DAILY_MAX = 5

    function moveTo(newEmail: string, { token, ip }: TestUser) {
      return callApi(mailed.testApp, 'PUT /auth/email', { token, ip, body: { newEmail, password: PASSWORD } })
    }

    rule('gets few mails a day from strangers who move their accounts there and back', async () => {
      const victim = newIdentity().email
      for (let count = 0; count < 4; count += 1) {
        const stranger = await signUp(mailed.testApp)
        await moveTo(victim, stranger)
        await moveTo(stranger.email, stranger)
        await moveTo(victim, stranger)
        await moveTo(stranger.email, stranger)
      }
      const { length } = await mailed.mailsTo(victim)
      expect(length).toBeLessThanOrEqual(DAILY_MAX)
      mailed.testApp.clock.advance(DAY_MS)
      const owner = { name: 'Meera', email: victim, password: PASSWORD }
      await callApi(mailed.testApp, 'POST /auth/signup', { body: owner, ip: newIdentity().ip })
      expect(await mailed.mailsTo(victim)).toHaveLength(length + 1)
    })

    rule('gets few mails a day from strangers who sign up with it and delete the account', async () => {
      const { email, ip } = newIdentity()
      const answers: number[] = []
      for (let count = 0; count < 8; count += 1) {
        const body = { name: 'A stranger', email, password: PASSWORD }
        const begun = await callApi(mailed.testApp, 'POST /auth/signup', { body, ip })
        const token = String(begun.body['authToken'])
        await callApi(mailed.testApp, 'POST /auth/login', { body, ip })
        await callApi(mailed.testApp, 'POST /auth/delete-account', { token, ip, body: { password: PASSWORD } })
        answers.push(begun.status)
      }
      expect(new Set(answers)).toEqual(new Set([200]))
      expect((await mailed.mailsTo(email)).length).toBeLessThanOrEqual(DAILY_MAX)
    })

    rule('gets few mails a day from strangers whose confirmed accounts want it', async () => {
      const victim = newIdentity().email
      const statuses: number[] = []
      for (let count = 0; count < 8; count += 1) {
        statuses.push((await moveTo(victim, await createUser(mailed.testApp))).status)
      }
      expect(await mailed.mailsTo(victim)).toHaveLength(DAILY_MAX)
      expect(statuses.slice(0, DAILY_MAX + 1)).toEqual([200, 200, 200, 200, 200, 429])
    })

    rule('gets few mails a day from strangers who write its email with other additions', async () => {
      const { email } = newIdentity()
      const spellings = Array.from({ length: 8 }, (_, index) => email.replace('@', `+${index}@`))
      for (const spelling of spellings) {
        await subscribe(spelling)
        const body = { name: 'A stranger', email: spelling, password: PASSWORD }
        await callApi(mailed.testApp, 'POST /auth/signup', { body, ip: newIdentity().ip })
      }
      const letters = await Promise.all([email, ...spellings].map((one) => mailed.mailsTo(one)))
      expect(letters.flat()).toHaveLength(DAILY_MAX)

      const name = `dots${crypto.randomUUID().slice(0, 8)}`
      const dotted = [1, 2, 3, 4, 5, 6].map((at) => `${name.slice(0, at)}.${name.slice(at)}@gmail.com`)
      for (const spelling of dotted) await subscribe(spelling)
      const more = await Promise.all(dotted.map((one) => mailed.mailsTo(one)))
      expect(more.flat()).toHaveLength(DAILY_MAX)
    })

    rule(
      'gets few mails a day from strangers who ask for codes and for the newsletter',
      { tags: 'weakness/unasked-mails' },
      async () => {
        const { testApp } = mailed
        const victim = await signUp(testApp)
        for (let count = 0; count < 12; count += 1) {
          const { ip } = newIdentity()
          await callApi(testApp, 'POST /auth/forgot-password', { body: { email: victim.email }, ip })
          await subscribe(victim.email)
          await mailed.mailsTo(victim.email)
        }
        expect(await mailed.mailsTo(victim.email)).toHaveLength(DAILY_MAX)
        testApp.clock.advance(DAY_MS)
        await callApi(testApp, 'POST /auth/forgot-password', { body: { email: victim.email }, ip: newIdentity().ip })
        expect(await mailed.mailsTo(victim.email), 'a code comes the next day').toHaveLength(DAILY_MAX + 1)
      },
    )

    rule('gets a code for each of its own requests once it is confirmed', async () => {
      const owner = await createUser(mailed.testApp)
      for (let count = 0; count < 7; count += 1) {
        await callApi(mailed.testApp, 'POST /auth/forgot-password', {
          body: { email: owner.email },
          ip: newIdentity().ip,
        })
        await mailed.mailsTo(owner.email)
      }
      expect(await mailed.mailsTo(owner.email)).toHaveLength(7)
    })

    rule('gets every warning once it is confirmed', async () => {
      const victim = newIdentity().email
      for (let count = 0; count < 6; count += 1) await moveTo(victim, await createUser(mailed.testApp))
      const owner = await createUser(mailed.testApp, { email: victim })
      const before = await mailed.mailsTo(victim)
      const { token, ip } = owner
      await callApi(mailed.testApp, 'PUT /auth/password', {
        token,
        ip,
        body: { password: PASSWORD, newPassword: 'kites-over-Rander' },
      })
      expect(await mailed.mailsTo(victim)).toHaveLength(before.length + 1)
    })
  })

  test('that nobody confirms leaves the newsletter after a month', async () => {
    const { email } = newIdentity()
    await subscribe(email)
    await mailed.sweepAfter(31 * DAY_MS)
    expect(await findSubscriber(email)).toBeUndefined()
  })
})

test('without a mail server every email counts as confirmed', async () => {
  const testApp = await createTestApp()
  const { token } = await signUp(testApp)
  const { user } = api.getUser.reply.parse((await callApi(testApp, 'GET /auth/user', { token })).body)
  expect(user).not.toHaveProperty('mustConfirmEmail')
})

test.each([
  '<x@y',
  'x>@y.example',
  '"x"@y.example',
  'a,b@y.example',
  'x@y.example;z',
  'x:y@z.example',
  'x\\@y.example',
])('the email %s is refused by every call that takes one', { tags: 'weakness/unconfirmed-email' }, async (email) => {
  const testApp = await createTestApp()
  const answers = [
    await callApi(testApp, 'POST /auth/signup', { body: { name: 'Asha', email, password: PASSWORD } }),
    await callApi(testApp, 'POST /contact-us', { body: { name: 'Asha', email } }),
    await callApi(testApp, 'POST /auth/forgot-password', { body: { email } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
})
