import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { testInFull } from '../../../../tests/support/full-test.ts'
import { callApiOverNetwork } from '../../../../tests/support/network-calls.ts'
import { getChildren, startServer, stopInOrder } from '../../../../tests/support/server-process.ts'
import { isFullRun } from '../../../../tests/support/scale.ts'
import { onRelease, shareInSuite } from '../../../../tests/support/share-in-suite.ts'
import { createStoreLocationForSuite, temporaryFolder, getVariables } from '../../../../tests/support/stores.ts'

const tag = { tags: 'weakness/workers' }

/** A worker that hangs is noticed within this time on a busy machine. */
const NOTICED = { timeout: 100_000, interval: 100 }

const PROGRAM = 'dist/program/main.mjs'

/** Copies the built product, so that a test can break its program. */
function copyBuiltProduct(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'dist'))
  for (const name of ['src', 'tools', 'package.json', 'dist/program']) {
    cpSync(name, join(folder, name), { recursive: true })
  }
  for (const name of [
    'node_modules',
    'content',
    'dist/client',
    'dist/server',
    'dist/manifest.json',
    'dist/languages',
  ]) {
    symlinkSync(resolve(name), join(folder, name))
  }
  return folder
}

async function getStatuses(url: string): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: 8 }, () => callApiOverNetwork(url, 'GET /city')))
  return answers.map(({ status }) => status)
}

const allFine = Array.from({ length: 8 }, () => 200)

testInFull(
  'workers of the old code go on when the new code does not start, and the next renewal works',
  tag,
  async () => {
    const folder = copyBuiltProduct()
    const server = await startServer({ DATA_DIR: join(folder, 'data'), WORKERS: '2' }, { folder })
    const old = getChildren(server.pid)
    const file = join(folder, PROGRAM)
    const sound = readFileSync(file, 'utf8')

    writeFileSync(file, `throw new Error('broken by hand')\n${sound}`)
    server.signal('SIGHUP')
    await vi.waitFor(() => expect(server.output()).toContain('The new code does not start'), NOTICED)
    expect(server.output().match(/^Error: broken by hand/gm)).toHaveLength(1)
    expect(getChildren(server.pid)).toEqual(old)
    expect(await getStatuses(server.url)).toEqual(allFine)

    writeFileSync(file, sound)
    server.signal('SIGHUP')
    await vi.waitFor(() => expect(server.output()).toContain('All workers are new'), NOTICED)
    expect(getChildren(server.pid)).toHaveLength(2)
    expect(getChildren(server.pid).filter((pid) => old.includes(pid))).toEqual([])
    expect(await getStatuses(server.url)).toEqual(allFine)
    expect(await server.stop()).toBe(0)
  },
)

describe('of two workers', () => {
  const shareServer = shareInSuite(async () => {
    const { remove, ...location } = await createStoreLocationForSuite('SQLite')
    onRelease(remove)
    const server = await startServer({ ...getVariables(location), WORKERS: '2' })
    onRelease(() => stopInOrder(server))
    return server
  })

  const dying = [
    { which: 'the worker that is being renewed', index: 0 },
    { which: 'the other', index: 1 },
  ]

  testInFull.each(dying)('$which dies during a renewal, and there is neither a gap nor one too many', tag, expectNoGap)

  async function expectNoGap({ index }: { index: number }): Promise<void> {
    const server = await shareServer()
    const renewals = () => server.output().split('All workers are new').length
    const [before, old] = [renewals(), getChildren(server.pid)]
    expect(old).toHaveLength(2)
    server.signal('SIGHUP')
    await vi.waitFor(() => expect(getChildren(server.pid)).toHaveLength(3), NOTICED)
    process.kill(old[index] ?? 0, 'SIGKILL')
    await vi.waitFor(() => expect(renewals()).toBe(before + 1), NOTICED)
    await vi.waitFor(() => {
      expect(getChildren(server.pid)).toHaveLength(2)
      expect(getChildren(server.pid).filter((pid) => old.includes(pid))).toEqual([])
    }, NOTICED)
    expect(await getStatuses(server.url)).toEqual(allFine)
  }

  testInFull('one that stops answering is replaced', tag, async () => {
    const server = await shareServer()
    const [stopped = 0, other = 0] = getChildren(server.pid)
    process.kill(stopped, 'SIGSTOP')
    await vi.waitFor(() => {
      expect(getChildren(server.pid)).not.toContain(stopped)
      expect(getChildren(server.pid)).toHaveLength(2)
    }, NOTICED)
    expect(getChildren(server.pid)).toContain(other)
    expect(server.output()).toMatch(/Worker \d did not answer for 15 seconds/)
    await vi.waitFor(async () => expect(await getStatuses(server.url)).toEqual(allFine), NOTICED)
  })
})

// The product has no way to make it hang, so the test adds one.
test.runIf(isFullRun)('a server of one process that hangs ends itself', tag, async () => {
  const folder = copyBuiltProduct()
  const file = join(folder, PROGRAM)
  writeFileSync(file, `process.on('SIGUSR2', () => { for (;;); })\n${readFileSync(file, 'utf8')}`)
  const server = await startServer({ DATA_DIR: join(folder, 'data') }, { folder })
  server.signal('SIGUSR2')
  await vi.waitFor(() => expect(server.output()).toContain('did not answer for 15 seconds and is ended'), NOTICED)
  // A signal ended it.
  expect(await server.stop()).toBeNull()
})

test.runIf(isFullRun)('a worker that hangs ends soon after its supervisor was killed', tag, async () => {
  const folder = copyBuiltProduct()
  const file = join(folder, PROGRAM)
  writeFileSync(file, `process.on('SIGUSR2', () => { for (;;); })\n${readFileSync(file, 'utf8')}`)
  const server = await startServer({ DATA_DIR: join(folder, 'data'), WORKERS: '2' }, { folder })
  const both = getChildren(server.pid)
  process.kill(both[0] ?? 0, 'SIGUSR2')
  process.kill(server.pid, 'SIGKILL')
  await vi.waitFor(() => {
    for (const pid of both) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  }, NOTICED)
  expect(server.output()).not.toContain('did not answer')
})

// A worker counts as hanging after 15 seconds, so the short run has one such test.
test.runIf(isFullRun)('a stop ends a worker that does not answer', tag, async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder(), WORKERS: '2' })
  const [stopped = 0] = getChildren(server.pid)
  process.kill(stopped, 'SIGSTOP')
  expect(await server.stop()).toBe(1)
  expect(() => process.kill(stopped, 0)).toThrow('ESRCH')
})
