import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { plainEnvironment } from '../support/product-copy.ts'
import { temporaryFolder } from '../support/stores.ts'

const tag = { tags: 'weakness/foreign-lock' }

/** A clone whose packages are there and whose build takes no time. */
function makeClone(): { folder: string; lockFile: string } {
  const folder = temporaryFolder()
  for (const name of ['tools', 'art', '.cache']) mkdirSync(join(folder, name))
  for (const name of ['tools/prepare.mjs', 'package.json', 'package-lock.json']) cpSync(name, join(folder, name))
  for (const name of ['node_modules', 'content']) symlinkSync(resolve(name), join(folder, name))
  const build = `import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('dist', { recursive: true })
writeFileSync('dist/manifest.json', '{}')`
  writeFileSync(join(folder, 'tools/build.ts'), build)
  const program = `import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('dist/program', { recursive: true })
writeFileSync('dist/program/main.mjs', '')`
  writeFileSync(join(folder, 'tools/build-program.ts'), program)
  const cards = `import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('dist/cards', { recursive: true })
writeFileSync('dist/cards/cards.json', '{}')`
  writeFileSync(join(folder, 'art/cards.ts'), cards)
  return { folder, lockFile: join(folder, '.cache/prepare.lock') }
}

function prepare(folder: string, more: Record<string, string> = {}, command = 'start') {
  const child = spawn(process.execPath, ['tools/prepare.mjs', command], {
    cwd: folder,
    env: { ...plainEnvironment(), ...more },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  return { ended: once(child, 'close').then(() => child.exitCode), output: () => output }
}

/** The 22nd field: man 5 proc_pid_stat. */
function startOfThisProcess(): string {
  const stat = readFileSync('/proc/self/stat', 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

test.each([
  { what: 'another process with the same id', holder: `${process.pid} 1` },
  { what: 'an id alone', holder: String(process.pid) },
  { what: 'a process that has ended', holder: '4194999 1' },
  { what: 'no process', holder: 'garbage' },
])('a lock that names $what does not count', tag, async ({ holder }) => {
  const { folder, lockFile } = makeClone()
  writeFileSync(lockFile, holder)
  const { ended, output } = prepare(folder)
  expect(await ended).toBe(0)
  expect(output()).not.toContain('Another process')
  expect(existsSync(lockFile)).toBe(false)
})

test('a lock of a process that lives is waited for', tag, async () => {
  const { folder, lockFile } = makeClone()
  writeFileSync(lockFile, `${process.pid} ${startOfThisProcess()}`)
  const { ended, output } = prepare(folder)
  await vi.waitFor(() => expect(output()).toContain('Another process is making this clone ready'), { timeout: 20_000 })
  expect(existsSync(join(folder, 'dist'))).toBe(false)
  rmSync(lockFile)
  expect(await ended).toBe(0)
  expect(existsSync(join(folder, 'dist/manifest.json'))).toBe(true)
})

/** Records what npm is asked for. Like npm, it writes down the packages that are there afterwards. */
const FAKE_NPM = `
const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const args = process.argv.slice(2)
appendFileSync('npm-calls', args.join(' ') + '\\n')
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const kept = Object.entries(packages).filter(([, { dev, devOptional }]) => !args.includes('--omit=dev') || !(dev || devOptional))
mkdirSync('node_modules', { recursive: true })
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(kept) }))
`

describe('packages are installed without running their scripts', { tags: 'weakness/packages-of-the-build' }, () => {
  const getCalls = (folder: string) =>
    existsSync(join(folder, 'npm-calls')) ? readFileSync(join(folder, 'npm-calls'), 'utf8').trim().split('\n') : []

  async function prepareWithoutPackages(folder: string, more: Record<string, string> = {}): Promise<string[]> {
    rmSync(join(folder, 'npm-calls'), { force: true })
    writeFileSync(join(folder, 'npm.cjs'), FAKE_NPM)
    const { ended } = prepare(folder, { npm_execpath: join(folder, 'npm.cjs'), ...more })
    expect(await ended).toBe(0)
    const calls = getCalls(folder)
    expect(calls.filter((call) => !call.includes('--ignore-scripts'))).toEqual([])
    return calls.map((call) => call.split(' ').slice(0, 2).join(' '))
  }

  test('all of them where the pages must be built, and those of the server alone where they are', async () => {
    const { folder } = makeClone()
    rmSync(join(folder, 'node_modules'))
    expect(await prepareWithoutPackages(folder)).toEqual(['ci --include=dev'])
    expect(await prepareWithoutPackages(folder)).toEqual([])
    rmSync(join(folder, 'node_modules'), { recursive: true })
    expect(await prepareWithoutPackages(folder)).toEqual(['ci --omit=dev'])
    expect(await prepareWithoutPackages(folder)).toEqual([])
  })

  test('in production those of the build go once the pages are built', async () => {
    const { folder } = makeClone()
    rmSync(join(folder, 'node_modules'))
    const production = { NODE_ENV: 'production' }
    expect(await prepareWithoutPackages(folder, production)).toEqual(['ci --include=dev', 'prune --omit=dev'])
    expect(await prepareWithoutPackages(folder, production)).toEqual([])
  })
})

test.each(['operator', 'pure'])('commands that need no pages build none: %s', tag, async (command) => {
  const { folder } = makeClone()
  const { ended, output } = prepare(folder, {}, command)
  expect(await ended).toBe(0)
  expect(output()).toBe('')
  expect(existsSync(join(folder, 'dist'))).toBe(false)
})
