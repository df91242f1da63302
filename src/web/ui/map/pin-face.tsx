import type { Handler } from 'leaflet'
import type { KeyboardEvent, MouseEvent, Ref } from 'react'
import { useMap } from 'react-leaflet'
import { kinds } from '#messages/kinds.ts'
import { map as messages } from '#messages/map.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import { useFormats } from '../../city/use-formats.ts'
import type { DrawnPin } from './drawn-pins.ts'
import type { MapPin } from './map-pin.ts'
import { PinDot } from './pin-dot.tsx'

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
      aria-label={labelOf(pin, formats)}
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

const LABELS = {
  site: messages.pin,
  nearby: messages.pinNearby,
  locality: messages.pinArea,
  none: messages.pin,
} as const satisfies Record<MapPin['precision'], string>

function labelOf({ lead, others, look }: DrawnPin, { plural }: Formats): string {
  if (look === 'many') return plural(messages.cluster, others.length + 1, { place: lead.name })
  const label = fill(LABELS[lead.precision], { place: lead.name, kind: kinds[lead.kind] })
  return others.length === 0 ? label : `${label}, ${plural(messages.more, others.length)}`
}

/** The name beside a pin. It says when the pin is only near the place. */
function nameOnMap({ name, precision }: MapPin): string {
  return precision === 'nearby' ? fill(messages.nearPoint, { place: name }) : name
}
