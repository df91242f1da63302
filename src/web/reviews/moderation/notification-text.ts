import type { ModerationNotification } from '#contract/review/moderation.ts'
import { fill } from '#contract/messages/format.ts'
import { declineReasons } from '#messages/suggest.ts'
import { moderationReasons, ownModeration } from '#messages/reviews.ts'

export function noticeText({ kind, placeName: place, reason, declined }: ModerationNotification): string {
  const why = declined ? declineReasons[declined] : reason === null ? '' : moderationReasons[reason]
  return fill(ownModeration.kinds[kind], { place, reason: why })
}
