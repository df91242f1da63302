import { latLngBounds } from 'leaflet'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useMap } from 'react-leaflet'
import { indexForKey } from '../ui/roving-focus.ts'
import { clusterPins, isOneSpot, type Cluster } from './cluster-pins.ts'
import { PinMarker } from './pin-marker.tsx'
import { MAX_ZOOM } from './position.ts'
import { RoutePinFace } from './route-pin-face.tsx'
import { ROUTE_PIN_PX, type RoutePin } from './route-pin.ts'
import { useZoom } from './use-zoom.ts'

type RoutePinsProps = {
  pins: readonly RoutePin[]
  marked: string | null
  pressed: string | null
  onPress: (id: string) => void
  onHover: (id: string | null) => void
  isReducedMotion: boolean
}

/** Distance of a pressed pin from the edges of the map. */
const MARGIN_PX: [number, number] = [56, 56]

/**
 * Stops as buttons. Tab reaches one of them, arrow keys go through the others in the order of the trip. Several stops at
 * one spot are one pin: a press zooms until they part, or goes on to the next one.
 */
export function RoutePins({ pins, marked, pressed, onPress, onHover, isReducedMotion }: RoutePinsProps) {
  const map = useMap()
  const zoom = useZoom(map)
  const drawn = useMemo(() => {
    const byRank = pins.toSorted((a, b) => getRank(a, marked) - getRank(b, marked))
    const order = new Map(pins.map(({ id }, index) => [id, index]))
    return clusterPins(byRank, ({ geo }) => map.project(geo, zoom), ROUTE_PIN_PX).toSorted(
      (a, b) => (order.get(a.lead.id) ?? 0) - (order.get(b.lead.id) ?? 0),
    )
  }, [map, zoom, pins, marked])
  const middle = useMemo(() => latLngBounds(pins.map(({ geo }) => geo)), [pins])
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const [focused, setFocused] = useState<string | null>(null)
  const stop = [focused, marked].find((id) => id !== null && drawn.some(({ lead }) => lead.id === id))
  const tabStop = stop ?? drawn[0]?.lead.id
  const press = ({ lead, others }: Cluster<RoutePin>) => {
    const members = pins.filter((pin) => pin === lead || others.includes(pin))
    const isSpread = others.length > 0 && !isOneSpot({ lead, others }, ({ geo }) => map.project(geo, MAX_ZOOM))
    if (isSpread)
      map.fitBounds(latLngBounds(members.map(({ geo }) => geo)), { padding: MARGIN_PX, animate: !isReducedMotion })
    const next = !isSpread && pressed === lead.id ? members[(members.indexOf(lead) + 1) % members.length] : lead
    onPress(next?.id ?? lead.id)
  }
  const followKey = (event: KeyboardEvent, index: number) => {
    const to = indexForKey(event, index, drawn.length)
    const next = to === null ? undefined : drawn[to]
    if (!next) return
    event.preventDefault()
    buttons.current.get(next.lead.id)?.focus({ preventScroll: true })
  }
  // A trip that changes leaves the view as it is.
  const showPressed = useEffectEvent(() => {
    const pin = pins.find(({ id }) => id === pressed)
    if (pin) map.panInside(pin.geo, { padding: MARGIN_PX, animate: !isReducedMotion })
  })
  useEffect(() => showPressed(), [pressed])
  return drawn.map((cluster, index) => (
    <PinMarker key={cluster.lead.id} position={cluster.lead.geo} look={cluster.lead.id === marked ? 'chosen' : 'site'}>
      <RoutePinFace
        ref={(button: HTMLButtonElement) => {
          buttons.current.set(cluster.lead.id, button)
          return () => {
            buttons.current.delete(cluster.lead.id)
          }
        }}
        cluster={cluster}
        isMarked={cluster.lead.id === marked}
        isTabStop={cluster.lead.id === tabStop}
        isEast={pins.length > 1 && cluster.lead.geo.lng > middle.getCenter().lng}
        onPress={() => press(cluster)}
        onFocus={(isVisible) => {
          setFocused(cluster.lead.id)
          if (isVisible) map.panInside(cluster.lead.geo, { padding: MARGIN_PX, animate: !isReducedMotion })
        }}
        onHover={onHover}
        onKeyDown={(event) => followKey(event, index)}
      />
    </PinMarker>
  ))
}

/** The marked stop leads its cluster. Ideas never lead stops. */
function getRank({ id, colour }: RoutePin, marked: string | null): number {
  if (id === marked) return 0
  return colour === null ? 2 : 1
}
