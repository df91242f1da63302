/** The production server in a process of its own, on a data folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readStartArguments } from '../tools/start-arguments.ts'
import { fetchAnswer } from './answer.ts'
import { freePort, startChild, type Child } from './child.ts'

/** A fresh data folder that goes away when the work is done. */
export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-bench-'))
  try {
    return await work(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Limits on addresses are off: all load comes from one. */
export async function startProduct(dataDir: string): Promise<Child> {
  const port = String(await freePort())
  const env = { PORT: port, DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', NODE_ENV: 'production' }
  return startChild({ arguments: readStartArguments(), env })
}

type Use = { readonly cpuSeconds: number; readonly residentBytes: number }

/** What the product has used so far, by its own metrics. */
export async function readUse(origin: string): Promise<Use> {
  const { body } = await fetchAnswer(`${origin}/metrics`)
  const text = body.toString()
  return {
    cpuSeconds: gauge(text, 'process_cpu_seconds_total'),
    residentBytes: gauge(text, 'process_resident_memory_bytes'),
  }
}

function gauge(metrics: string, name: string): number {
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]
  if (value === undefined) throw new Error(`/metrics lacks ${name}`)
  return Number(value)
}
