import * as z from 'zod/mini'

/** Actions of the audit log, as subject and verb. */
export const auditActions = [
  'review.delete',
  'review.restore',
  'review.update',
  'review.remove',
  'review.keep',
  'review.reopen',
  'review.uphold',
  'announcement.create',
  'announcement.update',
  'announcement.delete',
  'announcement.restore',
  'letter.send',
  'letter.discard',
  'letter.pause',
  'letter.resume',
  'account.suspend',
  'account.restore',
  'account.search',
  'role.traveller',
  'role.editor',
  'role.moderator',
  'role.admin',
  'security-log.read',
  'security-log.download',
  'analytics.download',
  'suggestion.accept',
  'suggestion.decline',
  'suggestion.reopen',
  'place.publish',
  'place.discard',
  'place.retire',
  'place.restore',
  'place.import-file',
  'place.undo-import-file',
  'suggested-trip.publish',
  'suggested-trip.discard',
  'suggested-trip.retire',
  'suggested-trip.restore',
  'calendar.publish',
  'calendar.discard',
  'calendar.retire',
  'calendar.restore',
  'city.publish',
  'city.discard',
] as const
export const AuditAction = z.enum(auditActions)
export type AuditAction = z.infer<typeof AuditAction>

export const ACTIVITY_PAGE_MAX = 100

export const AuditEntry = z.object({
  _id: z.string(),
  /** Instant, ISO 8601 in UTC. */
  at: z.string(),
  action: AuditAction,
  /** Name of the acting admin or author. Empty once that account is deleted. */
  actorName: z.string(),
  /** Id of the review, announcement, account, entry or suggestion. Empty for a whole list. */
  subjectId: z.string(),
  /**
   * Name at that time: the place of a review, or the title of an announcement. For an account, it is the name of today,
   * and empty once the account is deleted.
   */
  subjectTitle: z.string(),
  /** Absent for other subjects, and once the review is purged. */
  review: z.optional(
    z.object({
      /** Author's name of today. Empty once that account is deleted. */
      authorName: z.string(),
      /** True if the author acted. */
      isActorsOwn: z.boolean(),
      /** Instant, ISO 8601 in UTC. */
      postedAt: z.string(),
      /** First words of the review at that time. Empty in entries that are older than this field. */
      firstWords: z.string(),
    }),
  ),
})
export type AuditEntry = z.infer<typeof AuditEntry>
