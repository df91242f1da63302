import { drafts } from '#messages/drafts.ts'
import { trips } from '#messages/trips.ts'
import { DraftNote } from '../ui/draft-note.tsx'
import { isDirty } from './stored-draft.ts'
import type { TripDraft } from './trip-draft.ts'
import type { DraftEditor } from './use-draft.ts'

type RestoredNoteProps = { editor: DraftEditor; aside: TripDraft | null; onBringBack: () => void }

/** Offers to bring back a draft that was put aside, or to discard a restored draft. */
export function RestoredNote({ editor, aside, onBringBack }: RestoredNoteProps) {
  const startOver = () => {
    if (!isDirty(editor.draft) || confirm(drafts.startOverQuestion)) editor.startOver()
  }
  return (
    <div role="status">
      {aside !== null && <DraftNote text={trips.putAside} action={trips.bringBack} onAct={onBringBack} />}
      {aside === null && editor.status === 'restored' && (
        <DraftNote text={drafts.restored} action={drafts.startOver} onAct={startOver} />
      )}
    </div>
  )
}
