/** `npm run test:attack` sends each attack as often as the product must stand it; `npm test` sends a little of each. */
const isFull = process.env['ATTACK'] === 'full'

/** How much of something this run does. */
export function scaled(amounts: { short: number; full: number }): number {
  return isFull ? amounts.full : amounts.short
}

/** Some attacks take too long, or need too much of the machine, for the short run. */
export const isFullRun = isFull
