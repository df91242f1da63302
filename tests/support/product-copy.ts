import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readStartArguments } from '../../tools/start-arguments.ts'

const COPIED = [
  'src',
  'tools',
  'art',
  'tests/cities',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vite.config.ts',
]

/** Limit of a hook that builds a copy, which has pages in several languages. It only ends what hangs. */
export const BUILD_TIMEOUT_MS = 300_000

/** Variables for commands in a copy. The rest of this process's environment is for tests. */
export function plainEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env
  return { PATH, HOME }
}

/** Copies the sources into a folder that a test may change and build. */
export function copyProduct(folder: string): void {
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
}

export type RunningCopy = { readonly url: string; stop(): Promise<void> }

/**
 * Starts a built copy as `npm start` does, with its data in the copy's folder. It ends with this process at the latest,
 * also if the hook that starts it takes too long: a server that stays would hold the runner open.
 */
export async function startCopy(folder: string, env: Record<string, string>): Promise<RunningCopy> {
  const server = spawn(process.execPath, readStartArguments(), {
    cwd: folder,
    env: { ...plainEnvironment(), PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => void server.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(server, 'exit').finally(() => process.off('exit', kill))
  const stop = async () => {
    server.kill()
    await ended
  }
  let output = ''
  server.stderr.on('data', (part: Buffer) => (output += String(part)))
  for await (const part of server.stdout) {
    output += String(part)
    const url = /^Open (\S+)$/m.exec(output)?.[1]
    if (url !== undefined) return { url, stop }
  }
  throw new Error(`The copy did not start:\n${output}`)
}
