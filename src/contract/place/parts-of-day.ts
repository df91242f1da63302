export const partsOfDay = ['morning', 'afternoon', 'evening', 'night'] as const
export type PartOfDay = (typeof partsOfDay)[number]
