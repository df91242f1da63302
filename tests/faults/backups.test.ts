import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { writeArchive, backUp, restore, writeBackupFile } from '../support/backups.ts'
import { storedFiles } from '../support/images.ts'
import { fillInstallation, readAllRows } from '../support/installations.ts'
import { createStoreLocation, engines, type StoreLocation } from '../support/stores.ts'
import { expectNothingLost } from './outcome.ts'
import { isFullRun } from '../support/scale.ts'

const TIMES = 50

// The short run tests this in src/server/operator/backup.
describe.runIf(isFullRun).each(engines)('a backup restored over existing data, on $engine,', ({ engine }) => {
  test.each([
    { fault: 'damaged', spoil: damage },
    { fault: 'cut short', spoil: cut },
    { fault: 'of a newer version', spoil: makeNewer },
  ])('changes nothing when it is $fault', async ({ fault, spoil }) => {
    const [source, target] = [await createStoreLocation(engine), await createStoreLocation(engine)]
    await fillInstallation(source)
    await fillInstallation(target)
    const bytes = readFileSync((await backUp(source)).file)
    const before = { rows: await readAllRows(target), files: storedFiles({ location: target }) }

    let taken = 0
    for (let time = 0; time < TIMES; time += 1) taken += await countTaken(target, await spoil(bytes))
    expect({ rows: await readAllRows(target), files: storedFiles({ location: target }) }).toEqual(before)
    expectNothingLost({ what: `backup ${fault}, ${engine}`, times: `${TIMES} restores`, lost: 0, half: taken })
  })
})

async function countTaken(location: StoreLocation, file: string): Promise<number> {
  return restore(location, file).then(
    () => 1,
    () => 0,
  )
}

async function damage(bytes: Buffer): Promise<string> {
  const damaged = Buffer.from(bytes)
  const offset = randomInt(bytes.length)
  damaged[offset] = (damaged[offset] ?? 0) ^ (1 << randomInt(8))
  return writeBackupFile(damaged)
}

async function cut(bytes: Buffer): Promise<string> {
  return writeBackupFile(bytes.subarray(0, randomInt(bytes.length)))
}

function makeNewer(): Promise<string> {
  return writeArchive([{ name: '9001-later.sql', checksum: 'x' }])
}
