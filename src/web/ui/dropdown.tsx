import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useCloseOnNavigation } from './use-close-on-navigation.ts'

type DropdownProps = {
  /** Accessible name of the button. */
  label: string
  /** Content of the button. */
  trigger: ReactNode
  /** @param close closes the dropdown */
  children: (close: () => void) => ReactNode
  className: string
  /** Is called when a press opens the panel. */
  onOpen?: () => void
}

/** A button with a panel below it. Escape, a click outside and a focus outside close the panel. */
export function Dropdown({ label, trigger, children, className, onOpen }: DropdownProps) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const close = () => setIsOpen(false)
  useCloseOnNavigation(isOpen, close)

  useEffect(() => {
    if (!isOpen) return undefined
    const listening = new AbortController()
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false)
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setIsOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside, { signal: listening.signal })
    document.addEventListener('focusin', closeOutside, { signal: listening.signal })
    document.addEventListener('keydown', closeByKey, { signal: listening.signal })
    return () => listening.abort()
  }, [isOpen])

  return (
    <div ref={root} className={`dropdown ${className}`}>
      <button
        ref={button}
        type="button"
        className="dropdown-trigger"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => {
          if (!isOpen) onOpen?.()
          setIsOpen(!isOpen)
        }}
      >
        {trigger}
      </button>
      <div id={panelId} className="dropdown-panel" hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  )
}
