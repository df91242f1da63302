import { expect } from 'vitest'
import { recordOutcome } from '../support/outcomes.ts'

/** The effect of a fault on the product. */
export type Outcome = {
  /** The fault and the kind of store or server. */
  what: string
  /** The number of repetitions or the duration. */
  times: string
  /** Acknowledged writes. */
  acknowledged?: number
  /** Acknowledged writes that are missing. */
  lost?: number
  /** Writes that are stored more than once. */
  doubled?: number
  /** Writes that are stored in part or contradict other data. */
  half?: number
  /** The longest time in milliseconds until every request succeeds again. */
  recovery?: number
  note?: string
}

/** Prints the line of a fault in full runs. */
export function report(outcome: Outcome): void {
  recordOutcome(outcome, getSentence(outcome))
}

/** Reports the outcome and expects nothing to be lost, doubled or half done. */
export function expectNothingLost(outcome: Outcome): void {
  report(outcome)
  const { lost = 0, doubled = 0, half = 0 } = outcome
  expect({ lost, doubled, half }).toEqual({ lost: 0, doubled: 0, half: 0 })
}

function getSentence({ what, times, recovery, note, ...counts }: Outcome): string {
  const counted = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
  const recovered = recovery === undefined ? [] : [`back in ${Math.round(recovery)} ms`]
  return [`${what}, ${times}: ${[...counted, ...recovered].join(', ')}`, note].filter(Boolean).join('; ')
}
