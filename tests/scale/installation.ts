import { resolve } from 'node:path'
import { ADMIN } from '../faults/busy-admin.ts'
import { copyCityFolder, type CityFolder } from '../support/city-folder.ts'
import { freePort } from '../support/free-port.ts'
import { fetchStatus, measureTimeUntil } from '../support/network-calls.ts'
import { startS3Server } from '../support/s3-server.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'
import { temporaryFolder } from '../support/stores.ts'
import { findProgram } from '../support/debian-packages.ts'
import { prepareVarnish } from '../support/varnish.ts'
import { startPostgresPair, type PostgresPair } from './postgres-pair.ts'
import { startProgram } from './program.ts'

const PROCESSES = 3

/** Everything that docs/operating.md describes for many machines, on loopback. */
export type Installation = {
  /** The URL that visitors open: Caddy, then Varnish, then Caddy again, then one of the processes. */
  readonly url: string
  readonly postgres: PostgresPair
  /** The content folder of all processes. */
  readonly city: CityFolder
  readonly processes: readonly Replaceable[]
}

/** A process of the product that can end and start again at the same address. */
export type Replaceable = {
  /** Ends it. @returns the exit status */
  stop(signal: NodeJS.Signals): Promise<number | null>
  start(): Promise<void>
}

/** @param env variables of the processes besides those of the installation */
export async function startInstallation(env: Record<string, string> = {}): Promise<Installation> {
  const [postgres, storage] = [await startPostgresPair(), await startS3Server()]
  const city = copyCityFolder()
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort))
  const [balancerPort, cachePort, publicPort] = [await freePort(), await freePort(), await freePort()]
  const url = `http://127.0.0.1:${publicPort}`
  const variables = {
    DATABASE_URL: postgres.url,
    S3_URL: storage.url,
    CITY: city.path,
    PUBLIC_URL: url,
    TRUST_PROXY: '127.0.0.1/32',
    CACHE_PURGE_URL: `http://127.0.0.1:${cachePort}/`,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...env,
  }
  await startCaddy({ SITE: `http://:${balancerPort}`, TRUSTED_PROXIES: '127.0.0.1/32' }, balancerPort, ports)
  await startProgram(prepareVarnish({ port: cachePort, backendPort: balancerPort, folder: temporaryFolder() }))
  await startCaddy({ SITE: `http://:${publicPort}`, HEALTH: '/robots.txt' }, publicPort, [cachePort])
  const processes = []
  for (const port of ports) processes.push(await startReplaceable({ ...variables, PORT: String(port) }))
  await measureTimeUntil(async () => (await fetchStatus(`${url}/readyz`)) === 200)
  return { url, postgres, city, processes }
}

async function startReplaceable(env: Record<string, string>): Promise<Replaceable> {
  const dataDir = temporaryFolder()
  const begin = () => startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env })
  let server: ServerProcess = await begin()
  return {
    stop: (signal) => server.stop(signal),
    start: async () => {
      server = await begin()
    },
  }
}

/** Runs the Caddyfile that operators get. Its addresses are variables. */
async function startCaddy(env: Record<string, string>, port: number, upstreams: readonly number[]): Promise<void> {
  const folder = temporaryFolder()
  await startProgram({
    command: getProgram('caddy'),
    args: ['run', '--config', resolve('deploy/Caddyfile'), '--adapter', 'caddyfile'],
    env: {
      ...env,
      BIND: '127.0.0.1',
      UPSTREAMS: upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(' '),
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    port,
  })
}

function getProgram(name: string): string {
  const path = findProgram(name)
  if (path === null) throw new Error(`${name} is not installed`)
  return path
}
