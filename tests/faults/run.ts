/**
 * Makes every fault as often and as long as the product must stand it, prints a line for each as it is done and a table
 * in the end. `--save` keeps the table under docs/measurements; names (such as kill or disk-full) run those faults alone.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeRun, keepReport } from '../../bench/report.ts'
import { writeColumns } from '../../bench/table.ts'
import type { Outcome } from './outcome.ts'

const OUTCOMES = join('.cache', 'faults.jsonl')

/** Milliseconds for one test: a minute of absence several times over. */
const TEST_TIMEOUT = '900000'

const COLUMNS = ['', 'how often', 'acknowledged', 'lost', 'doubled', 'half', 'back after', '']

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { save: { type: 'boolean', default: false } },
})

function runFaults(): Promise<number> {
  const files = positionals.length > 0 ? positionals.map((name) => `tests/faults/${name}`) : ['tests/faults']
  const settings = ['--no-file-parallelism', '--disable-console-intercept', `--testTimeout=${TEST_TIMEOUT}`]
  const child = spawn('vitest', ['run', ...files, ...settings], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, FAULTS: 'full', FAULTS_OUTCOMES: OUTCOMES },
    shell: process.platform === 'win32',
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

function readOutcomes(): Outcome[] {
  return readFileSync(OUTCOMES, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Outcome => JSON.parse(line))
}

function cellsOf({ what, times, acknowledged, lost, doubled, half, recovery, note = '' }: Outcome): string[] {
  const counts = [acknowledged, lost, doubled, half].map((count) => (count === undefined ? '' : String(count)))
  return [what, times, ...counts, recovery === undefined ? '' : `${(recovery / 1000).toFixed(1)} s`, note]
}

rmSync(OUTCOMES, { force: true })
mkdirSync('.cache', { recursive: true })
const begun = performance.now()
const status = await runFaults()
const minutes = (performance.now() - begun) / 60_000
const command = ['npm run test:faults', ...(positionals.length > 0 ? ['--', ...positionals] : [])].join(' ')
const table = writeColumns([COLUMNS, ...readOutcomes().map(cellsOf)])
const verdict = status === 0 ? 'Every fault was stood.' : 'NOT every fault was stood.'
const report = `${describeRun(command)}\ntook     ${minutes.toFixed(1)} minutes\n\n${table}\n\n${verdict}`
console.log(`\n${report}`)
if (options.save) console.log(`\nKept in ${keepReport('faults', report)}`)
process.exitCode = status
