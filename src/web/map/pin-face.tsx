import type { Handler } from 'leaflet'
import type { KeyboardEvent, MouseEvent, Ref } from 'react'
import { useMap } from 'react-leaflet'
import { useFormats } from '../city/use-formats.ts'
import type { DrawnPin } from './drawn-pins.ts'
import { PinDot } from './pin-dot.tsx'
import { getLabel, nameOnMap } from './pin-words.ts'

/** The types of Leaflet lack `moved`: whether the last press moved the map. */
type Draggable = Handler & { moved?: () => boolean }

type PinFaceProps = {
  ref: Ref<HTMLButtonElement>
  pin: DrawnPin
  isOpen: boolean
  isTabStop: boolean
  onPick: (button: HTMLElement) => void
  /** A focus by pointer is not visible. */
  onFocus: (isVisible: boolean) => void
  onKeyDown: (event: KeyboardEvent) => void
}

export function PinFace({ ref, pin, isOpen, isTabStop, onPick, onFocus, onKeyDown }: PinFaceProps) {
  const map = useMap()
  const formats = useFormats()
  const pick = ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    // The browser also reports a click at the end of a drag. A click by key has no detail.
    const dragging: Draggable = map.dragging
    if (detail === 0 || dragging.moved?.() !== true) onPick(currentTarget)
  }
  return (
    <button
      ref={ref}
      type="button"
      className={`map-pin map-pin-${pin.look}`}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={getLabel(pin, formats)}
      aria-expanded={isOpen}
      onClick={pick}
      onFocus={({ currentTarget }) => onFocus(currentTarget.matches(':focus-visible'))}
      onKeyDown={onKeyDown}
    >
      <PinDot pin={pin} />
      {pin.look !== 'many' && (
        <span className={`map-label map-label-${pin.side ?? 'hidden'}`}>{nameOnMap(pin.lead)}</span>
      )}
    </button>
  )
}
