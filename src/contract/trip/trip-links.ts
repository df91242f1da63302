import * as z from 'zod/mini'
import { errorCode } from '../text/field-error.ts'
import { sentDateOrNone } from '../text/sent-values.ts'
import { linkSections } from './shared-trip.ts'
import { invitedRoles, type TripRight } from './trip-rights.ts'

/** `view` opens a page, `calendar` a feed for calendar programs, `invite` lets people with an account into the trip. */
export const linkPurposes = ['view', 'calendar', 'invite'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** The right in the trip that the maker of a link needs, now and whenever it is opened. */
export const rightForPurpose = {
  view: 'share',
  calendar: 'subscribe',
  invite: 'invite',
} as const satisfies Record<LinkPurpose, TripRight>

export const LINK_LIMITS = {
  /** Limit for a trip, and for an account beside its trips. */
  links: 20,
  passcodeMin: 4,
  passcodeMax: 64,
}

/** A link of a trip as its maker and the trip's owner see it. The token is in the answer that made it and nowhere else. */
export const TripLink = z.object({
  id: z.string(),
  /** Null: all trips of the traveller, for a calendar. */
  tripId: z.nullable(z.string()),
  purpose: z.enum(linkPurposes),
  sections: z.array(z.enum(linkSections)),
  hasPasscode: z.boolean(),
  /** The calendar reminds when to leave for a stop. */
  hasAlarms: z.boolean(),
  /** The last day on which it opens, in the city. Null: until it is ended. */
  expiresOn: z.nullable(z.string()),
  createdAt: z.string(),
  /** A day in the city. Null: never. */
  lastOpenedOn: z.nullable(z.string()),
  /** The role that an invite gives. */
  role: z.optional(z.enum(invitedRoles)),
  /** The name of whom an invite is for, if it is for one person. */
  person: z.optional(z.string()),
  /** The name of who has made it, if that is somebody else. */
  maker: z.optional(z.string()),
})
export type TripLink = z.infer<typeof TripLink>

const invalid = errorCode('trip-link.section-invalid')
const Sections = z.array(z.enum(linkSections, invalid), invalid).check(z.maxLength(2 * linkSections.length, invalid))

const Passcode = z
  .string()
  .check(
    z.trim(),
    z.minLength(LINK_LIMITS.passcodeMin, errorCode('trip-link.passcode-length')),
    z.maxLength(LINK_LIMITS.passcodeMax, errorCode('trip-link.passcode-length')),
  )

/** A field that is left out stays as it is. Null removes an expiry or a passcode. */
export const TripLinkChange = z.object({
  sections: z.optional(Sections),
  expiresOn: z.optional(sentDateOrNone(errorCode('trip.date-invalid'))),
  passcode: z.optional(z.nullable(Passcode)),
  hasAlarms: z.optional(z.boolean()),
})
export type TripLinkChange = z.infer<typeof TripLinkChange>

export const NewTripLink = z.extend(TripLinkChange, {
  purpose: z.enum(linkPurposes),
  /** The role that an invite gives. Without it, people are invited to read. */
  role: z.optional(z.enum(invitedRoles, errorCode('trip-person.role-invalid'))),
  /** The person without an account that an invite is for: the invite ends once it is accepted. */
  personId: z.optional(z.string().check(z.maxLength(100))),
})
export type NewTripLink = z.infer<typeof NewTripLink>

/** The form of a token is not checked: a wrong and a malformed token get the same answer. */
export const OpenedLink = z.object({
  token: z.string().check(z.maxLength(500)),
  passcode: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
})
