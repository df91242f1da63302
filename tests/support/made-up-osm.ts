/** A made-up piece of OpenStreetMap in Surat's bounding box, in all forms that the import reads. Nothing of it exists. */

type At = readonly [lng: number, lat: number]

export type MadeUpNode = { type: 'node'; id: number; at: At; tags: Record<string, string> }
export type MadeUpWay = { type: 'way'; id: number; refs: number[]; tags: Record<string, string> }
export type MadeUpRelation = {
  type: 'relation'
  id: number
  members: { way: number; role: string }[]
  tags: Record<string, string>
}
export type MadeUpElement = MadeUpNode | MadeUpWay | MadeUpRelation

/** Nodes and ways of a line through the positions. Ids begin at `first`. */
function wayThrough(first: number, line: readonly At[], tags: Record<string, string>): MadeUpElement[] {
  const nodes = line.map((at, index): MadeUpNode => ({ type: 'node', id: first + index, at, tags: {} }))
  return [...nodes, { type: 'way', id: first, refs: nodes.map(({ id }) => id), tags }]
}

/** A ring: its last node is its first. */
function ringThrough(first: number, line: readonly At[], tags: Record<string, string>): MadeUpElement[] {
  return wayThrough(first, line, tags).map((element) =>
    element.type === 'way' ? { ...element, refs: [...element.refs, first] } : element,
  )
}

/** The two banks of a river that leaves the city in the east, as halves of one outline, with an island. */
const river: MadeUpElement[] = [
  ...wayThrough(
    100,
    [
      [72.75, 21.15],
      [72.9, 21.15],
      [73.2, 21.15],
      [73.2, 21.17],
    ],
    {},
  ),
  {
    type: 'way',
    id: 110,
    refs: [103, 111, 112, 100],
    tags: {},
  },
  { type: 'node', id: 111, at: [72.9, 21.17], tags: {} },
  { type: 'node', id: 112, at: [72.75, 21.17], tags: {} },
  ...ringThrough(
    120,
    [
      [72.8, 21.155],
      [72.81, 21.155],
      [72.81, 21.16],
      [72.8, 21.16],
    ],
    {},
  ),
  {
    type: 'relation',
    id: 1,
    members: [
      { way: 100, role: 'outer' },
      { way: 110, role: 'outer' },
      { way: 120, role: 'inner' },
    ],
    tags: { type: 'multipolygon', natural: 'water', water: 'river', name: 'Made-up River' },
  },
]

/** The sea is in the west: the land is on the left of a coast that goes to the south. */
const coast = wayThrough(
  200,
  [
    [72.65, 21.6],
    [72.66, 21.3],
    [72.66, 21.22],
    [72.66, 21.18],
    [72.65, 21.1],
    [72.66, 20.8],
  ],
  { natural: 'coastline' },
)

const streets: MadeUpElement[] = [
  ...wayThrough(
    300,
    [
      [72.8, 21.2],
      [72.82, 21.2],
    ],
    { highway: 'primary', name: 'Made-up Road' },
  ),
  ...wayThrough(
    310,
    [
      [72.82, 21.2],
      [72.84, 21.2],
    ],
    { highway: 'primary', name: 'Made-up Road' },
  ).filter(({ id, type }) => type === 'way' || id !== 310),
  ...wayThrough(
    320,
    [
      [72.83, 21.14],
      [72.83, 21.18],
    ],
    { highway: 'secondary', bridge: 'yes' },
  ),
  ...wayThrough(
    330,
    [
      [72.81, 21.201],
      [72.812, 21.204],
    ],
    { highway: 'residential', 'name:en': 'Made-up Lane', name: 'ગલી' },
  ),
  ...wayThrough(
    340,
    [
      [72.81, 21.2],
      [72.811, 21.199],
    ],
    { highway: 'footway' },
  ),
  ...wayThrough(
    350,
    [
      [72.84, 21.1],
      [72.84, 21.18],
      [72.84, 21.4],
    ],
    { railway: 'rail' },
  ),
  ...wayThrough(
    360,
    [
      [72.7, 21.3],
      [72.75, 21.31],
    ],
    { waterway: 'canal' },
  ),
  ...ringThrough(
    370,
    [
      [72.815, 21.203],
      [72.82, 21.203],
      [72.82, 21.206],
      [72.815, 21.206],
    ],
    { leisure: 'park', name: 'Made-up Park' },
  ),
]

const points: MadeUpElement[] = [
  {
    type: 'node',
    id: 400,
    at: [72.84, 21.2],
    tags: { railway: 'station', name: 'Made-up Station', 'name:gu': 'સ્ટેશન' },
  },
  { type: 'node', id: 401, at: [72.83, 21.21], tags: { place: 'suburb', name: 'Made-up Quarter' } },
]

/** Another city, which the map leaves out. */
const elsewhere = wayThrough(
  500,
  [
    [77.2, 28.6],
    [77.21, 28.61],
  ],
  { highway: 'primary', name: 'Far Road' },
)

/** The second half of the road begins at the last node of the first half. */
export const madeUpCity: MadeUpElement[] = [...river, ...coast, ...streets, ...points, ...elsewhere]
  .map((element) => (element.type === 'way' && element.id === 310 ? { ...element, refs: [301, 311] } : element))
  .toSorted((a, b) => getOrder(a) - getOrder(b) || a.id - b.id)

function getOrder({ type }: MadeUpElement): number {
  return ['node', 'way', 'relation'].indexOf(type)
}

/** An answer with `out body; >; out skel`. */
export function asOverpass(elements: readonly MadeUpElement[], more: Record<string, unknown> = {}): string {
  const written = elements.map((element) => {
    const { type, id, tags } = element
    const shared = { type, id, ...(Object.keys(tags).length > 0 && { tags }) }
    if (element.type === 'node') return { ...shared, lat: element.at[1], lon: element.at[0] }
    if (element.type === 'way') return { ...shared, nodes: element.refs }
    return { ...shared, members: element.members.map(({ way, role }) => ({ type: 'way', ref: way, role })) }
  })
  return JSON.stringify({ version: 0.6, generator: 'Made up', elements: written, ...more }, null, 1)
}

/** An answer with `out geom`: positions stand in the ways and in the members of relations. */
export function asOverpassGeometry(elements: readonly MadeUpElement[]): string {
  const geometry = getGeometry(elements)
  const written = elements.flatMap((element): object[] => {
    const { type, id, tags } = element
    if (element.type === 'node') {
      return Object.keys(tags).length > 0 ? [{ type, id, lat: element.at[1], lon: element.at[0], tags }] : []
    }
    if (element.type === 'way') return [{ type, id, tags, geometry: geometry(id) }]
    const members = element.members.map(({ way, role }) => ({ type: 'way', ref: way, role, geometry: geometry(way) }))
    return [{ type, id, tags, members }]
  })
  return JSON.stringify({ version: 0.6, elements: written })
}

/** @returns the positions of a way */
function getGeometry(elements: readonly MadeUpElement[]) {
  const nodes = new Map(elements.flatMap((element) => (element.type === 'node' ? [[element.id, element.at]] : [])))
  const ways = new Map(elements.flatMap((element) => (element.type === 'way' ? [[element.id, element.refs]] : [])))
  return (way: number) =>
    (ways.get(way) ?? []).flatMap((ref) => {
      const at = nodes.get(ref)
      return at ? [{ lat: at[1], lon: at[0] }] : []
    })
}

/** The ways as GeoJSON, with their tags as properties. */
export function asGeoJson(elements: readonly MadeUpElement[]): string {
  const geometry = getGeometry(elements)
  const features = elements.flatMap((element) => {
    if (element.type !== 'way' || Object.keys(element.tags).length === 0) return []
    const line = geometry(element.id).map(({ lat, lon }) => [lon, lat, 12])
    const isRing = element.refs[0] === element.refs.at(-1)
    return [
      {
        type: 'Feature',
        properties: element.tags,
        geometry: isRing ? { type: 'Polygon', coordinates: [line] } : { type: 'LineString', coordinates: line },
      },
    ]
  })
  return JSON.stringify({ type: 'FeatureCollection', features })
}
