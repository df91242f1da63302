import { api } from '#contract/api.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, vi } from 'vitest'
import { hashToken } from '#server/account/auth/tokens.ts'
import { codeIn, linksIn, readOutbox } from './support/letters.ts'
import { dumpTables, findInTables } from './support/dump.ts'
import { callApiOverNetwork } from './support/network-calls.ts'
import { startServer, type ServerProcess } from './support/server-process.ts'
import { createStoreLocation, engines, openStoreAt, getVariables } from './support/stores.ts'

const people = ['Meera Shah', 'Farida Mulla'].map((name, index) => ({
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@surat.example`,
  password: `first-secret-${index}`,
  newPassword: `second-secret-${index}`,
}))

type Person = (typeof people)[number]

/** The secrets of a traveller. Only the traveller may know them. */
type Secrets = { tokens: string[]; passwords: string[]; codes: string[]; links: string[] }

/** Signs up or logs in. Both answers have the same shape. */
async function begin(server: ServerProcess, route: string, body: object): Promise<string> {
  return api.logIn.reply.parse((await callApiOverNetwork(server.url, route, { body })).body).authToken
}

/** Waits for a mail to this person with this text in its subject. */
function mailTo({ email }: Person, outbox: string, subject: string) {
  return vi.waitFor(
    () => {
      const letters = readOutbox(outbox).filter(({ headers }) => headers.get('to')?.includes(email))
      const letter = letters.find(({ headers }) => headers.get('subject')?.includes(subject))
      if (!letter) throw new Error(`No letter for ${email} yet`)
      return letter
    },
    { timeout: 20_000, interval: 20 },
  )
}

/** Signs up, resets the password, logs in and out, saves places and subscribes to the newsletter. */
async function live(server: ServerProcess, person: Person, outbox: string): Promise<Secrets & { refusals: string[] }> {
  const { name, email, password, newPassword } = person
  const first = await begin(server, 'POST /auth/signup', { name, email, password })
  await callApiOverNetwork(server.url, 'PUT /auth/update-profile', {
    token: first,
    body: { phone: '+91 98240 12345', address: 'Adajan' },
  })
  await callApiOverNetwork(server.url, 'POST /wishlist', { token: first, body: { Name: 'Surat Castle' } })
  await callApiOverNetwork(server.url, 'POST /contact-us', { body: { name, email } })
  const link = linksIn(await mailTo(person, outbox, 'newsletter'))[0]?.searchParams.get('token') ?? ''
  const asked = await callApiOverNetwork(server.url, 'POST /auth/forgot-password', { body: { email } })
  const requestSecret = String(asked.body['requestSecret'])
  const spent = codeIn(await mailTo(person, outbox, 'code'))
  const refusals = [
    await callApiOverNetwork(server.url, 'POST /auth/login', { body: { email, password: `${password}x` } }),
    await callApiOverNetwork(server.url, 'POST /auth/signup', { body: { name, email, password } }),
    await callApiOverNetwork(server.url, 'POST /auth/reset-password', {
      body: { email, otp: `${spent}1`, newPassword, requestSecret },
    }),
    await callApiOverNetwork(server.url, 'POST /auth/delete-account', {
      token: first,
      body: { password: newPassword },
    }),
    await callApiOverNetwork(server.url, `GET /auth/user?email=x${email}`, { token: first }),
    await callApiOverNetwork(server.url, 'GET /auth/user', { token: `${first}x` }),
    await callApiOverNetwork(server.url, 'POST /auth/login', { body: { email: 7, password } }),
    await callApiOverNetwork(server.url, `POST /newsletter/unsubscribe?token=${link}x`),
  ]
  expect(refusals.map(({ status }) => status)).toEqual([401, 409, 400, 403, 403, 401, 400, 404])
  const body = { email, otp: spent, newPassword, requestSecret }
  expect((await callApiOverNetwork(server.url, 'POST /auth/reset-password', { body })).status).toBe(200)
  const second = await begin(server, 'POST /auth/login', { email, password: newPassword })
  const third = await begin(server, 'POST /auth/login', { email, password: newPassword })
  await callApiOverNetwork(server.url, 'POST /auth/logout', { token: third })
  return {
    tokens: [first, second, third],
    passwords: [password, newPassword],
    codes: [spent],
    links: [link, requestSecret],
    refusals: refusals.map((refusal) => JSON.stringify(refusal.body)),
  }
}

describe.each(engines)('after several lives on $engine', ({ engine, rule }) => {
  rule('store, log and refusals contain no secrets, and the log contains no personal data', async () => {
    const location = await createStoreLocation(engine)
    const server = await startServer({
      ...getVariables(location),
      LOG_LEVEL: 'trace',
      PUBLIC_URL: 'https://surat.example',
    })
    const outbox = join(location.dataDir, 'outbox')
    const lives = await Promise.all(people.map((person) => live(server, person, outbox)))
    // The files are read while the server runs. A crash leaves the same bytes.
    const files = databaseFiles(location.dataDir)
    await server.stop('SIGKILL')
    const store = await openStoreAt(location)
    const tables = await dumpTables(store)

    const secrets = lives.flatMap(({ tokens, passwords, links }) => [...tokens, ...passwords, ...links])
    expect(secrets).toHaveLength(14)
    expect(findInTables(tables, secrets)).toEqual([])
    expect(files.filter((bytes) => secrets.some((secret) => bytes.includes(secret)))).toEqual([])
    expect(secrets.filter((secret) => server.output().includes(secret))).toEqual([])
    const codes = lives.flatMap((life) => life.codes)
    const refusals = lives.flatMap((life) => life.refusals).join('\n')
    expect([...secrets, ...codes].filter((secret) => refusals.includes(secret))).toEqual([])

    // The store holds the hashes of the secrets. Without them the checks above prove nothing.
    const living = lives.map(({ tokens }) => hashToken(tokens[1] ?? '') ?? '')
    expect(findInTables(tables, living)).toEqual(['session.token_hash'])
    const withEmails = findInTables(
      tables,
      people.map(({ email }) => email),
    )
    // The last mails may still be on their way.
    expect(withEmails.filter((column) => column !== 'mail.recipient')).toEqual([
      'account.email',
      'subscriber.email',
      'unsubscribe_token.email',
    ])
    expect(tables.get('password_reset')).toEqual([])

    const persons = people.flatMap(({ name, email }) => [name, email, encodeURIComponent(email)])
    const private_ = [...persons, '+91 98240 12345', '98240', 'Adajan', 'Surat Castle']
    expect(server.output()).toContain('"route":"/api/auth/reset-password"')
    expect(private_.filter((text) => server.output().includes(text))).toEqual([])
    expect(server.output()).not.toMatch(/argon2|token_hash|Bearer|127\.0\.0\.1:\d+\/.*token/)
  })

  rule('a valid code is stored only as a hash, and its secret too', async () => {
    const location = await createStoreLocation(engine)
    const server = await startServer({
      ...getVariables(location),
      LOG_LEVEL: 'trace',
    })
    const [person] = people
    if (!person) throw new Error('Somebody was meant to come')
    const { name, email, password } = person
    await begin(server, 'POST /auth/signup', { name, email, password })
    const answer = await callApiOverNetwork(server.url, 'POST /auth/forgot-password', { body: { email } })
    const code = codeIn(await mailTo(person, join(location.dataDir, 'outbox'), 'code'))
    const toHash = expect.stringMatching(/^[\w-]{43}$/)
    const tables = await dumpTables(await openStoreAt(location))
    expect(await server.stop()).toBe(0)
    expect(tables.get('password_reset')).toMatchObject([
      { code_hash: toHash, secret_hash: hashToken(String(answer.body['requestSecret'])) },
    ])
    // Hashes and IDs are random and may contain the six digits by chance.
    const readable = [...tables].filter(([table]) => ['account', 'mail', 'attempt'].includes(table))
    const values = readable.flatMap(([, rows]) => rows.flatMap((row) => Object.entries(row)))
    const told = values.filter(([column, value]) => !/hash|^id$|_at$/.test(column) && String(value).includes(code))
    expect(told).toEqual([])
    expect(answer.body).toEqual({ success: true, requestSecret: toHash })
    expect(server.output().replace(/"(reqId|pid|time)":[^,]+/g, '')).not.toMatch(new RegExp(`\\b${code}\\b`))
  })
})

/** Reads the database file and its write-ahead log. */
function databaseFiles(dataDir: string): Buffer[] {
  return readdirSync(dataDir)
    .filter((file) => file.startsWith('safarnama.sqlite'))
    .map((file) => readFileSync(join(dataDir, file)))
}
