/** Runs every attack in full against the production build. The arguments choose attacks, such as junk or overload. */
import { writeColumns } from '../support/table.ts'
import { runInFull } from '../support/full-run.ts'
import type { Outcome } from './outcome.ts'

const COUNTS = ['answered', 'refused', 'limited', 'unavailable', 'faults', 'cut'] as const
const COLUMNS = ['', 'how many', '2xx 3xx', '4xx', '429', '503', 'other 5xx', 'cut off', 'crashes', 'MB', 'slowest ms']
const LEGEND =
  'Beside these: tests/access-matrix-*.test.ts call every endpoint in every role. MB: what the product held before, at the most, after. Cut off: the connection ended without an answer.'

function getCells({ what, times, answers, crashes, memory }: Outcome): string[] {
  return [
    what,
    times,
    ...COUNTS.map((name) => (answers ? String(answers[name]) : '')),
    crashes === undefined ? '' : String(crashes),
    memory ? [memory.before, memory.most, memory.after].join(' ') : '',
    answers && answers.slowest > 0 ? answers.slowest.toFixed(0) : '',
  ]
}

await runInFull<Outcome>({
  name: 'attack',
  others: ['src/server/account/auth/orders-of-two-people.test.ts'],
  trial: 'attack',
  describe: (outcomes) => [
    writeColumns([COLUMNS, ...outcomes.map(getCells)]),
    '',
    LEGEND,
    ...outcomes.flatMap(({ what, note }) => (note === undefined ? [] : [`${what}: ${note}`])),
  ],
})
