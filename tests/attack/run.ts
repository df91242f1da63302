/**
 * Sends every attack in full at the production build, prints a line for each as it is done and a table in the end.
 * `--save` keeps the table under docs/measurements; names (such as junk or overload) run those attacks alone.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeRun, keepReport } from '../../bench/report.ts'
import { writeColumns } from '../../bench/table.ts'
import type { Outcome } from './outcome.ts'

const OUTCOMES = join('.cache', 'attack.jsonl')

/** Milliseconds for one test: generated requests take minutes. */
const TEST_TIMEOUT = '900000'

const COUNTS = ['answered', 'refused', 'limited', 'unavailable', 'faults', 'cut'] as const
const COLUMNS = ['', 'how many', '2xx 3xx', '4xx', '429', '503', 'other 5xx', 'cut off', 'crashes', 'MB', 'slowest ms']
const LEGEND =
  'Beside these: tests/access-matrix.test.ts calls every endpoint as everybody. MB: what the product held before, at the most, after. Cut off: the connection ended without an answer.'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { save: { type: 'boolean', default: false } },
})

function runAttacks(): Promise<number> {
  const files = positionals.length > 0 ? positionals.map((name) => `tests/attack/${name}`) : ['tests/attack']
  // One after the other: each has the machine for itself, so that what is measured means something.
  const settings = ['--no-file-parallelism', '--disable-console-intercept', `--testTimeout=${TEST_TIMEOUT}`]
  const child = spawn('vitest', ['run', ...files, ...settings], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ATTACK: 'full', ATTACK_OUTCOMES: OUTCOMES },
    shell: process.platform === 'win32',
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

function readOutcomes(): Outcome[] {
  if (!existsSync(OUTCOMES)) return []
  return readFileSync(OUTCOMES, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Outcome => JSON.parse(line))
}

function cellsOf({ what, times, answers, crashes, memory }: Outcome): string[] {
  return [
    what,
    times,
    ...COUNTS.map((name) => (answers ? String(answers[name]) : '')),
    crashes === undefined ? '' : String(crashes),
    memory ? [memory.before, memory.most, memory.after].join(' ') : '',
    answers && answers.slowest > 0 ? answers.slowest.toFixed(0) : '',
  ]
}

rmSync(OUTCOMES, { force: true })
mkdirSync('.cache', { recursive: true })
const begun = performance.now()
const status = await runAttacks()
const minutes = (performance.now() - begun) / 60_000
const outcomes = readOutcomes()
const command = ['npm run test:attack', ...(positionals.length > 0 ? ['--', ...positionals] : [])].join(' ')
const notes = outcomes.flatMap(({ what, note }) => (note === undefined ? [] : [`${what}: ${note}`]))
const report = [
  describeRun(command),
  `took     ${minutes.toFixed(1)} minutes`,
  '',
  writeColumns([COLUMNS, ...outcomes.map(cellsOf)]),
  '',
  LEGEND,
  ...notes,
  '',
  status === 0 ? 'Every attack was stood.' : 'NOT every attack was stood.',
].join('\n')
console.log(`\n${report}`)
if (options.save) console.log(`\nKept in ${keepReport('attack', report)}`)
process.exitCode = status
