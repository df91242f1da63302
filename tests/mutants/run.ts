/**
 * Seeds faults one at a time and shows which tests of `npm test` find them. Test files that fail without a fault
 * find none, so all of them are run first. Arguments choose faults by a part of their names; `--save` writes the table to
 * docs/measurements, `--no-baseline` trusts the tests of the last commit.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { describeRun, saveReport } from '../support/report.ts'
import { runTests, type Verdict } from './find-mutant.ts'
import { mutants } from './mutants.ts'
import type { Mutant } from './mutant.ts'
import { createScratch, type Scratch } from './scratch.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { save: { type: 'boolean', default: false }, baseline: { type: 'boolean', default: true } },
})

type Row = { readonly name: string; readonly verdict: string; readonly isFound: boolean; readonly seconds: number }

async function tryMutant(scratch: Scratch, mutant: Mutant, unsound: ReadonlySet<string>): Promise<Row> {
  const begun = performance.now()
  const takeOut = scratch.seed(mutant)
  const sound = mutant.tests.filter((test) => !unsound.has(test))
  const verdict = await runTests(scratch, sound).finally(takeOut)
  const seconds = (performance.now() - begun) / 1000
  return { name: mutant.name, verdict: describe(verdict), isFound: verdict.foundBy !== null, seconds }
}

function describe({ foundBy, error }: Verdict): string {
  if (foundBy !== null) return foundBy
  return error === undefined ? 'NOT FOUND' : `NOT FOUND (${error})`
}

/** A test that fails without a fault finds none. @returns what of the named tests fails, one entry for each */
async function findUnsound(scratch: Scratch, chosen: readonly Mutant[]): Promise<ReadonlySet<string>> {
  const unsound = new Set<string>()
  for (const test of new Set(chosen.flatMap(({ tests }) => tests))) {
    const { foundBy, error } = await runTests(scratch, [test])
    if (foundBy === null && error === undefined) continue
    console.log(`Fails without a fault: ${foundBy ?? error}`)
    unsound.add(test)
  }
  return unsound
}

function printRow({ name, verdict, seconds }: Row): string {
  return `${name.padEnd(width)}  ${seconds.toFixed(0).padStart(4)} s  ${verdict}`
}

const chosen = mutants.filter(({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)))
const width = Math.max(...chosen.map(({ name }) => name.length))
const scratch = createScratch()
const rows: Row[] = []
try {
  const unsound = options.baseline ? await findUnsound(scratch, chosen) : new Set<string>()
  for (const mutant of chosen) {
    const row = await tryMutant(scratch, mutant, unsound)
    console.log(printRow(row))
    rows.push(row)
  }
} finally {
  scratch.remove()
}
const found = rows.filter(({ isFound }) => isFound).length
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const report = [
  describeRun(['npm run test:mutants', ...(positionals.length > 0 ? ['--', ...positionals] : [])].join(' ')),
  `commit   ${commit}`,
  '',
  ...rows.map(printRow),
  '',
  `${found} of ${rows.length} faults were found.`,
].join('\n')
console.log(`\n${report}`)
if (options.save) console.log(`\nSaved in ${saveReport('mutants', report)}`)
process.exitCode = rows.length > 0 && found === rows.length ? 0 : 1
