import { DivIcon, type Map as LeafletMap, type Marker as LeafletMarker } from 'leaflet'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { Marker, useMap, useMapEvents } from 'react-leaflet'
import { map as messages } from '#messages/map.ts'
import { isSamePosition, PLACE_ZOOM, positionAt, type Position } from './position.ts'

/** How the map follows a new position: not at all while it is in sight, by moving, or by flying close. */
export type Following = 'keep' | 'pan' | 'fly'

export type MarkerProps = {
  position: Position
  /** After it was dragged, set by a click, or moved by a key. */
  onMove: (position: Position) => void
  following: Following
}

/** Pixels that an arrow key moves the marker, alone and with Shift. */
const STEP = 8
const LONG_STEP = 80

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Seconds. */
const FLIGHT = 1.2

/** Pixels that the marker keeps from the edges when the map follows it. */
const MARGIN: [number, number] = [48, 64]

/** Where a marker begins that nobody has set yet, and the zoom at which it is shown. */
type Start = Position & { readonly zoom: number }

type MovableMarkerProps = MarkerProps & { start: Start; isCalm: boolean }

export function MovableMarker({ position, onMove, following, start, isCalm }: MovableMarkerProps) {
  const map = useMap()
  const marker = useRef<LeafletMarker>(null)
  const icon = useMemo(() => drawIcon(), [])
  useMapEvents({ click: ({ latlng }) => onMove(positionAt(latlng)) })

  const moveByKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    event.stopPropagation()
    const step = event.shiftKey ? LONG_STEP : STEP
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
    () => follow(map, { lat: position.lat, lng: position.lng }, { following, start, isCalm }),
    [map, position.lat, position.lng, following, start, isCalm],
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

type Way = { following: Following; start: Start; isCalm: boolean }

function follow(map: LeafletMap, position: Position, { following, start, isCalm }: Way) {
  if (following === 'keep') {
    map.panInside(position, { paddingTopLeft: MARGIN, paddingBottomRight: MARGIN, animate: !isCalm })
    return
  }
  const zoom = following === 'pan' ? map.getZoom() : zoomFor(map, position, start)
  const isThere = map.getZoom() === zoom && map.distance(map.getCenter(), position) < 1
  if (isThere) return
  if (following === 'pan' || isCalm) map.setView(position, zoom, { animate: false })
  else map.flyTo(position, zoom, { duration: FLIGHT })
}

function zoomFor(map: LeafletMap, position: Position, start: Start): number {
  return isSamePosition(position, start) ? start.zoom : Math.max(map.getZoom(), PLACE_ZOOM)
}

/** Pixels; the tip of the pin is in the middle of its lower edge. */
const SIZE: [number, number] = [44, 52]

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
  return new DivIcon({ html: box, className: 'map-marker', iconSize: SIZE, iconAnchor: [22, 51] })
}
