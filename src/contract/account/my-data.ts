import * as z from 'zod/mini'
import { User } from './auth.ts'
import { ModerationNotification, ModerationReason, ReportSubject } from '../review/moderation.ts'
import { SecondFactorExport } from './second-factor.ts'
import { Review, ReviewVersion } from '../review/reviews.ts'
import { CountedSecurityEvent } from '../admin/security-log.ts'
import { ExportedSuggestion } from '../admin/suggestions.ts'
import { TripLink } from '../trip/trip-links.ts'
import { ExportedChange } from '../trip/trip-history.ts'
import { ExportedTripSuggestion } from '../trip/trip-suggestions.ts'
import { ExportedRoleNotice } from '../trip/trip-news.ts'
import { ExportedMembership } from '../trip/trip-people.ts'
import { Trip } from '../trip/trips.ts'

export const MyData = z.object({
  success: z.literal(true),
  exportedAt: z.string(),
  user: z.extend(User, { createdAt: z.string() }),
  /** The new email of a change that is not confirmed yet. */
  wantedEmail: z.nullable(z.string()),
  devices: z.array(
    z.object({ browser: z.string(), system: z.string(), createdAt: z.string(), lastSeenAt: z.string() }),
  ),
  sessions: z.array(z.object({ createdAt: z.string(), lastUsedAt: z.string() })),
  secondFactor: SecondFactorExport,
  wishlist: z.array(
    z.object({
      name: z.string(),
      location: z.string(),
      rating: z.number(),
      image: z.string(),
      addedAt: z.string(),
    }),
  ),
  trips: z.array(Trip),
  /** The links to these trips, without their tokens, which nobody can read again. */
  tripLinks: z.array(TripLink),
  /** The other people in these trips: the data that the person typed or sees of them. */
  tripPeople: z.array(z.object({ tripId: z.string(), name: z.string(), role: z.nullable(z.string()) })),
  /** The trips of others that the person is in. */
  sharedTrips: z.array(ExportedMembership),
  /** Suggestions of the person in shared trips that nobody has decided. */
  tripSuggestions: z.optional(z.array(ExportedTripSuggestion)),
  /** Changes of the person in shared trips within 30 days. */
  tripChanges: z.optional(z.array(ExportedChange)),
  /** The roles in shared trips that others gave the person, or took, and that the bell still shows. */
  tripRoleNotices: z.optional(z.array(ExportedRoleNotice)),
  reviews: z.array(Review),
  /** The earlier versions of these reviews. */
  reviewVersions: z.array(z.extend(ReviewVersion, { reviewId: z.string() })),
  /** Ids of the reviews that the person called helpful. */
  helpfulVotes: z.array(z.string()),
  reports: z.array(
    z.object({ reviewId: z.string(), subject: ReportSubject, reason: ModerationReason, createdAt: z.string() }),
  ),
  /** Decisions of moderators about these reviews, and the author's answers. */
  removals: z.array(z.extend(ModerationNotification, { appeal: z.string() })),
  /** The changes of places that the person suggested, each with the decision about it. */
  suggestions: z.array(ExportedSuggestion),
  /** The newest entries of the security log that name the account. */
  securityLog: z.array(CountedSecurityEvent),
  newsletter: z.nullable(z.object({ name: z.string(), subscribedAt: z.string(), language: z.optional(z.string()) })),
})
