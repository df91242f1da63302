import { useFormats } from '../../city/use-formats.ts'
import { trips } from '#messages/trips.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { listFor } from '#contract/messages/list.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { textOfDraft } from './stored-draft.ts'
import type { TripDraft } from './trip-draft.ts'
import { textOfTrip } from './trip-text.ts'
import type { TripFormValues } from './trip-form-values.ts'
import type { Conflict } from './use-save-trip.ts'

type ConflictDialogProps = {
  conflict: Conflict
  draft: TripDraft
  onUseMine: (theirs: Trip) => void
  onTakeTheirs: (theirs: Trip) => void
  onSaveAsNew: () => void
  onClose: () => void
}

/** Lets the user resolve a conflict with another edit. Each choice keeps the typed text. */
export function ConflictDialog({ conflict, ...props }: ConflictDialogProps) {
  return (
    <Dialog
      title={trips.staleTitle}
      isOpen={conflict.kind !== 'none'}
      onClose={props.onClose}
      className="dialog-card conflict-dialog"
    >
      {conflict.kind === 'stale' && <StaleQuestion theirs={conflict.theirs} {...props} />}
      {conflict.kind === 'gone' && (
        <>
          <p>{trips.goneText}</p>
          <div className="dialog-actions">
            <Button look="quiet" onClick={props.onClose}>
              {trips.decideLater}
            </Button>
            <Button onClick={props.onSaveAsNew}>{trips.saveAsNew}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

type StaleQuestionProps = Omit<ConflictDialogProps, 'conflict' | 'onSaveAsNew'> & { theirs: Trip }

function StaleQuestion({ theirs, draft, onUseMine, onTakeTheirs, onClose }: StaleQuestionProps) {
  return (
    <>
      <p>{trips.staleText}</p>
      <div className="conflict-versions">
        <Version title={trips.staleMine} trip={textOfDraft(draft)} />
        <Version title={trips.staleTheirs} trip={textOfTrip(theirs)} />
      </div>
      <div className="dialog-actions">
        <Button look="quiet" onClick={onClose}>
          {trips.decideLater}
        </Button>
        <Button look="quiet" onClick={() => onTakeTheirs(theirs)}>
          {trips.takeTheirs}
        </Button>
        <Button onClick={() => onUseMine(theirs)}>{trips.keepMine}</Button>
      </div>
    </>
  )
}

function Version({ title, trip }: { title: string; trip: TripFormValues }) {
  const formats = useFormats()
  const activities = trip.destinations.reduce((count, destination) => count + destination.activities.length, 0)
  return (
    <div>
      <h3>{title}</h3>
      <p>{trip.title}</p>
      <p>
        {listFor(
          trip.destinations.map(({ name }) => name),
          formats,
        )}
      </p>
      <p>{formats.plural(trips.activityCount, activities)}</p>
    </div>
  )
}
