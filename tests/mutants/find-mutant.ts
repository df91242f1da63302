import { readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod/mini'
import { getSuite, type Suite } from './mutant.ts'
import type { Scratch } from './scratch.ts'

/** `foundBy` names the test, or the type check or lint. `error`: a test failed, but not in an assertion. */
export type Verdict = { readonly foundBy: string | null; readonly error?: string }

type FailedTest = { readonly title: string; readonly message: string }

const ASSERTION = /AssertionError|expect\(|Property failed|Snapshot/

const RESULTS = '.mutants.json'

/** Runs the named tests with the settings of `npm test`, until one of them fails. */
export async function runTests(scratch: Scratch, tests: readonly string[]): Promise<Verdict> {
  const bySuite = Map.groupBy(tests, getSuite)
  const errors: string[] = []
  for (const [suite, named] of bySuite) {
    const { foundBy, error } = await runners[suite](scratch, named)
    if (foundBy !== null) return { foundBy }
    if (error !== undefined) errors.push(error)
  }
  return { foundBy: null, ...(errors[0] !== undefined && { error: errors[0] }) }
}

type Runner = (scratch: Scratch, tests: readonly string[]) => Promise<Verdict>

const runners: Readonly<Record<Suite, Runner>> = {
  types: async ({ run }) => ({ foundBy: (await run('tsc', ['-b', '--checkers', '1'])) ? null : 'type check' }),
  lint: async ({ run }) => ({
    foundBy: (await run('oxlint', ['--type-aware', '--deny-warnings'])) ? null : 'lint',
  }),
  unit: async (scratch, tests) => {
    const args = ['run', ...tests, '--bail=1', '--maxWorkers=1', '--reporter=json', `--outputFile=${RESULTS}`]
    return judge(await scratch.run('vitest', args), readFailures(scratch, readVitest))
  },
  browser: async (scratch, tests) => {
    if (!(await scratch.run('node', ['tools/prepare.mjs', 'test']))) return { foundBy: null, error: 'no build' }
    const named = tests.map((test) => test.split(' › '))
    const titles = named.flatMap(([, title]) => title ?? [])
    const args = ['test', ...named.map(([file = '']) => file), '--workers=1', '--max-failures=1', '--reporter=json']
    const grep = titles.length === 0 ? [] : [`--grep=${titles.join('|')}`]
    const isPassed = await scratch.run('playwright', [...args, ...grep], { PLAYWRIGHT_JSON_OUTPUT_FILE: RESULTS })
    return judge(isPassed, readFailures(scratch, readPlaywright))
  },
}

function judge(isPassed: boolean, failed: readonly FailedTest[] | null): Verdict {
  if (failed === null) return { foundBy: null, error: 'the tests did not run' }
  const found = failed.find(({ message }) => ASSERTION.test(message))
  if (found) return { foundBy: found.title }
  const [other] = failed
  if (other) return { foundBy: null, error: `${other.title}: ${firstLine(other.message)}` }
  return isPassed ? { foundBy: null } : { foundBy: null, error: 'the command failed without a failed test' }
}

function firstLine(message: string): string {
  return stripVTControlCharacters(message).split('\n')[0] ?? ''
}

/** Null: the command wrote no results. */
function readFailures({ folder }: Scratch, read: (results: unknown) => FailedTest[]): FailedTest[] | null {
  const file = join(folder, RESULTS)
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  } finally {
    rmSync(file, { force: true })
  }
}

const VitestResults = z.object({
  numTotalTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.nullish(z.array(z.string())) }),
      ),
    }),
  ),
})

/** @throws Error if there is no test */
function readVitest(results: unknown): FailedTest[] {
  const { numTotalTests, testResults } = VitestResults.parse(results)
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length === 0 && status === 'failed') return [{ title: basename(name), message }]
    return tests.map(({ fullName, failureMessages }) => ({
      title: `${basename(name)} › ${fullName}`,
      message: failureMessages?.join('\n') ?? '',
    }))
  })
  if (numTotalTests === 0 && failed.length === 0) throw new Error('no test')
  return failed
}

const PlaywrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          results: z.array(z.object({ errors: z.array(z.object({ message: z.optional(z.string()) })) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.optional(z.array(PlaywrightSuite))
  },
})

/** @throws Error if there is no test */
function readPlaywright(results: unknown): FailedTest[] {
  const { suites } = z.object({ suites: z.array(PlaywrightSuite) }).parse(results)
  if (suites.length === 0) throw new Error('no test')
  return suites.flatMap(failedSpecs)
}

function failedSpecs({ specs, suites = [] }: z.infer<typeof PlaywrightSuite>): FailedTest[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => ({
      title: `${basename(file)} › ${title}`,
      message: tests
        .flatMap((test) => test.results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)))
        .join('\n'),
    }))
  return [...own, ...suites.flatMap(failedSpecs)]
}
