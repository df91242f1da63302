/** `npm run test:faults` makes each fault as often and as long as the product must stand it; `npm test` makes it once. */
const isFull = process.env['FAULTS'] === 'full'

/** How much of something this run does. */
export function scaled(amounts: { short: number; full: number }): number {
  return isFull ? amounts.full : amounts.short
}

/** Some parts take too long, or need too much of the machine, for the short run. */
export const isFullRun = isFull
