import { trips } from '#contract/messages/en.ts'
import { isDirty } from './stored-draft.ts'
import type { TripDraft } from './trip-draft.ts'
import type { DraftHold } from './use-draft.ts'

type RestoredNoteProps = { hold: DraftHold; aside: TripDraft | null; onBringBack: () => void }

/** What happened to the draft before it was seen, and the way back from it. */
export function RestoredNote({ hold, aside, onBringBack }: RestoredNoteProps) {
  const startOver = () => {
    if (!isDirty(hold.draft) || confirm(trips.startOverQuestion)) hold.startOver()
  }
  return (
    <div role="status">
      {aside !== null && (
        <p className="trip-form-note">
          {trips.putAside}
          <button type="button" className="text-button" onClick={onBringBack}>
            {trips.bringBack}
          </button>
        </p>
      )}
      {aside === null && hold.origin === 'restored' && (
        <p className="trip-form-note">
          {trips.restored}
          <button type="button" className="text-button" onClick={startOver}>
            {trips.startOver}
          </button>
        </p>
      )}
    </div>
  )
}
