import { drafts } from '#messages/ui.ts'
import { trips } from '#messages/trips.ts'
import { DraftNote } from '../../ui/draft-note.tsx'
import { showToast } from '../../ui/toast.ts'
import type { TripDraft } from './trip-draft.ts'
import type { DraftEditor } from './use-draft.ts'

type RestoredNoteProps = {
  editor: DraftEditor
  aside: TripDraft | null
  onBringBack: () => void
  /** The note and its button are removed. */
  onDiscarded: () => void
}

/** Offers to bring back a draft that was put aside, or to discard a restored draft. */
export function RestoredNote({ editor, aside, onBringBack, onDiscarded }: RestoredNoteProps) {
  const discard = () => {
    const bringBack = editor.startOver()
    onDiscarded()
    showToast({ kind: 'success', text: drafts.discarded, place: 'top-center', onUndo: bringBack })
  }
  return (
    <div role="status">
      {aside !== null && <DraftNote text={trips.putAside} action={trips.bringBack} onAct={onBringBack} />}
      {aside === null && editor.status === 'restored' && (
        <DraftNote text={drafts.kept} action={drafts.discard} onAct={discard} />
      )}
    </div>
  )
}
