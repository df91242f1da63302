import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { startServer } from '../support/server-process.ts'
import { startMailServer } from '../support/smtp-server.ts'
import { createStoreLocation, engines, getVariables } from '../support/stores.ts'
import { callApiOverNetwork, measureTimeUntil } from '../support/network-calls.ts'
import { expectNothingLost } from './outcome.ts'
import { isFullRun } from '../support/scale.ts'

const SUBSCRIBERS = 100

const OUTAGE_MS = 30_000

// The short run tests this in mailer.test.ts with a fake clock.
describe.runIf(isFullRun).each(engines)('while the mail server is away, on $engine,', ({ engine }) => {
  test('requests succeed, and each mail goes out once after the mail server returns', async () => {
    const port = await freePort()
    const location = await createStoreLocation(engine)
    const server = await startServer({ ...getVariables(location), SMTP_URL: `smtp://127.0.0.1:${port}` })
    const leftAt = performance.now()
    const emails = Array.from({ length: SUBSCRIBERS }, () => `${randomUUID()}@surat.example`)
    const answers = await Promise.all(
      emails.map((email) => callApiOverNetwork(server.url, 'POST /contact-us', { body: { name: 'Executor', email } })),
    )
    expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 200))

    await wait(Math.max(0, leftAt + OUTAGE_MS - performance.now()))
    const away = performance.now() - leftAt
    const { received } = await startMailServer({ port })
    const recipients = () => received.flatMap(({ to }) => to)
    const recovery = await measureTimeUntil(async () => emails.every((email) => recipients().includes(email)), 180_000)

    const delivered = recipients()
    expectNothingLost({
      what: `mail server away, ${engine}`,
      times: `${Math.round(away / 1000)} s`,
      acknowledged: emails.length,
      lost: emails.filter((email) => !delivered.includes(email)).length,
      doubled: delivered.length - new Set(delivered).size,
      recovery,
      note: 'until the last mail is out',
    })
    expect(await server.stop()).toBe(0)
  })
})
