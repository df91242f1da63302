import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

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
