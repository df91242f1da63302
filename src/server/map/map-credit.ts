import type { Attribution } from '#contract/map/attribution.ts'

type CityCredit = Attribution & { readonly texts?: Readonly<Record<string, string>> | undefined }

/** The credit of a source of maps: in the operator's or the city's words, or in ours by the code of the message. */
export type MapCredit = CityCredit | { readonly code: 'openStreetMap'; readonly url: string }

/** Source: https://www.openstreetmap.org/copyright requires this link. */
export const OPEN_STREET_MAP: MapCredit = { code: 'openStreetMap', url: 'https://www.openstreetmap.org/copyright' }
