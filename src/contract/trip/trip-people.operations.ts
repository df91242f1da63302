import * as z from 'zod/mini'
import { ById } from '../api/by-id.ts'
import { createOperations } from '../api/operation.ts'
import { Success } from '../api/success.ts'
import { OpenedLink } from './trip-links.ts'
import {
  AcceptedInvite,
  ByTripAndPerson,
  NewOwner,
  NewTripPerson,
  OpenedInvite,
  TripPerson,
  TripPersonChange,
} from './trip-people.ts'
import * as endpoints from './trip-people.endpoints.ts'

const success = z.literal(true)
const PeopleReply = z.object({ success, people: z.array(TripPerson) })

export const tripPeopleOperations = createOperations(endpoints, {
  listTripPeople: {
    summary: 'Who is in a trip: its owner first, then the longest there',
    params: ById,
    reply: PeopleReply,
  },
  addTripPerson: {
    summary: 'Add somebody without an account to a trip; an invite with the name gives it to an account later',
    params: ById,
    body: NewTripPerson,
    reply: PeopleReply,
  },
  changeTripPerson: {
    summary: 'Change the role of somebody in a trip, or the name of somebody without an account',
    params: ByTripAndPerson,
    body: TripPersonChange,
    reply: PeopleReply,
  },
  removeTripPerson: {
    summary: 'Remove somebody from a trip; with an account, their links and all invites of the trip end',
    params: ByTripAndPerson,
    reply: PeopleReply,
  },
  leaveTrip: {
    summary:
      'Leave a trip; the trip of an owner goes to the editor who is there longest, else to a suggester or viewer',
    params: ById,
    reply: Success,
  },
  handTripOver: {
    summary: 'Give one’s trip to somebody who is in it; the owner before stays as an editor',
    params: ById,
    body: NewOwner,
    reply: PeopleReply,
  },
  openInvite: {
    summary: 'What an invite to a trip says; a wrong, an expired and an ended one are answered alike',
    body: OpenedLink,
    isUnlisted: true,
    reply: z.object({ success, invite: OpenedInvite }),
  },
  acceptInvite: {
    summary: 'Join the trip of an invite; whoever is in it already stays as they are',
    body: OpenedLink,
    reply: z.extend(AcceptedInvite, { success }),
  },
})
