/**
 * Builds what docs/operating.md describes for many machines from Debian's programs, breaks it, and prints each figure
 * beside its limit. `--save` writes the report to docs/measurements.
 */
import { writeColumns } from '../support/table.ts'
import { runInFull } from '../support/full-run.ts'
import { getVerdict, type Outcome } from './outcome.ts'
import { missingPackages } from '../support/debian-packages.ts'

const COLUMNS = ['', 'figure', 'limit', '', '']

function getCells(outcome: Outcome): string[] {
  const { what, figure, limit, unit = '', note = '' } = outcome
  return [what, `${figure} ${unit}`.trim(), limit === null ? '' : `${limit} ${unit}`.trim(), getVerdict(outcome), note]
}

const missing = missingPackages()
if (missing.length > 0) {
  const install = `apt install ${missing.join(' ')}`
  console.error(`test:scale needs Debian packages that are not installed here. Install them with: ${install}`)
  process.exitCode = 1
} else {
  await runInFull<Outcome>({
    name: 'scale',
    report: 'scale-on-parts',
    trial: 'fault',
    describe: (outcomes) => [writeColumns([COLUMNS, ...outcomes.map(getCells)])],
  })
}
