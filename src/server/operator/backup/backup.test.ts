import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { smallMediaUrl } from '#contract/account/media.ts'
import { backUp, notRestored, readBackedUpRows, restore } from '../../../../tests/support/backups.ts'
import {
  createUserWithData,
  fillInstallation,
  postReview,
  readAllRows,
  runTool,
} from '../../../../tests/support/installations.ts'
import { fetchFile, storedFiles } from '../../../../tests/support/images.ts'
import { waitForEmptyMailQueue } from '../../../../tests/support/mail-queue.ts'
import { onRelease, shareInSuite } from '../../../../tests/support/share-in-suite.ts'
import {
  createStoreLocation,
  createStoreLocationForSuite,
  engines,
  openStoreAt,
  getVariables,
  type EngineName,
  type StoreLocation,
} from '../../../../tests/support/stores.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { createAuthenticator } from '../../../../tests/support/authenticator.ts'
import {
  addPasskey,
  addTotpWithCodes,
  answerTicket,
  askForPasskey,
  beginLogIn,
  logInWithPasskey,
  nextCode,
} from '../../../../tests/support/second-factors.ts'
import { createTestAppAt, type TestApp } from '../../../../tests/support/test-app.ts'
import { logIn, newIdentity, PASSWORD, createUser } from '../../../../tests/support/users.ts'
import { migrateUpTo } from '../../platform/store/migrate.ts'
import { connect } from '../../platform/store/open.ts'
import { testInFull } from '../../../../tests/support/full-test.ts'

const ASIDE_SCHEMA = 'before_restore_20260302t080000z'

/** The same Postgres database with the tables in another schema. */
function inSchema({ dataDir, databaseUrl }: StoreLocation, schema: string): StoreLocation {
  return { dataDir, databaseUrl: `${databaseUrl}?options=-c%20search_path%3D${schema}` }
}

/** An installation with its backup. No test writes to it. */
async function fillSource(engine: EngineName) {
  const { remove, ...location } = await createStoreLocationForSuite(engine)
  onRelease(remove)
  const [person] = await fillInstallation(location)
  const { file } = await backUp(location, {}, location.dataDir)
  return { location, person, file, rows: await readBackedUpRows(location), images: imagesAt(location) }
}

const sources = {
  SQLite: shareInSuite(() => fillSource('SQLite')),
  Postgres: shareInSuite(() => fillSource('Postgres')),
}

const imagesAt = (location: StoreLocation) => storedFiles({ location }).toSorted()

/** Fills a store with one user and their data. */
async function fillLightly(location: StoreLocation) {
  const testApp = await createTestAppAt(location)
  const person = await createUserWithData(testApp)
  await waitForEmptyMailQueue(testApp.store)
  await testApp.close()
  return person
}

/** Restores into the other engine. The tests below restore into the same one. */
const pairs = [
  { from: 'SQLite', to: 'Postgres' },
  { from: 'Postgres', to: 'SQLite' },
] as const

describe.each(pairs)('a backup of $from restored into an empty $to', ({ from, to }) => {
  test('is the same row for row and image for image, and people sign in as before', async () => {
    const { person, file, rows, images } = await sources[from]()
    const target = await createStoreLocation(to)
    expect(await restore(target, file)).toMatchObject({ aside: null, imagesAside: 0 })
    expect(await readBackedUpRows(target)).toEqual(rows)
    expect(imagesAt(target)).toEqual(images)

    const testApp = await createTestAppAt(target)
    const { body } = await logIn(testApp, { email: '', ip: '', password: PASSWORD, ...person })
    expect(body).toMatchObject({ success: true, name: 'Priya Desai' })
    const token = String(body['authToken'])
    expect(await callApi(testApp, 'GET /trip/user-trips', { token })).toMatchObject({
      body: {
        trips: [
          {
            title: 'Along the Tapi',
            budget: 1_250.5,
            destinations: [
              { activities: [{ id: 'kites', place: 'dumas-beach', durationMinutes: 90, cost: 12.5, position: 1.5 }] },
            ],
            pace: 'easy',
            spending: [{ id: 'string', amount: 120, note: 'Manjha "सूरत"' }],
          },
        ],
      },
    })
    expect((await fetchFile(testApp, smallMediaUrl(person?.picture ?? ''))).status).toBe(200)
  })
})

describe.each(engines)('a backup on $engine', ({ engine, rule }) => {
  test('shows one instant while people write, and delays no write', async () => {
    const source = await createStoreLocation(engine)
    const testApp = await createTestAppAt(source)
    const people = await Promise.all([1, 2, 3].map(() => createUserWithData(testApp)))
    let isDone = false
    let posted = 0
    const writing = people.map(async (person) => {
      while (!isDone) {
        await postReview(testApp, person)
        posted += 1
      }
    })
    const { file, manifest } = await backUp(source).finally(() => {
      isDone = true
    })
    await Promise.all(writing)
    expect(posted).toBeGreaterThan(0)
    const target = await createStoreLocation(engine)
    await restore(target, file)
    const { db } = await openStoreAt(target)
    const reviews = await db.selectFrom('review').select('rating').execute()
    // A review and its part of the place's rating are stored in one transaction.
    expect(await db.selectFrom('place_rating').select(['rating_sum', 'rating_count']).execute()).toEqual([
      { rating_sum: reviews.length * 4.5, rating_count: reviews.length },
    ])
    expect(manifest.images.missing).toBe(0)
  })

  rule('replaces the existing data and keeps a copy of it', async () => {
    const { file, rows, images } = await sources[engine]()
    const target = await createStoreLocation(engine)
    const former = await fillLightly(target)
    const before = await readAllRows(target)
    const filesBefore = imagesAt(target)
    const { aside, imagesAside } = await restore(target, file)
    expect(await readBackedUpRows(target)).toEqual(rows)
    expect(imagesAt(target)).toEqual(images)

    const testApp = await createTestAppAt(target)
    expect((await logIn(testApp, former)).status).toBe(401)
    expect((await fetchFile(testApp, former.picture)).status).toBe(404)
    const asideFolder = join(target.dataDir, 'before-restore-20260302T080000Z')
    expect(imagesAside).toBe(2)
    expect(imagesAt({ ...target, dataDir: asideFolder })).toEqual(filesBefore)
    const previous = {
      SQLite: { says: asideFolder, location: { dataDir: asideFolder, databaseUrl: null } },
      Postgres: { says: `schema ${ASIDE_SCHEMA}`, location: inSchema(target, ASIDE_SCHEMA) },
    }[engine]
    expect(aside).toEqual({ place: previous.says, isDamaged: false })
    expect(await readAllRows(previous.location)).toEqual(before)
  })

  rule('keeps second factors, and no login that waits for one', async () => {
    const source = await createStoreLocation(engine)
    const testApp = await createTestAppAt(source)
    const traveller = await createUser(testApp)
    const authenticator = createAuthenticator(testApp.config.publicUrl)
    const { secret, recoveryCodes } = await addTotpWithCodes(testApp, traveller)
    await addPasskey(testApp, traveller, authenticator)
    const ticket = await beginLogIn(testApp, traveller)
    await askForPasskey(testApp, ticket)
    const { file } = await backUp(source)
    const target = await createStoreLocation(engine)
    await restore(target, file)

    const restored = await createTestAppAt(target)
    restored.clock.advance(MINUTE_MS)
    expect((await answerTicket(restored, ticket, { recoveryCode: recoveryCodes[0] })).status).toBe(401)
    expect((await logInWithPasskey(restored, authenticator)).status).toBe(200)
    const byCode = { code: nextCode(restored, secret) }
    const byRecoveryCode = { recoveryCode: recoveryCodes[0] }
    expect((await answerTicket(restored, await beginLogIn(restored, traveller), byCode)).status).toBe(200)
    expect((await answerTicket(restored, await beginLogIn(restored, traveller), byRecoveryCode)).status).toBe(200)
    expect(await restored.store.db.selectFrom('passkey_challenge').selectAll().execute()).toEqual([])
  })

  rule('carries no session, no code and no letter with one', async () => {
    const source = await createStoreLocation(engine)
    const mailServerIsAway = () => Promise.reject(new Error('away'))
    const testApp = await createTestAppAt(source, { send: mailServerIsAway })
    await createUserWithData(testApp)
    expect(await testApp.store.db.selectFrom('session').select('account_id').execute()).toHaveLength(1)
    expect(await testApp.store.db.selectFrom('mail').select('id').execute()).toHaveLength(2)
    const { file } = await backUp(source)
    const target = await createStoreLocation(engine)
    await restore(target, file)
    const { db } = await openStoreAt(target)
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('password_reset').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('mail').select('template').execute()).toEqual([{ template: 'newsletter-welcome' }])
  })

  rule(
    'brings a letter that was being sent back paused, so that a restored installation mails nobody by itself',
    async () => {
      const source = await createStoreLocation(engine)
      const testApp = await createTestAppAt(source, { send: () => Promise.reject(new Error('away')) })
      const { token } = await createUser(testApp, { isAdmin: true })
      await callApi(testApp, 'POST /contact-us', { body: { name: 'Meera', email: newIdentity().email } })
      const body = { title: 'Kites', text: 'On the roofs.', places: [] }
      const { letter } = api.createLetter.reply.parse(
        (await callApi(testApp, 'POST /admin/letters', { token, body })).body,
      )
      await callApi(testApp, `POST /admin/letters/${letter._id}/send`, { token, body: { version: 1 } })
      const lanes = (at: TestApp) =>
        at.store.db.selectFrom('mail').select('lane').where('template', '=', 'letter').execute()
      await vi.waitFor(async () => expect(await lanes(testApp)).toEqual([{ lane: 'letters' }]), 20_000)
      const { file } = await backUp(source)
      const target = await createStoreLocation(engine)
      await restore(target, file)
      const restored = await createTestAppAt(target)
      expect(await lanes(restored)).toEqual([{ lane: 'held' }])
      const states = await restored.store.db.selectFrom('letter').select('state').execute()
      expect(states).toEqual([{ state: 'paused' }])
    },
  )

  test('of an older version is brought up to date', async () => {
    const source = await createStoreLocation(engine)
    const store = connect(source)
    await migrateUpTo(store, '0003-trips.sql')
    const account = {
      id: 'a',
      email: 'a@surat.example',
      name: 'A',
      phone: '',
      address: '',
      is_admin: 0,
      password_hash: 'x',
      created_at: 'then',
    } as const
    await store.db.insertInto('account').values(account).execute()
    await sql`insert into trip (id, account_id, document, version, created_at, updated_at)
      values ('t', 'a', '{"title":"સુરત"}', 1, 'then', 'then')`.execute(store.db)
    await store.db.destroy()
    const { file, manifest } = await backUp(source)
    expect(manifest.migrations.map(({ name }) => name)).toEqual([
      '0001-guide.sql',
      '0002-accounts.sql',
      '0003-trips.sql',
    ])
    const target = await createStoreLocation(engine)
    await restore(target, file)
    const { db } = await openStoreAt(target)
    expect(await db.selectFrom('account').selectAll().execute()).toMatchObject([
      { ...account, email_confirmed_at: null, suspended_at: null, staff_role: null, language: null, list_changes: 0 },
    ])
    expect(await db.selectFrom('review').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('trip').select(['id', 'bytes']).execute()).toEqual([
      { id: 't', bytes: Buffer.byteLength('{"title":"સુરત"}') },
    ])
  })

  rule('waits until the server has stopped before it is restored', async () => {
    const source = await createStoreLocation(engine)
    await fillLightly(source)
    const { file } = await backUp(source)
    const running = await createTestAppAt(source)
    const before = await readAllRows(source)
    await expect(restore(source, file)).rejects.toThrow(/A server is running on .*: stop it, then restore\./)
    expect(await readAllRows(source)).toEqual(before)
    expect((await createUser(running)).id).not.toBe('')
    await running.close()
    await restore(source, file)
  })

  testInFull('whose restore is killed at any step changes nothing, and can be restored afterwards', async () => {
    const { file, rows: after } = await sources[engine]()
    const target = await createStoreLocation(engine)
    await fillLightly(target)
    const before = await readAllRows(target)
    const run = (killAt: string) => runTool('restore', { args: [file], env: getVariables(target), killAt })
    expect(await run('The backup is complete')).toMatchObject({ status: null })
    expect(await readAllRows(target)).toEqual(before)
    expect(await run('All rows and images are read')).toMatchObject({ status: null })
    expect(await readAllRows(target)).toEqual(before)
    await run('Switching to the restored data')
    // The database here is the old one or the new one, as a whole.
    expect([{ ...before, ...notRestored }, after]).toContainEqual(await readBackedUpRows(target))
    expect(await run('')).toMatchObject({ status: 0, output: expect.stringContaining('The backup is in place.') })
    expect(await readBackedUpRows(target)).toEqual(after)
  })
})
