import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { isFullSuite } from '../../../../tests/support/full-suite.ts'

test('a process whose event loop hangs is ended, and says so', { tags: 'weakness/workers' }, () => {
  const { signal, stderr } = spawnSync(process.execPath, ['tests/support/hanging-process.ts'], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect({ signal, stderr }).toEqual({
    signal: 'SIGKILL',
    stderr: 'The server did not answer for 2 seconds and is ended\n',
  })
})

test.each(isFullSuite ? ['worker', 'reader'] : ['worker'])(
  'a %s that hangs ends after whoever started it was killed',
  { tags: ['weakness/workers', 'weakness/orphaned-workers'] },
  async (role) => {
    const parent = spawn(process.execPath, ['tests/support/orphaned-process.ts', 'parent', role], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [printed] = await once(parent.stdout, 'data')
    const child = Number(String(printed))
    expect(() => process.kill(child, 0)).not.toThrow()

    parent.kill('SIGKILL')

    const ends = () => expect(() => process.kill(child, 0)).toThrow('ESRCH')
    await vi.waitFor(ends, { timeout: 20_000, interval: 100 }).catch((error: unknown) => {
      process.kill(child, 'SIGKILL')
      throw error
    })
  },
)
