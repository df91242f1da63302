import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readStartArguments } from '../../tools/start-arguments.ts'
import { findLeakedSecrets } from './leaked-secrets.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** The origin in the pages' canonical links. It differs from the URL at which the tests reach the server. */
export const PUBLIC_URL = 'https://guide.example'

/** The admin account of the server under test. */
export const ADMIN = { email: 'admin@guide.example', password: 'kite-over-the-castle' } as const

export type BrowserServer = {
  url: string
  /** The folder with the mails that the server sent. */
  outbox: string
  stop: () => Promise<void>
}

/**
 * Starts the built product as an operator does, on a free port. Its data folder is empty and is removed at the end.
 * @param env variables besides those of every test
 */
export async function startBrowserServer(env: Readonly<Record<string, string>> = {}): Promise<BrowserServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'safarnama-browser-'))
  const server = spawn(process.execPath, readStartArguments(), {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      PUBLIC_URL,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'debug',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const reportEnd = (code: number | null, signal: string | null) => {
    console.error(`The server under test ended by itself: exit code ${code}, signal ${signal}`)
  }
  server.once('exit', reportEnd)
  const leaked: string[] = []
  return {
    url: await getAddress(server, (line) => leaked.push(...findLeakedSecrets(line))),
    outbox: join(dataDir, 'outbox'),
    stop: async () => {
      server.off('exit', reportEnd)
      if (server.exitCode === null && server.signalCode === null) {
        const exited = once(server, 'exit')
        server.kill('SIGTERM')
        await exited
      }
      await rm(dataDir, { recursive: true, force: true })
      if (leaked.length > 0) throw new Error(`The server printed secrets:\n${leaked.join('\n')}`)
    },
  }
}

/** Reads the URL from the line `Open http://…`, which the server prints when it is ready. */
function getAddress(server: ChildProcess, look: (line: string) => void): Promise<string> {
  if (!server.stdout) throw new Error('The server has no output to read')
  const lines = createInterface({ input: server.stdout })
  lines.on('line', look)
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const address = /^Open (http:\S+)$/.exec(line)?.[1]
      if (address !== undefined) resolve(address)
    })
    lines.once('close', () => reject(new Error('The server ended before it gave an address')))
  })
}
