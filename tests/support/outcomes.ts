import { appendFileSync } from 'node:fs'

/** In full runs, prints the line of an attack or a fault and keeps its outcome for the table. */
export function recordOutcome(outcome: object, sentence: string): void {
  const file = process.env['TEST_OUTCOMES']
  if (file === undefined) return
  console.log(sentence)
  appendFileSync(file, `${JSON.stringify(outcome)}\n`)
}
