import type { CityRoutes } from './city-routes.ts'
import type { DayPlan } from './day-plan.ts'
import { createDayValues, type DayValues } from './day-values.ts'
import { hoursOn, type Stop } from './stop.ts'

export type SearchTask = {
  /** The days with the stops that stay on their day, in an order that the search may change. */
  readonly days: readonly DayPlan[]
  /** Stops that may go to any day, or be left out. */
  readonly candidates: readonly Stop[]
  /** In the city's currency. A candidate that would go beyond it is left out. */
  readonly budget: number | null
}

/** The stops of each day. */
type Lists = readonly (readonly Stop[])[]

type Solution = {
  readonly lists: Lists
  readonly leftOut: readonly Stop[]
  readonly value: number
  readonly problems: number
}

type Insertion = { readonly dayIndex: number; readonly index: number; readonly gain: number }

/** Lists of stops that one search values. It bounds the time, and no clock does. */
const MAX_VALUED = 1_600
/** Ends the search of a small trip, whose lists soon have all been valued. */
const MAX_ROUNDS = 400
/** Candidates up to which every position of a day is tried. */
const SMALL_TASK = 10
/** Stops that a round takes out at most. */
const MAX_TAKEN = 4
/** A round may leave the plan up to this many points worse. */
const TOLERANCE = 5
/** Number of rounds without a better plan after which the search begins anew. */
const MAX_STALE_ROUNDS = 20

/**
 * The best plan that the search finds: every candidate is put where it gains most, then each round takes a few stops
 * out and puts them back in another order. The same task gives the same plan. docs/decisions/0060 has the reasons.
 */
export function searchPlan(
  task: SearchTask,
  routes: CityRoutes,
): { days: readonly DayPlan[]; leftOut: readonly Stop[] } {
  const search = createSearch(task, routes)
  const random = createRandom()
  let current = search.insertAll({ lists: task.days.map(({ stops }) => stops), leftOut: [] }, byFewestDays(task))
  let best = current
  let stale = 0
  for (let round = 0; round < MAX_ROUNDS && search.values.count() < MAX_VALUED; round += 1) {
    const isRestart = stale === MAX_STALE_ROUNDS
    const next = search.rebuild(current, { random, isRestart })
    stale = isRestart || isBetter(next, current) ? 0 : stale + 1
    if (isRestart || next.value >= current.value - TOLERANCE * random()) current = next
    if (isBetter(current, best)) best = current
  }
  const days = task.days.map(({ day }, index) => ({ day, stops: best.lists[index] ?? [] }))
  return { days, leftOut: task.candidates.filter((stop) => best.leftOut.includes(stop)) }
}

function isBetter(one: Solution, other: Solution): boolean {
  if (Math.abs(one.value - other.value) > 1e-9) return one.value > other.value
  return one.problems < other.problems
}

/** Stops that are open on few days first, then those of one area together. */
function byFewestDays({ days, candidates }: SearchTask): Stop[] {
  const openDays = (stop: Stop) => days.filter(({ day }) => hoursOn(stop, day.date)?.state !== 'closed').length
  return candidates.toSorted(
    (one, other) => openDays(one) - openDays(other) || (one.area ?? '').localeCompare(other.area ?? '', 'en'),
  )
}

type Search = {
  readonly values: DayValues
  readonly insertAll: (from: Pick<Solution, 'lists' | 'leftOut'>, stops: readonly Stop[]) => Solution
  readonly rebuild: (from: Solution, how: { readonly random: () => number; readonly isRestart: boolean }) => Solution
}

function createSearch({ days, candidates, budget }: SearchTask, routes: CityRoutes): Search {
  const values = createDayValues(
    days.map(({ day }) => day),
    routes,
    { isCosted: budget !== null },
  )
  const isSmall = candidates.length <= SMALL_TASK
  const homes = new Map(days.flatMap(({ stops }, index) => stops.map((stop) => [stop, index] as const)))

  /** All positions in a small task. Otherwise the end of the day, and the position before it with the least detour. */
  const positionsFor = (stop: Stop, stops: readonly Stop[]): readonly number[] => {
    const end = stops.length
    if (isSmall || end < 2) return Array.from({ length: end + 1 }, (_, index) => index)
    let nearest = 0
    let least = Infinity
    for (let index = 0; index < end; index += 1) {
      const detour = getDetour(stop, stops, index)
      if (detour < least) [nearest, least] = [index, detour]
    }
    return [nearest, end]
  }

  /** Minutes that a stop adds to the ways of a day. */
  const getDetour = (stop: Stop, stops: readonly Stop[], index: number): number => {
    const [before, after] = [stops[index - 1], stops[index]]
    const minutes = (from: Stop | undefined, to: Stop | undefined) =>
      from && to ? routes.getLeg(from, to).minutes.likely : 0
    return minutes(before, stop) + minutes(stop, after) - minutes(before, after)
  }

  const bestInsertion = (lists: Lists, stop: Stop): Insertion | null => {
    const home = homes.get(stop)
    const spent = budget === null ? 0 : lists.reduce((sum, stops, index) => sum + values.of(index, stops).cost, 0)
    let best: Insertion | null = null
    for (const [dayIndex, stops] of lists.entries()) {
      if (home === undefined ? isClosed(stop, days[dayIndex]) : home !== dayIndex) continue
      const before = values.of(dayIndex, stops)
      for (const index of positionsFor(stop, stops)) {
        const after = values.of(dayIndex, stops.toSpliced(index, 0, stop))
        if (home === undefined && budget !== null && spent - before.cost + after.cost > budget) continue
        const gain = after.value - before.value
        if (best === null || gain > best.gain) best = { dayIndex, index, gain }
      }
    }
    return best !== null && (home !== undefined || best.gain > 0) ? best : null
  }

  const insertAll: Search['insertAll'] = (from, stops) => {
    const lists = [...from.lists]
    const leftOut = [...from.leftOut]
    for (const stop of stops) {
      const place = bestInsertion(lists, stop)
      if (place) lists[place.dayIndex] = (lists[place.dayIndex] ?? []).toSpliced(place.index, 0, stop)
      else leftOut.push(stop)
    }
    const valued = lists.map((list, index) => values.of(index, list))
    const value = valued.reduce((sum, day) => sum + day.value, 0)
    return { lists, leftOut, value, problems: valued.reduce((sum, day) => sum + day.problems, 0) }
  }

  const rebuild: Search['rebuild'] = ({ lists, leftOut }, { random, isRestart }) => {
    const taken = isRestart ? new Set(lists.flat()) : takeOut(lists, random)
    const rest = lists.map((list) =>
      list.some((stop) => taken.has(stop)) ? list.filter((stop) => !taken.has(stop)) : list,
    )
    return insertAll({ lists: rest, leftOut: [] }, shuffle([...taken, ...leftOut], random))
  }

  return { values, insertAll, rebuild }
}

/** A closed day costs more than any stop is worth. */
function isClosed(stop: Stop, plan: DayPlan | undefined): boolean {
  return plan !== undefined && hoursOn(stop, plan.day.date)?.state === 'closed'
}

/** A few neighbours of one day, or a few stops from anywhere. */
function takeOut(lists: Lists, random: () => number): ReadonlySet<Stop> {
  const all = lists.flat()
  const count = 1 + Math.floor(random() * Math.min(MAX_TAKEN, all.length))
  const start = Math.floor(random() * all.length)
  if (random() < 0.5) return new Set(all.slice(start, start + count))
  return new Set(
    Array.from({ length: count }, () => all[Math.floor(random() * all.length)]).filter((stop) => stop !== undefined),
  )
}

function shuffle(stops: readonly Stop[], random: () => number): Stop[] {
  return stops
    .map((stop) => ({ stop, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ stop }) => stop)
}

/** Marsaglia's xorshift: the same numbers in every search. */
function createRandom(): () => number {
  let state = 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
