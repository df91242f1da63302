import type { ModerationNotification } from '#contract/review/moderation.ts'
import { fill } from '#contract/messages/format.ts'
import { declineReasons } from '#messages/decline-reasons.ts'
import { moderationReasons } from '#messages/moderation-reasons.ts'
import { ownModeration } from '#messages/own-moderation.ts'

export function noticeText({ kind, placeName: place, reason, declined }: ModerationNotification): string {
  const why = declined ? declineReasons[declined] : reason === null ? '' : moderationReasons[reason]
  return fill(ownModeration.kinds[kind], { place, reason: why })
}
