import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { readStartArguments } from '../../tools/start-arguments.ts'
import { findLeakedSecrets } from './leaked-secrets.ts'
import { onRelease } from './share-in-suite.ts'

/** The product in its own process, as an operator runs it. */
export type ServerProcess = {
  /** The URL at which it listens. */
  readonly url: string
  /** Everything that it has printed. */
  output(): string
  readonly pid: number
  signal(signal: NodeJS.Signals): void
  /** Sends a signal and waits until the process ends. @returns the exit status */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

export type LaunchedServer = Omit<ServerProcess, 'url'> & {
  /** Resolves when the server listens. Rejects when the process ends before. */
  readonly started: Promise<string>
}

type Exited = { status: number | null; output: string }

type Options = {
  /** A copy of the product that runs instead of this one. */
  folder?: string
}

/** Starts the server on a free port and waits until it listens. */
export async function startServer(env: Record<string, string>, options: Options = {}): Promise<ServerProcess> {
  const { started, ...server } = launchServer(env, options)
  return { url: await started, ...server }
}

/** Starts the server without waiting for it, so that a test can end it during its start. */
export function launchServer(env: Record<string, string>, options: Options = {}): LaunchedServer {
  const { child, output, ended } = launch(env, options)
  const started = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /^Open (http\S+)$/m.exec(output())?.[1]
      // Warnings were written to the other stream before. They are read in the same turn of the loop, maybe after this.
      if (address !== undefined) setImmediate(resolve, address)
    })
    void ended.then(() => reject(new Error(`The server did not start:\n${output()}`)))
  })
  // A test that ends the server during its start needs no rejection.
  started.catch(() => undefined)
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return { started, output, pid: child.pid ?? 0, signal: (signal) => void child.kill(signal), stop }
}

/** Stops the server of a suite. @throws Error if its exit status is not 0 */
export async function stopInOrder(server: ServerProcess): Promise<void> {
  const status = await server.stop()
  if (status !== 0) throw new Error(`The server ended with ${status}:\n${server.output()}`)
}

/** Starts a server that must fail at its start, and waits until it ends. */
export async function runServerToItsEnd(env: Record<string, string>): Promise<Exited> {
  const { output, ended } = launch(env)
  return { status: await ended, output: output() }
}

function launch(env: Record<string, string>, { folder = '.' }: Options = {}) {
  const { PATH = '', HOME = '', TMPDIR } = process.env
  const child = spawn(process.execPath, readStartArguments(), {
    cwd: folder,
    env: {
      PATH,
      HOME,
      ...(TMPDIR !== undefined && { TMPDIR }),
      PORT: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'debug',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const collect = (chunk: Buffer) => {
    text += chunk.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = once(child, 'close').then((): number | null => child.exitCode)
  onRelease(async () => {
    if (child.exitCode === null) child.kill('SIGKILL')
    await ended
    expect(findLeakedSecrets(text), 'the output of the server holds no secret').toEqual([])
  })
  return { child, output: () => text, ended }
}

/** @returns the ids of the processes that a process has started and that live */
export function getChildren(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.split(' ').filter(Boolean).map(Number)
}
