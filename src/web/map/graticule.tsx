import { layerGroup, polyline } from 'leaflet'
import { useEffect } from 'react'
import { useMap } from 'react-leaflet'
import { graticuleLines } from './graticule-lines.ts'
import { ensurePane } from './pane.ts'

/** Meridians and parallels show that the map moves where no coast is in sight. */
export function Graticule() {
  const map = useMap()
  useEffect(() => {
    const pane = ensurePane(map, 'graticule')
    const lines = layerGroup().addTo(map)
    const draw = () => {
      const view = map.getBounds().pad(0.2)
      const [west, south, east, north] = [view.getWest(), view.getSouth(), view.getEast(), view.getNorth()]
      const { meridians, parallels } = graticuleLines({ west, south, east, north }, map.getZoom())
      const ends: [number, number][][] = [
        ...meridians.map((lng): [number, number][] => [
          [south, lng],
          [north, lng],
        ]),
        ...parallels.map((lat): [number, number][] => [
          [lat, west],
          [lat, east],
        ]),
      ]
      lines.clearLayers()
      for (const end of ends) lines.addLayer(polyline(end, { pane, interactive: false, className: 'map-meridian' }))
    }
    draw()
    map.on('moveend', draw)
    return () => {
      map.off('moveend', draw)
      lines.remove()
    }
  }, [map])
  return null
}
