import { expect } from 'vitest'
import { recordOutcome } from '../support/outcomes.ts'
import type { Tally } from './tally.ts'

/** The effect of an attack on the product. */
export type Outcome = {
  what: string
  /** The number of requests or clients. */
  times: string
  answers?: Tally
  /** The number of processes of the product that ended unexpectedly. */
  crashes?: number
  /** The product's memory in megabytes. */
  memory?: { before: number; most: number; after: number }
  note?: string
}

/** Reports the outcome and expects no crash and no 5xx answer besides 503. */
export function expectUnharmed(outcome: Outcome): void {
  recordOutcome(outcome, getSentence(outcome))
  expect({ faults: outcome.answers?.faults ?? 0, crashes: outcome.crashes ?? 0 }).toEqual({ faults: 0, crashes: 0 })
}

function getSentence({ what, times, answers, crashes, memory, note }: Outcome): string {
  const { slowest, ...counts } = answers ?? { slowest: 0 }
  const met = Object.entries(counts).flatMap(([name, number]) => (number > 0 ? [`${number} ${name}`] : []))
  const held = memory ? [`${memory.before}, ${memory.most}, ${memory.after} MB`] : []
  const broken = crashes === undefined ? [] : [`${crashes} crashes`]
  const slow = slowest > 0 ? [`slowest ${Math.round(slowest)} ms`] : []
  return [`${what}, ${times}: ${[...met, ...broken, ...held, ...slow].join(', ')}`, note].filter(Boolean).join('; ')
}
