import { describe, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { DAY_MS, SECOND_MS } from '#contract/text/durations.ts'
import type { DeskLetter } from '#contract/admin/letters.ts'
import { plainLine } from '#contract/text/plain-line.ts'
import { callApi, type Answer, type Route } from '../../../../tests/support/api-calls.ts'
import { hostileTexts } from '../../../../tests/support/hostile-texts.ts'
import { linksIn } from '../../../../tests/support/letters.ts'
import { shareInSuite } from '../../../../tests/support/share-in-suite.ts'
import { startLossyMailServer, startMailServer, type MailServer } from '../../../../tests/support/smtp-server.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp, openSecondInstance, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, newIdentity, type TestUser } from '../../../../tests/support/users.ts'
import { enqueueMail, takeDueMail } from '../../platform/mail/mail-queue.store.ts'
import type { SendMail } from '../../platform/mail/transport.ts'
import { createLetterQueue } from './letter-queue.ts'
import { insertSubscriber } from './subscribers.store.ts'
import { createUnsubscribeToken } from './unsubscribe-tokens.ts'

const text = 'The kites are up.\n\nBring <sunglasses> & water.\nAnd a hat.'
const kites = { title: 'Kites over the Tapi', text, places: ['surat-castle', 'gopi-talav'] }

type Newsletter = { testApp: TestApp; server: MailServer; admin: TestUser }

type Options = { engine?: 'SQLite' | 'Postgres'; answerTo?: (recipient: string) => number; send?: SendMail }

async function startNewsletter({ engine = 'SQLite', answerTo, send }: Options = {}): Promise<Newsletter> {
  const server = await startMailServer(answerTo && { answerTo })
  const testApp = await createTestApp({ engine, env: { SMTP_URL: server.url }, ...(send && { send }) })
  return { testApp, server, admin: await createUser(testApp, { isAdmin: true }) }
}

async function subscribe({ store, clock }: TestApp, count: number, isConfirmed = true): Promise<string[]> {
  const createdAt = clock.now().toISOString()
  const emails = Array.from({ length: count }, () => newIdentity().email)
  for (const email of emails) {
    await insertSubscriber(store.db, {
      email,
      name: 'Meera',
      createdAt,
      confirmedAt: isConfirmed ? createdAt : null,
      language: null,
    })
  }
  return emails
}

function call({ testApp, admin }: Pick<Newsletter, 'testApp' | 'admin'>, route: Route, body?: object): Promise<Answer> {
  return callApi(testApp, route, { token: admin.token, ...(body && { body }) })
}

function letterIn({ body }: Answer): DeskLetter {
  return api.getLetter.reply.parse(body).letter
}

async function draft(newsletter: Newsletter, more: object = {}): Promise<DeskLetter> {
  return letterIn(await call(newsletter, 'POST /admin/letters', { ...kites, ...more }))
}

async function send(newsletter: Newsletter): Promise<DeskLetter> {
  const { _id: id, version } = await draft(newsletter)
  return letterIn(await call(newsletter, `POST /admin/letters/${id}/send`, { version }))
}

async function read(newsletter: Newsletter, { _id: id }: DeskLetter): Promise<DeskLetter> {
  return letterIn(await call(newsletter, `GET /admin/letters/${id}`))
}

/** Waits until a letter has these values. */
function waitFor(newsletter: Newsletter, letter: DeskLetter, expected: object): Promise<void> {
  return vi.waitFor(async () => expect(await read(newsletter, letter)).toMatchObject(expected), {
    timeout: 60_000,
    interval: 100,
  })
}

/** Waits until so many mails were tried without success and are in the queue again. */
async function waitForPostponed({ store }: TestApp, count: number): Promise<void> {
  await vi.waitFor(async () => {
    const mails = await store.db.selectFrom('mail').select('last_error').where('last_error', 'is not', null).execute()
    expect(mails).toHaveLength(count)
  }, 60_000)
}

const getRecipients = ({ received }: MailServer) => received.flatMap(({ to }) => to).toSorted()

describe.each(engines)('a letter of the newsletter on $engine', ({ engine, rule }) => {
  rule('is written as a draft, replaced as a whole and discarded', async () => {
    const newsletter = await startNewsletter({ engine })
    const { _id: id, ...first } = await draft(newsletter)
    expect(first).toMatchObject({ ...kites, version: 1, state: 'draft', createdBy: 'Arjun Patel', figures: null })
    const changed = { title: 'Lanterns', text: 'One paragraph.', places: [] }
    const saved = await call(newsletter, `PUT /admin/letters/${id}`, { ...changed, version: 1 })
    expect(letterIn(saved)).toMatchObject({ ...changed, version: 2 })
    const listed = await call(newsletter, 'GET /admin/letters')
    expect(listed.body).toMatchObject({ letters: [{ _id: id, title: 'Lanterns', state: 'draft' }], subscribers: 0 })
    expect((await call(newsletter, `DELETE /admin/letters/${id}`)).status).toBe(200)
    expect((await call(newsletter, `GET /admin/letters/${id}`)).status).toBe(404)
  })

  rule('is not overwritten, or sent, by somebody who saw an older version', async () => {
    const newsletter = await startNewsletter({ engine })
    await subscribe(newsletter.testApp, 1)
    const { _id: id } = await draft(newsletter)
    const own = await call(newsletter, `PUT /admin/letters/${id}`, { ...kites, title: 'Mine', version: 1 })
    const late = await call(newsletter, `PUT /admin/letters/${id}`, { ...kites, title: 'Late', version: 1 })
    const sent = await call(newsletter, `POST /admin/letters/${id}/send`, { version: 1 })
    expect([own.status, late.status, sent.status]).toEqual([200, 409, 409])
    expect(late.body['error']).toBe('Somebody changed this letter in the meantime.')
    expect(letterIn(await call(newsletter, `GET /admin/letters/${id}`))).toMatchObject({
      title: 'Mine',
      state: 'draft',
    })
  })

  rule('reaches all confirmed subscribers and nobody else, once, and only numbers stay', async () => {
    const newsletter = await startNewsletter({ engine })
    const { testApp, server, admin } = newsletter
    const emails = await subscribe(testApp, 55)
    await subscribe(testApp, 2, false)
    const sending = await send(newsletter)
    expect(sending).toMatchObject({ state: 'sending', figures: { recipients: 55 } })
    await waitFor(newsletter, sending, { state: 'sent' })
    expect(getRecipients(server)).toEqual(emails.toSorted())
    const { figures } = await read(newsletter, sending)
    const none = { waiting: 0, queued: 0, refused: 0, unknown: 0, left: 0, unsubscribed: 0 }
    expect(figures).toEqual({ ...none, recipients: 55, sent: 55 })
    expect(await testApp.store.db.selectFrom('letter_delivery').selectAll().execute()).toEqual([])
    expect(await testApp.store.db.selectFrom('mail').selectAll().execute()).toEqual([])
    const { body } = await callApi(testApp, 'GET /admin/activity', admin)
    expect(body).toMatchObject({ entries: [{ action: 'letter.send', subjectTitle: kites.title }] })
  })

  test('reaches each subscriber once when two processes send it together', async () => {
    const newsletter = await startNewsletter({ engine })
    const { testApp, server } = newsletter
    const second = await openSecondInstance(testApp, { env: { SMTP_URL: server.url } })
    const emails = await subscribe(testApp, 20)
    const sending = await send(newsletter)
    for (const { mailer } of [second, testApp, second, testApp]) mailer.wake()
    await waitFor(newsletter, sending, { state: 'sent', figures: { sent: 20 } })
    expect(getRecipients(server)).toEqual(emails.toSorted())
  })

  rule('stops when it is paused, and goes on to everybody who did not get it', async () => {
    let answer = 451
    const newsletter = await startNewsletter({ engine, answerTo: () => answer })
    const { testApp, server } = newsletter
    const emails = await subscribe(testApp, 3)
    const sending = await send(newsletter)
    const { _id: id } = sending
    await waitForPostponed(testApp, 3)
    const paused = letterIn(await call(newsletter, `POST /admin/letters/${id}/pause`))
    expect(paused).toMatchObject({ state: 'paused', figures: { queued: 3, sent: 0 } })
    answer = 250
    testApp.clock.advance(2 * DAY_MS)
    const heir = await openSecondInstance(testApp, { env: { SMTP_URL: server.url } })
    const later = { server, testApp: heir, admin: await createUser(testApp, { isAdmin: true }) }
    expect(await takeDueMail(testApp.store.db, testApp.clock.now())).toBeUndefined()
    expect(server.received).toEqual([])
    expect(letterIn(await call(later, `POST /admin/letters/${id}/resume`)).state).toBe('sending')
    await waitFor(later, sending, { state: 'sent', figures: { sent: 3 } })
    expect(getRecipients(server)).toEqual(emails.toSorted())
  })

  test('is not sent again to somebody whose mail was under way when the process died', async () => {
    const newsletter = await startNewsletter({ engine })
    const { testApp, server } = newsletter
    const emails = await subscribe(testApp, 3)
    await testApp.mailer.close()
    const sending = await send(newsletter)
    await createLetterQueue(testApp.services).fill()
    const lost = await takeDueMail(testApp.store.db, testApp.clock.now())
    testApp.clock.advance(120 * SECOND_MS)
    await openSecondInstance(testApp, { env: { SMTP_URL: server.url } })
    await waitFor(newsletter, sending, { state: 'sent', figures: { sent: 2, unknown: 1 } })
    expect(getRecipients(server)).toEqual(emails.filter((email) => email !== lost?.recipient).toSorted())
  })

  rule('goes to nobody who unsubscribed, deleted the account or was refused, and counts without names', async () => {
    let answer = 451
    const missing = newIdentity().email
    const newsletter = await startNewsletter({ engine, answerTo: (email) => (email === missing ? 550 : answer) })
    const { testApp, server } = newsletter
    const [leaving = '', staying = ''] = await subscribe(testApp, 2)
    const owner = await createUser(testApp)
    const createdAt = testApp.clock.now().toISOString()
    for (const email of [missing, owner.email]) {
      await insertSubscriber(testApp.store.db, { email, name: '', createdAt, confirmedAt: createdAt, language: null })
    }
    const sending = await send(newsletter)
    await waitForPostponed(testApp, 3)
    await waitFor(newsletter, sending, { figures: { refused: 1, queued: 3 } })
    const token = await createUnsubscribeToken(testApp.store, leaving, sending._id)
    expect((await callApi(testApp, `POST /newsletter/unsubscribe?token=${token}`)).status).toBe(200)
    const { status } = await callApi(testApp, 'POST /auth/delete-account', {
      token: owner.token,
      body: { password: owner.password },
    })
    expect(status).toBe(200)
    answer = 250
    testApp.clock.advance(60 * SECOND_MS)
    testApp.mailer.wake()
    await waitFor(newsletter, sending, {
      state: 'sent',
      figures: { recipients: 4, sent: 1, refused: 1, left: 2, unsubscribed: 1, unknown: 0 },
    })
    expect(getRecipients(server)).toEqual([staying])
    expect(testApp.failedMails).toEqual([])
    const rows = await testApp.store.db.selectFrom('letter').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('@')
  })

  rule('is not sent twice to somebody who unsubscribes and subscribes again meanwhile', async () => {
    let answer = 451
    const newsletter = await startNewsletter({ engine, answerTo: () => answer })
    const { testApp, server } = newsletter
    const [first = '', last = ''] = (await subscribe(testApp, 2)).toSorted()
    const sending = await send(newsletter)
    await waitForPostponed(testApp, 2)
    const token = await createUnsubscribeToken(testApp.store, last, sending._id)
    await callApi(testApp, `POST /newsletter/unsubscribe?token=${token}`)
    testApp.clock.advance(60 * SECOND_MS)
    const createdAt = testApp.clock.now().toISOString()
    await insertSubscriber(testApp.store.db, {
      email: last,
      name: '',
      createdAt,
      confirmedAt: createdAt,
      language: null,
    })
    answer = 250
    testApp.mailer.wake()
    await waitFor(newsletter, sending, { state: 'sent' })
    expect(getRecipients(server)).toEqual([first, last])
  })
})

test('a mail whose answer from the mail server was lost is not sent again, and is counted', async () => {
  const server = await startMailServer()
  const lossy = await startLossyMailServer(server)
  const testApp = await createTestApp({ env: { SMTP_URL: lossy.url } })
  const newsletter = { testApp, server, admin: await createUser(testApp, { isAdmin: true }) }
  const emails = await subscribe(testApp, 2)
  const sending = await send(newsletter)
  await waitFor(newsletter, sending, { state: 'sent', figures: { sent: 0, unknown: 2 } })
  expect(getRecipients(server)).toEqual(emails.toSorted())
})

test('codes and notices leave before letters, whatever waits', async () => {
  const newsletter = await startNewsletter({ send: () => Promise.reject(new Error('away')) })
  const { testApp } = newsletter
  await subscribe(testApp, 2)
  await send(newsletter)
  await waitForPostponed(testApp, 2)
  testApp.clock.advance(DAY_MS / 2)
  await testApp.mailer.close()
  const at = testApp.clock.now()
  await enqueueMail(testApp.store.db, { id: 'code', template: 'one-time-code', recipient: 'a@surat.example', at })
  const order = [await takeDueMail(testApp.store.db, at), await takeDueMail(testApp.store.db, at)]
  expect(order.map((mail) => mail?.template)).toEqual(['one-time-code', 'letter'])
})

test('a mail server that refuses us as a sender uses up no recipient', async () => {
  const refusal = Object.assign(new Error('not you'), { responseCode: 550, command: 'MAIL FROM' })
  const newsletter = await startNewsletter({ send: () => Promise.reject(refusal) })
  await subscribe(newsletter.testApp, 2)
  const sending = await send(newsletter)
  await waitForPostponed(newsletter.testApp, 2)
  expect((await read(newsletter, sending)).figures).toMatchObject({ queued: 2, refused: 0 })
})

test('a mail of a letter says the same as its preview, and holds no picture and no link that follows its reader', async () => {
  const newsletter = await startNewsletter()
  const { testApp, server } = newsletter
  const [email = ''] = await subscribe(testApp, 1)
  const previewed = await call(newsletter, 'POST /admin/letter-preview', kites)
  const { preview } = api.previewLetter.reply.parse(previewed.body)
  expect(preview).toMatchObject({ subject: kites.title, from: testApp.config.mailFrom })
  expect(preview.parts).toEqual([
    { heading: kites.title },
    { text: 'The kites are up.' },
    { text: 'Bring <sunglasses> & water.\nAnd a hat.' },
    { place: { name: 'Surat Castle', line: expect.any(String), link: 'https://surat.example/places/surat-castle' } },
    { place: { name: 'Gopi Talav', line: 'Malik Gopi had this lake dug in about 1510.', link: expect.any(String) } },
    { text: 'Safarnama Surat' },
    { text: expect.stringContaining('because you subscribed') },
    { link: 'https://surat.example/unsubscribe' },
  ])
  const sending = await send(newsletter)
  await waitFor(newsletter, sending, { state: 'sent' })
  const [{ letter, to } = { letter: undefined, to: [] }] = server.received
  expect(to).toEqual([email])
  expect(letter?.headers.get('subject')).toBe(kites.title)
  expect(letter?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const [first = ''] = preview.text.split('https://surat.example/unsubscribe')
  expect(letter?.text).toContain(first)
  expect(letter?.text).toContain('<p>Bring &lt;sunglasses&gt; &amp; water.<br>And a hat.</p>')
  expect(letter?.text).not.toMatch(/<img|<link|<style|background|url\(/i)
  const links = letter ? linksIn(letter).map((link) => link.pathname + link.search.replace(/=.*/, '=…')) : []
  expect([...new Set(links)].toSorted()).toEqual([
    '/api/newsletter/unsubscribe?token=…',
    '/places/gopi-talav',
    '/places/surat-castle',
    '/unsubscribe?token=…',
  ])
})

test('a link of a letter ends the subscription, and the letter counts it once', async () => {
  const newsletter = await startNewsletter()
  const { testApp, server } = newsletter
  await subscribe(testApp, 2)
  const sending = await send(newsletter)
  await waitFor(newsletter, sending, { state: 'sent' })
  const [received] = server.received
  const [link] = received ? linksIn(received.letter) : []
  const route = `POST /newsletter/unsubscribe?token=${link?.searchParams.get('token')}` as const
  const statuses = [await callApi(testApp, route), await callApi(testApp, route)].map(({ status }) => status)
  expect(statuses).toEqual([200, 404])
  expect((await read(newsletter, sending)).figures).toMatchObject({ sent: 2, unsubscribed: 1 })
  const listed = await call(newsletter, 'GET /admin/letters')
  expect(listed.body).toMatchObject({ subscribers: 1 })
})

test('a test goes to its editor alone and counts nowhere', async () => {
  const newsletter = await startNewsletter()
  const { testApp, server } = newsletter
  await subscribe(testApp, 2)
  const editor = await createUser(testApp, { role: 'editor' })
  const { _id: id } = await draft(newsletter)
  const answer = await callApi(testApp, `POST /admin/letters/${id}/test`, editor)
  expect(answer.body).toEqual({ success: true, email: editor.email })
  await vi.waitFor(() => expect(getRecipients(server)).toEqual([editor.email]), 60_000)
  const [received] = server.received
  expect(received?.letter.headers.get('subject')).toBe(`Test: ${kites.title}`)
  expect(received?.letter.headers.get('list-unsubscribe')).toBeUndefined()
  expect(letterIn(await call(newsletter, `GET /admin/letters/${id}`))).toMatchObject({ state: 'draft', version: 1 })
})

test('an editor may try a letter twenty times, then waits', async () => {
  const newsletter = await startNewsletter()
  const { _id: id } = await draft(newsletter)
  const statuses = []
  for (let time = 0; time < 21; time += 1) {
    statuses.push((await call(newsletter, `POST /admin/letters/${id}/test`)).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})

test('a letter needs somebody who reads it', async () => {
  const newsletter = await startNewsletter()
  await subscribe(newsletter.testApp, 1, false)
  const { _id: id } = await draft(newsletter)
  const answer = await call(newsletter, `POST /admin/letters/${id}/send`, { version: 1 })
  expect(answer).toMatchObject({ status: 409, body: { error: 'Nobody has a confirmed subscription yet.' } })
})

test('a letter that left cannot be changed, discarded or sent again, and a draft cannot be paused', async () => {
  const newsletter = await startNewsletter()
  await subscribe(newsletter.testApp, 1)
  const { _id: draftId } = await draft(newsletter)
  const sending = await send(newsletter)
  await waitFor(newsletter, sending, { state: 'sent' })
  const { _id: id, version } = await read(newsletter, sending)
  const answers = [
    await call(newsletter, `PUT /admin/letters/${id}`, { ...kites, version }),
    await call(newsletter, `DELETE /admin/letters/${id}`),
    await call(newsletter, `POST /admin/letters/${id}/send`, { version }),
    await call(newsletter, `POST /admin/letters/${id}/pause`),
    await call(newsletter, `POST /admin/letters/${id}/resume`),
    await call(newsletter, `POST /admin/letters/${draftId}/pause`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 409])
  expect(newsletter.server.received).toHaveLength(1)
})

test('a pause and a going on that are repeated change nothing', async () => {
  const newsletter = await startNewsletter({ send: () => Promise.reject(new Error('away')) })
  await subscribe(newsletter.testApp, 1)
  const { _id: id } = await send(newsletter)
  const states = []
  for (const action of ['pause', 'pause', 'resume', 'resume'] as const) {
    states.push(letterIn(await call(newsletter, `POST /admin/letters/${id}/${action}`)).state)
  }
  expect(states).toEqual(['paused', 'paused', 'sending', 'sending'])
  const { body } = await call(newsletter, 'GET /admin/activity')
  const actions = api.listActivity.reply.parse(body).entries.map(({ action }) => action)
  expect(actions.toSorted()).toEqual(['letter.pause', 'letter.resume', 'letter.send'])
})

/** The database stores none of it. */
const shareNewsletter = shareInSuite(() => startNewsletter())

test.each([
  ['no title', { title: ' ' }, 'title'],
  ['an endless title', { title: 'x'.repeat(151) }, 'title'],
  ['a title of two lines', { title: 'Kites\r\nBcc: everybody@evil.example' }, 'title'],
  ['a title with a line separator', { title: 'Kites\u2028Bcc: everybody@evil.example' }, 'title'],
  ['a title with a bell', { title: 'Kites\u0007' }, 'title'],
  ['no text', { text: '\n' }, 'text'],
  ['an endless text', { text: 'x'.repeat(5_001) }, 'text'],
  ['a text with an escape character', { text: 'Kites\u001b[2J' }, 'text'],
  ['seven places', { places: Array.from({ length: 7 }, () => 'surat-castle') }, 'places'],
  ['an unknown place', { places: ['surat-castle', 'no-such-place'] }, 'places.1'],
  ['a place twice', { places: ['surat-castle', 'surat-castle'] }, 'places.1'],
])('a letter with %s is refused with a sentence at the field', async (_what, more, field) => {
  const newsletter = await shareNewsletter()
  const answers = [
    await call(newsletter, 'POST /admin/letters', { ...kites, ...more }),
    await call(newsletter, 'POST /admin/letter-preview', { ...kites, ...more }),
  ]
  const refusal = { status: 400, body: { fields: { [field]: expect.stringMatching(/^[A-Z].{10}/) } } }
  expect(answers).toMatchObject([refusal, refusal])
  expect((await call(newsletter, 'GET /admin/letters')).body).toMatchObject({ letters: [] })
})

test('a place that was retired since is named at its field, and the letter stays as it is', async () => {
  const newsletter = await startNewsletter()
  await subscribe(newsletter.testApp, 1)
  const { _id: id, version } = await draft(newsletter)
  const retirement = { version: 0, replacedBy: null }
  expect((await call(newsletter, 'POST /desk/places/gopi-talav/retire', retirement)).status).toBe(200)
  const answer = await call(newsletter, `POST /admin/letters/${id}/send`, { version })
  const sentence = 'This place is not in the guide any more. Take it out, or choose another'
  expect(answer).toMatchObject({ status: 400, body: { fields: { 'places.1': sentence } } })
  expect(letterIn(await call(newsletter, `GET /admin/letters/${id}`))).toMatchObject({ ...kites, state: 'draft' })
})

test('hostile texts arrive as text, with one recipient and no header more', async () => {
  const newsletter = await startNewsletter()
  const { testApp, server, admin } = newsletter
  const headers = ['from', 'to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'].toSorted()
  for (const hostile of hostileTexts.slice(0, 12)) {
    const title = plainLine(hostile)
    const { _id: id } = await draft(newsletter, { title, text: hostile })
    await callApi(testApp, `POST /admin/letters/${id}/test`, admin)
  }
  await vi.waitFor(() => expect(server.received).toHaveLength(12), 60_000)
  expect(server.received.map(({ to }) => to)).toEqual(server.received.map(() => [admin.email]))
  expect(server.received.map(({ letter }) => letter.names.toSorted())).toEqual(server.received.map(() => headers))
  const html = server.received.map(({ letter }) => letter.text.slice(letter.text.indexOf('text/html')))
  expect(html.filter((body) => /<script|<img|<!--/.test(body))).toEqual([])
})
