/** Without the schema, which pages that only offer a choice do not load. */

/** Ways in which people get from one place to another. */
export const travelModes = ['foot', 'auto'] as const
export type TravelMode = (typeof travelModes)[number]
