import { DivIcon } from 'leaflet'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { Marker, useMap } from 'react-leaflet'
import { map as messages } from '#messages/map.ts'
import type { MapPin } from './map-pin.ts'
import { ensurePane } from './pane.ts'
import type { Position } from './position.ts'

type OwnPositionProps = {
  position: Position | null
  pins: readonly MapPin[]
  /** Runs with the number of pins in view when the map has come to the position, and with null when it leaves. */
  onAround: (count: number | null) => void
  isReducedMotion: boolean
}

/** A dot at the position of the device. The map moves there. */
export function OwnPosition({ position, pins, onAround, isReducedMotion }: OwnPositionProps) {
  const map = useMap()
  const icon = useMemo(() => new DivIcon({ html: createDot(), className: 'map-own-anchor', iconSize: [18, 18] }), [])
  const leave = useEffectEvent(() => onAround(null))
  const arrive = useEffectEvent(() => {
    const bounds = map.getBounds()
    onAround(pins.filter(({ geo }) => bounds.contains(geo)).length)
  })
  useEffect(() => {
    if (!position) return undefined
    const announceLeft = () => leave()
    const announceArrived = () => {
      arrive()
      map.once('movestart', announceLeft)
    }
    map.once('moveend', announceArrived)
    map.panTo(position, { animate: !isReducedMotion })
    return () => {
      map.off('moveend', announceArrived)
      map.off('movestart', announceLeft)
    }
  }, [map, position, isReducedMotion])
  // Other pins after a change of the filters.
  useEffect(() => leave(), [pins])
  if (position === null) return null
  return <Marker position={position} icon={icon} pane={ensurePane(map, 'own')} interactive={false} keyboard={false} />
}

function createDot(): HTMLElement {
  const dot = document.createElement('span')
  dot.className = 'map-own-dot'
  dot.setAttribute('role', 'img')
  dot.setAttribute('aria-label', messages.ownPosition)
  return dot
}
