/** Apart from the schemas, because the browser needs these alone. */

/**
 * Reasons why a fact is due: its last check is long ago, only the editors say so, sources contradict each other, its
 * prices were valid until a day that is past, or all of its dates are past.
 */
export const staleReasons = ['old', 'estimate', 'conflict', 'fees-past', 'hours-ended'] as const
export type StaleReason = (typeof staleReasons)[number]
