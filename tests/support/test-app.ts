import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { createApp } from '#server/app/create-app.ts'
import { createServices } from '#server/app/create-services.ts'
import { readConfig, type Config } from '#server/platform/config/config.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { SendMail } from '#server/platform/mail/transport.ts'
import { readRequest } from '#server/admin/place-import/read-request.ts'
import type { Images } from '#server/account/media/images.ts'
import type { ReadAtStart } from '#server/app/read-at-start.ts'
import type { Services } from '#server/app/services.ts'
import type { Store } from '#server/platform/store/database.ts'
import { openMemoryStore } from '#server/platform/store/open.ts'
import type { Passwords } from '#server/account/auth/passwords.ts'
import { sharedImageReader } from './shared-image-reader.ts'
import { createClock, type Clock } from './clock.ts'
import { lightPasswords } from './light-passwords.ts'
import { waitForEmptyMailQueue } from './mail-queue.ts'
import { readOutbox, type ReceivedMail } from './letters.ts'
import { onRelease } from './share-in-suite.ts'
import { copyGuideTo, openGuideStore } from './stored-guide.ts'
import { createStoreLocationForSuite, openTestStore, type EngineName, type StoreLocation } from './stores.ts'

/** The application under test, with its own clock and with its mails in a folder. */
export type TestApp = {
  readonly app: FastifyInstance
  readonly services: Services
  readonly store: Store
  readonly config: Config
  readonly clock: Clock
  readonly mailer: Mailer
  readonly location: StoreLocation
  /** Reasons of mails that failed for good. */
  readonly failedMails: string[]
  /** Reason why mails wait for a mail server that was not reached. */
  readonly mailServerCauses: string[]
  /** Reasons of scheduled backups that failed. */
  readonly failedBackups: string[]
  /** Waits until the mail queue is empty. @returns the mails to that person, oldest first */
  mailsTo(email: string): Promise<ReceivedMail[]>
  close(): Promise<void>
}

type Options = {
  engine?: EngineName
  env?: Readonly<Record<string, string>>
  passwords?: Passwords
  /** With null, mails stay in the queue. */
  send?: SendMail | null
  /** An existing store. `startTestApp` closes it together with the application. */
  store?: Store
  /** Replaces the image storage that the configuration names. */
  images?: Images
  /** Reads files with places in a process of its own, as the product does. By default this process reads them. */
  hasPlaceReader?: boolean
  /** Turns overload protection on. It is off by default, so that tests do not depend on the machine's speed. */
  shedsLoad?: boolean
  /** The clock of the machine, which the store’s clock corrects. By default the application has the clock of the test. */
  machineNow?: () => Date
}

/** Starts an application for one test, or for the tests of a suite (see share-in-suite.ts), and closes it afterwards. */
export async function createTestApp(options: Options = {}): Promise<TestApp> {
  const testApp = await startTestApp(options)
  onRelease(testApp.close)
  return testApp
}

/** Starts an application for a whole suite. The suite closes it in `afterAll`. */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const opened = await openStoreFor(options.engine ?? 'SQLite', options)
  const testApp = await assembleTestApp({ clock: createClock(), ...options, ...opened })
  return {
    ...testApp,
    close: async () => {
      await testApp.close()
      await opened.store.db.destroy()
      await opened.remove()
    },
  }
}

/** An application of another city, or on a given store, reads its content folder itself. */
async function openStoreFor(engine: EngineName, { store, env = {} }: Options) {
  if (!store && !('CITY' in env)) return { ...(await openGuideStore(engine)), hasContent: true }
  const { remove, ...location } = await createStoreLocationForSuite(engine)
  const opened = store ?? (engine === 'SQLite' ? await openMemoryStore() : await openTestStore(location))
  return { store: opened, location, remove }
}

/**
 * Starts a second application on the same store, as a second process would. On Postgres it has its own connection. On
 * SQLite it shares the connection: two connections in one thread would deadlock.
 */
export async function openSecondInstance(
  { location, store, clock }: TestApp,
  options: Omit<Options, 'engine' | 'store'> = {},
): Promise<TestApp> {
  const own = store.engine === 'postgres' ? await openTestStore(location) : store
  const hasContent = await hasGuide(own, options)
  const testApp = await assembleTestApp({ location, store: own, clock, hasContent, ...options })
  onTestFinished(async () => {
    await testApp.close()
    if (own !== store) await own.db.destroy()
  })
  return testApp
}

/** True if an application finds the guide in its store. Reading the folder again takes longer than the rest of its start. */
async function hasGuide({ db }: Store, { env = {} }: Pick<Options, 'env'>): Promise<boolean> {
  if ('CITY' in env) return false
  return (await db.selectFrom('city').select('id').executeTakeFirst()) !== undefined
}

/**
 * Starts an application on a store that outlives it, so that a test can close it and open the store again. A store that
 * does not exist yet begins as a copy, too.
 */
export async function createTestAppAt(
  location: StoreLocation,
  options: Omit<Options, 'engine' | 'store'> = {},
): Promise<TestApp> {
  const atStart = 'CITY' in (options.env ?? {}) ? undefined : await copyGuideTo(location)
  const store = await openTestStore(location)
  const hasContent = await hasGuide(store, options)
  const opening = { location, store, clock: createClock(), hasContent, atStart }
  const testApp = await assembleTestApp({ ...opening, ...options })
  let closing: Promise<void> | null = null
  const close = () => (closing ??= testApp.close().then(() => store.db.destroy()))
  onTestFinished(close)
  return { ...testApp, close }
}

type Entrance = Omit<Options, 'engine' | 'store'> & {
  location: StoreLocation
  store: Store
  clock: Clock
  hasContent?: boolean
  atStart?: ReadAtStart | undefined
}

async function assembleTestApp({
  location,
  store,
  clock,
  env = {},
  passwords = lightPasswords,
  send,
  images,
  hasPlaceReader = false,
  shedsLoad = false,
  hasContent = false,
  atStart,
  machineNow,
}: Entrance): Promise<TestApp> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: location.dataDir,
    PUBLIC_URL: 'https://surat.example',
    // Most tests compare what requests leave in the database. Counts would come a moment later.
    ANALYTICS: 'off',
    ...env,
  })
  const failedMails: string[] = []
  const mailServerCauses: string[] = []
  const failedBackups: string[] = []
  const { services, close } = await createServices(config, {
    store,
    hasContent,
    atStart,
    passwords,
    imageReader: sharedImageReader,
    ...(!hasPlaceReader && { readPlaces: readRequest }),
    ...(machineNow ? { machineNow } : { now: clock.now }),
    onMailFailed: ({ reason }) => failedMails.push(reason),
    onMailServerAway: ({ cause }) => mailServerCauses.push(cause),
    onBackupFailed: (reason) => failedBackups.push(reason),
    ...(send !== undefined && { send }),
    ...(images && { images }),
  })
  const app = await createApp(services, null, { shedsLoad })
  return {
    app,
    services,
    store,
    config,
    clock,
    mailer: services.mailer,
    location,
    failedMails,
    mailServerCauses,
    failedBackups,
    mailsTo: async (email) => {
      // What the store got without a call, as from a start or a command, would wait for the next check.
      services.mailer.wake()
      await waitForEmptyMailQueue(store, clock.now())
      return readOutbox(join(location.dataDir, 'outbox')).filter(({ headers }) => headers.get('to')?.includes(email))
    },
    close: async () => {
      await app.close()
      await close()
    },
  }
}
