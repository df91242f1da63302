/** Without the schemas, which pages that only show a limit do not load. Limits are far above real trips. */

/** They bound the size of a request and of a list. Texts are in characters. */
export const TRIP_LIMITS = {
  title: 200,
  text: 5_000,
  name: 200,
  place: 500,
  destinations: 50,
  activities: 200,
  trips: 1_000,
  /** The largest trip, as JSON in UTF-8. */
  bytes: 512 * 1024,
}

/** The largest budget, cost of a stop and payment, in the city's currency. */
export const MAX_AMOUNT = 1e12

/** One rule for the schemas and for fields of pages. A payment of 0 is one: a free entry is worth a note. */
export function isAmount(amount: number): boolean {
  return amount >= 0 && amount <= MAX_AMOUNT
}

/** The longest stay is a day. */
export const STOP_LIMITS = { slug: 200, minutes: 24 * 60 }

/** A day has fewer stops. It bounds one question to the routing service. */
export const ROUTE_PLACES_MAX = 50

export const PLAN_LIMITS = { days: 400, spending: 1_000, note: 5_000 }
