import { tripPage } from '#messages/planner.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Stands for a question about two devices that was closed without an answer. */
export function ConflictNote({ onDecide }: { onDecide: () => void }) {
  return (
    <Notice title={tripPage.conflicts.title} text={tripPage.conflicts.putOff}>
      <Button onClick={onDecide}>{tripPage.conflicts.decide}</Button>
    </Notice>
  )
}
