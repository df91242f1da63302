import * as z from 'zod/mini'
import { EMAIL_MAX_LENGTH } from '../api/email.ts'
import { Role, StaffRole } from '../api/roles.ts'

/** Maximum number of accounts per answer. */
export const ACCOUNT_PAGE_MAX = 50

/** A second factor as admins see it. Its name is its owner's. */
export const ListedFactor = z.object({
  kind: z.enum(['totp', 'passkey']),
  /** Instant, ISO 8601 in UTC. */
  since: z.string(),
})
export type ListedFactor = z.infer<typeof ListedFactor>

/** An account as admins see it: what it holds in numbers, and no trip or wishlist. */
export const ListedAccount = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  /** Absent for travellers and admins. */
  role: z.optional(StaffRole),
  /** Instant, ISO 8601 in UTC. */
  createdAt: z.string(),
  /** Instant; null unless the account is suspended. */
  suspendedAt: z.nullable(z.string()),
  /** Reviews and trips that are not deleted. */
  reviews: z.number(),
  trips: z.number(),
  /** Size of trips, reviews and wishlist, deleted ones included. */
  bytes: z.number(),
  /** The oldest first. An admin who gives a role sees if they are older than the person remembers. */
  factors: z.array(ListedFactor),
})
export type ListedAccount = z.infer<typeof ListedAccount>

/** In the body, because an email belongs into no URL. */
export const AccountSearch = z.object({
  /** An email, or parts of an email or a name. Without it, all accounts. */
  text: z._default(z.string().check(z.trim(), z.maxLength(EMAIL_MAX_LENGTH)), ''),
  /** Only the accounts with this role. */
  role: z.optional(Role),
})

/** The role that an admin gives to an account. `traveller` takes every other one away. */
export const RoleChange = z.object({ role: Role })
