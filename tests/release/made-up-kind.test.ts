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
  const runSuites = async (...args: string[]) =>
    (await run('vitest', ['run', '--maxWorkers=1', ...args], options)).stdout
  const byKind = ['src/server/admin/desk/desk-kinds.test.ts', 'tests/access-matrix-targets.test.ts']
  expect(await runSuites(...byKind, '-t', 'lines')).toMatch(/Test Files .*2 passed/)
  const ofPeople = ['src/server/app/personal-data.test.ts', 'tests/audit-log.test.ts']
  expect(await runSuites(...ofPeople)).toMatch(/Test Files .*2 passed/)
})
