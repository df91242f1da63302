import type { TripPlan } from './day-plan.ts'
import type { DayClock } from '../hours/day-clock.ts'
import type { Stop } from './stop.ts'

/** A change of a plan that one tap makes. */
export type PlanChange =
  /** To a position on a day, fixed at a minute or free (null). The day may be its own: start at another time. */
  | {
      readonly kind: 'move'
      readonly stopId: string
      readonly date: string
      readonly index: number
      readonly fixedAt: number | null
      /** Changes of the clocks on the date. Left out: none. */
      readonly clock?: DayClock
    }
  /** Two stops change places, and their fixed times too. */
  | { readonly kind: 'swap'; readonly stopId: string; readonly withId: string }
  | { readonly kind: 'stay'; readonly stopId: string; readonly stayMinutes: number }
  /** The traveller asks the place, and says that it is open on this date. */
  | { readonly kind: 'confirm-hours'; readonly stopId: string; readonly date: string }
  /** Removes it from the days, and keeps it as an idea for later. */
  | { readonly kind: 'to-ideas'; readonly stopIds: readonly string[] }
  | { readonly kind: 'raise-budget'; readonly budget: number }

/** The plan after a change. A stop that is not in a day leaves it as it is. Pure. */
export function applyChange(plan: TripPlan, change: PlanChange): TripPlan {
  if (change.kind === 'move') return move(plan, change)
  if (change.kind === 'swap') return swap(plan, change)
  if (change.kind === 'stay') return edit(plan, change.stopId, { stayMinutes: change.stayMinutes })
  if (change.kind === 'confirm-hours') return edit(plan, change.stopId, { hoursConfirmedFor: change.date })
  if (change.kind === 'to-ideas') return toIdeas(plan, new Set(change.stopIds))
  return { ...plan, budget: change.budget }
}

export function findStop({ days }: TripPlan, id: string): Stop | undefined {
  for (const { stops } of days) {
    const found = stops.find((stop) => stop.id === id)
    if (found) return found
  }
  return undefined
}

function move(plan: TripPlan, { stopId, date, index, fixedAt }: Extract<PlanChange, { kind: 'move' }>): TripPlan {
  const stop = findStop(plan, stopId)
  if (!stop) return plan
  const moved = stop.fixedAt === fixedAt ? stop : { ...stop, fixedAt }
  return mapStops(plan, (stops, ofDate) => {
    const others = stops.includes(stop) ? stops.filter((other) => other !== stop) : stops
    return ofDate === date ? others.toSpliced(index, 0, moved) : others
  })
}

function swap(plan: TripPlan, { stopId, withId }: Extract<PlanChange, { kind: 'swap' }>): TripPlan {
  const [one, other] = [findStop(plan, stopId), findStop(plan, withId)]
  if (!one || !other) return plan
  const inPlaceFor = new Map([
    [one, { ...other, fixedAt: one.fixedAt }],
    [other, { ...one, fixedAt: other.fixedAt }],
  ])
  return replace(plan, inPlaceFor)
}

function edit(plan: TripPlan, id: string, fields: Partial<Stop>): TripPlan {
  const stop = findStop(plan, id)
  return stop ? replace(plan, new Map([[stop, { ...stop, ...fields }]])) : plan
}

function toIdeas(plan: TripPlan, ids: ReadonlySet<string>): TripPlan {
  const taken = plan.days.flatMap(({ stops }) => stops.filter(({ id }) => ids.has(id)))
  const rest = mapStops(plan, (stops) =>
    stops.some(({ id }) => ids.has(id)) ? stops.filter(({ id }) => !ids.has(id)) : stops,
  )
  return { ...rest, ideas: [...plan.ideas, ...taken] }
}

function replace(plan: TripPlan, inPlaceFor: ReadonlyMap<Stop, Stop>): TripPlan {
  return mapStops(plan, (stops) =>
    stops.some((stop) => inPlaceFor.has(stop)) ? stops.map((stop) => inPlaceFor.get(stop) ?? stop) : stops,
  )
}

/** Days whose list of stops stays the same stay the same objects. */
function mapStops(plan: TripPlan, change: (stops: readonly Stop[], date: string) => readonly Stop[]): TripPlan {
  const days = plan.days.map((dayPlan) => {
    const stops = change(dayPlan.stops, dayPlan.day.date)
    return stops === dayPlan.stops ? dayPlan : { ...dayPlan, stops }
  })
  return { ...plan, days }
}
