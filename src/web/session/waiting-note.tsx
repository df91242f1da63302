import { useSyncExternalStore } from 'react'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { pendingActions as messages } from '#messages/ui.ts'
import { Link } from '../ui/link.tsx'
import { onWaitingChange, queuedActions, type OfflineAction, type QueuedAction } from './queued-actions.ts'
import { useActionText } from './use-action-text.ts'

const NONE: readonly QueuedAction[] = []

/**
 * Shows beside a form the text that waits on this device. It stays until the server has the text: a toast disappears
 * before people have read it, and the empty form then looks as if the text were lost.
 */
export function WaitingNote({ isOfForm }: { isOfForm: (action: OfflineAction) => boolean }) {
  const actions = useSyncExternalStore(onWaitingChange, queuedActions, () => NONE)
  const shown = actions.filter(({ deed: action }) => isOfForm(action))
  const toText = useActionText(shown.length > 0)
  return (
    <div className="waiting-note" role="status">
      {shown.map(({ key, deed: action, refusal }) => (
        <p key={key}>
          {toText(action)}: {refusal === null ? messages.kept : fill(messages.refused, { reason: refusal })}
        </p>
      ))}
      {shown.length > 0 && <Link to={paths.offline}>{messages.title}</Link>}
    </div>
  )
}
