import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A program besides the product that listens at a port. */
export type Program = {
  readonly pid: number
  output(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

export type Start = {
  command: string
  args: readonly string[]
  env?: Readonly<Record<string, string>>
  /** The program has started when this port of loopback accepts connections. */
  port: number
  /** The user that it runs as. */
  identity?: Identity
}

export type Identity = { uid?: number; gid?: number }

/** Programs on a busy machine start slowly. */
const START_MS = 60_000

/** Starts a program. @throws Error with its output when it ends before it listens, or listens too late */
export async function launchProgram({ command, args, env = {}, port, identity = {} }: Start): Promise<Program> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...identity,
  })
  let text = ''
  const collect = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-20_000)
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = once(child, 'close')
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await ended
  }
  const begun = performance.now()
  while (!(await accepts(port))) {
    const isOver = child.exitCode !== null || performance.now() - begun > START_MS
    if (isOver) {
      await stop()
      throw new Error(`${command} did not start:\n${text}`)
    }
    await wait(50)
  }
  return { pid: child.pid ?? 0, output: () => text, stop }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
