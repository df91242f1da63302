import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SentMail } from '../../platform/mail/transport.ts'
import { callApi, type Answer } from '../../../../tests/support/api-calls.ts'
import { waitForEmptyMailQueue } from '../../../../tests/support/mail-queue.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { newIdentity } from '../../../../tests/support/users.ts'

describe.each(engines)('the newsletter with a mail server on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  const sent: SentMail[] = []
  beforeAll(async () => {
    const env = { SMTP_URL: 'smtp://mail.example' }
    testApp = await startTestApp({ engine, env, send: async (letter) => void sent.push(letter) })
  })
  afterAll(() => testApp.close())

  const subscribe = (email: string, ip = newIdentity().ip) =>
    callApi(testApp, 'POST /contact-us', { body: { name: 'A stranger', email }, ip })
  const confirm = (token: unknown) => callApi(testApp, 'POST /newsletter/confirm', { body: { token } })
  const unsubscribe = (token: string) =>
    callApi(testApp, `POST /newsletter/unsubscribe?token=${encodeURIComponent(token)}`)

  async function mailsTo(email: string) {
    await waitForEmptyMailQueue(testApp.store)
    return sent.filter(({ to }) => to.address === email)
  }

  async function asked() {
    const { email } = newIdentity()
    await subscribe(email)
    const token = /[?#&]token=([\w-]{43})/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? ''
    return { email, token }
  }

  const getRows = (email: string) =>
    testApp.store.db.selectFrom('subscriber').selectAll().where('email', '=', email).execute()
  const shown = ({ status, body }: Answer) => ({ status, body })

  test('twenty clicks on one link at once confirm once and welcome once', async () => {
    const { email, token } = await asked()
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await mailsTo(email)).toHaveLength(2)
  })

  test('whoever ends a subscription while its link is opened is not subscribed', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { email, token } = await asked()
      const [confirmed, ended] = await Promise.all([confirm(token), unsubscribe(token)])
      expect([200, 404]).toContain(confirmed.status)
      expect([ended.status, await getRows(email)]).toEqual([200, []])
      expect((await confirm(token)).status).toBe(404)
    }
  })

  rule('every wrong token is answered alike, and an ended one begins nothing', async () => {
    const { email, token } = await asked()
    const before = await getRows(email)
    const wrong = ['', ' ', 'x'.repeat(43), token.slice(1), `${token}x`, token.toLowerCase(), `${token}%00`, "' or 1=1"]
    const answers = await Promise.all(wrong.flatMap((one) => [confirm(one), unsubscribe(one)]))
    const [first] = answers
    expect(first?.status).toBe(404)
    for (const answer of answers) expect(shown(answer)).toEqual(first && shown(first))
    for (const other of [null, 7, [token], { token }]) expect((await confirm(other)).status).toBe(400)
    expect(await getRows(email)).toEqual(before)
    await unsubscribe(token)
    await subscribe(email)
    expect([(await confirm(token)).status, (await unsubscribe(token)).status]).toEqual([404, 404])
  })

  rule('nobody learns who is subscribed, and what a stranger typed reaches no mailbox', async () => {
    const { email, token } = await asked()
    await confirm(token)
    const again = await subscribe(email)
    const unknown = await subscribe(newIdentity().email)
    expect(shown(again)).toEqual(shown(unknown))
    expect(Object.keys(again.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted())
    const letters = await mailsTo(email)
    expect(letters.filter(({ text, to }) => `${to.name}${text}`.includes('stranger'))).toEqual([])
  })

  rule('one IP asks thirty mailboxes an hour', async () => {
    const { ip } = newIdentity()
    const answers: Answer[] = []
    for (let count = 0; count < 35; count += 1) answers.push(await subscribe(newIdentity().email, ip))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    expect(answers.at(-1)?.status).toBe(429)
  })
})
