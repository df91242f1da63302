import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { useCloseOnNavigation } from './use-close-on-navigation.ts'

type DialogProps = {
  title: string
  isOpen: boolean
  /** The browser also closes the dialog: on Escape, and on a click outside where `closesByClickOutside` is set. */
  onClose: () => void
  className: string
  /** Accessible name of the close button beside the title. Without it there is no such button. */
  closeLabel?: string
  closesByClickOutside?: boolean
  /** Id for the command of an `IconButton`, which opens the dialog before our script runs. */
  id?: string
  children: ReactNode
}

/**
 * A modal dialog. The browser keeps the focus inside and returns it to the opener. Its `close` event comes in a later
 * task, when a quick key may have opened the dialog again. So `cancel`, which comes at once, closes it too, and a late
 * `close` of a dialog that is open again counts for nothing.
 */
export function Dialog({ title, isOpen, onClose, children, ...look }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const ownId = useId()
  const id = look.id ?? ownId
  const titleId = `${id}-title`
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  useCloseOnNavigation(isOpen, onClose)
  // A dialog that leaves the page while it is open gives the focus back, too.
  useLayoutEffect(() => {
    const own = dialog.current
    return () => own?.close()
  }, [])
  const heading = <h2 id={titleId}>{title}</h2>
  return (
    <dialog
      ref={dialog}
      id={id}
      className={`dialog ${look.className}`}
      aria-labelledby={titleId}
      closedby={look.closesByClickOutside ? 'any' : undefined}
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
      {look.closeLabel === undefined ? (
        heading
      ) : (
        <div className="dialog-head">
          {heading}
          <IconButton
            icon="close"
            label={look.closeLabel}
            onClick={() => dialog.current?.close()}
            command={{ name: 'close', target: id }}
          />
        </div>
      )}
      {children}
    </dialog>
  )
}
