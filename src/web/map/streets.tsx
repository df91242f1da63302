import { useEffect } from 'react'
import { useMap } from 'react-leaflet'
import type { BaseMap } from '#contract/map/base-map.ts'
import { BaseMapTiles } from './base-map-tiles.ts'
import { loadLandmarks, type Landmark } from './landmarks.ts'
import { onSchemeChange, readMapColours } from './map-colours.ts'
import { NamesLayer } from './names-layer.ts'
import { ensurePane } from './pane.ts'
import { StreetsLayer } from './streets-layer.ts'

/** The product's own base map, above the outlines: streets and water in one layer, names in another. */
export function Streets({ base }: { base: BaseMap }) {
  const map = useMap()
  useEffect(() => {
    let colours = readMapColours(map.getContainer())
    let landmarks: ReadonlyMap<string, Landmark> = new Map()
    const shared = { base, tiles: new BaseMapTiles(base), colours: () => colours }
    const streets = new StreetsLayer({ ...shared, pane: ensurePane(map, 'streets') }).addTo(map)
    const names = new NamesLayer({ ...shared, pane: ensurePane(map, 'names'), landmarks: () => landmarks }).addTo(map)
    // From now on the map covers the static map below it.
    const arrive = () => map.getContainer().classList.remove('map-arriving')
    streets.once('load', arrive)
    map.once('movestart zoomstart', arrive)
    const redraw = () => {
      colours = readMapColours(map.getContainer())
      streets.redraw()
      names.redraw()
    }
    const stopListening = onSchemeChange(redraw)
    // Letters that arrive later are wider or narrower than those that stood in for them.
    const writeAnew = () => names.redraw()
    document.fonts.addEventListener('loadingdone', writeAnew)
    void loadLandmarks(base).then((loaded) => {
      landmarks = loaded
      names.redraw()
    })
    return () => {
      map.off('movestart zoomstart', arrive)
      stopListening()
      document.fonts.removeEventListener('loadingdone', writeAnew)
      streets.remove()
      names.remove()
    }
  }, [map, base])
  return null
}
