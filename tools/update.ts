/**
 * `npm run update` after `git pull`: makes a backup, migrates the database and says how to restart. The packages are installed
 * and the pages built before this runs.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { backupName } from '#server/operator/backup/backup-names.ts'
import type { Config } from '#server/platform/config/config.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { makeFilesPrivate } from '#server/platform/files/private-files.ts'
import { openStore, SQLITE_FILE } from '#server/platform/store/open.ts'
import { giveFilesToOwner } from './give-to-owner.ts'
import { describeData, noteOnUnit, readOperatorConfig } from './operator-settings.ts'
import { printFailure } from './print-failure.ts'
import { writeBackup } from './write-backup.ts'

async function run(): Promise<void> {
  if (process.argv.length > 2) throw new OperatorError('Usage:\n  npm run update')
  config = readOperatorConfig()
  makeFilesPrivate(config)
  giveFilesToOwner(config)
  console.log(`Updating ${describeData(config)}`)
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, SQLITE_FILE))) {
    console.log('There is no data yet: nothing to back up and nothing to migrate. Start the server.')
    return
  }
  const at = new Date()
  const file = join(config.backupDir, backupName(at, { isEncrypted: config.backupKey !== null }))
  await writeBackup(config, { file, at })
  console.log(`The backup is ${file}. To go back: the version before, and npm run restore -- ${file}`)
  const store = await openStore(config)
  await store.db.destroy()
  const note = noteOnUnit()
  if (note !== null) console.log(note)
  console.log(`Updated ${describeData(config)}. Restart the server now: systemctl restart safarnama`)
}

let config: Config | null = null
try {
  await run()
} catch (error) {
  printFailure(error, config)
}
