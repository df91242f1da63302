import { useEffect, useId, useRef, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

type DialogProps = {
  title: string
  isOpen: boolean
  /** The browser closes the dialog, too: with Escape, and with a click outside where that is allowed. */
  onClose: () => void
  className: string
  /** The name of a button beside the title that closes the dialog. */
  closeLabel?: string
  closesByClickOutside?: boolean
  /** The identifier by which an `IconButton` opens the dialog without our script. */
  id?: string
  children: ReactNode
}

/** A modal dialog: the browser keeps the focus inside, and gives it back to the opener. */
export function Dialog({ title, isOpen, onClose, children, ...look }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const ownId = useId()
  const id = look.id ?? ownId
  const titleId = `${id}-title`
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  const heading = <h2 id={titleId}>{title}</h2>
  return (
    <dialog
      ref={dialog}
      id={id}
      className={`dialog ${look.className}`}
      aria-labelledby={titleId}
      closedby={look.closesByClickOutside ? 'any' : undefined}
      onClose={onClose}
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
