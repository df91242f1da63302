/**
 * Runs every suite, the fast ones first. At the end it names each test that failed, with the first lines of why; the
 * last line is the total of all suites: `N passed, N failed`.
 * `npm test -- unit e2e` runs only the suites named.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod/mini'

const RESULTS = join('.cache', 'test-results')

/** `failures` names the failed tests, each with its file and the first lines of its message. */
type Outcome = { passed: number; failed: number; failures?: readonly string[] }

type Suite = {
  name: string
  command: string
  args: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Reads the result file of the tool. A suite without it counts as one test. */
  count?: () => Outcome
}

const vitestResults = join(RESULTS, 'vitest.json')
const playwrightResults = join(RESULTS, 'playwright.json')

const suites: readonly Suite[] = [
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  {
    name: 'unit',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestResults}`],
    count: countVitest,
  },
  {
    name: 'e2e',
    command: 'playwright',
    args: ['test', '--config=playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightResults },
    count: countPlaywright,
  },
]

const vitestFile = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(
    z.object({ status: z.string(), fullName: z.string(), failureMessages: z.nullish(z.array(z.string())) }),
  ),
})

function countVitest(): Outcome {
  const { numPassedTests, numFailedTests, testResults } = z
    .object({ numPassedTests: z.number(), numFailedTests: z.number(), testResults: z.array(vitestFile) })
    .parse(readResults(vitestResults))
  // A file that does not load counts as failed, although it has no tests.
  const broken = testResults.filter(({ status, assertionResults: tests }) => status === 'failed' && tests.length === 0)
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => describeFailure(name, fullName, failureMessages?.[0] ?? '')),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [...failures, ...broken.map(({ name, message }) => describeFailure(name, 'does not load', message))],
  }
}

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ errors: z.array(z.object({ message: z.optional(z.string()) })) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.optional(z.array(playwrightSuite))
  },
})

function countPlaywright(): Outcome {
  const {
    stats,
    errors,
    suites: files,
  } = z
    .object({
      stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
      errors: z.array(z.object({ message: z.optional(z.string()) })),
      suites: z.array(playwrightSuite),
    })
    .parse(readResults(playwrightResults))
  // A test that passes only on a retry counts as failed.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...files.flatMap(failuresOf),
      ...errors.map(({ message }) => describeFailure('playwright', 'error', message ?? '')),
    ],
  }
}

function failuresOf({ specs, suites: inner = [] }: z.infer<typeof playwrightSuite>): readonly string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => describeFailure(file, title, results.flatMap(({ errors }) => errors)[0]?.message ?? '')),
  )
  return [...own, ...inner.flatMap(failuresOf)]
}

function describeFailure(file: string, name: string, message: string): string {
  const why = stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n    ')
  return `✗ ${relative('.', file)} › ${name}\n    ${why}`
}

function readResults(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

async function runSuite({ name, command, args, env, count }: Suite): Promise<Outcome> {
  const started = performance.now()
  console.log(`\n── ${name}: ${[command, ...args].join(' ')}`)
  const isSuccess = await runCommand(command, args, env)
  const outcome = withExit(isSuccess, count ? readOutcome(count) : null)
  const seconds = Math.round((performance.now() - started) / 100) / 10
  console.log(`── ${name}: passed ${outcome.passed}, failed ${outcome.failed}, in ${seconds} s`)
  return outcome
}

function runCommand(command: string, args: readonly string[], env: Suite['env']): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.on('exit', (code) => resolve(code === 0))
  })
}

function readOutcome(count: () => Outcome): Outcome {
  try {
    return count()
  } catch (error) {
    console.error(`The results of the suite cannot be read: ${String(error)}`)
    return { passed: 0, failed: 1 }
  }
}

/** A suite fails if its command fails, whatever its tests say, or if it runs no test. */
function withExit(isSuccess: boolean, counted: Outcome | null): Outcome {
  const outcome = counted ?? { passed: isSuccess ? 1 : 0, failed: isSuccess ? 0 : 1 }
  const isFailed = !isSuccess || outcome.passed + outcome.failed === 0
  return isFailed && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name))
if (unknown.length > 0) {
  console.error(`Unknown suite: ${unknown.join(', ')}. Known suites: ${suites.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const total = { passed: 0, failed: 0 }
const allFailures: string[] = []
for (const suite of suites) {
  if (wanted.length > 0 && !wanted.includes(suite.name)) continue
  const { passed, failed, failures = [] } = await runSuite(suite)
  total.passed += passed
  total.failed += failed
  allFailures.push(...(failed > 0 && failures.length === 0 ? [`✗ ${suite.name}`] : failures))
}
if (allFailures.length > 0) console.log(`\n${allFailures.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
