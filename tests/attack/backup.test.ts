import { describe, expect, test } from 'vitest'
import { join } from 'node:path'
import { runTool } from '../support/installations.ts'
import { saveLongTrips } from '../support/long-trips.ts'
import { createStoreLocation, engines, openStoreAt, temporaryFolder, getVariables } from '../support/stores.ts'
import { isFullRun, scaled } from '../support/scale.ts'
import { createTestAppAt } from '../support/test-app.ts'
import { expectUnharmed } from './outcome.ts'

const LONG_TRIPS = scaled({ short: 180, full: 1_000 })

/** In megabytes. A process that has loaded the code takes half of it. */
const MAX_MEMORY = 300

describe.each(isFullRun ? engines : engines.slice(0, 1))('a backup on $engine', ({ engine }) => {
  test(
    'takes the longest trips that travellers can save, and restores them',
    { tags: 'weakness/backup-of-long-trips' },
    async () => {
      const source = await createStoreLocation(engine)
      const testApp = await createTestAppAt(source)
      await saveLongTrips(testApp, LONG_TRIPS)
      const file = join(temporaryFolder(), 'long.tar')
      const backup = await runTool('backup', { args: [file], env: getVariables(source) })
      expect(backup).toMatchObject({ status: 0, output: expect.stringContaining('read back and found whole') })
      const target = await createStoreLocation(engine)
      const restore = await runTool('restore', { args: [file], env: getVariables(target) })
      expect(restore).toMatchObject({ status: 0, output: expect.stringContaining('The backup is in place.') })
      const { db } = await openStoreAt(target)
      expect(await db.selectFrom('trip').select('id').execute()).toHaveLength(LONG_TRIPS)
      const memory = Math.max(backup.memory, restore.memory)
      const note = `backup ${backup.memory} MB, restore ${restore.memory} MB`
      expectUnharmed({ what: `backup of long trips on ${engine}`, times: `${LONG_TRIPS} trips`, note })
      expect(memory).toBeLessThan(MAX_MEMORY)
    },
  )
})
