import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { User } from '#contract/account/auth.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { pendingActions as messages } from '#messages/ui.ts'
import { onWaitingChange, queuedActions, type OfflineAction, type QueuedAction } from '../../session/queued-actions.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { waitingTrips } from './queries.ts'

const NONE: readonly QueuedAction[] = []

/**
 * Actions of the traveller without a network, with those that the server did not accept. Before the device was read,
 * nobody knows that there are none.
 */
export function WaitingList({ user }: { user: User }) {
  const actions = useSyncExternalStore(onWaitingChange, queuedActions, () => NONE)
  const { data: trips = [], isPending } = useQuery(waitingTrips(user.id))
  return (
    <section className="offline-waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{messages.title}</h2>
      {actions.length + trips.length === 0 ? (
        <p role="status">{!isPending && messages.none}</p>
      ) : (
        <ul className="offline-parts">
          {trips.map(({ id, title }) => (
            <li key={id}>
              <Link to={paths.trip(id)}>{fill(messages.trip, { trip: title })}</Link>
            </li>
          ))}
          {actions.map((waiting) => (
            <WaitingItem key={waiting.key} waiting={waiting} />
          ))}
        </ul>
      )}
      <p className="offline-note">{messages.own}</p>
    </section>
  )
}

function WaitingItem({ waiting }: { waiting: QueuedAction }) {
  const text = getText(waiting.deed)
  const remove = async () => {
    const { changeQueuedAction } = await import('../../session/queue-action.ts')
    await changeQueuedAction(waiting, null)
  }
  return (
    <li>
      <span>
        {text}
        {waiting.refusal !== null && (
          <span className="offline-note">{fill(messages.refused, { reason: waiting.refusal })}</span>
        )}
      </span>
      <Button look="quiet" aria-label={fill(messages.removeOf, { deed: text })} onClick={() => void remove()}>
        {messages.remove}
      </Button>
    </li>
  )
}

function getText(deed: OfflineAction): string {
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
