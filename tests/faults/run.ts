/** Runs every fault in full. The arguments choose faults, such as kill or disk-full. */
import { writeColumns } from '../support/table.ts'
import { runInFull } from '../support/full-run.ts'
import type { Outcome } from './outcome.ts'

const COLUMNS = ['', 'how often', 'acknowledged', 'lost', 'doubled', 'half', 'back after', '']

function getCells({ what, times, acknowledged, lost, doubled, half, recovery, note = '' }: Outcome): string[] {
  const counts = [acknowledged, lost, doubled, half].map((count) => (count === undefined ? '' : String(count)))
  return [what, times, ...counts, recovery === undefined ? '' : `${(recovery / 1000).toFixed(1)} s`, note]
}

await runInFull<Outcome>({
  name: 'faults',
  trial: 'fault',
  describe: (outcomes) => [writeColumns([COLUMNS, ...outcomes.map(getCells)])],
})
