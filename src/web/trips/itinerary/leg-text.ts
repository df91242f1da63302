import { fill, type Formats } from '#contract/messages/format.ts'
import { roundEstimate, showMoney } from '#contract/text/money.ts'
import type { TravelMode } from '#contract/map/travel-modes.ts'
import { planner } from '#messages/planner.ts'
import type { CityRoutes } from '#planning/plan/city-routes.ts'
import { dayClock, shownMinute } from '#planning/hours/day-clock.ts'
import { rideFare } from '#planning/plan/ride-fare.ts'
import type { Visit } from '#planning/plan/visit.ts'
import { distanceText, durationText, rangeText } from './plan-text.ts'

/** A way and its end, in minutes of the day. */
export type Way = Pick<Visit, 'leg' | 'arrives'>

type Means = { readonly routes: CityRoutes; readonly formats: Formats }

/**
 * Leg from the stop before: "auto 9 min · 1.8 km · ≈₹30", or "auto ≈10 min · 1.8 km · ≈₹30" where a position is not
 * exact. A leg is at least 1 minute long. Null: it is the first stop.
 */
export function legText({ leg, arrives }: Way, date: string, { routes, formats }: Means): string | null {
  if (!leg) return null
  if (leg.isExact && Math.round(leg.minutes.likely) === 0) return planner.way.beside
  const minutes = durationText(leg.isExact ? leg.minutes.likely : toStep(leg.minutes.likely, STEP_MINUTES), formats)
  const line = fill(planner.way.line, {
    kind: planner.way.kinds[toTravelModeName(leg.way, routes)],
    minutes: leg.isExact ? minutes : fill(planner.about, { value: minutes }),
    metres: distanceText(leg.isExact ? leg.metres.likely : toStep(leg.metres.likely, STEP_METRES), formats),
  })
  const ride = routes.getRide(leg)
  if (!ride || leg.metres.max === 0) return line
  const fare = rideFare(ride, leg, { date, minute: shownOn(date, arrives - leg.minutes.likely, formats) })
  return `${line} · ${fill(planner.about, { value: showMoney(roundEstimate(fare.likely), formats) })}`
}

function shownOn(date: string, minute: number, { timeZone }: Formats): number {
  return shownMinute(minute, dayClock(date, timeZone))
}

/** The key of the name of a way. In a city without auto-rickshaws the rides are cars. */
export function toTravelModeName(way: TravelMode, { hasAutos }: Pick<CityRoutes, 'hasAutos'>): TravelMode | 'car' {
  return way === 'auto' && !hasAutos ? 'car' : way
}

/**
 * Reason why the figures of a leg are not exact, with the lowest and the highest. Null: they are exact, or it is the
 * first stop.
 */
export function inexactLegText({ leg }: Visit, formats: Formats): string | null {
  if (!leg || leg.isExact) return null
  return fill(planner.way.inexact, {
    minutes: rangeText(leg.minutes, (minutes) => durationText(minutes, formats)),
    metres: rangeText(leg.metres, (metres) => distanceText(metres, formats)),
  })
}

/** Steps of figures that are not exact. */
const STEP_MINUTES = 5
const STEP_METRES = 100

/** At least one step: two stops of one neighbourhood are not at the same spot. */
function toStep(value: number, step: number): number {
  return Math.max(1, Math.round(value / step)) * step
}
