import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readStartArguments } from '../../tools/start-arguments.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** Origin that the pages' canonical links name; unlike the address under which the tests reach the server. */
export const PUBLIC_URL = 'https://guide.example'

/** Who administers the server under test. */
export const ADMIN = { email: 'admin@guide.example', password: 'kite-over-the-castle' } as const

export type BrowserServer = {
  url: string
  /** Folder of the mails that it sent. */
  outbox: string
  stop: () => Promise<void>
}

/**
 * Starts the built product as an operator would, on a free port and with an empty data folder that goes with it.
 * @param env variables beside those of every test
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
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const reportEnd = (code: number | null, signal: string | null) => {
    console.error(`The server under test ended by itself: exit code ${code}, signal ${signal}`)
  }
  server.once('exit', reportEnd)
  return {
    url: await addressOf(server),
    outbox: join(dataDir, 'outbox'),
    stop: async () => {
      server.off('exit', reportEnd)
      if (server.exitCode === null && server.signalCode === null) {
        const exited = once(server, 'exit')
        server.kill('SIGTERM')
        await exited
      }
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The server prints `Open http://…` once it answers. */
async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The server has no output to read')
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /^Open (http:\S+)$/.exec(line)?.[1]
    if (address === undefined) continue
    server.stdout.resume()
    return address
  }
  throw new Error('The server ended before it gave an address')
}
