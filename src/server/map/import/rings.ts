import type { Position } from './osm-elements.ts'

/** A closed line: its last position equals its first. */
export type Ring = readonly Position[]

type Line = readonly Position[]

/** Lines with shared ends, put together. */
export type Joined = { readonly rings: readonly Ring[]; readonly open: readonly Line[] }

const getKey = ([lng, lat]: Position) => `${lng},${lat}`

/**
 * Puts lines together where they share an end. Lines may be turned around.
 * @param turns false for lines whose direction has a meaning, such as coasts
 */
export function joinLines(lines: readonly Line[], { turns }: { turns: boolean }): Joined {
  const left = new Set(lines.filter(({ length }) => length > 1))
  const pool = { left, ends: indexEnds(left), turns }
  const rings: Ring[] = []
  const open: Line[] = []
  for (const start of left) {
    left.delete(start)
    const forwards = grow(start, pool, { isBackwards: false })
    const chain = isRing(forwards) ? forwards : grow(forwards.toReversed(), pool, { isBackwards: true }).toReversed()
    if (isRing(chain)) rings.push(chain)
    else open.push(chain)
  }
  return { rings, open }
}

type Pool = {
  readonly left: Set<Line>
  /** The lines that begin or end at each position. */
  readonly ends: ReadonlyMap<string, readonly Line[]>
  readonly turns: boolean
}

function indexEnds(lines: Iterable<Line>): Map<string, Line[]> {
  const ends = new Map<string, Line[]>()
  for (const line of lines) {
    for (const at of [line[0], line.at(-1)]) {
      if (!at) continue
      const known = ends.get(getKey(at))
      if (known) known.push(line)
      else ends.set(getKey(at), [line])
    }
  }
  return ends
}

/** @param isBackwards whether lines are walked from their last position to their first */
function grow(start: Line, { left, ends, turns }: Pool, { isBackwards }: { isBackwards: boolean }): Line {
  const chain = [...start]
  while (!isRing(chain)) {
    const key = getKey(chain.at(-1) ?? [0, 0])
    const beginsHere = (line: Line) => getKey(line.at(isBackwards ? -1 : 0) ?? [0, 0]) === key
    const next = ends.get(key)?.find((line) => left.has(line) && (turns || beginsHere(line)))
    if (!next) break
    left.delete(next)
    const isTurned = beginsHere(next) === isBackwards
    for (const at of (isTurned ? next.toReversed() : next).slice(1)) chain.push(at)
  }
  return chain
}

export function isRing(line: Line): boolean {
  const [first, last] = [line[0], line.at(-1)]
  return line.length > 3 && first !== undefined && last !== undefined && getKey(first) === getKey(last)
}

/** Polygons of outer rings with the holes inside of each. Holes without an outer ring are left out. */
export function getPolygons(outers: readonly Ring[], inners: readonly Ring[]): Ring[][] {
  const polygons = outers.map((outer) => [outer])
  for (const inner of inners) {
    const [spot] = inner
    const owner = spot && polygons.find(([outer]) => outer && isInside(spot, outer))
    owner?.push(inner)
  }
  return polygons
}

/** True if a position is inside of a ring, by the number of edges to the east of it. */
export function isInside([lng, lat]: Position, ring: Ring): boolean {
  let isIn = false
  for (let index = 1; index < ring.length; index += 1) {
    const [a, b] = [ring[index - 1], ring[index]]
    if (!a || !b || a[1] > lat === b[1] > lat) continue
    if (lng < a[0] + ((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) isIn = !isIn
  }
  return isIn
}
