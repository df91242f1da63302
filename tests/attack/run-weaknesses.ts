/**
 * Attacks every weakness of weaknesses.ts again and prints which attacks were stood. `--save` writes the report to
 * docs/measurements, `--short` attacks at the scale of `npm test`. Further arguments choose weaknesses by a part of
 * their tag.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { describeRun, saveReport } from '../support/report.ts'
import { writeColumns } from '../support/table.ts'
import { runVitest } from '../support/full-run.ts'
import { weaknesses } from './weaknesses.ts'

const RESULTS = join('.cache', 'weaknesses.json')
const BROWSER_RESULTS = join('.cache', 'weaknesses-browser.json')

const Results = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ status: z.string(), tags: z.array(z.string()) })) }),
  ),
})

type Attack = { readonly status: string; readonly tags: readonly string[] }

/** A test of the browser suite has an `@` before each tag. */
const BrowserResults = z.object({ suites: z.array(z.unknown()) })
const BrowserSuite = z.object({
  suites: z._default(z.array(z.unknown()), []),
  specs: z._default(z.array(z.object({ ok: z.boolean(), tags: z.array(z.string()) })), []),
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
for (const file of [RESULTS, BROWSER_RESULTS]) rmSync(file, { force: true })
const filter = `--tags-filter=${chosen.map(([tag]) => tag).join(' or ')}`
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`]
const status = await runVitest([filter, ...reporters], options.short ? { TEST_SCALE: 'short' } : {})
const tests: Attack[] = [
  ...Results.parse(JSON.parse(readFileSync(RESULTS, 'utf8'))).testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  ),
  ...attackBrowser(chosen.map(([tag]) => tag)),
]
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
if (options.save) console.log(`\nSaved in ${saveReport('weaknesses', report)}`)
process.exitCode = isEveryStood ? 0 : 1

/** Runs the tests of the browser suite that have one of the tags. */
function attackBrowser(tags: readonly string[]): Attack[] {
  const filter = `--grep=@(${tags.join('|')})(\\s|$)`
  spawnSync('playwright', ['test', filter, '--workers=1', '--reporter=list,json', '--pass-with-no-tests'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TEST_SCOPE: 'full', PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_RESULTS },
  })
  return BrowserResults.parse(JSON.parse(readFileSync(BROWSER_RESULTS, 'utf8'))).suites.flatMap(attacksIn)
}

function attacksIn(given: unknown): Attack[] {
  const { suites, specs } = BrowserSuite.parse(given)
  return [
    ...specs.map(({ ok, tags }) => ({
      status: ok ? 'passed' : 'failed',
      tags: tags.map((tag) => tag.replace('@', '')),
    })),
    ...suites.flatMap(attacksIn),
  ]
}
