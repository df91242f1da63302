import { argon2, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { onTestFinished, vi } from 'vitest'
import { FILE_FIELD } from '#contract/endpoint.ts'
import { createApp } from '#server/app/create-app.ts'
import { insertAccount, type Account } from '#server/auth/accounts.store.ts'
import { createPasswords, type Passwords } from '#server/auth/passwords.ts'
import { beginSession } from '#server/auth/sessions.ts'
import { readConfig, type Config } from '#server/config/config.ts'
import { loadContent } from '#server/guide/load-content.ts'
import { readPictures } from '#server/guide/pictures.ts'
import { readContent } from '#server/guide/read-content.ts'
import { countMails } from '#server/mail/mail-queue.store.ts'
import { startMailer, type Mailer } from '#server/mail/mailer.ts'
import { createTransport, type SendLetter } from '#server/mail/transport.ts'
import { createImageReader } from '#server/media/image-reader.ts'
import { openImages, type Images } from '#server/media/images.ts'
import { openMaps } from '#server/app/open-maps.ts'
import { holdGuide } from '#server/guide/guide-holder.ts'
import type { Services } from '#server/app/services.ts'
import { openMemoryStore, openStore, type Store } from '#server/store/open.ts'
import { createClock, type Clock } from './clock.ts'
import { readOutbox, type ReceivedLetter } from './letters.ts'
import { makeStorePlace, type EngineName, type StorePlace } from './stores.ts'

/** The product with a clock of its own, its mails on the disk, and travellers to come. */
export type TestApp = {
  readonly app: FastifyInstance
  readonly services: Services
  readonly store: Store
  readonly config: Config
  readonly clock: Clock
  readonly mailer: Mailer
  readonly place: StorePlace
  /** Reasons of mails that failed for good. */
  readonly failedMails: string[]
  /** The mails written to the outbox for somebody, oldest first, once the queue is empty. */
  mailsTo(email: string): Promise<ReceivedLetter[]>
  close(): Promise<void>
}

type Options = {
  engine?: EngineName
  env?: Readonly<Record<string, string>>
  passwords?: Passwords
  send?: SendLetter
  /** A store that is there already, and is closed with the world. */
  store?: Store
  /** Storage for images, instead of the one that the configuration names. */
  images?: Images
}

const real = createPasswords()
const hashArgon2 = promisify(argon2)

const NOBODY = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Real Argon2id at a hundredth of the work: hashes name their parameters, so that the product's own `verify` reads them.
 * For tests whose subject is not the hash.
 */
export const lightPasswords: Passwords = {
  hash: async (secret) => {
    const nonce = randomBytes(16)
    const work = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }
    const tag = await hashArgon2('argon2id', { ...work, message: secret, nonce })
    const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
    return `$argon2id$v=19$m=8,t=1,p=1$${text(nonce)}$${text(tag)}`
  },
  verify: async (secret, phc) => (await real.verify(secret, phc ?? NOBODY)) && phc !== null,
}

/** A world of its own for one test. */
export async function createTestApp(options: Options = {}): Promise<TestApp> {
  const testApp = await startTestApp(options)
  onTestFinished(testApp.close)
  return testApp
}

/** The same for a whole suite, whose `afterAll` closes it. */
export async function startTestApp({ engine = 'SQLite', store: given, ...options }: Options = {}): Promise<TestApp> {
  const { remove, ...place } = await makeStorePlace(engine)
  const store = given ?? (engine === 'SQLite' ? await openMemoryStore() : await openStore(place))
  const testApp = await assembleTestApp({ place, store, clock: createClock(), ...options })
  return {
    ...testApp,
    close: async () => {
      await testApp.close()
      await store.db.destroy()
      await remove()
    },
  }
}

/**
 * The same world through another process's eyes: an application and a mailer of its own, and on Postgres a connection of
 * its own. Two connections to SQLite in one thread would wait for each other for ever, so there it is shared.
 */
export async function openSecondInstance(
  { place, store, clock }: TestApp,
  options: Omit<Options, 'engine' | 'store'> = {},
): Promise<TestApp> {
  const own = store.engine === 'postgres' ? await openStore(place) : store
  const testApp = await assembleTestApp({ place, store: own, clock, ...options })
  onTestFinished(async () => {
    await testApp.close()
    if (own !== store) await own.db.destroy()
  })
  return testApp
}

/** The product at a place that outlasts it: it can be closed, and opened there again. */
export async function createTestAppAt(
  place: StorePlace,
  options: Omit<Options, 'engine' | 'store'> = {},
): Promise<TestApp> {
  const store = await openStore(place)
  const testApp = await assembleTestApp({ place, store, clock: createClock(), ...options })
  let closing: Promise<void> | null = null
  const close = () => (closing ??= testApp.close().then(() => store.db.destroy()))
  onTestFinished(close)
  return { ...testApp, close }
}

type Entrance = Omit<Options, 'engine' | 'store'> & { place: StorePlace; store: Store; clock: Clock }

async function assembleTestApp({
  place,
  store,
  clock,
  env = {},
  passwords = lightPasswords,
  send,
  images,
}: Entrance): Promise<TestApp> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: place.dataDir,
    PUBLIC_URL: 'https://surat.example',
    ...env,
  })
  await loadContentOnce(store)
  const pictures = readPictures(config.cityDir)
  const guide = await holdGuide(store.db, pictures)
  const { now } = clock
  const failedMails: string[] = []
  const mailer = startMailer({
    store,
    config,
    guide,
    passwords,
    now,
    send: send ?? createTransport(config),
    onFailed: ({ reason }) => failedMails.push(reason),
  })
  const newId = () => crypto.randomUUID()
  const imageReader = createImageReader()
  const services: Services = {
    config,
    store,
    guide,
    pictures,
    passwords,
    images: images ?? openImages(config),
    imageReader,
    mailer,
    ...openMaps({ config, store, now }),
    now,
    newId,
  }
  const app = await createApp(services, null)
  return {
    app,
    services,
    store,
    config,
    clock,
    mailer,
    place,
    failedMails,
    mailsTo: async (email) => {
      await untilQueueIsEmpty(store)
      return readOutbox(join(place.dataDir, 'outbox')).filter(({ headers }) => headers.get('to')?.includes(email))
    },
    close: async () => {
      await app.close()
      await mailer.close()
      imageReader.close()
      guide.close()
    },
  }
}

const loaded = new WeakSet<Store>()

async function loadContentOnce(store: Store): Promise<void> {
  if (loaded.has(store)) return
  loaded.add(store)
  await loadContent(store.db, readContent('content/surat'))
}

export async function untilQueueIsEmpty({ db }: Store): Promise<void> {
  await vi.waitFor(
    async () => {
      const { waiting } = await countMails(db)
      if (waiting > 0) throw new Error(`${waiting} mails wait`)
    },
    { timeout: 20_000, interval: 5 },
  )
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
type Method = (typeof methods)[number]

/** Method and path below the API's base, with its query. */
export type Route = `${Method} /${string}`

type Asked = {
  token?: string
  body?: object
  /** Sent along in a form, whose other fields are those of the body. */
  file?: Blob
  /** Network address of the client. */
  from?: string
  headers?: Record<string, string>
}

export type Answer = {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Readonly<Record<string, unknown>>
}

/** Calls the API as a client at `from` would. */
export async function ask({ app }: Pick<TestApp, 'app'>, route: Route, asked: Asked = {}): Promise<Answer> {
  const { token, file, from = '198.51.100.1', headers } = asked
  const body = file ? formOf(file, asked.body) : asked.body
  const response = await app.inject({
    method: methods.find((method) => route.startsWith(`${method} `)) ?? 'GET',
    url: `/api${route.slice(route.indexOf(' ') + 1)}`,
    remoteAddress: from,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { payload: body }),
  })
  return { status: response.statusCode, body: response.json<Record<string, unknown>>(), headers: response.headers }
}

function formOf(file: Blob, fields: object = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append(FILE_FIELD, file)
  return form
}

/** What two answers must have in common to tell nothing: all but the time and the number of the request. */
export function tellingParts({ status, body, headers }: Answer) {
  const { date: _date, 'x-request-id': _id, ...rest } = headers
  return { status, body, headers: rest }
}

export type Traveller = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly password: string
  readonly token: string
  /** Network address, so that limits of one never touch another. */
  readonly from: string
}

export const PASSWORD = 'monsoon-on-the-Tapi'

let met = 0

/** An email and an address that nobody else has. */
export function newIdentity(): { email: string; from: string } {
  met += 1
  return { email: `traveller-${met}-${process.pid}@surat.example`, from: `198.18.${met >> 8}.${met & 255}` }
}

/** Somebody who signs up through the door. */
export async function signUp(testApp: TestApp, given: { name?: string; password?: string } = {}): Promise<Traveller> {
  const { name = 'Priya Desai', password = PASSWORD } = given
  const { email, from } = newIdentity()
  const { status, body } = await ask(testApp, 'POST /auth/signup', { body: { name, email, password }, from })
  if (status !== 200) throw new Error(`Nobody could sign up: ${JSON.stringify(body)}`)
  return { id: String(body['id']), name, email, password, token: String(body['authToken']), from }
}

let commonHash: Promise<string> | null = null

/** Somebody who has been there all along, with a session; costs no more than two rows. */
export async function createUser(
  { store, clock }: Pick<TestApp, 'store' | 'clock'>,
  given: Partial<Account> = {},
): Promise<Traveller & { account: Account }> {
  const { email, from } = newIdentity()
  commonHash ??= lightPasswords.hash(PASSWORD)
  const account: Account = {
    id: crypto.randomUUID(),
    email,
    name: 'Arjun Patel',
    phone: '',
    address: '',
    isAdmin: false,
    passwordHash: await commonHash,
    createdAt: clock.now().toISOString(),
    ...given,
  }
  await insertAccount(store.db, account)
  const token = await beginSession(store.db, account, clock.now())
  return { id: account.id, name: account.name, email: account.email, password: PASSWORD, token, from, account }
}

export async function logIn(
  testApp: TestApp,
  { email, password, from }: Pick<Traveller, 'email' | 'password' | 'from'>,
) {
  return ask(testApp, 'POST /auth/login', { body: { email, password }, from })
}

/** Another session of somebody whose own may have ended. @throws Error when they are not let in */
export async function logInAgain(testApp: TestApp, traveller: Traveller): Promise<Traveller> {
  const { status, body } = await logIn(testApp, traveller)
  if (status !== 200) throw new Error(`Somebody could not log in again: ${JSON.stringify(body)}`)
  return { ...traveller, token: String(body['authToken']) }
}
