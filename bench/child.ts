/** Programs that the bench starts: they print `Open http://…` once they listen. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type Child = {
  readonly origin: string
  readonly processId: number
  /** Ends it and waits until it is gone. */
  stop(): Promise<void>
}

type Program = {
  /** For Node: its options, the script, the script's own. */
  arguments: readonly string[]
  env?: Readonly<Record<string, string>>
}

/** Milliseconds after which a program that has not said its address is given up. */
const TIMEOUT_MS = 30_000

/** @throws Error with what the program wrote when it ends, or says nothing in time, before it listens */
export async function startChild({ arguments: given, env = {} }: Program): Promise<Child> {
  const child = spawn(process.execPath, given, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const origin = await addressOf(child, given.join(' '))
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  return { origin, processId: child.pid ?? Number.NaN, stop }
}

function addressOf(child: ChildProcess, name: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error(`${name} has no output`)
  let complaints = ''
  stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text))
  const timer = setTimeout(() => {
    child.kill('SIGKILL')
    reject(new Error(`${name} did not listen within ${TIMEOUT_MS} ms\n${complaints}`))
  }, TIMEOUT_MS)
  child.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it listened\n${complaints}`)))
  createInterface(stdout).on('line', (line) => {
    const origin = /^Open (http:\S+)/.exec(line)?.[1]
    if (origin !== undefined) resolve(origin)
  })
  return promise.finally(() => clearTimeout(timer))
}
