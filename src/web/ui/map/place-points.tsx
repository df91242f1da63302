import { DivIcon, layerGroup, Marker, type Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'
import { useMap } from 'react-leaflet'
import { map as messages } from '#messages/map.ts'
import { fill } from '#contract/messages/format.ts'
import { ensurePane } from './pane.ts'
import { placeLabels, type LabelSide } from './place-labels.ts'
import type { MapCity, MapPoint } from './position.ts'

/** From this zoom on, the places of a city are drawn one by one. Below it, the city is one point. */
const PLACES_MIN_ZOOM = 10

/** Draws the city's places and as many names as fit. The other names show on hover. */
export function PlacePoints({ city, points }: { city: MapCity; points: readonly MapPoint[] }) {
  const map = useMap()
  useEffect(() => {
    const group = layerGroup().addTo(map)
    const draw = () => {
      group.clearLayers()
      const shown = map.getZoom() < PLACES_MIN_ZOOM ? [{ ...city.map.center, name: city.name, isExact: true }] : points
      for (const marker of markersOf(map, shown)) group.addLayer(marker)
    }
    draw()
    map.on('moveend resize', draw)
    return () => {
      map.off('moveend resize', draw)
      group.remove()
    }
  }, [map, city, points])
  return null
}

function markersOf(map: LeafletMap, points: readonly MapPoint[]): Marker[] {
  const inSight = points.filter((point) => map.getBounds().contains(point))
  const named = inSight.map((point) => {
    const { x, y } = map.latLngToContainerPoint(point)
    return { x, y, name: point.isExact ? point.name : fill(messages.nearPoint, { place: point.name }) }
  })
  const { x: width, y: height } = map.getSize()
  const sides = placeLabels(named, { width, height })
  const pane = ensurePane(map, 'places')
  return inSight.map((point, index) => {
    const icon = iconOf({ name: named[index]?.name ?? point.name, side: sides[index] ?? null, isExact: point.isExact })
    return new Marker(point, { pane, icon, interactive: false, keyboard: false })
  })
}

/** A `DivIcon`, because Leaflet would scale a drawn circle while the map flies. */
function iconOf({ name, side, isExact }: { name: string; side: LabelSide | null; isExact: boolean }): DivIcon {
  const label = document.createElement('span')
  label.className = `map-label map-label-${side ?? 'hidden'}`
  label.textContent = name
  return new DivIcon({ html: label, className: isExact ? 'map-point' : 'map-point map-point-near', iconSize: [12, 12] })
}
