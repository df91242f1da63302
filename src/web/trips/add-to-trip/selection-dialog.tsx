import { actions } from '#messages/ui.ts'
import { useRef, type ReactNode } from 'react'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { addToTrip as messages } from '#messages/wishlist.ts'
import { useFormats } from '../../city/use-formats.ts'
import { removeSelection, type SelectedPlace } from '../../session/selected-places.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'

type SelectionDialogProps = {
  selection: readonly SelectedPlace[]
  isOpen: boolean
  onClose: () => void
  /** Time for which the places stay on this device. */
  hint: string
  /** Actions for the selected places. */
  children: ReactNode
}

/** The selected places. Each can be opened and removed. */
export function SelectionDialog({ selection, isOpen, onClose, hint, children }: SelectionDialogProps) {
  const formats = useFormats()
  const list = useRef<HTMLUListElement>(null)
  const remove = (slug: string) => {
    removeSelection([slug])
    // The pressed button goes with its place.
    list.current?.focus()
  }
  const removeAll = () => {
    onClose()
    removeSelection(selection.map(({ slug }) => slug))
  }
  return (
    <Dialog
      title={formats.plural(messages.picked, selection.length)}
      isOpen={isOpen}
      onClose={onClose}
      className="dialog-card picks"
      closeLabel={actions.close}
      closesByClickOutside
    >
      <ul ref={list} className="ruled-list picks-list" tabIndex={-1} aria-label={messages.tray}>
        {selection.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.place(slug)} onClick={onClose}>
              {name}
            </Link>
            <button
              type="button"
              className="text-button"
              aria-label={fill(messages.unpickPlace, { place: name })}
              onClick={() => remove(slug)}
            >
              {actions.remove}
            </button>
          </li>
        ))}
      </ul>
      <p className="form-note">{hint}</p>
      <div className="dialog-actions">
        {children}
        <Button look="quiet" onClick={removeAll}>
          {messages.unpickAll}
        </Button>
      </div>
    </Dialog>
  )
}
