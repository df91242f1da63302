import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '#contract/account/auth.ts'
import { paths } from '#contract/paths.ts'
import { trips } from '#messages/trips.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { takeLostFocus } from '../../ui/take-focus.ts'
import { useCloseQuestion } from '../../ui/use-close-question.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DayPlan } from './day-plan.tsx'
import { DestinationsSection } from './destinations-section.tsx'
import { PlaceNames } from './place-names.tsx'
import { planPath } from './plan-url.ts'
import { RestoredNote } from './restored-note.tsx'
import { isDirty } from './stored-draft.ts'
import type { TripDraft } from './trip-draft.ts'
import { TripFields } from './trip-fields.tsx'
import type { DraftEditor } from './use-draft.ts'
import { useNextField } from './use-next-field.ts'
import { useSaveTrip } from './use-save-trip.ts'
import { WishlistPanel } from './wishlist-panel.tsx'

type TripFormProps = { user: User; editor: DraftEditor; tripId: string | null; onSaved: () => void }

export function TripForm({ user, editor, tripId, onSaved }: TripFormProps) {
  const { draft } = editor
  const [isWishlistOpen, setIsWishlistOpen] = useState(false)
  const newActivityForm = useId()
  const [aside, setAside] = useState<TripDraft | null>(null)
  const { fieldErrors, submit, save, isPending, conflict, endConflict, ...saving } = useSaveTrip({
    user,
    editor,
    // The traveller may have left the form.
    onSaved: () => form.current && onSaved(),
  })
  const { form, focus, focusAfterSelection, act } = useNextField(editor, saving.act)
  useCloseQuestion(editor.isUnstored)
  const closeWishlist = () => {
    if (!isWishlistOpen) return
    // `flushSync` closes the dialog before the focus moves.
    flushSync(() => setIsWishlistOpen(false))
    focusAfterSelection()
  }
  return (
    <div ref={form} className="trip-form">
      <form noValidate aria-labelledby={`${newActivityForm}-title`} onSubmit={submit}>
        <div>
          <FormTitle id={`${newActivityForm}-title`} tripId={tripId} />
          <RestoredNote
            editor={editor}
            aside={aside}
            onBringBack={() => bringBack(aside, editor, setAside)}
            onDiscarded={() => focus('title')}
          />
        </div>
        <TripFields draft={draft} fieldErrors={fieldErrors} act={act} />
        <DestinationsSection
          draft={draft}
          fieldErrors={fieldErrors}
          act={act}
          newActivityForm={newActivityForm}
          isWishlistOpen={isWishlistOpen}
          onWishlist={() => setIsWishlistOpen(true)}
        />
        <div className="trip-form-save">
          <Button type="submit" look={isDirty(draft) ? 'primary' : 'quiet'} isDisabled={isPending}>
            {isPending ? trips.saving : trips.save}
          </Button>
          <p>{trips.saveHint}</p>
        </div>
      </form>
      {/* HTML forms cannot be nested. The fields of the new activity name this form. */}
      <form
        id={newActivityForm}
        hidden
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          act({ kind: 'add-activity' })
        }}
      />
      <aside className="trip-form-plan">
        <h3>{trips.planByDay}</h3>
        <DayPlan trip={draft} />
      </aside>
      <PlaceNames />
      <WishlistPanel isOpen={isWishlistOpen} onClose={closeWishlist} user={user} draft={draft} act={act} />
      <ConflictDialog
        conflict={conflict}
        draft={draft}
        onUseMine={(theirs) => {
          endConflict()
          act({ kind: 'keep-mine', theirs })
          save()
        }}
        onTakeTheirs={(theirs) => {
          endConflict()
          setAside(draft)
          act({ kind: 'load-trip', trip: theirs })
        }}
        onSaveAsNew={() => {
          endConflict()
          act({ kind: 'restore', draft: { ...draft, mode: { kind: 'create' } } })
          save()
        }}
        onClose={endConflict}
      />
    </div>
  )
}

/** Title of the form. Takes the focus that the previous page has lost. */
function FormTitle({ id, tripId }: { id: string; tripId: string | null }) {
  if (tripId === null) {
    return (
      <>
        <h2 id={id} className="visually-hidden">
          {trips.tabs.create}
        </h2>
        <p className="trip-form-hint">{trips.formHint}</p>
      </>
    )
  }
  return (
    <div className="trip-form-title">
      <h2 id={id} ref={takeLostFocus} tabIndex={-1}>
        {trips.editTitle}
      </h2>
      <Link to={paths.trip(tripId)}>{trips.openPlan}</Link>
      <Link to={planPath({ tab: 'create', trip: null })}>{trips.newInstead}</Link>
    </div>
  )
}

/** Restores the draft that was put aside, now based on the current saved trip. */
function bringBack(aside: TripDraft | null, editor: DraftEditor, setAside: (aside: null) => void): void {
  if (aside) editor.act({ kind: 'restore', draft: { ...aside, mode: editor.draft.mode, origin: editor.draft.origin } })
  setAside(null)
}
