import type { Bounds } from '#contract/map/base-map.ts'
import type { SourceFeature, SourceProperties } from '../base-map-source.ts'
import { seaWithin } from './coastline.ts'
import { MapFileError } from './map-file-error.ts'
import { NodeTable } from './node-table.ts'
import type { ElementFile, OsmRelation, OsmWay, Position } from './osm-elements.ts'
import { getArea, isCoastline, getLine, getNames, toPoint } from './osm-kinds.ts'
import { isRing, joinLines, getPolygons, type Ring } from './rings.ts'
import { isWithinBounds } from '../within-bounds.ts'

export type CityArea = {
  readonly bounds: Bounds
  /** Codes of the languages of names. */ readonly languages: readonly string[]
}

export type Collected = {
  readonly features: SourceFeature[]
  /** Areas whose outline has a gap. They are left out. */
  readonly gaps: number
  readonly isCoastBroken: boolean
}

/** Degrees around the city in which positions are stored at once. Other positions are read when a line needs them. */
const MARGIN_DEGREES = 0.02

/** Relations of an extract of a whole country. */
const MAX_RELATIONS = 500_000
const MAX_FAR_NODES = 4_000_000
const MAX_WAYS = 3_000_000

type Area = { readonly properties: SourceProperties; readonly relation: OsmRelation }

/**
 * Collects the features of a map of the city. The file is read three times: for positions in the city, for ways that
 * touch them, and for the positions of these ways outside of the city.
 */
export async function collectOsm(file: ElementFile, city: CityArea): Promise<Collected> {
  const box = widen(city.bounds, MARGIN_DEGREES)
  const { nodes, points, areas } = await readPositions(file, city, box)
  const members = new Set(areas.flatMap(({ relation }) => relation.members.map(({ way }) => way)))
  const { ways, memberWays } = await readWays(file, { nodes, members, box })
  const far = await readFarPositions(file, nodes, [...ways, ...memberWays.values()])
  const lineOfWay = ({ line, refs }: OsmWay) => line ?? longestKnownRun(refs, (id) => nodes.find(id) ?? far.get(id))
  const parts = { lineOfWay, memberWays, languages: city.languages, box }
  return build({ ways, areas, points }, parts)
}

function widen({ west, south, east, north }: Bounds, degrees: number): Bounds {
  return { west: west - degrees, south: south - degrees, east: east + degrees, north: north + degrees }
}

function isWithin([lng, lat]: Position, box: Bounds): boolean {
  return isWithinBounds({ lat, lng }, box)
}

async function readPositions(file: ElementFile, { languages }: CityArea, box: Bounds) {
  const nodes = new NodeTable()
  const points: SourceFeature[] = []
  const areas: Area[] = []
  await file.visit({
    node: ({ id, at, tags }) => {
      if (!isWithin(at, box)) return
      nodes.add(id, at)
      const properties = toPoint(tags)
      const names = properties && getNames(tags, languages)
      if (names?.name !== undefined) points.push(pointFeature({ ...properties, ...names }, at))
    },
    relation: (relation) => {
      const properties = relation.tags['type'] === 'multipolygon' ? getArea(relation.tags) : null
      if (!properties) return
      if (areas.length >= MAX_RELATIONS) throw new MapFileError('The file has too many areas. Take a smaller extract.')
      areas.push({ properties, relation })
    },
  })
  return { nodes, points, areas }
}

function pointFeature(properties: Partial<SourceProperties>, at: Position): SourceFeature {
  return {
    type: 'Feature',
    properties: { layer: 'label', ...properties },
    geometry: { type: 'Point', coordinates: at },
  }
}

type WayChoice = { nodes: NodeTable; members: ReadonlySet<number>; box: Bounds }

/** Ways that the map shows and that touch the box, and the ways of areas wherever they are. */
async function readWays(file: ElementFile, { nodes, members, box }: WayChoice) {
  const ways: OsmWay[] = []
  const memberWays = new Map<number, OsmWay>()
  const touches = ({ refs, line }: OsmWay) =>
    line ? line.some((at) => isWithin(at, box)) : refs.some((id) => nodes.has(id))
  await file.visit({
    way: (way) => {
      if (members.has(way.id)) memberWays.set(way.id, way)
      const isShown = isCoastline(way.tags) || getLine(way.tags) !== null || getArea(way.tags) !== null
      if (isShown && touches(way)) ways.push(way)
      if (ways.length + memberWays.size > MAX_WAYS) {
        throw new MapFileError('The file has more than 3 million lines in the city. Take a smaller extract.')
      }
    },
  })
  return { ways, memberWays }
}

/** Positions outside of the box that lines of the city reach. */
async function readFarPositions(file: ElementFile, nodes: NodeTable, ways: readonly OsmWay[]) {
  const wanted = new Set<number>()
  for (const { line, refs } of ways) {
    if (line) continue
    for (const id of refs) if (!nodes.has(id)) wanted.add(id)
  }
  if (wanted.size > MAX_FAR_NODES) throw new MapFileError('The file is too large. Take a smaller extract.')
  const far = new Map<number, Position>()
  if (wanted.size > 0) {
    await file.visit({
      node: ({ id, at }) => {
        if (wanted.has(id)) far.set(id, at)
      },
    })
  }
  return far
}

/** An extract may lack positions beyond its edge. A line continues with the part that is known. */
function longestKnownRun(refs: readonly number[], find: (id: number) => Position | undefined): Position[] {
  let [run, longest]: [Position[], Position[]] = [[], []]
  for (const id of refs) {
    const at = find(id)
    if (at) run.push(at)
    else run = []
    if (run.length > longest.length) longest = run
  }
  return longest
}

type Parts = {
  lineOfWay: (way: OsmWay) => readonly Position[]
  memberWays: ReadonlyMap<number, OsmWay>
  languages: readonly string[]
  box: Bounds
}

type Found = { ways: readonly OsmWay[]; areas: readonly Area[]; points: readonly SourceFeature[] }

function build({ ways, areas, points }: Found, parts: Parts): Collected {
  const features: SourceFeature[] = [...points]
  const coast: (readonly Position[])[] = []
  let gaps = 0
  for (const way of ways) {
    const line = parts.lineOfWay(way)
    if (line.length < 2) continue
    if (isCoastline(way.tags)) coast.push(line)
    const names = getNames(way.tags, parts.languages)
    const asLine = getLine(way.tags)
    if (asLine) features.push(lineFeature({ ...asLine, ...names }, line))
    const asArea = asLine ? null : getArea(way.tags)
    if (asArea && isRing(line)) features.push(areaFeature({ ...asArea, ...names }, [[line]]))
    else if (asArea) gaps += 1
  }
  for (const { properties, relation } of areas) {
    const area = polygonsOfRelation(relation, parts)
    if (area.polygons.length > 0) {
      features.push(areaFeature({ ...properties, ...getNames(relation.tags, parts.languages) }, area.polygons))
    }
    if (area.isTouching && area.hasGap) gaps += 1
  }
  const sea = seaWithin(parts.box, coast)
  if (sea && sea.length > 0) features.push(areaFeature({ layer: 'sea' }, sea))
  return { features, gaps, isCoastBroken: sea === null }
}

function lineFeature(properties: SourceProperties, line: readonly Position[]): SourceFeature {
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates: [...line] } }
}

function areaFeature(properties: SourceProperties, polygons: readonly Ring[][]): SourceFeature {
  const coordinates = polygons.map((rings) => rings.map((ring) => [...ring]))
  return { type: 'Feature', properties, geometry: { type: 'MultiPolygon', coordinates } }
}

/** Areas outside of the city have no polygons. */
function polygonsOfRelation({ members }: OsmRelation, { lineOfWay, memberWays, box }: Parts) {
  const lines = members.map(({ way, role, line }) => {
    const known = memberWays.get(way)
    return { role, line: line ?? (known ? lineOfWay(known) : []) }
  })
  const isTouching = lines.some(({ line }) => line.some((at) => isWithin(at, box)))
  if (!isTouching) return { polygons: [], isTouching, hasGap: false }
  const joined = (isInner: boolean) =>
    joinLines(
      lines.filter(({ role }) => (role === 'inner') === isInner).map(({ line }) => line),
      { turns: true },
    )
  const [outer, inner] = [joined(false), joined(true)]
  return { polygons: getPolygons(outer.rings, inner.rings), isTouching, hasGap: outer.open.length > 0 }
}
