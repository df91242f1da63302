/**
 * `npm run backup` writes all data of the installation into one file, also while the server runs. `npm run backup -- FILE`
 * names the file. The source comes from the server's variables.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backupName } from '#server/operator/backup/backup-names.ts'
import type { Config } from '#server/platform/config/config.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { makeFilesPrivate } from '#server/platform/files/private-files.ts'
import { giveFilesToOwner } from './give-to-owner.ts'
import { describeData, readOperatorConfig } from './operator-settings.ts'
import { printFailure } from './print-failure.ts'
import { writeBackup } from './write-backup.ts'

const USAGE = `Usage:
  npm run backup [-- FILE]`

async function run([argument, ...rest]: readonly string[]): Promise<void> {
  if (rest.length > 0 || argument?.startsWith('-')) throw new OperatorError(USAGE)
  config = readOperatorConfig()
  makeFilesPrivate(config)
  giveFilesToOwner(config)
  console.log(`Backing up ${describeData(config)}`)
  const at = new Date()
  const file = resolve(argument ?? join(config.backupDir, backupName(at, { isEncrypted: config.backupKey !== null })))
  if (existsSync(file)) throw new Error(`${file} is there already.`)
  const { tables, images } = await writeBackup(config, { file, at })
  const rows = tables.reduce((total, table) => total + table.rows, 0)
  console.log(
    `${file} holds ${describeData(config)}: ${rows} rows of ${tables.length} tables, ${images.files} image files; read back and found whole.`,
  )
  if (images.missing > 0) {
    console.error(
      `${images.missing} image files are named in the database but missing in the storage. The backup lacks them too.`,
    )
  }
}

let config: Config | null = null
try {
  await run(process.argv.slice(2))
} catch (error) {
  printFailure(error, config)
}
