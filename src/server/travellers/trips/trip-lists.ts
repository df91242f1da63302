import { TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import { PEOPLE_LIMITS } from '#contract/trip/trip-rights.ts'
import { cutPage, readCursor, readLimit, type Position } from '../../platform/store/cursor.ts'
import type { Executor } from '../../platform/store/database.ts'
import { mapParts } from '../../platform/store/read-in-parts.ts'
import { listSharedTripSizes } from './shared-trips.store.ts'
import { countSharedTripsFor } from './trip-people.store.ts'
import { showStopsText, type PlacesOfStops } from './stops.ts'
import {
  listTripSizesFor,
  readListedTrips,
  readTripsInParts,
  type TripSize,
  type TripText,
} from './trip-lists.store.ts'
import type { Reader, TripDeps } from './trips.ts'

/** The trips that the traveller owns as JSON text, oldest first. */
export function listOwnTrips(executor: Executor, account: Reader, places: PlacesOfStops): AsyncGenerator<string[]> {
  return mapParts(readTripsInParts(executor, account.id), (trip) => showTripText(trip, account, places))
}

type WholeList = {
  /** The trips that the traveller owns or is in as JSON text, oldest first. */
  readonly trips: AsyncGenerator<string[]>
  /** Known once the list is read. True: the account is in no trip of others, not in a deleted one either. */
  readonly isOwnAlone: () => boolean
}

export function listTrips(executor: Executor, account: Reader, places: PlacesOfStops): WholeList {
  let isOwnAlone = false
  const list = async function* () {
    isOwnAlone = (await countSharedTripsFor(executor, account.id)) === 0
    yield* isOwnAlone ? listOwnTrips(executor, account, places) : listAllTrips(executor, account, places)
  }
  return { trips: list(), isOwnAlone: () => isOwnAlone }
}

async function* listAllTrips(executor: Executor, account: Reader, places: PlacesOfStops): AsyncGenerator<string[]> {
  const shared = await listSharedTripSizes(executor, account.id)
  const sizes = sortSizes([...(await listTripSizesFor(executor, account.id)), ...shared])
  yield* mapParts(readListedTrips(executor, account.id, sizes), (trip) => showTripText(trip, account, places))
}

function sortSizes(sizes: readonly TripSize[]): TripSize[] {
  return sizes.toSorted((one, other) => {
    if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? -1 : 1
    return one.id < other.id ? -1 : 1
  })
}

type TripPage = { trips: AsyncGenerator<string[]>; nextCursor: string | null }

/** @throws Failure `invalid-input` for a malformed cursor */
export async function listPageOfTrips(
  { store: { db }, guide }: Pick<TripDeps, 'store' | 'guide'>,
  account: Reader,
  query: { limit?: string | undefined; cursor?: string | undefined },
): Promise<TripPage> {
  const after = readCursor(query.cursor)
  const [own, shared] = [await listTripSizesFor(db, account.id), await listSharedTripSizes(db, account.id)]
  const sizes = shared.length === 0 ? own : sortSizes([...own, ...shared])
  const rest = after ? sizes.filter((size) => isAfter(size, after)) : sizes
  const limit = readLimit(query.limit, TRIP_LIMITS.trips + PEOPLE_LIMITS.sharedTrips)
  const { page, nextCursor } = cutPage(rest, limit, ({ createdAt: at, id }) => ({ at, id }))
  const trips = mapParts(readListedTrips(db, account.id, page), (trip) => showTripText(trip, account, guide.current()))
  return { trips, nextCursor }
}

function isAfter({ createdAt, id }: TripSize, { at, id: lastId }: Position): boolean {
  return createdAt > at || (createdAt === at && id > lastId)
}

/** The same as `showTrip`, as JSON text. The stored text is not parsed, unless it is of an earlier version. */
function showTripText(
  { id, document, version, membership }: TripText,
  { email }: Reader,
  places: PlacesOfStops,
): string {
  const before = JSON.stringify({ _id: id }).slice(0, -1)
  const after = JSON.stringify({ userEmail: email, isPublic: false, version, membership }).slice(1)
  return `${before},${showStopsText(document, places).slice(1, -1)},${after}`
}
