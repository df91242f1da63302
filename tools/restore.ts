/**
 * `npm run restore -- FILE` replaces the current data with a backup and keeps the current data aside. The server must not
 * run. The target comes from the server's variables. The backup may come from the other kind of database.
 */
import { resolve } from 'node:path'
import type { Manifest } from '#server/operator/backup/manifest.ts'
import { restoreBackup } from '#server/operator/backup/restore.ts'
import type { Config } from '#server/platform/config/config.ts'
import { makeFilesPrivate } from '#server/platform/files/private-files.ts'
import { giveFilesToOwner } from './give-to-owner.ts'
import { describeData, readOperatorConfig } from './operator-settings.ts'
import { printFailure } from './print-failure.ts'

const sentences = {
  checked: 'The backup is complete. Reading it …',
  filled: 'All rows and images are read and counted.',
  ready: 'Switching to the restored data …',
  restored: 'The backup is in place.',
} as const

async function run([argument, ...rest]: readonly string[]): Promise<void> {
  if (argument === undefined || argument.startsWith('-') || rest.length > 0)
    throw new Error('Usage:\n  npm run restore -- FILE')
  config = readOperatorConfig()
  makeFilesPrivate(config)
  giveFilesToOwner(config)
  console.log(`Restoring into ${describeData(config)}`)
  const { manifest, aside, imagesAside } = await restoreBackup(config, {
    file: resolve(argument),
    at: new Date(),
    onStep: (step) => console.log(sentences[step]),
  })
  console.log(
    `${describeData(config)} is restored from the backup of ${manifest.createdAt}, with ${getContents(manifest)}. Everybody must sign in again.`,
  )
  if (aside?.isDamaged === true) {
    console.log(`The previous database is damaged. It is kept as it is: ${aside.place}`)
  } else if (aside) console.log(`The previous data is kept: ${aside.place}, with ${imagesAside} images.`)
}

/** Counts by which an operator notices the backup of another folder, or one from before people signed up. */
function getContents({ tables }: Manifest): string {
  const rows = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0
  return `${rows('account')} account(s), ${rows('trip')} trip(s) and ${rows('review')} review(s)`
}

let config: Config | null = null
try {
  await run(process.argv.slice(2))
} catch (error) {
  printFailure(error, config)
}
