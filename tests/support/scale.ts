/**
 * `npm run test:attack` and `npm run test:faults` do everything as often and as long as the product must stand it (see
 * full-run.ts); `npm test` does a little of each.
 */
export const isFullRun = process.env['TEST_SCALE'] === 'full'

/** How much of something this run does. Some tests take too long, or too much of the machine, for the short one. */
export function scaled(amounts: { short: number; full: number }): number {
  return isFullRun ? amounts.full : amounts.short
}
