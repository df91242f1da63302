import { Histogram } from 'prom-client'

/** Counts commits with their wait for the disk too. */
export const statementTimes = new Histogram({
  name: 'database_statement_duration_seconds',
  help: 'Time of a statement in the database',
  buckets: [0.0001, 0.0005, 0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [],
})

/** Records the time of the work, also when it fails. */
export function timeStatement<T>(work: () => T): T {
  const started = performance.now()
  try {
    return work()
  } finally {
    noteStatement(started)
  }
}

/** @param started the value of `performance.now()` at the start */
export function noteStatement(started: number): void {
  statementTimes.observe((performance.now() - started) / 1_000)
}
