import { GridLayer, type Coords, type DoneCallback } from 'leaflet'
import { useEffect } from 'react'
import { useMap } from 'react-leaflet'

/** Leaflet's `TileLayer` replaces dropped tiles with a `data:` picture, which our content security policy forbids. */
class Tiles extends GridLayer {
  override createTile({ z, x, y }: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('img')
    tile.alt = ''
    tile.addEventListener('load', () => done(undefined, tile))
    // A failed tile stays hidden, so that the outlines below it show.
    tile.addEventListener('error', () => done(new Error('There is no such tile'), tile))
    tile.src = `/tiles/${z}/${x}/${y}.png`
    return tile
  }
}

export function BaseTiles() {
  const map = useMap()
  useEffect(() => {
    const tiles = new Tiles({ className: 'map-tiles', maxZoom: 19, noWrap: true }).addTo(map)
    return () => {
      tiles.remove()
    }
  }, [map])
  return null
}
