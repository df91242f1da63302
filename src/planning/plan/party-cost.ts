import { ONE_ADULT, getPeople, type Party } from '#contract/trip/party-groups.ts'
import type { PlanningFee } from '#contract/trip/planning.ts'

/**
 * The price of a place for a party, in the city's currency. Null: the price of one of its groups is not known. If
 * adults are free in a tariff, children are free too; visitors from abroad may pay. A camera costs something only if
 * the tariff names it.
 */
export function partyCost({ amount, others }: PlanningFee, party: Party = ONE_ADULT): number | null {
  if (!others) return amount * getPeople(party)
  const child = getPrice(party.children, others.child ?? (amount === 0 ? 0 : undefined))
  const foreigner = getPrice(party.foreigners, others.foreigner)
  if (child === null || foreigner === null) return null
  return party.adults * amount + child + foreigner + party.cameras * (others.camera ?? 0)
}

function getPrice(count: number, price: number | undefined): number | null {
  if (count === 0) return 0
  return price === undefined ? null : count * price
}
