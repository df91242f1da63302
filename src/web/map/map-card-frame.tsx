import { actions } from '#messages/ui.ts'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { IconButton } from '../ui/icon-button.tsx'

type MapCardFrameProps = {
  label: string | undefined
  /** The card takes the focus when it appears. */
  hasFocus: boolean
  onClose: () => void
  children: ReactNode
}

/** A card over the lower edge of the map. Escape anywhere in the map closes it. */
export function MapCardFrame({ label, hasFocus, onClose, children }: MapCardFrameProps) {
  const card = useRef<HTMLElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const frame = card.current?.parentElement
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    frame?.addEventListener('keydown', closeByKey)
    return () => frame?.removeEventListener('keydown', closeByKey)
  }, [])
  useEffect(() => {
    if (hasFocus) card.current?.focus({ preventScroll: true })
  }, [hasFocus])
  return (
    <section ref={card} className="map-card" aria-label={label} tabIndex={-1}>
      {children}
      <IconButton icon="close" label={actions.close} onClick={onClose} />
    </section>
  )
}
