import { fill } from '#contract/messages/format.ts'
import { pendingActions as messages } from '#messages/ui.ts'
import type { OfflineAction } from './queued-actions.ts'

/** Names an action that waits, such as "Your review of Gopi Talav". */
export function toActionText(action: OfflineAction): string {
  switch (action.kind) {
    case 'wish':
      return fill(action.isWanted ? messages.wish : messages.unwish, { place: action.place.name })
    case 'vote':
      return fill(action.isHelpful ? messages.vote : messages.unvote, { place: action.place })
    case 'review':
      return fill(messages.review, { place: action.input.placeName })
    case 'suggestion':
      return fill(messages.suggestion, { place: action.place })
    // No other kind compiles.
    default:
      return action satisfies never
  }
}
