import { shownMinute } from '../hours/day-clock.ts'
import { timeOfDay } from '../hours/minutes.ts'
import type { CityRoutes } from './city-routes.ts'
import { minuteInDay } from './day-hours.ts'
import type { Day, DayPlan, TripPlan } from './day-plan.ts'
import { getMiss } from './missed-hours.ts'
import { applyChange } from './plan-change.ts'
import { schedule } from './schedule.ts'
import type { Stop } from './stop.ts'
import { isAfterDay, isLate, type Visit } from './visit.ts'

/** The changes that a delay makes. Minutes count from the day's midnight. */
export type Delay = {
  /** Stops that begin at another time than before, in the order of the day. */
  readonly moved: readonly { readonly stopId: string; readonly startsAt: number }[]
  /** Stops that get another time in the trip. The others follow by themselves. */
  readonly times: readonly { readonly stopId: string; readonly fixedAt: number }[]
  /** Stops at which one stays shorter. */
  readonly stays: readonly { readonly stopId: string; readonly stayMinutes: number }[]
  /** Stops that no longer work. They are set aside. */
  readonly asideIds: readonly string[]
  /** Number of later stops that begin at their planned time. */
  readonly unmoved: number
}

type Lateness = { readonly next: Visit | null; readonly minutes: number; readonly routes: CityRoutes }

const STEP_MINUTES = 5
const DAY_MINUTES = 1_440
/** A stay is cut to no less than half of it, and never below this. */
const MIN_STAY_MINUTES = 15

/**
 * A day on which the traveller runs late. Stops slide first, as far as the waits of the day do not take it up. If that
 * is not enough, stays get shorter, the longest first. Stops that still do not work are set aside. Before an
 * appointment these are the stops before it, as far as that keeps the appointment.
 * @returns null: nothing is left to be late for. `after-midnight`: the next stop would no longer be on its date.
 */
export function delayDay(plan: TripPlan, date: string, late: Lateness): Delay | 'after-midnight' | null {
  const day = plan.days.find((dayPlan) => dayPlan.day.date === date)
  const { next, minutes, routes } = late
  if (!day || !next) return null
  const fixedAt = ceil(next.starts + minutes)
  if (!isTimeOfDay(fixedAt, day.day)) return 'after-midnight'
  const search = { day, nextId: next.stop.id, fixedAt, routes }
  const failedBefore = new Set(failing(day, routes).map(({ stop }) => stop.id))
  const asideIds: string[] = []
  let stays: Stays = new Map()
  for (;;) {
    const tried = delayed(search, { asideIds, stays })
    const failed = failing(tried, routes).find(({ stop }) => !failedBefore.has(stop.id))
    if (!failed) return delayFrom(search, tried, { asideIds, stays })
    const shorter = shortened(search, tried, failed)
    if (shorter) {
      stays = new Map([...stays, shorter])
    } else {
      asideIds.push(stopToDrop(search, tried, { failed: failed.stop, asideIds }).id)
      stays = new Map()
    }
  }
}

/** True if a stop of the day can have the time: after midnight only in a day that goes on until then. */
function isTimeOfDay(minute: number, { start, end, clock = [] }: Day): boolean {
  const shown = shownMinute(minute, clock)
  const day = { start: shownMinute(start, clock), end: shownMinute(end, clock) }
  return shown < DAY_MINUTES || minuteInDay(timeOfDay(shown), day) === shown
}

type Stays = ReadonlyMap<string, number>
type Changes = { readonly asideIds: readonly string[]; readonly stays: Stays }
type Search = {
  readonly day: DayPlan
  readonly nextId: string
  readonly fixedAt: number
  readonly routes: CityRoutes
}

/** The day with the delay and the changes. Times that are wishes are as late as the stops before them make them. */
function delayed({ day, nextId, fixedAt, routes }: Search, { asideIds, stays }: Changes): DayPlan {
  let plan: TripPlan = { days: [day], ideas: [], budget: null }
  plan = applyChange(plan, { kind: 'to-ideas', stopIds: asideIds })
  for (const [stopId, stayMinutes] of stays) plan = applyChange(plan, { kind: 'stay', stopId, stayMinutes })
  const stops = (plan.days[0] ?? day).stops.map((stop) => (stop.id === nextId ? { ...stop, fixedAt } : stop))
  for (const index of stops.keys()) {
    const visit = schedule({ ...day, stops }, routes).visits[index]
    if (visit && isWish(visit.stop) && isLate(visit)) stops[index] = { ...visit.stop, fixedAt: ceil(visit.starts) }
  }
  return { ...day, stops }
}

/**
 * The time of a place of the guide is a wish: one can be there later. A stop that the traveller has named without a
 * place, such as a train, keeps its time.
 */
function isWish({ fixedAt, hours, isPlace }: Stop): boolean {
  return fixedAt !== null && (isPlace === true || hours !== 'always')
}

function isAppointment(stop: Stop): boolean {
  return stop.fixedAt !== null && !isWish(stop)
}

/** The stop itself, or the last one before an appointment, if the appointment can be kept without such stops. */
function stopToDrop(search: Search, tried: DayPlan, { failed, asideIds }: Dropping): Stop {
  if (!isAppointment(failed)) return failed
  const from = tried.stops.findIndex(({ id }) => id === search.nextId)
  const to = tried.stops.findIndex(({ id }) => id === failed.id)
  const between = from === -1 ? [] : tried.stops.slice(from + 1, to).filter((stop) => !isAppointment(stop))
  const withoutAll = [...asideIds, ...between.map(({ id }) => id)]
  const without = delayed(search, { asideIds: withoutAll, stays: new Map() })
  const still = failing(without, search.routes).find(({ stop }) => stop.id === failed.id)
  const canStay = !still || shortened(search, without, still) !== null
  return (canStay ? between.at(-1) : undefined) ?? failed
}

type Dropping = { readonly failed: Stop; readonly asideIds: readonly string[] }

/** A shorter stay between the next stop and the one that fails. Null: no stay can be cut enough. */
function shortened({ day, nextId }: Search, tried: DayPlan, failed: Failing): readonly [string, number] | null {
  const from = tried.stops.findIndex(({ id }) => id === nextId)
  const to = tried.stops.findIndex(({ id }) => id === failed.stop.id)
  if (from === -1 || failed.missing === null) return null
  const rooms = tried.stops.slice(from, failed.hasOwnRoom ? to + 1 : to).map((stop) => {
    const planned = day.stops.find(({ id }) => id === stop.id)?.stayMinutes ?? stop.stayMinutes
    return { stop, room: stop.stayMinutes - Math.max(MIN_STAY_MINUTES, ceil(planned / 2)) }
  })
  const able = rooms.filter(({ room }) => room > 0)
  const longest = able.toSorted((one, other) => other.room - one.room)[0]
  if (!longest || able.reduce((sum, { room }) => sum + room, 0) < failed.missing) return null
  return [longest.stop.id, longest.stop.stayMinutes - Math.min(longest.room, ceil(failed.missing))]
}

type Failing = {
  readonly stop: Stop
  /** Minutes by which it comes or ends too late. Null: no shorter stay fixes it. */
  readonly missing: number | null
  /** A shorter stay at the stop itself helps too. */
  readonly hasOwnRoom: boolean
}

/** Stops that cannot be as they are planned. Hours that nobody knows are no reason. */
function failing(plan: DayPlan, routes: CityRoutes): Failing[] {
  return schedule(plan, routes).visits.flatMap((visit) => failureAt(visit, plan) ?? [])
}

function failureAt(visit: Visit, { day }: DayPlan): Failing | null {
  const { stop, starts, leaves } = visit
  if (isLate(visit)) return { stop, missing: starts - (stop.fixedAt ?? starts), hasOwnRoom: false }
  if (isWish(stop) && !isTimeOfDay(ceil(starts), day))
    return { stop, missing: starts - Math.max(DAY_MINUTES - 1, day.end), hasOwnRoom: false }
  if (isAfterDay(visit, day)) return { stop, missing: leaves - day.end, hasOwnRoom: true }
  const miss = getMiss(visit, day.date)
  if (miss === null || miss.code === 'hours-unknown') return null
  if (miss.code !== 'leaves-after-closing') return { stop, missing: null, hasOwnRoom: false }
  const isPastEntry = miss.lastEntryAt !== null && starts > miss.lastEntryAt
  return isPastEntry
    ? { stop, missing: starts - (miss.lastEntryAt ?? starts), hasOwnRoom: false }
    : { stop, missing: leaves - miss.closesAt, hasOwnRoom: true }
}

function delayFrom({ day, routes, nextId }: Search, after: DayPlan, { asideIds, stays }: Changes): Delay {
  const startsBefore = new Map(schedule(day, routes).visits.map(({ stop, starts }) => [stop.id, starts]))
  const fixedBefore = new Map(day.stops.map(({ id, fixedAt }) => [id, fixedAt]))
  const { visits } = schedule(after, routes)
  const moved = visits
    .filter(({ stop, starts }) => startsBefore.get(stop.id) !== starts)
    .map(({ stop, starts }) => ({ stopId: stop.id, startsAt: starts }))
  const times = after.stops.flatMap(({ id, fixedAt }) =>
    fixedAt === null || fixedBefore.get(id) === fixedAt ? [] : [{ stopId: id, fixedAt }],
  )
  const first = day.stops.findIndex(({ id }) => id === nextId)
  const still = day.stops.slice(first).filter(({ id }) => !asideIds.includes(id))
  const unmoved = still.filter(({ id }) => !moved.some(({ stopId }) => stopId === id)).length
  return {
    moved,
    times,
    stays: [...stays].map(([stopId, stayMinutes]) => ({ stopId, stayMinutes })),
    asideIds,
    unmoved,
  }
}

function ceil(minutes: number): number {
  return Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES
}
