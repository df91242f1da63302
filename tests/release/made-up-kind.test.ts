import { execFile } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { copyWithMadeUpKind } from '../support/made-up-kind.ts'
import { BUILD_TIMEOUT_MS, plainEnvironment } from '../support/product-copy.ts'
import { temporaryFolder } from '../support/stores.ts'

const run = promisify(execFile)

test('a fifth kind of entries passes the type check and the suites', { timeout: BUILD_TIMEOUT_MS }, async () => {
  const folder = temporaryFolder()
  copyWithMadeUpKind(folder)
  const { PATH = '', ...env } = plainEnvironment()
  const bin = join(folder, 'node_modules', '.bin')
  const options = { cwd: folder, env: { ...env, PATH: `${bin}${delimiter}${PATH}` } }
  // A failure shows what the command wrote.
  await run('tsc', ['-b', 'src/server', 'src/web'], options)
  const suites = ['src/server/admin/desk/desk-kinds.test.ts', 'tests/access-matrix-targets.test.ts']
  const { stdout } = await run('vitest', ['run', '--maxWorkers=1', ...suites, '-t', 'lines'], options)
  expect(stdout).toMatch(/Test Files .*2 passed/)
})
