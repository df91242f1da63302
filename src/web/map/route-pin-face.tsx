import type { Handler } from 'leaflet'
import type { KeyboardEvent, MouseEvent, Ref } from 'react'
import { useMap } from 'react-leaflet'
import { map as messages } from '#messages/map.ts'
import { useFormats } from '../city/use-formats.ts'
import type { Cluster } from './cluster-pins.ts'
import type { RoutePin } from './route-pin.ts'

/** The types of Leaflet lack `moved`: whether the last press moved the map. */
type Draggable = Handler & { moved?: () => boolean }

type RoutePinFaceProps = {
  ref: Ref<HTMLButtonElement>
  cluster: Cluster<RoutePin>
  isMarked: boolean
  isTabStop: boolean
  /** In the eastern half, so that its name stands on the left. */
  isEast: boolean
  onPress: () => void
  /** A focus by pointer is not visible. */
  onFocus: (isVisible: boolean) => void
  onHover: (id: string | null) => void
  onKeyDown: (event: KeyboardEvent) => void
}

export function RoutePinFace({ ref, cluster, isMarked, isTabStop, isEast, ...on }: RoutePinFaceProps) {
  const map = useMap()
  const { number, plural } = useFormats()
  const { lead, others } = cluster
  const press = ({ detail }: MouseEvent) => {
    // The browser also reports a click at the end of a drag. A click by key has no detail.
    const dragging: Draggable = map.dragging
    if (detail === 0 || dragging.moved?.() !== true) on.onPress()
  }
  return (
    <button
      ref={ref}
      type="button"
      className="map-pin map-route-pin"
      data-colour={lead.colour ?? 'none'}
      data-precision={lead.precision}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={others.length === 0 ? lead.label : `${lead.label}, ${plural(messages.more, others.length)}`}
      aria-pressed={isMarked}
      onClick={press}
      onFocus={({ currentTarget }) => on.onFocus(currentTarget.matches(':focus-visible'))}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && on.onHover(lead.id)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && on.onHover(null)}
      onKeyDown={on.onKeyDown}
    >
      {/* The style draws the number, so that the name is the only text. */}
      <span
        className="map-pin-dot"
        aria-hidden="true"
        data-sign={lead.sign}
        data-more={others.length > 0 ? `+${number(others.length)}` : undefined}
      />
      <span className={`map-label map-label-hidden ${isEast ? 'map-label-left' : 'map-label-right'}`}>{lead.name}</span>
    </button>
  )
}
