import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { User } from '#contract/account/auth.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { pendingActions as messages } from '#messages/ui.ts'
import { onWaitingChange, queuedActions, type QueuedAction } from '../../session/queued-actions.ts'
import { useActionText } from '../../session/use-action-text.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { waitingTrips } from './queries.ts'

const NONE: readonly QueuedAction[] = []

/**
 * Actions of the traveller without a network, with those that the server did not accept. Before the device was read, it
 * is not known if there are any.
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
  const text = useActionText(true)(waiting.deed)
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
      <Button look="quiet" aria-label={fill(messages.removeOf, { action: text })} onClick={() => void remove()}>
        {messages.remove}
      </Button>
    </li>
  )
}
