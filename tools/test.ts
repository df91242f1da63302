/**
 * Runs every suite, the fast ones first. At the end it names each test that failed, with the first lines of why, then
 * how long each suite and the longest files took; the last line is the total of all suites: `N passed, N failed`.
 * `npm test -- unit e2e` runs only the suites named. `--full` adds what restates itself (see CONTRIBUTING.md).
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import * as z from 'zod/mini'

const RESULTS = join('.cache', 'test-results')
const LONGEST_FILES = 10

/** Time that the tests of a file took, one after the other. */
type FileTime = { file: string; seconds: number }

/** `failures` names the failed tests, each with its file and the first lines of its message. */
type Outcome = { passed: number; failed: number; failures?: readonly string[]; files?: readonly FileTime[] }

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
  { name: 'types', command: 'tsc', args: ['-b', '--checkers', '1'] },
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
  startTime: z.number(),
  endTime: z.number(),
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
    files: testResults.map(({ name, startTime, endTime }) => ({ file: name, seconds: (endTime - startTime) / 1000 })),
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
          results: z.array(
            z.object({ duration: z.number(), errors: z.array(z.object({ message: z.optional(z.string()) })) }),
          ),
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
      ...files.flatMap(getFailures),
      ...errors.map(({ message }) => describeFailure('playwright', 'error', message ?? '')),
    ],
    files: [...Map.groupBy(files.flatMap(getTimes), ({ file }) => file)].map(([file, times]) => ({
      file: `tests/e2e/${file}`,
      seconds: times.reduce((sum, { seconds }) => sum + seconds, 0),
    })),
  }
}

function getTimes({ specs, suites: inner = [] }: z.infer<typeof playwrightSuite>): readonly FileTime[] {
  const own = specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ file, seconds: duration / 1000 }))),
  )
  return [...own, ...inner.flatMap(getTimes)]
}

function getFailures({ specs, suites: inner = [] }: z.infer<typeof playwrightSuite>): readonly string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => describeFailure(file, title, results.flatMap(({ errors }) => errors)[0]?.message ?? '')),
  )
  return [...own, ...inner.flatMap(getFailures)]
}

function describeFailure(file: string, name: string, message: string): string {
  const why = stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n    ')
  return `✗ ${relative('.', file)} › ${name}\n    ${why}`
}

function readResults(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

async function runSuite({ name, command, args, env, count }: Suite): Promise<Outcome & { seconds: number }> {
  const started = performance.now()
  console.log(`\n── ${name}: ${[command, ...args].join(' ')}`)
  const isSuccess = await runCommand(command, args, env)
  const outcome = withExit(isSuccess, count ? readOutcome(count) : null)
  const seconds = Math.round((performance.now() - started) / 100) / 10
  console.log(`── ${name}: passed ${outcome.passed}, failed ${outcome.failed}, in ${seconds} s`)
  return { ...outcome, seconds }
}

function runCommand(command: string, args: readonly string[], env: Suite['env']): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...(options.full && { TEST_SCOPE: 'full' }), ...env },
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

/** A suite fails if its command fails, also if all tests pass, or if it runs no test. */
function withExit(isSuccess: boolean, counted: Outcome | null): Outcome {
  const outcome = counted ?? { passed: isSuccess ? 1 : 0, failed: isSuccess ? 0 : 1 }
  const isFailed = !isSuccess || outcome.passed + outcome.failed === 0
  return isFailed && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
}

/** Files run beside each other, so their seconds are more than those of their suite. */
function describeTimes(ran: readonly (Outcome & { name: string; seconds: number })[]): string {
  const longest = ran
    .flatMap(({ files = [] }) => files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, LONGEST_FILES)
  const lines = [
    ...ran.map(({ name, seconds }) => ({ seconds, text: name })),
    ...longest.map(({ file, seconds }) => ({ seconds, text: relative('.', file) })),
  ].map(({ seconds, text }) => `${seconds.toFixed(1).padStart(8)} s  ${text}`)
  const headings = longest.length > 0 ? ['the longest files:'] : []
  return [...lines.slice(0, ran.length), ...headings, ...lines.slice(ran.length)].join('\n')
}

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false } },
})
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name))
if (unknown.length > 0) {
  console.error(`Unknown suite: ${unknown.join(', ')}. Known suites: ${suites.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const ran: (Outcome & { name: string; seconds: number })[] = []
for (const suite of suites) {
  if (wanted.length > 0 && !wanted.includes(suite.name)) continue
  ran.push({ name: suite.name, ...(await runSuite(suite)) })
}
const allFailures = ran.flatMap(({ name, failed, failures = [] }) =>
  failed > 0 && failures.length === 0 ? [`✗ ${name}`] : failures,
)
const passed = ran.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = ran.reduce((sum, outcome) => sum + outcome.failed, 0)
if (allFailures.length > 0) console.log(`\n${allFailures.join('\n')}`)
console.log(`\n${describeTimes(ran)}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
