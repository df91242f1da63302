import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { SECOND_MS } from '#contract/text/durations.ts'
import { insertSubscriber } from '#server/admin/newsletter/subscribers.store.ts'
import { freePort } from '../support/free-port.ts'
import { callApiOverNetwork, measureTimeUntil } from '../support/network-calls.ts'
import { scaled } from '../support/scale.ts'
import { startServer } from '../support/server-process.ts'
import { startMailServer } from '../support/smtp-server.ts'
import { createStoreLocation, engines, openStoreAt, getVariables } from '../support/stores.ts'
import { ADMIN } from './busy-admin.ts'
import { crashRepeatedly } from './crashing-server.ts'
import { expectNothingLost } from './outcome.ts'

const SUBSCRIBERS = scaled({ short: 60, full: 1_500 })
const MAILS_OF_A_LIFE = scaled({ short: 15, full: 50 })

/** Mails leave one after the other, and each kill costs a start: minutes on a machine that does other work. */
const WORST_MS = scaled({ short: 240, full: 600 }) * SECOND_MS

describe.each(engines)('a letter whose server on $engine is killed while it is sent', ({ engine }) => {
  test('reaches nobody twice, and everybody who may have missed it is counted', async () => {
    const location = await createStoreLocation(engine)
    const mails = await startMailServer()
    const admins = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
    const env = { ...getVariables(location), ...admins, SMTP_URL: mails.url, PORT: String(await freePort()) }
    const first = await startServer(env)
    const store = await openStoreAt(location)
    const at = new Date().toISOString()
    await store.db.transaction().execute(async (transaction) => {
      for (let index = 0; index < SUBSCRIBERS; index += 1) {
        const email = `reader-${index}@surat.example`
        await insertSubscriber(transaction, { email, name: 'Meera', createdAt: at, confirmedAt: at, language: null })
      }
    })
    const loggedIn = await callApiOverNetwork(first.url, 'POST /auth/login', { body: ADMIN })
    const { authToken: token } = api.logIn.reply.parse(loggedIn.body)
    const body = { title: 'Kites', text: 'On the roofs.', places: ['surat-castle'] }
    const created = await callApiOverNetwork(first.url, 'POST /admin/letters', { token, body })
    const { _id: id, version } = api.createLetter.reply.parse(created.body).letter
    await callApiOverNetwork(first.url, `POST /admin/letters/${id}/send`, { token, body: { version } })

    const progress = () => mails.received.length
    const server = crashRepeatedly(first, { env, progress, life: MAILS_OF_A_LIFE })
    await measureTimeUntil(() => Promise.resolve(progress() > 0.8 * SUBSCRIBERS), WORST_MS)
    const last = await server.stopCrashing()
    // The leases of the dead processes would end after two minutes.
    await store.db.updateTable('mail').set({ next_attempt_at: at }).where('attempts', '>', 0).execute()
    const read = async () => {
      const { body: answer } = await callApiOverNetwork(last.url, `GET /admin/letters/${id}`, { token })
      return api.getLetter.reply.parse(answer).letter
    }
    await measureTimeUntil(async () => (await read()).state === 'sent', 120_000)

    const { figures } = await read()
    const received = mails.received.flatMap(({ to }) => to)
    const missed = SUBSCRIBERS - new Set(received).size
    const { sent = 0, unknown = 0 } = figures ?? {}
    expectNothingLost({
      what: `kill -9 while a letter is sent, ${engine}`,
      times: `${server.kills} kills`,
      acknowledged: SUBSCRIBERS,
      lost: SUBSCRIBERS - sent - unknown,
      doubled: received.length - new Set(received).size,
      recovery: Math.max(...server.recoveries),
      note: `${unknown} mails were under way at a kill, ${missed} of them did not arrive`,
    })
    expect(missed).toBeLessThanOrEqual(unknown)
    expect(await last.stop()).toBe(0)
  })
})
