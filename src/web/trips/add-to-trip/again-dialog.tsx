import { showDate } from '#contract/text/date-format.ts'
import { fill } from '#contract/messages/format.ts'
import { trips } from '#messages/trips.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Question } from './use-adding.ts'

type AgainDialogProps = {
  question: Extract<Question, { kind: 'again' }>
  isOpen: boolean
  onAgain: () => void
  onClose: () => void
}

/** Asks before a place gets into a trip a second time. */
export function AgainDialog({ question: { wish, date }, isOpen, onAgain, onClose }: AgainDialogProps) {
  const formats = useFormats()
  const text = date === null ? trips.againQuestion : fill(trips.againQuestionOn, { date: showDate(date, formats) })
  const addAgain = () => {
    onClose()
    onAgain()
  }
  return (
    <Dialog title={wish.place.name} isOpen={isOpen} onClose={onClose} className="dialog-card" closesByClickOutside>
      <p>{text}</p>
      <div className="dialog-actions">
        <Button onClick={addAgain}>{trips.addAgain}</Button>
        <Button look="quiet" onClick={onClose}>
          {trips.leaveItOnce}
        </Button>
      </div>
    </Dialog>
  )
}
