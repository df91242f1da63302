import { chownSync, copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate, readMigrations } from '#server/platform/store/migrate.ts'
import { connect, openStore } from '#server/platform/store/open.ts'
import { describeData, noteOnUnit, readOperatorConfig } from '../tools/operator-settings.ts'
import { freePort } from './support/free-port.ts'
import { testInFull } from './support/full-test.ts'
import { runTool } from './support/installations.ts'
import { runServerToItsEnd } from './support/server-process.ts'
import { startMailServer } from './support/smtp-server.ts'
import { temporaryFolder } from './support/stores.ts'

/** A folder with a unit that names the variables of an installation. */
function installedUnit(file: string): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'safarnama.env'), file)
  const unit = [
    '[Service]',
    'Environment=NODE_ENV=production DATA_DIR=/var/lib/safarnama "PUBLIC_URL=https://unit.example"',
    `EnvironmentFile=-${join(folder, 'safarnama.env')}`,
    'EnvironmentFile=-/no-such-folder/safarnama.env',
  ]
  writeFileSync(join(folder, 'safarnama.service'), unit.join('\n'))
  return join(folder, 'safarnama.service')
}

test('a command acts on the data of the installed unit, unless it names data of its own', () => {
  const unit = installedUnit(
    '# mails\nPUBLIC_URL="https://surat.example"\nDATABASE_URL=postgres://us:s3cret@db/guide\n',
  )
  const ofUnit = readOperatorConfig({ LOG_LEVEL: 'warn' }, unit)
  expect(ofUnit).toMatchObject({
    dataDir: '/var/lib/safarnama',
    publicUrl: 'https://surat.example',
    databaseUrl: 'postgres://us:s3cret@db/guide',
    logLevel: 'warn',
  })
  expect(describeData(ofUnit)).toBe('Postgres at db:5432/guide, with the files in /var/lib/safarnama')
  const own = readOperatorConfig({ DATA_DIR: '/tmp/drill' }, unit)
  expect(own).toMatchObject({ dataDir: '/tmp/drill', databaseUrl: null, publicUrl: 'http://127.0.0.1:3000' })
  expect(describeData(own)).toBe('/tmp/drill/safarnama.sqlite')
  expect(readOperatorConfig({}, '/no-such-folder/safarnama.service').databaseUrl).toBeNull()
  mkdirSync(`${unit}.d`)
  expect(() => readOperatorConfig({}, `${unit}.d`)).toThrow(/may not read it \(EISDIR\)/)
})

test('a command reads what an operator changed with systemctl edit', () => {
  const unit = installedUnit('BACKUP_EVERY=24h\n')
  mkdirSync(`${unit}.d`)
  const own = '[Service]\nReadWritePaths=/mnt/backups\nEnvironment=BACKUP_DIR=/mnt/backups DATA_DIR=/srv/data\n'
  writeFileSync(join(`${unit}.d`, 'override.conf'), own)
  writeFileSync(join(`${unit}.d`, 'notes.txt'), 'Environment=DATA_DIR=/nowhere\n')
  expect(readOperatorConfig({}, unit)).toMatchObject({ dataDir: '/srv/data', backupDir: '/mnt/backups' })
})

test('an update names a unit of another version', () => {
  const unit = installedUnit('')
  expect(noteOnUnit(unit)).toContain(`sudo cp deploy/safarnama.service ${unit} && sudo systemctl daemon-reload`)
  copyFileSync('deploy/safarnama.service', unit)
  expect(noteOnUnit(unit)).toBeNull()
  expect(noteOnUnit('/no-such-folder/safarnama.service')).toBeNull()
})

test('an update makes a backup and says how to restart; commands name the data before and after', async () => {
  const DATA_DIR = temporaryFolder()
  const store = connect({ dataDir: DATA_DIR, databaseUrl: null })
  await migrate(store)
  await store.db.destroy()
  const data = join(DATA_DIR, 'safarnama.sqlite')
  const updated = await runTool('update', { args: [], env: { DATA_DIR } })

  expect(updated).toMatchObject({ status: 0 })
  expect(updated.output).toContain(`Updating ${data}`)
  expect(updated.output).toMatch(/The backup is .*backups\/safarnama-.*\.tar/)
  expect(updated.output).toContain(`Updated ${data}. Restart the server now: systemctl restart safarnama`)
  expect(readdirSync(join(DATA_DIR, 'backups'))).toHaveLength(1)

  const mails = await runTool('admin', { args: ['mails'], env: { DATA_DIR } })
  expect(mails.output).toMatch(new RegExp(`Working on ${data}\\n[^]*Done on ${data}`))
})

test.runIf(process.getuid?.() === 0)('a command of root leaves its files to the user of the server', async () => {
  const DATA_DIR = temporaryFolder()
  const store = connect({ dataDir: DATA_DIR, databaseUrl: null })
  await migrate(store)
  await store.db.destroy()
  for (const name of ['', ...readdirSync(DATA_DIR)]) chownSync(join(DATA_DIR, name), 65_534, 65_534)

  await runTool('update', { args: [], env: { DATA_DIR } })
  const [backup = ''] = readdirSync(join(DATA_DIR, 'backups'))
  const restored = await runTool('restore', { args: [join(DATA_DIR, 'backups', backup)], env: { DATA_DIR } })

  expect(restored.output).toContain(', with 0 account(s), 0 trip(s) and 0 review(s). Everybody must sign in again.')

  const files = readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => name.startsWith('before-restore-'))).not.toHaveLength(0)
  expect(files.filter((name) => statSync(join(DATA_DIR, name)).uid !== 65_534)).toEqual([])
})

test('a database of an earlier version is copied before it is migrated, and an earlier copy goes', async () => {
  const dataDir = temporaryFolder()
  const [first, ...others] = readMigrations()
  const folder = temporaryFolder()
  writeFileSync(join(folder, first?.name ?? ''), `${(first?.statements ?? []).join(';\n')};\n`)
  const store = connect({ dataDir, databaseUrl: null })
  await migrate(store, folder)
  await store.db
    .updateTable('migration')
    .set({ checksum: first?.checksum ?? '' })
    .execute()
  await store.db.destroy()
  writeFileSync(join(dataDir, 'before-migration-0000-older.sqlite'), '')

  const migrated = await openStore({ dataDir, databaseUrl: null })
  await migrated.db.destroy()

  const copies = readdirSync(dataDir).filter((name) => name.startsWith('before-migration-'))
  expect(copies).toEqual([`before-migration-${others[0]?.name.replace('.sql', '')}.sqlite`])
  const copy = new DatabaseSync(join(dataDir, copies[0] ?? ''))
  expect(copy.prepare('select name from migration').all()).toMatchObject([{ name: first?.name }])
  copy.close()
  const again = await openStore({ dataDir, databaseUrl: null })
  await again.db.destroy()
  expect(existsSync(join(dataDir, copies[0] ?? ''))).toBe(true)
})

test('a test mail is handed over at once, or the reason is printed', async () => {
  const server = await startMailServer()
  const DATA_DIR = temporaryFolder()
  const mail = { args: ['test-mail', 'asha@surat.example'] }
  const sent = await runTool('admin', { ...mail, env: { DATA_DIR, SMTP_URL: server.url } })
  expect(sent.status).toBe(0)
  expect(sent.output).toContain('The mail server 127.0.0.1 has taken the mail.')
  expect(server.received.map(({ to }) => to)).toEqual([['asha@surat.example']])
  const away = { DATA_DIR, SMTP_URL: `smtp://us:s3cret@127.0.0.1:${await freePort()}` }
  const refused = await runTool('admin', { ...mail, env: away })
  expect(refused.status).toBe(1)
  expect(refused.output).toMatch(/did not take the mail: .*ECONNREFUSED/)
  expect(refused.output).not.toMatch(/s3cret|^\s+at /m)
})

test('a start with a city folder that is missing ends with a sentence', async () => {
  const { status, output } = await runServerToItsEnd({ DATA_DIR: temporaryFolder(), CITY: '/no-such-folder/lisbon' })
  expect(status).toBe(1)
  expect(output).toContain('CITY is /no-such-folder/lisbon, which is no content folder of a city: it has no city.json.')
  expect(output).not.toMatch(/^\s+at /m)
})

type Misuse = { tool: string; args: readonly string[] }

async function expectUsage({ tool, args }: Misuse): Promise<void> {
  const DATA_DIR = temporaryFolder()
  const { status, output } = await runTool(tool, { args, env: { DATA_DIR } })
  expect(status).toBe(1)
  expect(output).toContain(`npm run ${tool}`)
  expect(output).not.toMatch(/^\s+at /m)
  expect(readdirSync(DATA_DIR)).toEqual([])
}

test.each([
  { tool: 'backup', args: ['--help'] },
  { tool: 'restore', args: ['one', 'other'] },
])('$tool with wrong arguments ($args) says how it is used, and does nothing', expectUsage)

testInFull.each([
  { tool: 'backup', args: ['one', 'other'] },
  { tool: 'update', args: ['--help'] },
])('$tool with wrong arguments ($args) says how it is used, and does nothing', expectUsage)
