import { DivIcon } from 'leaflet'
import { useMemo, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Marker, useMap } from 'react-leaflet'
import type { PinLook } from './drawn-pins.ts'
import { ensurePane } from './pane.ts'
import type { Position } from './position.ts'

/** Leaflet stacks markers by their latitude, in pixels. This lifts a marker over all others. */
const ON_TOP = 100_000

type PinMarkerProps = { position: Position; look: PinLook | 'city'; children: ReactNode }

/** Leaflet moves the element, React draws into it. The element stays the same, so its button keeps the focus. */
export function PinMarker({ position, look, children }: PinMarkerProps) {
  const map = useMap()
  const [element] = useState(() => document.createElement('div'))
  const icon = useMemo(() => new DivIcon({ html: element, className: 'map-pin-anchor', iconSize: [0, 0] }), [element])
  return (
    <>
      <Marker
        position={position}
        icon={icon}
        pane={ensurePane(map, 'places')}
        interactive={false}
        keyboard={false}
        zIndexOffset={look === 'chosen' ? ON_TOP : 0}
      />
      {createPortal(children, element)}
    </>
  )
}
