import { drafts } from '#messages/drafts.ts'
import { trips } from '#messages/trips.ts'
import { DraftNote } from '../ui/draft-note.tsx'
import { isDirty } from './stored-draft.ts'
import type { TripDraft } from './trip-draft.ts'
import type { DraftHold } from './use-draft.ts'

type RestoredNoteProps = { hold: DraftHold; aside: TripDraft | null; onBringBack: () => void }

/** What happened to the draft before it was seen, and the way back from it. */
export function RestoredNote({ hold, aside, onBringBack }: RestoredNoteProps) {
  const startOver = () => {
    if (!isDirty(hold.draft) || confirm(drafts.startOverQuestion)) hold.startOver()
  }
  return (
    <div role="status">
      {aside !== null && <DraftNote text={trips.putAside} action={trips.bringBack} onAct={onBringBack} />}
      {aside === null && hold.status === 'restored' && (
        <DraftNote text={drafts.restored} action={drafts.startOver} onAct={startOver} />
      )}
    </div>
  )
}
