import { fill } from '#contract/messages/format.ts'
import { pendingActions as messages } from '#messages/ui.ts'
import type { OfflineAction } from './queued-actions.ts'

/** Names an action that waits, such as "Your review of Gopi Talav". */
export function toActionText(deed: OfflineAction): string {
  switch (deed.kind) {
    case 'wish':
      return fill(deed.isWanted ? messages.wish : messages.unwish, { place: deed.place.name })
    case 'vote':
      return fill(deed.isHelpful ? messages.vote : messages.unvote, { place: deed.place })
    case 'review':
      return fill(messages.review, { place: deed.input.placeName })
    case 'suggestion':
      return fill(messages.suggestion, { place: deed.place })
    // No other kind compiles.
    default:
      return deed satisfies never
  }
}
