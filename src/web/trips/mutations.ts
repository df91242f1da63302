import type { QueryClient } from '@tanstack/react-query'
import { createTrip, deleteTrip, editTrip, restoreTrip } from '#contract/endpoints/trips.ts'
import type { Trip, TripInput } from '#contract/trips.ts'
import { callOverHttp } from '../api/call.ts'
import { isSame } from '../api/is-same.ts'
import { updateAnswer } from '../api/update-answer.ts'
import { tripsOf } from './own-trips.ts'

/** Whose list of trips it is, and where it is held. */
export type Owner = { queryClient: QueryClient; email: string }

/** Saves a new trip and appends it to the list. */
export async function saveNewTrip(owner: Owner, input: TripInput, idempotencyKey: string): Promise<Trip> {
  const body = { ...input, userEmail: owner.email, isPublic: false }
  const { trip } = await callOverHttp(createTrip, { body }, { idempotencyKey })
  // An earlier try may have got through without its answer; then what was typed since is not in it yet.
  const saved = isSame(trip, input) ? trip : await putTrip(owner, { id: trip._id, version: trip.version, input })
  await changeList(owner, (trips) => [...trips.filter(({ _id }) => _id !== saved._id), saved])
  return saved
}

/** Saves a changed trip and puts it in its place. @throws ApiError `conflict` when it was changed since `version` */
export async function saveTrip(owner: Owner, edit: { id: string; version: number; input: TripInput }): Promise<Trip> {
  const saved = await putTrip(owner, edit)
  await changeList(owner, (trips) => trips.map((trip) => (trip._id === saved._id ? saved : trip)))
  return saved
}

/** @returns where it stood, for `bringTripBack` */
export async function removeTrip(owner: Owner, id: string): Promise<number> {
  await callOverHttp(deleteTrip, { params: { id } })
  const trips = owner.queryClient.getQueryData(tripsOf(owner.email).queryKey)?.trips ?? []
  await changeList(owner, (trips) => trips.filter(({ _id }) => _id !== id))
  return trips.findIndex(({ _id }) => _id === id)
}

export async function bringTripBack(owner: Owner, id: string, position: number): Promise<Trip> {
  const { trip } = await callOverHttp(restoreTrip, { params: { id } })
  await changeList(owner, (trips) => {
    const others = trips.filter(({ _id }) => _id !== id)
    return others.toSpliced(position < 0 ? others.length : position, 0, trip)
  })
  return trip
}

/** The trip as the server has it now; undefined once it is gone. */
export async function readTrip({ queryClient, email }: Owner, id: string): Promise<Trip | undefined> {
  const { trips } = await queryClient.fetchQuery({ ...tripsOf(email), staleTime: 0 })
  return trips.find(({ _id }) => _id === id)
}

async function putTrip({ email }: Owner, edit: { id: string; version: number; input: TripInput }): Promise<Trip> {
  const { id, version, input } = edit
  const body = { ...input, userEmail: email, isPublic: false, version }
  return (await callOverHttp(editTrip, { params: { id }, body })).trip
}

function changeList({ queryClient, email }: Owner, change: (trips: readonly Trip[]) => Trip[]): Promise<void> {
  return updateAnswer(queryClient, tripsOf(email), (list) => ({ ...list, trips: change(list.trips) }))
}
