import * as z from 'zod/mini'
import { errorCode } from '../text/field-error.ts'
import { requiredLine } from '../text/text.ts'
import { TRIP_LIMITS } from './trip-limits.ts'
import { invitedRoles, tripRoles } from './trip-rights.ts'

/** Somebody of a trip as the others see them: no email, no id of the account. */
export const TripPerson = z.object({
  /** Null: the owner, whom no call names. */
  id: z.nullable(z.string()),
  name: z.string(),
  /** Null: without an account. An invite with the name gives one. */
  role: z.nullable(z.enum(tripRoles)),
  isYou: z.boolean(),
  /** Null: the owner. */
  joinedAt: z.nullable(z.string()),
})
export type TripPerson = z.infer<typeof TripPerson>

const id = z.string().check(z.maxLength(100))
export const ByTripAndPerson = z.object({ id, personId: id })

const Name = requiredLine(TRIP_LIMITS.name, errorCode('trip-person.name-missing'))
const Role = z.enum(invitedRoles, errorCode('trip-person.role-invalid'))

export const NewTripPerson = z.object({ name: Name })
/** The role of somebody with an account, or the name of somebody without. */
export const TripPersonChange = z.object({ role: z.optional(Role), name: z.optional(Name) })
export type TripPersonChange = z.infer<typeof TripPersonChange>

export const NewOwner = z.object({ personId: id })

/** The data of an invite before it is accepted. */
export const OpenedInvite = z.object({
  trip: z.object({ title: z.string(), startDate: z.string(), endDate: z.string() }),
  /** The name of who has made it. */
  from: z.string(),
  role: z.enum(invitedRoles),
  /** The invited person. Null: everybody who has the link. */
  person: z.nullable(z.string()),
  /** The trip, for a signed-in caller who is in it already. */
  tripId: z.optional(z.string()),
})
export type OpenedInvite = z.infer<typeof OpenedInvite>

export const AcceptedInvite = z.object({
  tripId: z.string(),
  role: z.enum(tripRoles),
  /** False: the caller was in the trip already, and nothing changed. */
  isNew: z.boolean(),
})
export type AcceptedInvite = z.infer<typeof AcceptedInvite>

/** The role of the reader in a trip that somebody else shares, and its owner. */
export const Membership = z.object({ role: z.enum(invitedRoles), owner: z.string() })
export type Membership = z.infer<typeof Membership>

/** A trip of somebody else in the data of a person: what it holds is its owner's. */
export const ExportedMembership = z.extend(Membership, {
  tripId: z.string(),
  title: z.string(),
  joinedAt: z.string(),
})
