/** A checkout of the last commit beside this one, in which files are changed and tests are run. */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import type { Mutant } from './mutant.ts'

/** Built once, and not kept in the repository. A build writes into them, so that they are copied. */
const BUILT = ['dist', '.cache']

export type Scratch = {
  readonly folder: string
  /** Seeds a fault. @returns what takes it out again @throws Error if its text does not stand in the file once */
  seed: (mutant: Mutant) => () => void
  /** @returns true if the command ends with success */
  run: (command: string, args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<boolean>
  remove: () => void
}

export function createScratch(): Scratch {
  const folder = join(mkdtempSync(join(tmpdir(), 'mutants-')), 'checkout')
  git('worktree', 'add', '--quiet', '--detach', folder, 'HEAD')
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const built of BUILT)
    if (existsSync(built)) cpSync(built, join(folder, built), { recursive: true, preserveTimestamps: true })
  const path = [join(folder, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
  return {
    folder,
    seed: ({ file, find, replace }) => {
      const target = join(folder, file)
      const before = readFileSync(target, 'utf8')
      const parts = before.split(find)
      if (parts.length !== 2) throw new Error(`${file} has this text ${parts.length - 1} times: ${find}`)
      writeFileSync(target, parts.join(replace))
      return () => writeFileSync(target, before)
    },
    run: (command, args, env) =>
      new Promise((done, fail) => {
        const child = spawn(command, args, {
          cwd: folder,
          stdio: 'ignore',
          env: { ...process.env, PATH: path, ...env },
        })
        child.on('error', fail)
        child.on('exit', (code) => done(code === 0))
      }),
    remove: () => {
      git('worktree', 'remove', '--force', folder)
      rmSync(join(folder, '..'), { recursive: true, force: true })
    },
  }
}

function git(...args: string[]): void {
  execFileSync('git', args, { stdio: ['ignore', 'ignore', 'inherit'] })
}
