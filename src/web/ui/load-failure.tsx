import { clientFailures } from '#messages/ui.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type LoadFailureProps = { title: string; isAlert?: boolean; onRetry: () => void }

export function LoadFailure({ onRetry, ...notice }: LoadFailureProps) {
  return (
    <Notice {...notice}>
      <Button onClick={onRetry}>{clientFailures.retry}</Button>
    </Notice>
  )
}
