import type { Feature, FeatureCollection } from 'geojson'
import { geoJSON, rectangle, svg, type Layer } from 'leaflet'
import { use, useEffect } from 'react'
import { useMap } from 'react-leaflet'
import { ensurePane } from './pane.ts'

/** Coasts and borders, drawn below everything else. Finer outlines cover coarser ones. */
export function Outlines({ path }: { path: string }) {
  const map = useMap()
  const outlines = use(loadOnce(path))
  useEffect(() => {
    const pane = ensurePane(map, 'outlines')
    // The padding draws beyond the edges, so that panning shows no blank edges.
    const options = { pane, interactive: false, renderer: svg({ pane, padding: 0.5 }) }
    const layers = outlines.flatMap((outline): Layer[] => [
      ...(outline.properties?.['kind'] === 'land' ? waterLayers(outline, options) : []),
      geoJSON(outline, { ...options, style: { className: `map-${String(outline.properties?.['kind'])}` } }),
    ])
    // Added one by one, because a group would add them in another order.
    for (const layer of layers) layer.addTo(map)
    return () => {
      for (const layer of layers) layer.remove()
    }
  }, [map, outlines])
  return null
}

function waterLayers({ bbox }: Feature, options: object): Layer[] {
  if (!bbox) return []
  const [west, south, east, north] = bbox
  const corners: [number, number][] = [
    [south, west],
    [north ?? south, east ?? west],
  ]
  return [rectangle(corners, { ...options, className: 'map-water' })]
}

const loads = new Map<string, Promise<readonly Feature[]>>()

function loadOnce(path: string): Promise<readonly Feature[]> {
  const known = loads.get(path)
  if (known) return known
  const started = loadOutlines(path).catch((): readonly Feature[] => {
    // Without outlines the map still shows places, graticule and scale. The next map tries again.
    loads.delete(path)
    return []
  })
  loads.set(path, started)
  return started
}

async function loadOutlines(path: string): Promise<readonly Feature[]> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`No outlines at ${path}`)
  const outlines: FeatureCollection = await answer.json()
  return outlines.features
}
