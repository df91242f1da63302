import { useSyncExternalStore } from 'react'
import { clientFailures } from '#messages/ui.ts'
import { isNetworkDown, onNetworkChange } from '../api/network.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type LoadFailureProps = { title: string; isAlert?: boolean; onRetry: () => void }

/** Names the reason while nothing answers: the content is not on the device. */
export function LoadFailure({ onRetry, ...notice }: LoadFailureProps) {
  const isDown = useSyncExternalStore(onNetworkChange, isNetworkDown, () => false)
  return (
    <Notice {...notice} text={isDown ? clientFailures.network : undefined}>
      <Button onClick={onRetry}>{clientFailures.retry}</Button>
    </Notice>
  )
}
