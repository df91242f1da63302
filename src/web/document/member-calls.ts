import { API_BASE, type Endpoint } from '#contract/api/endpoint.ts'
import { getUser } from '#contract/account/auth.endpoints.ts'
import { getPlanning } from '#contract/trip/planning.endpoints.ts'
import { getTrip } from '#contract/trip/trips.endpoints.ts'

/** Calls of every page of a signed-in visitor. */
const EVERYWHERE: readonly Endpoint[] = [getUser]

/** Calls of single pages, by the name in their handle. */
const calls: Readonly<Record<string, readonly Endpoint[]>> = { TripPage: [getTrip, getPlanning] }

/** Calls that the first script makes where a session is stored. `:id` is the last part of the page's path. */
export function getMemberCalls(pages: readonly string[]): string[] {
  return [...EVERYWHERE, ...pages.flatMap((page) => calls[page] ?? [])].map(({ path }) => API_BASE + path)
}
