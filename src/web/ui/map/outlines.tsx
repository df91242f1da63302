import type { Feature, FeatureCollection } from 'geojson'
import { geoJSON, rectangle, svg, type Layer } from 'leaflet'
import { use, useEffect } from 'react'
import { useMap } from 'react-leaflet'
import { paneOf } from './pane.ts'

/** Coasts and borders below everything else. Finer parts are drawn over coarser ones, which they cover. */
export function Outlines({ path }: { path: string }) {
  const map = useMap()
  const outlines = use(loadOnce(path))
  useEffect(() => {
    const pane = paneOf(map, 'outlines')
    // Drawn well beyond the edges, so that moving the map shows no blank ones.
    const options = { pane, interactive: false, renderer: svg({ pane, padding: 0.5 }) }
    const layers = outlines.flatMap((outline): Layer[] => [
      ...(outline.properties?.['kind'] === 'land' ? waterBelow(outline, options) : []),
      geoJSON(outline, { ...options, style: { className: `map-${String(outline.properties?.['kind'])}` } }),
    ])
    // One by one: a group would add them in an order of its own.
    for (const layer of layers) layer.addTo(map)
    return () => {
      for (const layer of layers) layer.remove()
    }
  }, [map, outlines])
  return null
}

function waterBelow({ bbox }: Feature, options: object): Layer[] {
  if (!bbox) return []
  const [west, south, east, north] = bbox
  const corners: [number, number][] = [
    [south, west],
    [north ?? south, east ?? west],
  ]
  return [rectangle(corners, { ...options, className: 'map-water' })]
}

const loading = new Map<string, Promise<readonly Feature[]>>()

function loadOnce(path: string): Promise<readonly Feature[]> {
  const known = loading.get(path)
  if (known) return known
  const started = loadOutlines(path).catch((): readonly Feature[] => {
    // The places, the lines of the globe and the scale are still there; another map may have more luck.
    loading.delete(path)
    return []
  })
  loading.set(path, started)
  return started
}

async function loadOutlines(path: string): Promise<readonly Feature[]> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`No outlines at ${path}`)
  const outlines: FeatureCollection = await answer.json()
  return outlines.features
}
