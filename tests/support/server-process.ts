import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** The product as an operator runs it: a process of its own. */
export type ServerProcess = {
  /** Address it listens at. */
  readonly url: string
  /** Everything printed so far. */
  output(): string
  /** Sends a signal and waits for the end. @returns the exit status */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

type Exited = { status: number | null; output: string }

const MAIN = 'src/server/main.ts'

/** Starts the server on a port of its own and waits until it says where it listens. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const { child, output, ended } = launch(env)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /^Open (http\S+)$/m.exec(output())?.[1]
      if (address !== undefined) resolve(address)
    })
    void ended.then(() => reject(new Error(`The server did not start:\n${output()}`)))
  })
  return {
    url,
    output,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}

/** Starts a server that is expected to give up, and waits for its end. */
export async function runServerToItsEnd(env: Record<string, string>): Promise<Exited> {
  const { output, ended } = launch(env)
  return { status: await ended, output: output() }
}

function launch(env: Record<string, string>) {
  const { PATH = '', HOME = '', TMPDIR } = process.env
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, HOME, ...(TMPDIR !== undefined && { TMPDIR }), PORT: '0', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const collect = (chunk: Buffer) => {
    text += chunk.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = once(child, 'close').then((): number | null => child.exitCode)
  onTestFinished(async () => {
    if (child.exitCode !== null) return
    child.kill('SIGKILL')
    await ended
  })
  return { child, output: () => text, ended }
}
