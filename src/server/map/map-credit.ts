import type { Attribution } from '#contract/attribution.ts'

/** The credit of a source of maps: in the operator's or the city's words, or in ours by the code of the message. */
export type MapCredit = Attribution | { readonly code: 'openStreetMap'; readonly url: string }

/** Source: https://www.openstreetmap.org/copyright requires this link. */
export const OPEN_STREET_MAP: MapCredit = { code: 'openStreetMap', url: 'https://www.openstreetmap.org/copyright' }
