import { DivIcon } from 'leaflet'
import { useEffect, useMemo } from 'react'
import { Marker, useMap } from 'react-leaflet'
import { map as messages } from '#messages/map.ts'
import { ensurePane } from './pane.ts'
import type { Position } from './position.ts'

/** A dot at the position of the device. The map moves there. */
export function OwnPosition({ position, isReducedMotion }: { position: Position | null; isReducedMotion: boolean }) {
  const map = useMap()
  const icon = useMemo(() => new DivIcon({ html: createDot(), className: 'map-own-anchor', iconSize: [18, 18] }), [])
  useEffect(() => {
    if (position) map.panTo(position, { animate: !isReducedMotion })
  }, [map, position, isReducedMotion])
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
