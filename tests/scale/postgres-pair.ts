import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { freePort } from '../support/free-port.ts'
import { temporaryFolder } from '../support/stores.ts'
import { measureTimeUntil } from '../support/network-calls.ts'
import { findPostgres, findProgram } from '../support/debian-packages.ts'
import type { Identity, Program } from '../support/launched-program.ts'
import { run, startProgram } from './program.ts'

const PASSWORD = 'for-tests-only'
const NOBODY = 65_534

/** The name under which the standby receives changes. */
const STANDBY = 'standby'

/** A primary with a synchronous standby, behind the proxy of deploy/haproxy.cfg. */
export type PostgresPair = {
  /** The URL of the proxy, which leads to the primary. */
  readonly url: string
  /** Ends the stream of changes to the standby. The primary goes on. */
  cutReplication(): Promise<void>
  /** Kills every process of the primary. */
  killPrimary(): void
  /** Makes the standby the primary. The proxy notices it by itself. */
  promoteStandby(): Promise<void>
}

export async function startPostgresPair(): Promise<PostgresPair> {
  const programs = findPostgres()
  const haproxy = findProgram('haproxy')
  if (programs === null || haproxy === null) throw new Error('Postgres and HAProxy are not installed')
  const folder = temporaryFolder()
  // Postgres refuses to run as root.
  const identity: Identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if (identity.uid !== undefined) {
    chmodSync(folder, 0o755)
    chownSync(folder, NOBODY, NOBODY)
  }
  const [primaryPort, standbyPort, proxyPort] = [await freePort(), await freePort(), await freePort()]
  const getUrl = (port: number, database = 'postgres') =>
    `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`
  const [primaryData, standbyData] = [join(folder, 'one'), join(folder, 'two')]
  const start = (data: string, port: number) =>
    startProgram({
      command: join(programs, 'postgres'),
      // The data is temporary, so Postgres need not wait for the disk.
      args: ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-c', 'fsync=off', '-c', 'unix_socket_directories='],
      port,
      identity,
    })

  await initialize({ programs, data: primaryData, folder, identity })
  const primary = await start(primaryData, primaryPort)
  await waitUntilReady(getUrl(primaryPort))
  await query(getUrl(primaryPort), 'create role safarnama_check login', 'create database safarnama')
  const from = `host=127.0.0.1 port=${primaryPort} user=postgres application_name=${STANDBY}`
  const copy = ['-D', standbyData, '-R', '-X', 'stream', '-c', 'fast', '-d', from]
  await run(join(programs, 'pg_basebackup'), copy, { identity, env: { PGPASSWORD: PASSWORD } })
  await start(standbyData, standbyPort)
  await query(
    getUrl(primaryPort),
    `alter system set synchronous_standby_names = '${STANDBY}'`,
    'select pg_reload_conf()',
  )
  await waitUntilSynchronous(getUrl(primaryPort))

  await startProgram({
    command: haproxy,
    args: ['-db', '-f', resolve('deploy/haproxy.cfg')],
    env: {
      POSTGRES_BIND: `127.0.0.1:${proxyPort}`,
      POSTGRES_ONE: `127.0.0.1:${primaryPort}`,
      POSTGRES_TWO: `127.0.0.1:${standbyPort}`,
    },
    port: proxyPort,
  })
  await waitUntilReady(getUrl(proxyPort))
  return {
    url: getUrl(proxyPort, 'safarnama'),
    cutReplication: async () =>
      void (await query(getUrl(standbyPort), "alter system set primary_conninfo = ''", 'select pg_reload_conf()')),
    killPrimary: () => killAll(primary),
    promoteStandby: () => run(join(programs, 'pg_ctl'), ['promote', '-w', '-D', standbyData], { identity }),
  }
}

type Initialized = { programs: string; data: string; folder: string; identity: Identity }

async function initialize({ programs, data, folder, identity }: Initialized): Promise<void> {
  mkdirSync(data, { mode: 0o700 })
  if (identity.uid !== undefined) chownSync(data, NOBODY, NOBODY)
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, PASSWORD)
  const args = [`--pgdata=${data}`, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  await run(join(programs, 'initdb'), [...args, '--encoding=UTF8', '--locale=C', '--no-sync'], { identity })
  const access = join(data, 'pg_hba.conf')
  const check = 'host postgres safarnama_check 127.0.0.1/32 trust'
  writeFileSync(access, `${check}\n${readFileSync(access, 'utf8')}`)
}

/** Postgres has one process per connection besides the first. The first is stopped so that it starts no other. */
function killAll({ pid }: Program): void {
  process.kill(pid, 'SIGSTOP')
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  for (const one of [pid, ...stdout.split('\n').filter(Boolean).map(Number)]) process.kill(one, 'SIGKILL')
}

export async function query(url: string, ...statements: readonly string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement))
    return rows
  } finally {
    await client.end()
  }
}

async function waitUntilReady(url: string): Promise<void> {
  await measureTimeUntil(() =>
    query(url, 'select 1').then(
      () => true,
      () => false,
    ),
  )
}

async function waitUntilSynchronous(url: string): Promise<void> {
  await measureTimeUntil(async () => {
    const rows = await query(url, 'select sync_state from pg_stat_replication')
    return rows.some((row) => row['sync_state'] === 'sync')
  })
}
