import type { AuditAction, AuditEntry } from '#contract/admin/activity.ts'
import { writeDay } from '#contract/text/date-format.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import { admin } from '#messages/admin.ts'

/**
 * Sentence with the person, the action and the review, announcement or account. Entries about purged reviews name only
 * the place.
 */
export function auditSentence(entry: AuditEntry, timeZone: string, formats: Formats): string {
  const { action, actorName, subjectTitle: subject, review } = entry
  const name = actorName || admin.formerAccount
  if (!review || !isAboutReview(action)) return fill(admin.actions[action], { name, subject })
  const date = writeDay(review.postedAt, timeZone, formats)
  if (review.isActorsOwn) return fill(admin.ownReviewActions[action], { name, subject, date })
  const author = review.authorName || admin.formerAuthor
  return fill(admin.reviewActions[action], { name, author, subject, date })
}

export function isDeletion({ action }: AuditEntry): boolean {
  return action.endsWith('.delete')
}

type ReviewAction = keyof typeof admin.reviewActions

function isAboutReview(action: AuditAction): action is ReviewAction & AuditAction {
  return action in admin.reviewActions
}
