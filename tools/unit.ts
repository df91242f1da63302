/**
 * Runs unit tests: all, or those whose paths contain one of the arguments. It first prepares what their projects need,
 * so that a pure test waits for no build, browser or database. Options go to Vitest; `--watch` keeps running.
 */
import { spawnSync } from 'node:child_process'
import { findTestFiles, type ProjectName } from '../tests/support/test-projects.ts'

const args = process.argv.slice(2)

/** The projects in the order of what they need: each needs what the ones before it need, and more. */
const order: readonly ProjectName[] = ['pure', 'store', 'product']

/** An argument that fits no file, such as the value of an option, asks for nothing. */
function findProjects(): readonly ProjectName[] {
  const files = findTestFiles(args)
  const named = order.filter((name) => files[name].some((file) => args.some((argument) => file.includes(argument))))
  return named.length > 0 ? named : order
}

function run(command: string, rest: readonly string[]): void {
  const { status, error } = spawnSync(command, rest, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status ?? 1)
}

const most = findProjects().at(-1)
// The packages are there already.
if (most !== undefined && most !== 'pure') run(process.execPath, ['tools/prepare.mjs', most])
run('vitest', args.includes('--watch') ? args : ['run', ...args])
