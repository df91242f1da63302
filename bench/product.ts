/** Runs the production server in its own process with its own data folder. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readStartArguments } from '../tools/start-arguments.ts'
import { freePort } from '../tests/support/free-port.ts'
import { fetchAnswer } from '../tests/support/raw-answer.ts'
import { startChild, type Child } from './child.ts'

/** Removes the data folder after the work. */
export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-bench-'))
  try {
    return await work(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Variables that unit and image set. */
const DEPLOYED = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' }

/**
 * Rate limits are off, because all load comes from one IP.
 * @param folder of the built product
 * @param options of Node, beside those of `npm start`
 */
export async function startProduct(
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
  folder = process.cwd(),
  options: readonly string[] = [],
): Promise<Child> {
  const port = String(await freePort())
  const env = { PORT: port, DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
  return startChild({
    arguments: [...options, ...readStartArguments()],
    env: { ...env, ...DEPLOYED, ...more },
    cwd: folder,
  })
}

/** Like `startProduct`, by `npm start` as a user types it, with the npm and the Node of this machine. */
export async function startByNpm(dataDir: string): Promise<Child> {
  const port = String(await freePort())
  return startChild({
    command: 'npm',
    arguments: ['start'],
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...getEnvOfMachine(),
      ...DEPLOYED,
    },
  })
}

/** Finds the npm and the Node of this machine instead of those of the project. */
export function getEnvOfMachine(): { PATH: string } {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.endsWith('node_modules/.bin'))
  return { PATH: folders.join(delimiter) }
}

const MEGABYTE_BYTES = 1024 * 1024

/** After a start or work, the process needs this time to release memory. */
const REST_DELAY_MS = 1_500

type Use = { readonly cpuSeconds: number; readonly residentMegabytes: number }

/** Processor time and memory of the product, from its own metrics. */
export async function readUse(origin: string): Promise<Use> {
  const { body } = await fetchAnswer(`${origin}/metrics`)
  const text = body.toString()
  return {
    cpuSeconds: gauge(text, 'process_cpu_seconds_total'),
    residentMegabytes: gauge(text, 'process_resident_memory_bytes') / MEGABYTE_BYTES,
  }
}

/** Like `readUse`, after the process has released memory. */
export async function readUseAtRest(origin: string): Promise<Use> {
  await wait(REST_DELAY_MS)
  return readUse(origin)
}

function gauge(metrics: string, name: string): number {
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]
  if (value === undefined) throw new Error(`/metrics lacks ${name}`)
  return Number(value)
}
