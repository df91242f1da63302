import type { QueryClient } from '@tanstack/react-query'
import { createTrip, deleteTrip, editTrip, restoreTrip } from '#contract/trip/trips.endpoints.ts'
import type { TripChange } from '#contract/trip/trip-live.ts'
import type { Trip, TripInput } from '#contract/trip/trips.ts'
import { ApiError, callOverHttp } from '../../api/call.ts'
import { isSame } from '../../api/is-same.ts'
import { placeIndex } from '../../city/queries.ts'
import { updateAnswer } from '../../api/update-answer.ts'
import { cacheOpenedTrip } from '../../session/opened-trip.ts'
import { isFresh, tripFor, getTrips } from './own-trips.ts'

/** The owner of a list of trips and the cache with that list. */
export type Owner = { queryClient: QueryClient; email: string }

/**
 * Saves a new trip and appends it to the list. A new trip cannot have places that the guide has lost, as an old draft
 * or file may have: these stops keep their names.
 */
export async function saveNewTrip(owner: Owner, sent: TripInput, idempotencyKey: string): Promise<Trip> {
  const input = withoutLostPlaces(sent, owner.queryClient.getQueryData(placeIndex().queryKey)?.places)
  const body = { ...input, userEmail: owner.email, isPublic: false }
  const { trip } = await callOverHttp(createTrip, { body }, { idempotencyKey })
  // An earlier try may have reached the server without an answer. The saved trip then lacks newer input.
  const saved = isSame(trip, input) ? trip : await putTrip(owner, { id: trip._id, version: trip.version, input })
  await updateList(owner, (trips) => [...trips.filter(({ _id }) => _id !== saved._id), saved])
  cacheOpenedTrip(saved._id)
  return saved
}

/** @param keepalive saves even if the page closes meanwhile */
type Edit = {
  id: string
  version: number
  input: TripInput
  base?: TripChange | undefined
  keepalive?: boolean
}

/**
 * Saves a changed trip and replaces it in the list.
 * @throws ApiError `conflict` if the trip has changed since `version`
 */
export async function saveTrip(owner: Owner, edit: Edit): Promise<Trip> {
  const saved = await putTrip(owner, edit)
  await updateList(owner, (trips) => trips.map((trip) => (trip._id === saved._id ? saved : trip)))
  cacheOpenedTrip(saved._id)
  return saved
}

/** @returns its position in the list, for `bringTripBack` */
export async function removeTrip(owner: Owner, id: string): Promise<number> {
  await callOverHttp(deleteTrip, { params: { id } })
  const trips = owner.queryClient.getQueryData(getTrips(owner.email).queryKey)?.trips ?? []
  await updateList(owner, (trips) => trips.filter(({ _id }) => _id !== id))
  return trips.findIndex(({ _id }) => _id === id)
}

export async function bringTripBack(owner: Owner, id: string, position: number): Promise<Trip> {
  const { trip } = await callOverHttp(restoreTrip, { params: { id } })
  await updateList(owner, (trips) => {
    const others = trips.filter(({ _id }) => _id !== id)
    return others.toSpliced(position < 0 ? others.length : position, 0, trip)
  })
  return trip
}

/** `retry: false` asks once: the caller can do without an answer. */
type ReadOptions = { readonly retry?: false }

/** Reads the current trip from the server. Undefined if it is deleted. */
export async function readTrip(owner: Owner, id: string, options: ReadOptions = {}): Promise<Trip | undefined> {
  try {
    const { trip } = await owner.queryClient.fetchQuery({ ...tripFor(owner.email, id), ...options, gcTime: 0 })
    correctList(owner, (trips) => trips.map((known) => (known._id === id ? trip : known)))
    return trip
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not-found') throw error
    correctList(owner, (trips) => trips.filter(({ _id }) => _id !== id))
    return undefined
  }
}

/** The trip of a list or of `askForTrip` that was read a moment ago, which saves a request, else as `readTrip`. */
export async function readTripSoon(owner: Owner, id: string, options: ReadOptions = {}): Promise<Trip | undefined> {
  return findListed(owner, id) ?? takeAskedFor(owner, id) ?? readTrip(owner, id, options)
}

/** Asks for a trip that the page reads once it is there. A failure is no news: the page asks again. */
export function askForTrip(owner: Owner, id: string): void {
  if (!findListed(owner, id)) void owner.queryClient.prefetchQuery({ ...tripFor(owner.email, id), retry: false })
}

function findListed({ queryClient, email }: Owner, id: string): Trip | undefined {
  const list = queryClient.getQueryState(getTrips(email).queryKey)
  const trips = list && !list.isInvalidated && isFresh(list.dataUpdatedAt) ? list.data?.trips : undefined
  return trips?.find(({ _id }) => _id === id)
}

/** The answer serves once, because edits do not change it. */
function takeAskedFor({ queryClient, email }: Owner, id: string): Trip | undefined {
  const { queryKey } = tripFor(email, id)
  const asked = queryClient.getQueryState(queryKey)
  if (!asked?.data) return undefined
  queryClient.removeQueries({ queryKey, exact: true })
  return isFresh(asked.dataUpdatedAt) ? asked.data.trip : undefined
}

/** One trip of the list is known better. The others are as old as they were. */
function correctList({ queryClient, email }: Owner, change: (trips: readonly Trip[]) => Trip[]): void {
  const { queryKey } = getTrips(email)
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  queryClient.setQueryData(queryKey, (list) => list && { ...list, trips: change(list.trips) }, { updatedAt })
}

async function putTrip({ email }: Owner, { id, version, input, base, keepalive = false }: Edit): Promise<Trip> {
  const body = { ...input, userEmail: email, isPublic: false, version, ...(base && { base }) }
  return (await callOverHttp(editTrip, { params: { id }, body }, { keepalive })).trip
}

/** @param places undefined: not read yet, so that the server decides */
function withoutLostPlaces(trip: TripInput, places: readonly { slug: string }[] | undefined): TripInput {
  if (!places) return trip
  const slugs = new Set<string | null | undefined>(places.map(({ slug }) => slug))
  const destinations = trip.destinations.map((destination) => ({
    ...destination,
    activities: destination.activities.map((activity) =>
      !activity.place || slugs.has(activity.place) ? activity : { ...activity, place: undefined },
    ),
  }))
  return { ...trip, destinations }
}

function updateList({ queryClient, email }: Owner, change: (trips: readonly Trip[]) => Trip[]): Promise<void> {
  return updateAnswer(queryClient, getTrips(email), (list) => ({ ...list, trips: change(list.trips) }))
}
