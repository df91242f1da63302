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
}

/** The longest stay is a day. */
export const STOP_LIMITS = { slug: 200, minutes: 24 * 60, cost: 1e12 }

/** A day has fewer stops. It bounds one question to the routing service. */
export const ROUTE_PLACES_MAX = 50

export const PLAN_LIMITS = { days: 400, spending: 1_000, amount: 1e12, note: 5_000 }
