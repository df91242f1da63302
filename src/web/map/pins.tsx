import { latLngBounds } from 'leaflet'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useMap } from 'react-leaflet'
import { isOneSpot } from './cluster-pins.ts'
import { drawPins, getTabStop, type DrawnPin, type Emphasis } from './drawn-pins.ts'
import type { MapPin } from './map-pin.ts'
import { nextByKey } from './next-by-key.ts'
import { PinFace } from './pin-face.tsx'
import { PinMarker } from './pin-marker.tsx'
import { MAX_ZOOM } from './position.ts'
import { useZoom } from './use-zoom.ts'
import type { Margins } from './whole-map.ts'

type PinsProps = {
  pins: readonly MapPin[]
  emphasis: Emphasis
  /** Runs with all places of a pin. */
  onOpen: (places: readonly MapPin[], button: HTMLElement) => void
  isReducedMotion: boolean
  /** Minimum distances of a pin that is chosen or has the focus from the edges of the map. */
  margins: Margins
}

/**
 * Pins as buttons. Tab reaches one of them. Arrow keys, Home and End go through them in the order of the places, and the
 * map moves with them.
 */
export function Pins({ pins, emphasis: { main, selected }, onOpen, isReducedMotion, margins }: PinsProps) {
  const map = useMap()
  const zoom = useZoom(map)
  const drawn = useMemo(
    () => drawPins(pins, { main, selected }, ({ geo }) => map.project(geo, zoom)),
    [map, zoom, pins, main, selected],
  )
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const [focused, setFocused] = useState<string | null>(null)
  const tabStop = getTabStop(drawn, [focused, selected, main])

  const inside = useMemo(() => getInside(margins), [margins])

  const focusByKey = (event: KeyboardEvent, index: number) => {
    const next = nextByKey(event.key, index, drawn.length)
    const slug = next === undefined ? undefined : drawn[next]?.lead.slug
    if (slug === undefined) return
    event.preventDefault()
    buttons.current.get(slug)?.focus({ preventScroll: true })
  }
  const focus = ({ slug, geo }: MapPin, isVisible: boolean) => {
    setFocused(slug)
    // A map that moves under the pointer would lose the click.
    if (isVisible) map.panInside(geo, { ...inside, animate: !isReducedMotion })
  }
  const pick = (pin: DrawnPin, button: HTMLElement) => {
    const members = [pin.lead, ...pin.others]
    const bounds = latLngBounds(members.map(({ geo }) => geo))
    if (pin.look !== 'many' || isOneSpot(pin, ({ geo }) => map.project(geo, MAX_ZOOM))) onOpen(members, button)
    else map.fitBounds(bounds, { ...inside, animate: !isReducedMotion })
  }
  const chosen = pins.find(({ slug }) => slug === selected)?.geo
  useEffect(() => {
    if (!chosen) return undefined
    const show = () => {
      map.panInside(chosen, { ...inside, animate: !isReducedMotion })
    }
    show()
    // A map that becomes smaller would cut it off.
    map.on('resize', show)
    return () => {
      map.off('resize', show)
    }
  }, [map, chosen, inside, isReducedMotion])
  return drawn.map((pin, index) => (
    <PinMarker key={pin.lead.slug} position={pin.lead.geo} look={pin.look}>
      <PinFace
        ref={(button: HTMLButtonElement) => {
          buttons.current.set(pin.lead.slug, button)
          return () => {
            buttons.current.delete(pin.lead.slug)
          }
        }}
        pin={pin}
        isOpen={pin.lead.slug === selected}
        isTabStop={pin.lead.slug === tabStop}
        onPick={(button) => pick(pin, button)}
        onFocus={(isVisible) => focus(pin.lead, isVisible)}
        onKeyDown={(event) => focusByKey(event, index)}
      />
    </PinMarker>
  ))
}

/** The margins as Leaflet takes them. */
function getInside({ topLeft, bottomRight }: Margins): {
  paddingTopLeft: [number, number]
  paddingBottomRight: [number, number]
} {
  return { paddingTopLeft: [...topLeft], paddingBottomRight: [...bottomRight] }
}
