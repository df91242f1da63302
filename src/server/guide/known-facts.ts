import type { ContentPlace } from '#contract/place/content-place.ts'
import { isTariffLimited } from '#contract/place/known-price.ts'

/** Counts of the places of which the guide knows a fact in some form. */
export type KnownFacts = {
  readonly places: number
  /** Hours with times or dates, the season of a feast, or a closure. */
  readonly hours: number
  /** Hours, or an access in words of the schema. */
  readonly hoursOrAccess: number
  readonly access: number
  /** A sentence about hours alone, which nothing computes with. */
  readonly hoursInWordsOnly: number
  readonly price: number
  /** Prices by group. */
  readonly fees: number
  /** Prices of a tariff that holds on some days alone. They are among `price` and `fees`. */
  readonly limitedFees: number
  readonly phone: number
}

/**
 * Counts the known facts of a city's folder. A fact whose sources contradict each other is known, with all its sides.
 */
export function countKnownFacts(places: readonly ContentPlace[]): KnownFacts {
  const count = (isKnown: (place: ContentPlace) => boolean) => places.filter(isKnown).length
  return {
    places: places.length,
    hours: count(hasHours),
    hoursOrAccess: count((place) => hasHours(place) || hasAccess(place)),
    access: count(hasAccess),
    hoursInWordsOnly: count((place) => place.hours !== null && !hasHours(place) && !hasAccess(place)),
    price: count(
      ({ facts, priceLevel, priceNote }) => Boolean(facts?.fees) || priceLevel !== null || priceNote !== null,
    ),
    fees: count(({ facts }) => facts?.fees !== undefined),
    limitedFees: count(({ facts }) => facts?.fees !== undefined && isTariffLimited(facts.fees)),
    phone: count(({ facts }) => facts?.phone !== undefined),
  }
}

function hasHours({ facts }: ContentPlace): boolean {
  const isClosed = facts?.status !== undefined && facts.status.value.state !== 'open'
  return facts?.openingHours !== undefined || facts?.onlyDuring !== undefined || isClosed
}

function hasAccess({ facts }: ContentPlace): boolean {
  return facts?.access !== undefined
}
