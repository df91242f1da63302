import type { Way } from '#contract/city/fares.ts'
import type { RoutedLeg } from '#contract/trip/routing.ts'
import type { TravelMode } from '#contract/map/travel-modes.ts'
import { distanceBetween } from '../lists/distance.ts'
import type { Spot } from './spot.ts'

/** The least, the likely and the most. All three are equal if the figure is sure enough to be one. */
export type Range = { readonly min: number; readonly likely: number; readonly max: number }

/** The way between two stops. */
export type Leg = {
  readonly way: TravelMode
  readonly metres: Range
  readonly minutes: Range
  /** False: a position is not exact, so that the figures are ranges. */
  readonly isExact: boolean
}

type ModeFigures = { readonly detour: number; readonly kmPerHour: number; readonly waitMinutes: number }

/** Cities without `ways` in their folder. Estimates: nobody walks for hours between two stops, and what a ride costs is not known. */
const USUAL_MODES = {
  foot: { detour: 1.3, kmPerHour: 4.5, waitMinutes: 0 },
  auto: { detour: 1.4, kmPerHour: 20, waitMinutes: 5 },
} satisfies Record<TravelMode, ModeFigures>
const USUAL_WALK_METRES = 1_500

/**
 * The way from one spot to another, from the straight line.
 * @param ways of the city, from the shortest to the longest
 * @param chosen by the traveller. Null, or not a way of this city: the first that is long enough.
 */
export function legBetween(from: Spot, to: Spot, ways: readonly Way[], chosen: TravelMode | null = null): Leg {
  const straight = straightMetres(from, to)
  const way = ways.find(({ kind }) => kind === chosen) ?? ways.find((way) => reaches(way, straight)) ?? ways.at(-1)
  const kind = way?.kind ?? chosen ?? usualMode(straight)
  const { detour, kmPerHour, waitMinutes } = way ? getFigures(way) : USUAL_MODES[kind]
  const metres = mapRange(straight, (line) => Math.round(line * detour))
  // Nobody waits for a ride to where they are.
  const minutes = mapRange(metres, (length) =>
    length === 0 ? 0 : Math.ceil(length / ((kmPerHour * 1_000) / 60) + waitMinutes),
  )
  return { way: kind, metres, minutes, isExact: straight.min === straight.max }
}

/** The way as the streets run, with the wait for its ride. */
export function routedLeg(kind: TravelMode, { metres, minutes }: RoutedLeg, ways: readonly Way[]): Leg {
  const way = ways.find((way) => way.kind === kind)
  const wait = way && metres > 0 ? way.waitMinutes.value : 0
  return { way: kind, metres: exactly(metres), minutes: exactly(minutes + wait), isExact: true }
}

function exactly(value: number): Range {
  return { min: value, likely: value, max: value }
}

/**
 * Each spot lies in a circle. The likely distance is the root mean square of two points that are spread evenly in
 * theirs: two places of one neighbourhood are not at the same spot.
 */
function straightMetres(from: Spot, to: Spot): Range {
  const centres = distanceBetween(from, to)
  const radii = from.radiusMetres + to.radiusMetres
  if (radii === 0) return exactly(centres)
  const spread = (from.radiusMetres ** 2 + to.radiusMetres ** 2) / 2
  return { min: Math.max(0, centres - radii), likely: Math.sqrt(centres ** 2 + spread), max: centres + radii }
}

function reaches({ detour, maxMetres }: Way, { likely }: Range): boolean {
  return maxMetres === null || likely * detour.value <= maxMetres
}

function usualMode({ likely }: Range): TravelMode {
  return likely * USUAL_MODES.foot.detour <= USUAL_WALK_METRES ? 'foot' : 'auto'
}

function getFigures({ detour, kmPerHour, waitMinutes }: Way): ModeFigures {
  return { detour: detour.value, kmPerHour: kmPerHour.value, waitMinutes: waitMinutes.value }
}

/** @param change must grow with its argument */
export function mapRange({ min, likely, max }: Range, change: (value: number) => number): Range {
  return { min: change(min), likely: change(likely), max: change(max) }
}
