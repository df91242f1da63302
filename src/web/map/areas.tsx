import { svg } from 'leaflet'
import { useState } from 'react'
import { Circle, useMap } from 'react-leaflet'
import type { Emphasis } from './drawn-pins.ts'
import { AREA_RADIUS_METRES, isArea, type MapPin } from './map-pin.ts'
import { ensurePane } from './pane.ts'

type AreasProps = { pins: readonly Pick<MapPin, 'slug' | 'geo' | 'precision'>[]; emphasis: Emphasis }

/** Circles in which the main and the selected place lie somewhere. Circles of all places would hide the map. */
export function Areas({ pins, emphasis: { main, selected } }: AreasProps) {
  const map = useMap()
  const [renderer] = useState(() => svg({ pane: ensurePane(map, 'areas'), padding: 0.3 }))
  return pins
    .filter((pin) => isArea(pin) && (pin.slug === main || pin.slug === selected))
    .map(({ slug, geo }) => (
      <Circle
        key={slug}
        center={geo}
        radius={AREA_RADIUS_METRES}
        renderer={renderer}
        interactive={false}
        className="map-area"
      />
    ))
}
