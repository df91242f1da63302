import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/stores.ts'
import type { Outcome } from './outcome.ts'

/** The product as it is run for people, for somebody to attack. */
export type Target = {
  readonly url: string
  readonly port: number
  readonly dataDir: string
  /** Megabytes that it holds now. */
  memory(): number
  /** Sockets that it has open, whoever they lead to. */
  sockets(): number
  /** Everything printed so far. */
  output(): string
  /** Stops it, and tells what the attack has done to it. */
  finish(): Promise<Required<Pick<Outcome, 'crashes' | 'memory'>>>
}

/** Milliseconds between two looks at the memory. */
const LOOK_INTERVAL = 200

export const ADMIN = { email: 'admin@surat.example', password: 'monsoon-over-the-Tapi' }

/** Starts the production build on a data folder of its own. Each test has its own: an attack leaves marks. */
export async function startTarget(env: Record<string, string> = {}): Promise<Target> {
  const dataDir = env['DATA_DIR'] ?? temporaryFolder()
  const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...admin, ...env })
  const memory = () => memoryOf(server.pid)
  const before = memory()
  let most = before
  const looking = setInterval(() => {
    most = Math.max(most, memory())
  }, LOOK_INTERVAL)
  looking.unref()
  return {
    url: server.url,
    port: Number(new URL(server.url).port),
    dataDir,
    memory,
    sockets: () => socketsOf(server.pid),
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

function socketsOf(pid: number): number {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).filter((name) => {
    try {
      return readlinkSync(`${folder}/${name}`).startsWith('socket:')
    } catch {
      // Closed between the two looks.
      return false
    }
  }).length
}

/** Zero once it has ended. */
function memoryOf(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}
