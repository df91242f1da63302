import { expect } from 'vitest'
import { recordOutcome } from '../support/outcomes.ts'

/** What a fault did to the product. */
export type Outcome = {
  /** The fault and what it met. */
  what: string
  /** How often, or for how long. */
  times: string
  /** Writes that were answered as done. */
  acknowledged?: number
  /** Of these, how many are not there. */
  lost?: number
  /** How many are there more than once. */
  doubled?: number
  /** What is there in part, or at odds with something else. */
  half?: number
  /** Milliseconds until everything is answered again, at the worst. */
  recovery?: number
  note?: string
}

/** For full runs: the line of a fault. */
export function report(outcome: Outcome): void {
  recordOutcome(outcome, sentenceOf(outcome))
}

/** Reports, and fails the test when anything was lost, doubled or left half done. */
export function expectNothingLost(outcome: Outcome): void {
  report(outcome)
  const { lost = 0, doubled = 0, half = 0 } = outcome
  expect({ lost, doubled, half }).toEqual({ lost: 0, doubled: 0, half: 0 })
}

function sentenceOf({ what, times, recovery, note, ...counts }: Outcome): string {
  const counted = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
  const recovered = recovery === undefined ? [] : [`back in ${Math.round(recovery)} ms`]
  return [`${what}, ${times}: ${[...counted, ...recovered].join(', ')}`, note].filter(Boolean).join('; ')
}
