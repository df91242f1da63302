import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { launchProgram, type Program, type Start } from '../support/launched-program.ts'

/** Starts a program and ends it after the test. */
export async function startProgram(start: Start): Promise<Program> {
  const program = await launchProgram(start)
  onTestFinished(() => program.stop())
  return program
}

/** Runs a program to its end. @throws Error when it fails */
export async function run(
  command: string,
  args: readonly string[],
  { env = {}, identity = {} }: Pick<Start, 'env' | 'identity'> = {},
): Promise<void> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...identity,
  })
  let text = ''
  const collect = (chunk: Buffer) => {
    text += chunk.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`${command} failed:\n${text}`)
}
