import { useQuery } from '@tanstack/react-query'
import { fill } from '#contract/messages/format.ts'
import { pendingActions as messages } from '#messages/ui.ts'
import { placeIndex } from '../city/queries.ts'
import type { OfflineAction } from './queued-actions.ts'

/**
 * Names an action that waits, such as "Your review of Gopi Talav". A place has its name in the language of the page, once
 * its list is there: it may have been written in another one.
 */
export function useActionText(isAsked: boolean): (action: OfflineAction) => string {
  const { data: index } = useQuery({ ...placeIndex(), enabled: isAsked })
  const getPlaceName = (slug: string | null | undefined, name: string) =>
    index?.places.find((place) => place.slug === slug)?.name ?? name
  return (action) => {
    switch (action.kind) {
      case 'wish': {
        const place = getPlaceName(action.place.slug, action.place.name)
        return fill(action.isWanted ? messages.wish : messages.unwish, { place })
      }
      case 'vote':
        return fill(action.isHelpful ? messages.vote : messages.unvote, { place: action.place })
      case 'review':
        return fill(messages.review, { place: action.input.placeName })
      case 'suggestion':
        return fill(messages.suggestion, { place: getPlaceName(action.slug, action.place) })
      // No other kind compiles.
      default:
        return action satisfies never
    }
  }
}
