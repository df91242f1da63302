/**
 * Checks the types, and lints and formats the files that changed since the branch left `main`, uncommitted ones
 * included. `npm test` does the same with all files.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

function git(...args: readonly string[]): readonly string[] {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

/** Outside a repository nobody knows what changed, so it is everything. */
function findChanged(): readonly string[] {
  if (git('rev-parse', 'HEAD').length === 0) return ['.']
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(changed)].filter((path) => existsSync(path))
}

/** Prints what the command says only if it fails. */
function run(command: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(command, args, { shell: process.platform === 'win32' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} ${command}${code === 0 ? '' : `\n${output}`}`)
      resolve(code === 0)
    })
  })
}

const changed = findChanged()
const sources = changed.filter((path) => path === '.' || /\.(tsx?|mjs)$/.test(path))
const results = await Promise.all([
  run('tsc', ['-b', '--checkers', '1']),
  ...(sources.length > 0 ? [run('oxlint', ['--type-aware', '--deny-warnings', ...sources])] : []),
  ...(changed.length > 0 ? [run('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...changed])] : []),
])
process.exitCode = results.every(Boolean) ? 0 : 1
