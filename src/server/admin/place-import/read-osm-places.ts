import { IMPORT_MAX_ROWS } from '#contract/admin/place-imports.ts'
import type { Bounds } from '#contract/map/base-map.ts'
import { MapFileError } from '../../map/import/map-file-error.ts'
import type { ElementFile, OsmRelation, OsmWay, Position, Tags } from '../../map/import/osm-elements.ts'
import { getCentroid } from './centroid.ts'
import { kindOfPlace } from './osm-place-kinds.ts'
import type { OsmPlace } from './osm-place.ts'
import { UnknownKinds } from './unknown-kinds.ts'
import { isWithinBounds } from '../../map/within-bounds.ts'

/** Elements of the file that are places, before their position is known. An extract of a state has some 100,000. */
const MAX_FOUND = 300_000

/** Corners of the areas that are places. */
const MAX_CORNERS = 2_000_000

/** Maximum number of places outside of the city that are named. The file of a larger extract has many more. */
const OUTSIDE_NAMED = 200

/** The elements of the file that are no places of the guide. */
type Others = { readonly unknownKinds: UnknownKinds; unnamed: number; outside: number }

/** Elements that are places for visitors: with a name, and with a tag that the guide has a category for. */
export async function readOsmPlaces(file: ElementFile, bounds: Bounds): Promise<{ places: OsmPlace[] } & Others> {
  const others: Others = { unknownKinds: new UnknownKinds(), unnamed: 0, outside: 0 }
  const found = await findPlaces(file, others)
  const positions = await findCorners(file, found)
  const places: OsmPlace[] = []
  let outside = 0
  for (const { type, id, tags, at, lines } of found) {
    const position = at ?? getLongest(lines.map((line) => getLine(line, positions)))
    if (position && !isWithin(position, bounds) && (outside += 1) > OUTSIDE_NAMED) {
      others.outside += 1
      continue
    }
    if (places.length === IMPORT_MAX_ROWS) throw tooMany()
    const url = `https://www.openstreetmap.org/${type}/${id}`
    places.push({ number: places.length + 1, url, tags, at: position })
  }
  return { places, ...others }
}

export function tooMany(): MapFileError {
  const most = IMPORT_MAX_ROWS.toLocaleString('en')
  return new MapFileError(`The file has more than ${most} places. Import it in parts.`)
}

function isWithin([lng, lat]: Position, box: Bounds): boolean {
  return isWithinBounds({ lat, lng }, box)
}

type Line = { readonly way: number; readonly refs: readonly number[]; readonly line: readonly Position[] | null }

type Found = {
  readonly type: 'node' | 'way' | 'relation'
  readonly id: number
  readonly tags: Tags
  readonly at: Position | null
  /** The outer lines of an area. */
  readonly lines: readonly Line[]
}

async function findPlaces(file: ElementFile, others: Others): Promise<Found[]> {
  const found: Found[] = []
  const isPlace = (tags: Tags) => isGuidePlace(tags, others)
  const add = (place: Found) => {
    if (found.length === MAX_FOUND) throw tooMany()
    found.push(place)
  }
  await file.visit({
    node: ({ id, at, tags }) => {
      if (isPlace(tags)) add({ type: 'node', id, tags, at, lines: [] })
    },
    way: (way) => {
      if (isPlace(way.tags)) add(areaOfWay(way))
    },
    relation: (relation) => {
      if (isPlace(relation.tags)) add(areaOfRelation(relation))
    },
  })
  return found
}

/** Counts an element that is none. */
function isGuidePlace(tags: Tags, others: Others): boolean {
  const name = tags['name:en'] ?? tags['name']
  const isKnownKind = kindOfPlace(tags) !== null
  if (name === undefined) others.unnamed += isKnownKind ? 1 : 0
  else if (!isKnownKind) others.unknownKinds.add(tags, name)
  return name !== undefined && isKnownKind
}

function areaOfWay({ id, tags, refs, line, center }: OsmWay): Found {
  return { type: 'way', id, tags, at: center ?? null, lines: [{ way: id, refs, line }] }
}

function areaOfRelation({ id, tags, members, center }: OsmRelation): Found {
  const outer = members.filter(({ role }) => role !== 'inner')
  const lines = outer.map(({ way, line }) => ({ way, refs: [], line }))
  return { type: 'relation', id, tags, at: center ?? null, lines }
}

type Corners = { readonly refsFor: ReadonlyMap<number, readonly number[]>; readonly at: ReadonlyMap<number, Position> }

/** Reads the file again for what the areas need: first the ways of relations, then the corners of all ways. */
async function findCorners(file: ElementFile, found: readonly Found[]): Promise<Corners> {
  const open = found.filter(({ at }) => at === null).flatMap(({ lines }) => lines.filter(({ line }) => line === null))
  const refsFor = new Map(open.map(({ way, refs }) => [way, refs]))
  const at = new Map<number, Position>()
  if (open.some(({ refs }) => refs.length === 0)) {
    await file.visit({
      way: ({ id, refs }) => {
        if (refsFor.get(id)?.length === 0) refsFor.set(id, refs)
      },
    })
  }
  const wanted = new Set<number>()
  for (const refs of refsFor.values()) for (const ref of refs) wanted.add(ref)
  if (wanted.size > MAX_CORNERS) throw tooMany()
  if (wanted.size > 0) {
    await file.visit({
      node: ({ id, at: position }) => {
        if (wanted.has(id)) at.set(id, position)
      },
    })
  }
  return { refsFor, at }
}

function getLine({ way, line }: Line, { refsFor, at }: Corners): readonly Position[] {
  return line ?? (refsFor.get(way) ?? []).flatMap((ref) => [at.get(ref)].filter((one) => one !== undefined))
}

/** An area of several parts lies where its part with the most corners lies. */
function getLongest(lines: readonly (readonly Position[])[]): Position | null {
  const [longest = []] = lines.toSorted((one, other) => other.length - one.length)
  return getCentroid(longest)
}
