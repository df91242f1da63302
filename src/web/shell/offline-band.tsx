import { useSyncExternalStore } from 'react'
import { paths } from '#contract/paths.ts'
import { navigation } from '#messages/shell.ts'
import { connection } from '#messages/ui.ts'
import { isNetworkDown, onNetworkChange } from '../api/network.ts'
import { queuesActions } from '../session/queued-actions.ts'
import { Link } from '../ui/link.tsx'

/**
 * Says that nothing answers, and on a device with the guide leads to it. It stands on the page before, so that screen
 * readers hear its text come and go.
 */
export function OfflineBand() {
  const isDown = useSyncExternalStore(onNetworkChange, isNetworkDown, () => false)
  return (
    <div className="offline-band" aria-live="polite">
      {isDown && (
        <p>
          {connection.lost} {queuesActions() && <Link to={paths.offline}>{navigation.offline}</Link>}
        </p>
      )}
    </div>
  )
}
