import type { ModerationNotice } from '#contract/moderation.ts'
import { fill } from '#contract/messages/format.ts'
import { moderationReasons } from '#messages/moderation-reasons.ts'
import { ownModeration } from '#messages/own-moderation.ts'

export function noticeText({ kind, placeName: place, reason }: ModerationNotice): string {
  return fill(ownModeration.kinds[kind], { place, reason: reason === null ? '' : moderationReasons[reason] })
}
