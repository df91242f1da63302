import { DivIcon, type Map as LeafletMap, type Marker as LeafletMarker } from 'leaflet'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { Marker, useMap, useMapEvents } from 'react-leaflet'
import { map as messages } from '#messages/map.ts'
import { isSamePosition, PLACE_ZOOM, positionAt, type Position } from './position.ts'

/** Reaction of the map to a new position: it keeps its view if the marker is in sight, it pans, or it flies closer. */
export type Following = 'keep' | 'pan' | 'fly'

export type MarkerProps = {
  position: Position
  /** Runs after a drag, a click on the map or an arrow key. */
  onMove: (position: Position) => void
  following: Following
}

/** Distances that an arrow key moves the marker, without and with Shift. */
const STEP_PX = 8
const LONG_STEP_PX = 80

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

const FLIGHT_SECONDS = 1.2

/** Distance of the marker from the edges when the map follows it. */
const MARGIN_PX: [number, number] = [48, 64]

/** Position and zoom of a marker that is not set yet. */
type Start = Position & { readonly zoom: number }

type MovableMarkerProps = MarkerProps & { start: Start; isReducedMotion: boolean }

export function MovableMarker({ position, onMove, following, start, isReducedMotion }: MovableMarkerProps) {
  const map = useMap()
  const marker = useRef<LeafletMarker>(null)
  const icon = useMemo(() => drawIcon(), [])
  useMapEvents({ click: ({ latlng }) => onMove(positionAt(latlng)) })

  const moveByKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    event.stopPropagation()
    const step = event.shiftKey ? LONG_STEP_PX : STEP_PX
    const spot = map.project(position).add([direction[0] * step, direction[1] * step])
    onMove(positionAt(map.unproject(spot)))
  })
  useEffect(() => {
    const element = marker.current?.getElement()
    if (!element) return undefined
    element.setAttribute('role', 'application')
    element.setAttribute('aria-roledescription', messages.markerRole)
    element.setAttribute('aria-label', messages.marker)
    const listen = (event: KeyboardEvent) => moveByKey(event)
    element.addEventListener('keydown', listen)
    return () => element.removeEventListener('keydown', listen)
  }, [])

  useEffect(
    () => follow(map, { lat: position.lat, lng: position.lng }, { following, start, isReducedMotion }),
    [map, position.lat, position.lng, following, start, isReducedMotion],
  )

  return (
    <Marker
      ref={marker}
      position={position}
      icon={icon}
      draggable
      zIndexOffset={1_000}
      autoPan
      eventHandlers={{ dragend: () => marker.current && onMove(positionAt(marker.current.getLatLng())) }}
    />
  )
}

type Follow = { following: Following; start: Start; isReducedMotion: boolean }

function follow(map: LeafletMap, position: Position, { following, start, isReducedMotion }: Follow) {
  if (following === 'keep') {
    map.panInside(position, { paddingTopLeft: MARGIN_PX, paddingBottomRight: MARGIN_PX, animate: !isReducedMotion })
    return
  }
  const zoom = following === 'pan' ? map.getZoom() : zoomFor(map, position, start)
  const isThere = map.getZoom() === zoom && map.distance(map.getCenter(), position) < 1
  if (isThere) return
  if (following === 'pan' || isReducedMotion) map.setView(position, zoom, { animate: false })
  else map.flyTo(position, zoom, { duration: FLIGHT_SECONDS })
}

function zoomFor(map: LeafletMap, position: Position, start: Start): number {
  return isSamePosition(position, start) ? start.zoom : Math.max(map.getZoom(), PLACE_ZOOM)
}

/** Width and height of the pin. Its tip is in the middle of its lower edge. */
const PIN_SIZE_PX: [number, number] = [44, 52]

function drawIcon(): DivIcon {
  const namespace = 'http://www.w3.org/2000/svg'
  const pin = document.createElementNS(namespace, 'svg')
  pin.setAttribute('viewBox', '0 0 44 52')
  pin.setAttribute('aria-hidden', 'true')
  const drop = document.createElementNS(namespace, 'path')
  drop.setAttribute('d', 'M22 51C10 36 5 28 5 19a17 17 0 0 1 34 0c0 9-5 17-17 32z')
  const eye = document.createElementNS(namespace, 'circle')
  for (const [name, value] of Object.entries({ cx: '22', cy: '19', r: '6.5' })) eye.setAttribute(name, value)
  pin.append(drop, eye)
  const box = document.createElement('div')
  box.append(pin)
  return new DivIcon({ html: box, className: 'map-marker', iconSize: PIN_SIZE_PX, iconAnchor: [22, 51] })
}
