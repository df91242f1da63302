import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeArchive, backUp, writeBackupFile } from '../../../../tests/support/backups.ts'
import { fillInstallation, readAllRows, runTool } from '../../../../tests/support/installations.ts'
import { scaled } from '../../../../tests/support/scale.ts'
import { onRelease, shareInSuite } from '../../../../tests/support/share-in-suite.ts'
import {
  createStoreLocation,
  createStoreLocationForSuite,
  getVariables,
  type StoreLocation,
} from '../../../../tests/support/stores.ts'
import { openMemoryStore } from '../../platform/store/open.ts'
import { verifyBackup } from './verify.ts'

/** Distance between damaged bytes. It is prime, so that every part of a block is damaged sooner or later. */
const STRIDE_BYTES = scaled({ brief: 1_009, short: 397 })

async function getVerificationError(file: string): Promise<string> {
  return verifyBackup(file).then(
    () => 'none',
    (error: unknown) => String(error).replaceAll(file, 'FILE'),
  )
}

/** A filled installation and its backup. No test writes to it. */
const shareInstallation = shareInSuite(async () => {
  const { remove, ...location } = await createStoreLocationForSuite('SQLite')
  onRelease(remove)
  await fillInstallation(location)
  const { file } = await backUp(location, {}, temporaryFolderForSuite())
  return { location, file, bytes: readFileSync(file) }
})

/** A folder outside of the installation, so that its copies have no backup. */
function temporaryFolderForSuite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-backups-'))
  onRelease(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function copyInstallation(): Promise<StoreLocation> {
  const location = await createStoreLocation('SQLite')
  cpSync((await shareInstallation()).location.dataDir, location.dataDir, { recursive: true })
  return location
}

test('a backup is whole when it has been made, and its owner\u2019s alone', async () => {
  const { file } = await shareInstallation()
  expect(await getVerificationError(file)).toBe('none')
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a single other byte anywhere in a backup is noticed', async () => {
  const { bytes } = await shareInstallation()
  const offsets = Array.from({ length: Math.ceil(bytes.length / STRIDE_BYTES) }, (_, index) => index * STRIDE_BYTES)
  const errors: string[] = []
  for (const offset of offsets) {
    const damaged = Buffer.from(bytes)
    damaged[offset] = (damaged[offset] ?? 0) ^ 1
    errors.push(await getVerificationError(writeBackupFile(damaged)))
  }
  expect(errors.length).toBeGreaterThan(100)
  expect(errors.filter((error) => !/is damaged|is not a backup|ends too early/.test(error))).toEqual([])
})

test('a backup that was cut short is noticed, wherever it was cut', async () => {
  const { bytes } = await shareInstallation()
  const lengths = Array.from({ length: 60 }, (_, index) => Math.floor((bytes.length * index) / 60)).concat(
    bytes.length - 1,
  )
  const errors = await Promise.all(
    lengths.map((length) => getVerificationError(writeBackupFile(bytes.subarray(0, length)))),
  )
  expect(errors.filter((error) => !/ends too early|is not a backup/.test(error))).toEqual([])
})

test.each([
  { what: 'an empty file', bytes: '' },
  { what: 'a text', bytes: 'Dear Surat, '.repeat(500) },
  { what: 'zeros', bytes: Buffer.alloc(10_240) },
])('$what is not a backup', async ({ bytes }) => {
  expect(await getVerificationError(writeBackupFile(bytes))).toBe(
    'ArchiveError: FILE is not a backup of Safarnama, or its beginning is damaged.',
  )
})

describe('a backup of other schemas', () => {
  let ours: { name: string; checksum: string }[]
  beforeAll(async () => {
    const { db } = await openMemoryStore()
    ours = await db.selectFrom('migration').select(['name', 'checksum']).orderBy('name').execute()
    await db.destroy()
  })

  test('is refused when it comes from a newer version', async () => {
    const file = await writeArchive([...ours, { name: '9001-later.sql', checksum: 'x' }])
    expect(await getVerificationError(file)).toBe(
      'ArchiveError: FILE was made by a newer version of Safarnama: it has 9001-later.sql, unknown here.',
    )
  })

  test('is refused when a migration had other bytes', async () => {
    const file = await writeArchive(ours.map((migration) => ({ ...migration, checksum: 'x' })))
    expect(await getVerificationError(file)).toBe(
      'ArchiveError: FILE was made by a changed version of Safarnama: its 0001-guide.sql is not ours.',
    )
  })
})

test('the command reports the damage and changes nothing', async () => {
  const { bytes } = await shareInstallation()
  const location = await copyInstallation()
  const before = await readAllRows(location)
  const damaged = Buffer.from(bytes)
  damaged.fill(7, damaged.length / 2, damaged.length / 2 + 3)
  const { status, output } = await runTool('restore', { args: [writeBackupFile(damaged)], env: getVariables(location) })
  expect(status).toBe(1)
  expect(output).toMatch(/^[^\n]*\n\S+backup\.tar is damaged[^\n]*\n$/)
  expect(await readAllRows(location)).toEqual(before)
})

test('the command makes a backup in the data folder, and never writes over a file', async () => {
  const location = await copyInstallation()
  const env = getVariables(location)
  const first = await runTool('backup', { env })
  expect(first).toMatchObject({
    status: 0,
    output: expect.stringContaining('8 image files; read back and found whole.'),
  })
  const file = /^(\S+) holds /m.exec(first.output)?.[1] ?? ''
  expect(await getVerificationError(file)).toBe('none')
  expect(await runTool('backup', { args: [file], env })).toMatchObject({
    status: 1,
    output: expect.stringMatching(/^Backing up [^\n]*\n\S+ is there already\.\n$/),
  })
})
