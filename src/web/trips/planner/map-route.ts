import { fill, type Formats } from '#contract/messages/format.ts'
import { tripMap } from '#messages/planner.ts'
import type { Day } from '#planning/plan/day-plan.ts'
import { nightFor } from '#planning/plan/lodging.ts'
import type { RouteLine, RoutePin } from '../../map/route-pin.ts'
import type { Position } from '../../map/position.ts'
import { longDayAndMonth, weekdayName } from '../itinerary/day-names.ts'
import { colourOfDay } from '../itinerary/day-colours.ts'
import type { BoardViews, DayView, StopView } from '../itinerary/day-views.ts'
import type { Planner } from './planner-context.ts'

/** Begins the id of the pin of where one sleeps. A date follows. */
export const LODGING_PIN = 'lodging '

/** Days on the map: all of them, the ideas only, or the one of a date. */
export type MapChoice = 'all' | 'ideas' | { readonly date: string }

export type MapRoute = {
  readonly pins: readonly RoutePin[]
  readonly lines: readonly RouteLine[]
  /** The positions that the map shows at first. */
  readonly fit: readonly Position[]
  /** Number of stops without a position on a map. */
  readonly notOnMap: number
}

type Means = Pick<Planner, 'placeFor'> & { readonly formats: Formats }

/** The pins and lines of the chosen days. Ideas always show, but the view is that of the days. */
export function routeOnMap({ days, ideas }: BoardViews, choice: MapChoice, means: Means): MapRoute {
  const shown = days.map((view, index) => ({ view, index })).filter(({ view }) => isShown(view, choice))
  const routes = shown.map(({ view, index }) => routeOfDay(view, colourOfDay(index), means))
  const ideaPins = ideas.flatMap((idea) => ideaPin(idea, means) ?? [])
  const dayPins = routes.flatMap(({ pins }) => pins)
  const lodgings = distinct(routes.flatMap(({ ends }) => ends))
  const stops = shown.reduce((count, { view }) => count + view.stops.length, ideas.length)
  return {
    pins: [...dayPins, ...lodgings, ...ideaPins],
    lines: routes.flatMap(({ lines }) => lines),
    fit: (dayPins.length > 0 ? [...dayPins, ...lodgings] : ideaPins).map(({ geo }) => geo),
    notOnMap: stops - dayPins.length - ideaPins.length,
  }
}

/** Days that begin at one spot show it once. */
function distinct(pins: readonly RoutePin[]): RoutePin[] {
  return [...new Map(pins.map((pin) => [`${pin.geo.lat},${pin.geo.lng}`, pin])).values()]
}

function isShown({ plan }: DayView, choice: MapChoice): boolean {
  return choice === 'all' || (choice !== 'ideas' && plan.day.date === choice.date)
}

function routeOfDay({ plan, stops }: DayView, colour: number, means: Means) {
  const { date } = plan.day
  const { formats } = means
  const when = { weekday: weekdayName(date, formats), date: longDayAndMonth(date, formats) }
  const places = stops.map((stop, index): RoutePin | null => {
    const sign = formats.number(index + 1)
    const label = fill(tripMap.pin, { number: sign, name: stop.activity.name, ...when })
    return getPin(stop, { label, sign, colour }, means)
  })
  const [from, to] = [lodgingPin(plan.day, 'from', when), lodgingPin(plan.day, 'to', when)]
  const way = stops.length === 0 ? [] : [...(from ? [from] : []), ...places, ...(to ? [to] : [])]
  const ends = [from, to].filter((pin) => pin !== null).slice(0, isOneSpot(plan.day) ? 1 : 2)
  return { pins: places.filter((pin) => pin !== null), ends, lines: getLines(date, colour, way) }
}

function isOneSpot({ from, to }: Day): boolean {
  return from?.spot === to?.spot
}

/** Place at which a day begins or ends. Null: not known. */
function lodgingPin(day: Day, side: 'from' | 'to', when: { weekday: string; date: string }): RoutePin | null {
  const lodging = day[side]
  if (!lodging?.spot) return null
  const { name, spot } = lodging
  const { lat, lng, radiusMetres } = spot
  const precision = radiusMetres === 0 ? 'site' : 'locality'
  const label = fill(tripMap.lodging, { name, ...when })
  return {
    id: `${LODGING_PIN}${nightFor(day, side)}`,
    name,
    label,
    sign: '⌂',
    colour: null,
    geo: { lat, lng },
    precision,
  }
}

function ideaPin(idea: StopView, means: Means): RoutePin | null {
  const label = fill(tripMap.idea, { name: idea.activity.name })
  return getPin(idea, { label, sign: '', colour: null }, means)
}

function getPin(
  { stop, activity }: StopView,
  face: Pick<RoutePin, 'label' | 'sign' | 'colour'>,
  { placeFor }: Means,
): RoutePin | null {
  const place = placeFor(activity.place)
  const { id, name } = activity
  if (activity.place === null && activity.point) return { ...face, id, name, geo: activity.point, precision: 'site' }
  if (!place?.geo || place.precision === 'none') return null
  const { precision } = place
  const label = precision === 'site' ? face.label : fill(INEXACT[precision], { label: face.label })
  return { ...face, label, id: stop.id, name: activity.name, geo: place.geo, precision }
}

const INEXACT = { nearby: tripMap.near, locality: tripMap.somewhere } as const

/** A stop without a position interrupts the line: it may be anywhere. */
function getLines(date: string, colour: number, places: readonly (RoutePin | null)[]): RouteLine[] {
  const runs: Position[][] = [[]]
  for (const pin of places) {
    if (pin) runs.at(-1)?.push(pin.geo)
    else runs.push([])
  }
  return runs.filter((points) => points.length > 1).map((points, index) => ({ id: `${date} ${index}`, colour, points }))
}
