/**
 * `npm run test:attack` and `npm run test:faults` run every test at full scale (see full-run.ts). `npm test` runs a
 * small part of each.
 */
export const isFullRun = process.env['TEST_SCALE'] === 'full'

/** @returns the amount for this run. Some tests take too much time or too much of the machine for the short run. */
export function scaled(amounts: { short: number; full: number }): number {
  return isFullRun ? amounts.full : amounts.short
}

/** `npm run test:full` asks rules on both databases and runs everything that `npm test` leaves out. */
export const isEverythingAsked = process.env['TEST_SCOPE'] === 'full'
