/** Without the schemas, which pages that only offer a choice do not load. */

/** Fullness of days that travellers choose (docs/decisions/0060). */
export const paces = ['easy', 'steady', 'full'] as const
export type Pace = (typeof paces)[number]

export const spendingKinds = ['food', 'entry', 'transport', 'stay', 'shopping', 'other'] as const
