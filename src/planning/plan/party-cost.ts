import { ONE_ADULT, peopleOf, type Party } from '#contract/trip/party-groups.ts'
import type { PlanningPlace } from '#contract/trip/planning.ts'

type Fee = NonNullable<PlanningPlace['fee']>

/**
 * What a party pays at a place, in the city's currency. Null: the price of one of its groups is not known. A camera costs
 * something only where the tariff says so.
 */
export function partyCost({ amount, others }: Fee, party: Party = ONE_ADULT): number | null {
  if (!others || amount === 0) return amount * peopleOf(party)
  const child = priceOf(party.children, others.child)
  const foreigner = priceOf(party.foreigners, others.foreigner)
  if (child === null || foreigner === null) return null
  return party.adults * amount + child + foreigner + party.cameras * (others.camera ?? 0)
}

function priceOf(count: number, price: number | undefined): number | null {
  if (count === 0) return 0
  return price === undefined ? null : count * price
}
