import { useSyncExternalStore } from 'react'
import { clientFailures } from '#messages/ui.ts'
import { isNetworkDown, onNetworkChange } from '../api/network.ts'

/** Says that nothing answers. It stands on the page before, so that screen readers hear its text come and go. */
export function OfflineBand() {
  const isDown = useSyncExternalStore(onNetworkChange, isNetworkDown, () => false)
  return (
    <div className="offline-band" aria-live="polite">
      {isDown && <p>{clientFailures.offlineBand}</p>}
    </div>
  )
}
