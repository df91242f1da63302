/**
 * `npm run restore -- FILE` puts a backup in the place of what is there, which is kept. The server must not be running.
 * The same variables as the server's say where it goes; the backup may come from the other kind of database.
 */
import { resolve } from 'node:path'
import { restoreBackup } from '#server/backup/restore.ts'
import { readConfig } from '#server/config/config.ts'

const said = {
  checked: 'The backup is whole; reading it in …',
  filled: 'Everything is read in and counted.',
  ready: 'Changing over …',
  restored: 'The backup is in place.',
} as const

async function run(argument: string | undefined): Promise<void> {
  if (argument === undefined) throw new Error('Usage:\n  npm run restore -- FILE')
  const { manifest, aside, imagesAside } = await restoreBackup(readConfig(process.env), {
    file: resolve(argument),
    at: new Date(),
    say: (step) => console.log(said[step]),
  })
  console.log(`It was made at ${manifest.createdAt}. Everybody has to sign in again.`)
  if (aside !== null) console.log(`What was there is kept: ${aside}; ${imagesAside} images beside it.`)
}

try {
  await run(process.argv[2])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
