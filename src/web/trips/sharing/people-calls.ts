import type { QueryClient } from '@tanstack/react-query'
import {
  acceptInvite,
  addTripPerson,
  changeTripPerson,
  handTripOver,
  leaveTrip,
  listTripPeople,
  openInvite,
  removeTripPerson,
} from '#contract/trip/trip-people.endpoints.ts'
import type { AcceptedInvite, TripPerson, TripPersonChange } from '#contract/trip/trip-people.ts'
import { callOverHttp } from '../../api/call.ts'
import { query } from '../../api/query-client.ts'
import { updateAnswer } from '../../api/update-answer.ts'
import { getTrips } from '../form/own-trips.ts'
import { getLinks } from './queries.ts'

type Owner = { readonly queryClient: QueryClient; readonly email: string }

/** Others join and leave at any time. */
export const getPeople = (email: string, id: string) =>
  query(
    listTripPeople,
    { params: { id } },
    { owner: email, staleTime: 0, retryOnMount: true, refetchOnWindowFocus: true },
  )

export const openedInvite = (token: string, passcode: string | null) =>
  query(openInvite, { body: { token, passcode } }, { staleTime: 0, retryOnMount: true, refetchOnReconnect: true })

export type PeopleChange =
  | { kind: 'add'; name: string }
  | { kind: 'change'; person: TripPerson; change: TripPersonChange }
  | { kind: 'remove'; person: TripPerson }
  | { kind: 'hand-over'; person: TripPerson }

export async function changePeople(owner: Owner, tripId: string, change: PeopleChange): Promise<void> {
  const { people } = await sendChange(tripId, change)
  await updateAnswer(owner.queryClient, getPeople(owner.email, tripId), (answer) => ({ ...answer, people }))
  // Links end with people and roles.
  if (change.kind !== 'add') await owner.queryClient.invalidateQueries(getLinks(owner.email))
  if (change.kind === 'hand-over') await owner.queryClient.invalidateQueries(getTrips(owner.email))
}

function sendChange(id: string, change: PeopleChange) {
  if (change.kind === 'add') return callOverHttp(addTripPerson, { params: { id }, body: { name: change.name } })
  const personId = change.person.id ?? ''
  const params = { id, personId }
  if (change.kind === 'hand-over') return callOverHttp(handTripOver, { params: { id }, body: { personId } })
  if (change.kind === 'remove') return callOverHttp(removeTripPerson, { params })
  return callOverHttp(changeTripPerson, { params, body: change.change })
}

export async function leave(owner: Owner, id: string): Promise<void> {
  await callOverHttp(leaveTrip, { params: { id } })
  await updateAnswer(owner.queryClient, getTrips(owner.email), (list) => ({
    ...list,
    trips: list.trips.filter(({ _id }) => _id !== id),
  }))
}

type Invite = { readonly token: string; readonly passcode: string | null }

export async function acceptTripInvite({ queryClient, email }: Owner, invite: Invite): Promise<AcceptedInvite> {
  const accepted = await callOverHttp(acceptInvite, { body: invite })
  await queryClient.invalidateQueries(getTrips(email))
  return accepted
}
