/**
 * Attacks every weakness of weaknesses.ts again and prints which attacks were stood. `--save` writes the report to
 * docs/measurements, `--short` attacks at the scale of `npm test`. Further arguments choose weaknesses by a part of
 * their tag.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { describeRun, keepReport } from '../../bench/report.ts'
import { writeColumns } from '../../bench/table.ts'
import { runVitest } from '../support/full-run.ts'
import { weaknesses } from './weaknesses.ts'

const RESULTS = join('.cache', 'weaknesses.json')

const Results = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ status: z.string(), tags: z.array(z.string()) })) }),
  ),
})

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { save: { type: 'boolean', default: false }, short: { type: 'boolean', default: false } },
})
const given = [...(options.short ? ['--short'] : []), ...positionals]
const chosen = Object.entries(weaknesses).filter(
  ([tag]) => positionals.length === 0 || positionals.some((part) => tag.includes(part)),
)
mkdirSync('.cache', { recursive: true })
rmSync(RESULTS, { force: true })
const filter = `--tags-filter=${chosen.map(([tag]) => tag).join(' or ')}`
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`]
const status = await runVitest([filter, ...reporters], options.short ? { TEST_SCALE: 'short' } : {})
const tests = Results.parse(JSON.parse(readFileSync(RESULTS, 'utf8'))).testResults.flatMap(
  ({ assertionResults }) => assertionResults,
)
const rows = chosen.map(([tag, description]) => {
  const attacks = tests.filter(({ status: result, tags }) => tags.includes(tag) && result !== 'skipped')
  const stood = attacks.filter(({ status: result }) => result === 'passed').length
  const verdict = attacks.length === 0 ? 'NOT TRIED' : stood === attacks.length ? 'stood' : 'FELL'
  return [description, `${stood} of ${attacks.length}`, verdict]
})
const isEveryStood = status === 0 && rows.every(([, , verdict]) => verdict === 'stood')
const report = [
  describeRun(['npm run test:weaknesses', ...(given.length > 0 ? ['--', ...given] : [])].join(' ')),
  '',
  writeColumns([['attack', 'tests', 'verdict'], ...rows]),
  '',
  isEveryStood ? 'Every weakness stood.' : 'NOT every weakness stood.',
].join('\n')
console.log(`\n${report}`)
if (options.save) console.log(`\nKept in ${keepReport('weaknesses', report)}`)
process.exitCode = isEveryStood ? 0 : 1
