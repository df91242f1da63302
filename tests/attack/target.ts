import { readdirSync, readlinkSync } from 'node:fs'
import { readMemory } from '../support/process-memory.ts'
import { startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/stores.ts'
import type { Outcome } from './outcome.ts'

/** A production server under attack. */
export type Target = {
  readonly url: string
  readonly port: number
  readonly pid: number
  readonly dataDir: string
  /** Memory in megabytes. */
  memory(): number
  /** The number of open sockets. */
  sockets(): number
  output(): string
  /** Stops the server and reports the effect of the attack. */
  finish(): Promise<Required<Pick<Outcome, 'crashes' | 'memory'>>>
}

const MEMORY_INTERVAL_MS = 200

export const ADMIN = { email: 'admin@surat.example', password: 'monsoon-over-the-Tapi' }

/** Starts the production build. Each test has its own data folder, because attacks change the data. */
export async function startTarget(env: Record<string, string> = {}): Promise<Target> {
  const dataDir = env['DATA_DIR'] ?? temporaryFolder()
  const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...admin, ...env })
  const memory = () => readMemory(server.pid).now
  const before = memory()
  let most = before
  const looking = setInterval(() => {
    most = Math.max(most, memory())
  }, MEMORY_INTERVAL_MS)
  looking.unref()
  return {
    url: server.url,
    port: Number(new URL(server.url).port),
    pid: server.pid,
    dataDir,
    memory,
    sockets: () => getSockets(server.pid),
    output: server.output,
    finish: async () => {
      clearInterval(looking)
      const after = memory()
      const unforeseen = server.output().split('unforeseen failure').length - 1
      const status = await server.stop()
      return { crashes: (status === 0 ? 0 : 1) + unforeseen, memory: { before, most: Math.max(most, after), after } }
    },
  }
}

function getSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).filter((name) => {
    try {
      return readlinkSync(`${folder}/${name}`).startsWith('socket:')
    } catch {
      // The socket closed after the folder was read.
      return false
    }
  }).length
}
