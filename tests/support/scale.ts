import { isFullSuite } from './full-suite.ts'

/**
 * `npm run test:attack` and `npm run test:faults` run every test at full scale (see full-run.ts). `npm run test:full`
 * runs a small part of each, and `npm test` the fewest repetitions that still show each kind of fault.
 */
const scale = process.env['TEST_SCALE'] ?? (isFullSuite ? 'short' : 'brief')

export const isFullRun = scale === 'full'

/** True in `npm test`. Tests that restate others more slowly are left to the longer runs. */
export const isBriefRun = scale === 'brief'

/**
 * @returns the amount for this run. Some tests take too much time or too much of the machine for the shorter runs. A
 *   run without an amount of its own takes the `short` one.
 */
export function scaled({
  short,
  brief = short,
  full = short,
}: {
  brief?: number
  short: number
  full?: number
}): number {
  if (isFullRun) return full
  return isBriefRun ? brief : short
}
