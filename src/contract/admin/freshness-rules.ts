/** Apart from the schemas, because the browser needs these alone. */

/**
 * Why a fact is due: nobody looked for long, nobody but the editors says so, sources contradict each other, its prices
 * held until a day that is past, or all of its dates are past.
 */
export const staleReasons = ['old', 'estimate', 'conflict', 'fees-past', 'hours-ended'] as const
export type StaleReason = (typeof staleReasons)[number]
