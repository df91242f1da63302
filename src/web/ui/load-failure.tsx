import { clientFailures } from '#messages/client-failures.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type LoadFailureProps = { title: string; isAlert?: boolean; onRetry: () => void }

/** Stands in the place of content that could not be loaded, and offers to load it again. */
export function LoadFailure({ onRetry, ...notice }: LoadFailureProps) {
  return (
    <Notice {...notice}>
      <Button onClick={onRetry}>{clientFailures.retry}</Button>
    </Notice>
  )
}
