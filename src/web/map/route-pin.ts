import type { GeoPrecision } from '#contract/place/places.ts'
import type { Position } from './position.ts'

/** A stop of a day on the map, or an idea that has no day yet. */
export type RoutePin = {
  readonly id: string
  readonly name: string
  /** Says in words what the pin shows by its number and colour. */
  readonly label: string
  /** The text in the pin: the position of the stop in its day. Empty for an idea. */
  readonly sign: string
  /** The colour of the day, from 1 (trip-page.css). Null: an idea. */
  readonly colour: number | null
  readonly geo: Position
  readonly precision: Exclude<GeoPrecision, 'none'>
}

/** Joins the stops of a day that follow each other and are on the map. */
export type RouteLine = { readonly id: string; readonly colour: number; readonly points: readonly Position[] }

/** Width and height of the disc of a pin. Pins that are closer are joined. */
export const ROUTE_PIN_PX = 28
