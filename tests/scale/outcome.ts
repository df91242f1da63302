import { expect } from 'vitest'
import { recordOutcome } from '../support/outcomes.ts'

/** A figure of the installation beside its limit. */
export type Outcome = {
  what: string
  figure: number
  /** The largest figure that is accepted; null for figures that are printed for comparison. */
  limit: number | null
  /** Such as seconds; empty for counts. */
  unit?: string
  note?: string
}

export function getVerdict({ figure, limit }: Outcome): string {
  if (limit === null) return ''
  return figure <= limit ? 'stood' : 'FELL'
}

/** Prints all figures of a test, and then expects each to be within its limit. */
export function expectWithinLimits(outcomes: readonly Outcome[]): void {
  for (const outcome of outcomes) {
    const { what, figure, limit, unit = '', note = '' } = outcome
    const limits = limit === null ? '' : ` (limit ${limit}): ${getVerdict(outcome)}`
    recordOutcome(outcome, [`${what}: ${figure} ${unit}${limits}`, note].filter(Boolean).join('; '))
  }
  expect(outcomes.filter((outcome) => getVerdict(outcome) === 'FELL')).toEqual([])
}
