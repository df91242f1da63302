/** Starts programs that print `Open http://…` when they listen. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type Child = {
  readonly origin: string
  readonly processId: number
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<void>
}

type Program = {
  /** By default, Node. Another command gets a process group, which its stop ends as a whole. */
  command?: string
  /** Arguments for Node: its options, the script and the script's arguments. */
  arguments: readonly string[]
  env?: Readonly<Record<string, string>>
  /** By default, this process's. */
  cwd?: string
}

/** A start with 10,000 places on a busy machine takes long. */
const START_TIMEOUT_MS = 120_000

/** @throws Error with the program's stderr if it exits before it listens or does not listen in time */
export async function startChild({
  command = process.execPath,
  arguments: given,
  env = {},
  cwd = process.cwd(),
}: Program): Promise<Child> {
  const isGroup = command !== process.execPath
  const child = spawn(command, given, {
    cwd,
    env: { ...process.env, ...env },
    detached: isGroup,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const origin = await waitForOrigin(child, given.join(' '))
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    if (isGroup && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    else child.kill('SIGTERM')
    await exited
  }
  return { origin, processId: child.pid ?? Number.NaN, stop }
}

function waitForOrigin(child: ChildProcess, name: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error(`${name} has no output`)
  let errorOutput = ''
  stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text))
  const timer = setTimeout(() => {
    child.kill('SIGKILL')
    reject(new Error(`${name} did not listen within ${START_TIMEOUT_MS} ms\n${errorOutput}`))
  }, START_TIMEOUT_MS)
  child.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it listened\n${errorOutput}`)))
  createInterface(stdout).on('line', (line) => {
    const origin = /^Open (http:\S+)/.exec(line)?.[1]
    if (origin !== undefined) resolve(origin)
  })
  return promise.finally(() => clearTimeout(timer))
}
