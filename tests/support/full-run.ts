import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { describeRun, saveReport } from './report.ts'

/** Some tests run for minutes. */
const TEST_TIMEOUT_MS = '900000'

type Suite<Outcome> = {
  /** The name of the suite's folder and of its command `test:NAME`. */
  name: string
  /** The name of the report in docs/measurements, if it is not the suite's. */
  report?: string
  /** Files beside the folder that belong to the suite. */
  others?: readonly string[]
  /** The name of one of its tests, in the singular. */
  trial: string
  /** The lines of the report between its heading and its verdict. */
  describe: (outcomes: readonly Outcome[]) => string[]
}

/**
 * Runs a folder of tests in full. It prints a line after each test and a report at the end. `--save` on the command
 * line writes the report to docs/measurements. File names on the command line select files.
 */
export async function runInFull<Outcome>({
  name,
  report: file = name,
  others = [],
  trial,
  describe,
}: Suite<Outcome>): Promise<void> {
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: { save: { type: 'boolean', default: false } },
  })
  const outcomes = join('.cache', `${name}.jsonl`)
  rmSync(outcomes, { force: true })
  mkdirSync('.cache', { recursive: true })
  const folder = `tests/${name}`
  const begun = performance.now()
  const files = positionals.length > 0 ? positionals.map((one) => `${folder}/${one}`) : [folder, ...others]
  const status = await runVitest(files, { TEST_OUTCOMES: outcomes })
  const minutes = (performance.now() - begun) / MINUTE_MS
  const report = [
    describeRun([`npm run test:${name}`, ...(positionals.length > 0 ? ['--', ...positionals] : [])].join(' ')),
    `took     ${minutes.toFixed(1)} minutes`,
    '',
    ...describe(readOutcomes<Outcome>(outcomes)),
    '',
    `${status === 0 ? 'Every' : 'NOT every'} ${trial} was stood.`,
  ].join('\n')
  console.log(`\n${report}`)
  if (options.save) console.log(`\nSaved in ${saveReport(file, report)}`)
  process.exitCode = status
}

/**
 * Runs tests at full scale.
 * @returns the exit status
 */
export function runVitest(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  // Files run one after the other, because other tests would change the measured times.
  const settings = ['--no-file-parallelism', '--disable-console-intercept', `--testTimeout=${TEST_TIMEOUT_MS}`]
  const child = spawn('vitest', ['run', ...args, ...settings], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TEST_SCALE: 'full', TEST_SCOPE: 'full', ...env },
    shell: process.platform === 'win32',
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

function readOutcomes<Outcome>(file: string): Outcome[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Outcome => JSON.parse(line))
}
