import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { describe, expect, test, vi } from 'vitest'
import { HOUR_MS } from '#contract/text/durations.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { readBackedUpRows, restore } from '../../../../tests/support/backups.ts'
import { testInFull } from '../../../../tests/support/full-test.ts'
import { fillInstallation, runTool } from '../../../../tests/support/installations.ts'
import { onRelease, shareInSuite } from '../../../../tests/support/share-in-suite.ts'
import {
  createStoreLocation,
  createStoreLocationForSuite,
  engines,
  temporaryFolder,
  getVariables,
  type StoreLocation,
} from '../../../../tests/support/stores.ts'
import { createTestAppAt, openSecondInstance } from '../../../../tests/support/test-app.ts'
import { createUser } from '../../../../tests/support/users.ts'
import { readConfig } from '../../platform/config/config.ts'
import { storeBackup } from './stored-backups.ts'
import { verifyBackup } from './verify.ts'
import { PATIENCE } from '../../../../tests/support/patience.ts'

const PASSPHRASE = 'kites over the Tapi in January'

describe.each(engines)('backups by themselves on $engine', ({ engine, rule }) => {
  rule('are made when they are due, and the newest is kept', async () => {
    const location = await createStoreLocation(engine)
    const folder = join(temporaryFolder(), 'backups')
    const env = { ...getVariables(location), BACKUP_EVERY: '6h', BACKUP_KEEP: '1', BACKUP_DIR: folder }
    const testApp = await createTestAppAt(location, { env })
    const { clock } = testApp
    const { backups } = testApp.services
    await backups.check()
    expect(testApp.failedBackups).toEqual([])
    const [first] = readdirSync(folder)
    clock.advance(6 * HOUR_MS - 1)
    await backups.check()
    expect(readdirSync(folder)).toEqual([first])
    clock.advance(6 * HOUR_MS)
    await backups.check()
    const [newest = '', ...others] = readdirSync(folder)
    expect(others).toEqual([])
    expect(newest).not.toBe(first)
    expect((await verifyBackup(join(folder, newest))).tables.length).toBeGreaterThan(10)

    const admin = await createUser(testApp, { isAdmin: true })
    clock.advance(HOUR_MS)
    const { body } = await callApi(testApp, 'GET /admin/backups', { token: admin.token })
    const lastAt = new Date(clock.now().getTime() - HOUR_MS).toISOString()
    expect(body).toEqual({ success: true, backups: { intervalHours: 6, lastAt, hasFailed: false } })
    const metrics = await testApp.app.inject('/metrics')
    expect(metrics.body).toMatch(/^backup_newest_age_seconds 3600$/m)
    expect(metrics.body).toMatch(/^backup_interval_seconds 21600$/m)
  })

  test('are made once by all processes together', async () => {
    const location = await createStoreLocation(engine)
    const env = { ...getVariables(location), BACKUP_EVERY: '24h' }
    const first = await createTestAppAt(location, { env })
    const second = await openSecondInstance(first, { env })
    await Promise.all([first, second].map(({ services }) => services.backups.check()))
    await Promise.all([first, second].map(({ services }) => services.backups.check()))
    expect(readdirSync(join(location.dataDir, 'backups'))).toHaveLength(1)
  })
})

testInFull(
  'a backup that fails is told in a sentence, leaves nothing, deletes nothing, and is tried again',
  async () => {
    const location = await createStoreLocation('SQLite')
    const folder = temporaryFolder()
    const env = { BACKUP_EVERY: '24h', BACKUP_KEEP: '1', BACKUP_DIR: folder }
    const testApp = await createTestAppAt(location, { env })
    await testApp.services.backups.check()
    const before = readdirSync(folder)
    testApp.clock.advance(24 * HOUR_MS)
    // A folder takes the place of the unfinished file.
    const next = testApp.clock
      .now()
      .toISOString()
      .replace(/[-:]|\.\d+/g, '')
    const inTheWay = join(folder, `safarnama-${next}.tar.part`)
    mkdirSync(inTheWay)

    await testApp.services.backups.check()

    expect(testApp.failedBackups).toHaveLength(1)
    rmSync(inTheWay, { recursive: true })
    expect(readdirSync(folder)).toEqual(before)
    const admin = await createUser(testApp, { isAdmin: true })
    const { body } = await callApi(testApp, 'GET /admin/backups', { token: admin.token })
    expect(body).toMatchObject({ backups: { hasFailed: true } })
    expect((await testApp.app.inject('/metrics')).body).toMatch(/^backup_failed 1$/m)

    testApp.clock.advance(HOUR_MS)
    await testApp.services.backups.check()
    expect(readdirSync(folder)).toHaveLength(1)
    expect(readdirSync(folder)).not.toEqual(before)
  },
)

test(
  'a BACKUP_DIR that is no folder is told in a sentence, and tried again until it is one',
  { tags: 'weakness/operator-sentences' },
  async () => {
    const location = await createStoreLocation('SQLite')
    const folder = join(temporaryFolder(), 'backups')
    writeFileSync(folder, 'no folder')
    const testApp = await createTestAppAt(location, { env: { BACKUP_EVERY: '24h', BACKUP_DIR: folder } })
    const { clock, failedBackups } = testApp
    const { backups } = testApp.services
    const admin = await createUser(testApp, { isAdmin: true })
    const readState = async () => {
      const { status, body } = await callApi(testApp, 'GET /admin/backups', { token: admin.token })
      const { body: metrics } = await testApp.app.inject('/metrics')
      return { status, body, metrics: metrics.split('\n').filter((line) => /^backup_(failed|newest)/.test(line)) }
    }

    await backups.check()
    const sentence = `${folder} is no folder.`
    expect(failedBackups).toEqual([sentence])
    expect(await readState()).toEqual({
      status: 200,
      body: { success: true, backups: { intervalHours: 24, lastAt: null, hasFailed: true } },
      metrics: ['backup_newest_age_seconds +Inf', 'backup_failed 1'],
    })

    rmSync(folder)
    clock.advance(HOUR_MS)
    await backups.check()
    expect(readdirSync(folder)).toHaveLength(1)
    expect((await readState()).metrics).toEqual(['backup_newest_age_seconds 0', 'backup_failed 0'])

    rmSync(folder, { recursive: true })
    writeFileSync(folder, 'no folder')
    expect((await readState()).metrics).toEqual(['backup_newest_age_seconds 0', 'backup_failed 1'])
    await backups.check()
    expect(failedBackups).toEqual([sentence, sentence])
  },
)

/** A filled installation. Each test takes a copy. */
const shareInstallation = shareInSuite(async () => {
  const { remove, ...location } = await createStoreLocationForSuite('SQLite')
  onRelease(remove)
  await fillInstallation(location)
  return location
})

async function copyInstallation(): Promise<StoreLocation> {
  const location = await createStoreLocation('SQLite')
  cpSync((await shareInstallation()).dataDir, location.dataDir, { recursive: true })
  return location
}

describe('an encrypted backup', () => {
  const makeEncrypted = async (BACKUP_KEY: string) => {
    const location = await copyInstallation()
    const { status, output } = await runTool('backup', { env: { ...getVariables(location), BACKUP_KEY } })
    expect({ status, output }).toMatchObject({ status: 0 })
    const [name = ''] = readdirSync(join(location.dataDir, 'backups'))
    return { location, file: join(location.dataDir, 'backups', name), rows: await readBackedUpRows(location) }
  }

  test('holds nothing readable, and is restored with its key alone', async () => {
    const BACKUP_KEY = await generateX25519Identity()
    const location = await copyInstallation()
    const file = join(location.dataDir, 'backups', 'of-today.tar.age')
    const at = new Date('2026-03-02T08:00:00Z')
    await storeBackup(readConfig({ ...getVariables(location), BACKUP_KEY }), { file, at })
    expect(readFileSync(file).includes('manifest.json')).toBe(false)
    expect(readdirSync(join(location.dataDir, 'backups'))).toEqual(['of-today.tar.age'])
    expect(readdirSync(join(location.dataDir, 'backing-up'))).toEqual([])
    const target = await createStoreLocation('SQLite')
    await expect(restore(target, file)).rejects.toThrow(/is encrypted: set BACKUP_KEY/)
    await restore(target, file, { BACKUP_KEY })
    expect(await readBackedUpRows(target)).toEqual(await readBackedUpRows(location))
    expect(readdirSync(target.dataDir).filter((name) => /restor|decrypt/.test(name))).toEqual([])
  })

  test('with a passphrase is restored with it alone', async () => {
    const location = await copyInstallation()
    const plain = join(temporaryFolder(), 'of-today.tar')
    await storeBackup(readConfig(getVariables(location)), { file: plain, at: new Date('2026-03-02T08:00:00Z') })
    // The product makes the key at full cost, as the tests of its commands do.
    const cheap = new Encrypter()
    cheap.setScryptWorkFactor(1)
    cheap.setPassphrase(PASSPHRASE)
    const file = `${plain}.age`
    writeFileSync(file, await cheap.encrypt(readFileSync(plain)))
    const target = await createStoreLocation('SQLite')
    await expect(restore(target, file, { BACKUP_KEY: `${PASSPHRASE} and more` })).rejects.toThrow(/is not its key/)
    await restore(target, file, { BACKUP_KEY: PASSPHRASE })
    expect(await readBackedUpRows(target)).toEqual(await readBackedUpRows(location))
  })

  testInFull('is made and restored by the operator’s commands', async () => {
    const { file, rows } = await makeEncrypted(PASSPHRASE)
    expect(file).toMatch(/\.tar\.age$/)
    const target = await createStoreLocation('SQLite')
    const byCommand = (env: Record<string, string>) =>
      runTool('restore', { args: [file], env: { ...getVariables(target), ...env } })
    expect(await byCommand({})).toMatchObject({
      status: 1,
      output: expect.stringMatching(/is encrypted: set BACKUP_KEY/),
    })
    expect(await byCommand({ BACKUP_KEY: PASSPHRASE })).toMatchObject({ status: 0 })
    expect(await readBackedUpRows(target)).toEqual(rows)
  })

  testInFull('for a recipient is restored with the identity', async () => {
    const identity = await generateX25519Identity()
    const { file, rows } = await makeEncrypted(await identityToRecipient(identity))
    const target = await createStoreLocation('SQLite')
    const restoreWith = (BACKUP_KEY: string) =>
      runTool('restore', { args: [file], env: { ...getVariables(target), BACKUP_KEY } })
    expect(await restoreWith(await generateX25519Identity())).toMatchObject({
      status: 1,
      output: expect.stringMatching(/cannot be decrypted: BACKUP_KEY is not its key/),
    })
    expect(await restoreWith(await identityToRecipient(identity))).toMatchObject({
      status: 1,
      output: expect.stringMatching(/BACKUP_KEY can only encrypt/),
    })
    expect(await restoreWith(identity)).toMatchObject({ status: 0 })
    expect(await readBackedUpRows(target)).toEqual(rows)
  })

  test.runIf(existsSync('/usr/bin/age'))('is a file of the program age, and so is one of ours', async () => {
    const identity = await generateX25519Identity()
    const recipient = await identityToRecipient(identity)
    const { file, rows } = await makeEncrypted(recipient)
    const identityFile = join(temporaryFolder(), 'identity')
    writeFileSync(identityFile, `${identity}\n`)
    const plain = `${identityFile}.tar`
    expect(spawnSync('age', ['-d', '-i', identityFile, '-o', plain, file]).status).toBe(0)
    expect((await verifyBackup(plain)).createdAt).toMatch(/^20/)
    const byAge = `${plain}.age`
    expect(spawnSync('age', ['-r', recipient, '-o', byAge, plain]).status).toBe(0)
    const target = await createStoreLocation('SQLite')
    const restored = await runTool('restore', { args: [byAge], env: { ...getVariables(target), BACKUP_KEY: identity } })
    expect(restored).toMatchObject({ status: 0 })
    expect(await readBackedUpRows(target)).toEqual(rows)
  })
})

test('a server that stops during a backup ends at once, and the next one starts afresh', async () => {
  const location = await copyInstallation()
  const testApp = await createTestAppAt(location, { env: { BACKUP_EVERY: '24h' } })
  await testApp.close()
  const again = await createTestAppAt(location, { env: { BACKUP_EVERY: '24h' } })
  await vi.waitFor(async () => {
    await again.services.backups.check()
    expect(readdirSync(join(location.dataDir, 'backups'))).toHaveLength(1)
  }, PATIENCE)
  expect(again.failedBackups).toEqual([])
})
