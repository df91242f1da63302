/** Apart from the schemas, because the browser needs these alone. */

/** Most people, and most cameras, of a trip. */
export const MAX_PARTY = 100

/**
 * Groups that places charge. Visitors from abroad are counted apart from adults and children, because many places
 * charge them more.
 */
export const partyGroups = ['adults', 'children', 'foreigners', 'cameras'] as const
export type PartyGroup = (typeof partyGroups)[number]

export type Party = Readonly<Record<PartyGroup, number>>

/** People for whom the costs of a trip without a party are computed. */
export const ONE_ADULT: Party = { adults: 1, children: 0, foreigners: 0, cameras: 0 }

/** The number of people in a party. */
export function getPeople({ adults, children, foreigners }: Party): number {
  return adults + children + foreigners
}
