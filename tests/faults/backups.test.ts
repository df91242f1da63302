import { randomInt } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { beginArchive } from '#server/backup/archive.ts'
import { makeBackup } from '#server/backup/backup.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { readConfig } from '#server/config.ts'
import { storedFiles } from '../support/images.ts'
import { inhabit, rowsAt } from '../support/installations.ts'
import { createStorePlace, engines, temporaryFolder, variablesOf, type StorePlace } from '../support/stores.ts'
import { expectNothingLost } from './outcome.ts'
import { isFullRun } from './scale.ts'

const TIMES = 50

const at = new Date('2026-03-02T08:00:00Z')

// The short run has this in src/server/backup.
describe.runIf(isFullRun).each(engines)('a backup restored over what is there, on $engine,', ({ engine }) => {
  test.each([
    { fault: 'damaged', spoil: damage },
    { fault: 'cut short', spoil: cut },
    { fault: 'of a newer version', spoil: makeNewer },
  ])('changes nothing when it is $fault', async ({ fault, spoil }) => {
    const [source, target] = [await createStorePlace(engine), await createStorePlace(engine)]
    await inhabit(source)
    await inhabit(target)
    const file = join(temporaryFolder(), 'backup.tar')
    await makeBackup(readConfig(variablesOf(source)), { file, at })
    const bytes = readFileSync(file)
    const before = { rows: await rowsAt(target), files: storedFiles({ place: target }) }

    let taken = 0
    for (let time = 0; time < TIMES; time += 1) taken += await countTaken(target, await spoil(bytes))
    expect({ rows: await rowsAt(target), files: storedFiles({ place: target }) }).toEqual(before)
    expectNothingLost({ what: `backup ${fault}, ${engine}`, times: `${TIMES} restores`, lost: 0, half: taken })
  })
})

async function countTaken(place: StorePlace, file: string): Promise<number> {
  return restoreBackup(readConfig(variablesOf(place)), { file, at, say: () => {} }).then(
    () => 1,
    () => 0,
  )
}

function written(bytes: Uint8Array): string {
  const file = join(temporaryFolder(), 'backup.tar')
  writeFileSync(file, bytes)
  return file
}

async function damage(bytes: Buffer): Promise<string> {
  const damaged = Buffer.from(bytes)
  const offset = randomInt(bytes.length)
  damaged[offset] = (damaged[offset] ?? 0) ^ (1 << randomInt(8))
  return written(damaged)
}

async function cut(bytes: Buffer): Promise<string> {
  return written(bytes.subarray(0, randomInt(bytes.length)))
}

async function makeNewer(): Promise<string> {
  const file = join(temporaryFolder(), 'backup.tar')
  const handle = await open(file, 'w')
  const archive = await beginArchive(handle, at)
  const migrations = [{ name: '9001-later.sql', checksum: 'x' }]
  const images = { files: 0, bytes: 0, missing: 0 }
  await archive.finish({ createdAt: at.toISOString(), engine: 'sqlite', migrations, tables: [], images })
  await handle.close()
  return file
}
