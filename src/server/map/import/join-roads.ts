import type { SourceFeature, SourceGeometry } from '../base-map-source.ts'
import type { Position } from './osm-elements.ts'
import { joinLines } from './rings.ts'

/**
 * Puts the pieces of a road together. OpenStreetMap cuts roads at each change of a tag, and a name needs a long piece.
 * Fewer pieces are also drawn faster.
 */
export function joinRoads(features: readonly SourceFeature[]): SourceFeature[] {
  const others: SourceFeature[] = []
  const groups = new Map<string, { properties: SourceFeature['properties']; lines: Position[][] }>()
  for (const feature of features) {
    const lines = getLines(feature.geometry)
    if (!lines) {
      others.push(feature)
      continue
    }
    const key = JSON.stringify(feature.properties)
    const group = groups.get(key)
    if (group) group.lines.push(...lines)
    else groups.set(key, { properties: feature.properties, lines: [...lines] })
  }
  const joined = [...groups.values()].flatMap(({ properties, lines }) => {
    const { rings, open } = joinLines(lines, { turns: true })
    return [...rings, ...open].map((line): SourceFeature => ({
      type: 'Feature',
      properties,
      geometry: { type: 'LineString', coordinates: [...line] },
    }))
  })
  return [...others, ...joined]
}

function getLines(geometry: SourceGeometry): Position[][] | null {
  if (geometry.type === 'LineString') return [geometry.coordinates]
  return geometry.type === 'MultiLineString' ? geometry.coordinates : null
}
