import {
  Clipper,
  Clipper64,
  ClipType,
  EndType,
  FillRule,
  JoinType,
  PolyTree64,
  type Path64,
  type Paths64,
  type PolyPath64,
} from 'clipper2-ts'
import type { MultiPolygon, Position } from 'geojson'
import type { Point } from '../outlines/clip.ts'
import { toDegrees, toMetres, type Metres } from './metres.ts'
import { isNear, smoothRing } from './smooth.ts'

/** Outer rings and holes. Coordinates are whole decimetres, because Clipper is exact with whole numbers only. */
export type Area = Paths64

const UNITS_PER_METRE = 10

/** Decimal digits of a degree in the file. Five are about a metre. */
const DIGITS = 5

export function getArea(rings: readonly (readonly Point[])[]): Area {
  return areaOfMetres(rings.map((ring) => ring.map(toMetres)))
}

export function areaOfMetres(rings: readonly (readonly Metres[])[]): Area {
  return Clipper.union(rings.map(toPath), FillRule.NonZero)
}

export function union(...areas: readonly Area[]): Area {
  return Clipper.union(areas.flat(), FillRule.NonZero)
}

export function without(area: Area, ...others: readonly Area[]): Area {
  return Clipper.difference(area, others.flat(), FillRule.NonZero)
}

export function common(a: Area, b: Area): Area {
  return Clipper.intersect(a, b, FillRule.NonZero)
}

/** Moves the edge outwards. Negative metres move it inwards. */
export function grow(area: Area, metres: number): Area {
  return Clipper.inflatePaths(area, metres * UNITS_PER_METRE, JoinType.Round, EndType.Polygon, 2, 4 * UNITS_PER_METRE)
}

/** @param reach metres */
export function circleAround(at: Point, reach: number): Area {
  return Clipper.inflatePaths([toPath([toMetres(at)])], reach * UNITS_PER_METRE, JoinType.Round, EndType.Round)
}

/** A band along lines. */
export function getBand(lines: readonly (readonly Point[])[], width: number): Area {
  const paths = lines.map((line) => toPath(line.map(toMetres)))
  return Clipper.inflatePaths(paths, (width / 2) * UNITS_PER_METRE, JoinType.Round, EndType.Round, 2, UNITS_PER_METRE)
}

/** The parts of a line that lie in an area. */
export function linesWithin(line: readonly Point[], area: Area): Point[][] {
  const clipper = new Clipper64()
  clipper.addOpenSubject([toPath(line.map(toMetres))])
  clipper.addClip(area)
  const within: Paths64 = []
  clipper.execute(ClipType.Intersection, FillRule.NonZero, [], within)
  return within.map((path) => path.map((point) => toDegrees(toPosition(point))))
}

/** Leaves out points of a line that lie closer than `metres` to it. */
export function thinLine(line: readonly Point[], metres = 3): Point[] {
  const path = Clipper.simplifyPath(toPath(line.map(toMetres)), metres * UNITS_PER_METRE, false)
  return path.map((point) => toDegrees(toPosition(point)))
}

/** Rounds the steps of a shape. @param grain metres: steps of this size disappear */
export function smooth(area: Area, grain: number): Area {
  return area.map((path) => toPath(smoothRing(path.map(toPosition), grain))).filter(({ length }) => length > 2)
}

/** Leaves out points that change the shape by less than `metres`. Beside the city the map is coarser. */
export function thin(area: Area, near: number, far: number): Area {
  return area.map((path) => {
    const [fine, coarse] = [near, far].map((metres) => {
      const simplified = Clipper.simplifyPath(path, metres * UNITS_PER_METRE)
      return new Set(simplified.map(({ x, y }) => `${x} ${y}`))
    })
    return path.filter((point) => (isNear(toPosition(point)) ? fine : coarse)?.has(`${point.x} ${point.y}`))
  })
}

/** Leaves out specks and small holes. @param squareMetres the least size */
export function withoutSpecks(area: Area, squareMetres: number): Area {
  return area.filter((path) => Math.abs(Clipper.area(path)) >= squareMetres * UNITS_PER_METRE ** 2)
}

export function withoutHoles(area: Area): Area {
  return area.filter((path) => Clipper.isPositive(path))
}

/** The rings as lines, for lines that run along an edge. */
export function getEdges(area: Area): Point[][] {
  return area.map((path) => [...path, ...path.slice(0, 1)].map((point) => toDegrees(toPosition(point))))
}

export function toMultiPolygon(area: Area): MultiPolygon {
  const tree = new PolyTree64()
  Clipper.booleanOpWithPolyTree(ClipType.Union, area, null, tree, FillRule.NonZero)
  return { type: 'MultiPolygon', coordinates: getChildren(tree).flatMap(polygonsIn) }
}

/** An outer ring with its holes, and then the islands in the holes. */
function polygonsIn(outer: PolyPath64): Position[][][] {
  const holes = getChildren(outer)
  const polygon = [outer, ...holes]
    .flatMap(({ poly }) => (poly ? [toRing(poly)] : []))
    .filter(({ length }) => length > 3)
  return [polygon, ...holes.flatMap(getChildren).flatMap(polygonsIn)]
}

function getChildren(tree: PolyTree64 | PolyPath64): PolyPath64[] {
  return Array.from({ length: tree.count }, (_, index) => tree.child(index))
}

function toRing(path: Path64): Position[] {
  const ring = path.map((point) => roundedPosition(toDegrees(toPosition(point))))
  const distinct = ring.filter((position, index) => String(position) !== String(ring.at(index - 1)))
  return [...distinct, ...distinct.slice(0, 1)]
}

export function roundedPosition(point: Point): Position {
  return point.map((degrees) => Number(degrees.toFixed(DIGITS)))
}

function toPath(points: readonly Metres[]): Path64 {
  return points.map(({ x, y }) => ({ x: Math.round(x * UNITS_PER_METRE), y: Math.round(y * UNITS_PER_METRE) }))
}

function toPosition({ x, y }: { x: number; y: number }): Metres {
  return { x: x / UNITS_PER_METRE, y: y / UNITS_PER_METRE }
}
