import { clientFailures } from '#messages/client-failures.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type LoadFailureProps = { title: string; isAlert?: boolean; onRetry: () => void }

/** What stands where something would that could not be loaded, and the way to ask for it again. */
export function LoadFailure({ onRetry, ...notice }: LoadFailureProps) {
  return (
    <Notice {...notice}>
      <Button onClick={onRetry}>{clientFailures.retry}</Button>
    </Notice>
  )
}
