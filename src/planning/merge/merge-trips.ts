import type { SavedPlanFields } from '#contract/trip/plan-fields.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { fitLimits } from './fit-limits.ts'
import { withDates } from './merge-dates.ts'
import { mergeDestinations } from './merge-destinations.ts'
import {
  isChanged,
  mergeEntry,
  mergeFields,
  takesTheirs,
  type FieldGroups,
  type MergeConflict,
  type Merging,
} from './merge-fields.ts'
import { getEntries, stays } from './merge-lists.ts'
import { countMovedDays, moveTrip } from '../plan/move-trip.ts'

type ThreeTrips = { readonly base: Trip; readonly mine: Trip; readonly theirs: Trip }

export type Merge = {
  /** In the version of theirs, so that it can be saved. */
  readonly trip: Trip
  /** The conflicts that the traveller must decide. */
  readonly conflicts: readonly MergeConflict[]
  readonly of: ThreeTrips
  readonly chosen: ReadonlySet<string>
  /** Keys of those in which this device is right. */
  readonly chosenMine: ReadonlySet<string>
}

/**
 * Merges two versions of a trip, field by field. Different fields keep both changes. A stop that one device deleted and
 * the other changed stays, and is a conflict. The id, the owner and the version of the trip are theirs. Pure.
 * @param base what both began with
 * @param mine what this device has
 * @param theirs what the server has
 */
export function mergeTrips(base: Trip, mine: Trip, theirs: Trip): Merge {
  return merge({ base, mine, theirs }, new Set())
}

/** Lets conflicts take the values of the other device: those with these keys, or all. */
export function takeTheirs(merged: Merge, keys = merged.conflicts.map(({ key }) => key)): Merge {
  return merge(merged.of, new Set([...merged.chosen, ...keys]), merged.chosenMine)
}

/**
 * The traveller has decided: the conflicts with these keys take the value of the other device, all others the value of
 * this one. A stop that this device deleted is therefore removed at once, without another question.
 */
export function decideConflicts(merged: Merge, theirs: readonly string[]): Merge {
  const mine = merged.conflicts.map(({ key }) => key).filter((key) => !theirs.includes(key))
  return merge(merged.of, new Set([...merged.chosen, ...theirs]), new Set([...merged.chosenMine, ...mine]))
}

/**
 * The same without questions about earlier values of this device: a save without an answer may have reached the server,
 * and later edits differ from it.
 * @param sent the trip of that save
 */
export function withoutOwnConflicts(merged: Merge, sent: readonly Trip[]): Merge {
  if (merged.conflicts.length === 0) return merged
  const { base, mine, theirs } = merged.of
  const own = sent.flatMap((trip) => {
    const others = [...mergeTrips(base, trip, theirs).conflicts, ...mergeTrips(trip, mine, theirs).conflicts]
    return merged.conflicts.flatMap(({ key }) => (others.some((conflict) => conflict.key === key) ? [] : [key]))
  })
  return own.length === 0 ? merged : merge(merged.of, merged.chosen, new Set([...merged.chosenMine, ...own]))
}

function merge(of: ThreeTrips, chosen: ReadonlySet<string>, takesMine: ReadonlySet<string> = new Set()): Merge {
  const merging: Merging = { conflicts: [], takesTheirs: chosen, takesMine }
  const versions = onSameDays(of, merging)
  const { base, mine, theirs } = versions
  const fields = mergeFields(versions, withDates(tripGroups, versions), { subject, merging })
  const days = mergeDays(versions, merging)
  const spending = mergeSpending(versions, merging)
  const trip = fitLimits({
    ...fields,
    destinations: mergeDestinations(
      { base: base.destinations, mine: mine.destinations, theirs: theirs.destinations },
      merging,
    ),
    days: days.length > 0 ? days : undefined,
    spending: spending.length > 0 ? spending : undefined,
  })
  return { trip, conflicts: merging.conflicts, of, chosen, chosenMine: takesMine }
}

const subject = { kind: 'trip', id: null } as const

/**
 * The versions with the days of the merged trip. If one device has moved the whole trip, the edits of the other move
 * along. If both have moved it to different days, the days are a conflict.
 */
function onSameDays(of: ThreeTrips, merging: Merging): ThreeTrips {
  const { base, mine, theirs } = of
  const [own, other] = [countMovedDays(base, mine), countMovedDays(base, theirs)]
  if (own === 0 && other === 0) return of
  const dates = { mine: getDates(mine), theirs: getDates(theirs) }
  const isConflict = own !== 0 && other !== 0 && own !== other
  const isTheirs = own === 0 || (isConflict && takesTheirs({ ...subject, field: 'dates' }, dates, merging))
  const days = isTheirs ? other : own
  return { base: moveTrip(base, days), mine: moveTrip(mine, days - own), theirs: moveTrip(theirs, days - other) }
}

function getDates({ startDate, endDate }: Trip): Pick<Trip, 'startDate' | 'endDate'> {
  return { startDate, endDate }
}

const tripGroups = {
  title: ['title'],
  description: ['description'],
  budget: ['budget'],
  pace: ['pace'],
  dayStart: ['dayStart'],
  dayEnd: ['dayEnd'],
  party: ['party'],
} as const satisfies FieldGroups<Trip>

type Day = NonNullable<SavedPlanFields['days']>[number]

const dayGroups = { start: ['start'], end: ['end'], pace: ['pace'], note: ['note'] } as const satisfies FieldGroups<Day>

/** A date without an entry is the same as a date with an empty entry. */
function mergeDays({ base, mine, theirs }: ThreeTrips, merging: Merging): Day[] {
  const lists = { base: base.days ?? [], mine: mine.days ?? [], theirs: theirs.days ?? [] }
  return getEntries(lists, { match: matchBy(({ date }) => date) }).flatMap((entry) => {
    const { date } = entry.mine ?? entry.theirs ?? { date: '' }
    const blank: Day = { date, start: null, end: null, pace: null, note: '' }
    const versions = { base: entry.base ?? blank, mine: entry.mine ?? blank, theirs: entry.theirs ?? blank }
    const merged = mergeFields(versions, dayGroups, { subject: { kind: 'day', id: date }, merging })
    return stays(entry) || isChanged(blank, merged, dayGroups) ? [merged] : []
  })
}

type Spending = NonNullable<SavedPlanFields['spending']>[number]

const spendingGroups = {
  amount: ['amount'],
  kind: ['kind'],
  date: ['date'],
  note: ['note'],
} as const satisfies FieldGroups<Spending>

function mergeSpending({ base, mine, theirs }: ThreeTrips, merging: Merging): Spending[] {
  const lists = { base: base.spending ?? [], mine: mine.spending ?? [], theirs: theirs.spending ?? [] }
  return getEntries(lists, { match: matchBy(({ id }) => id) }).flatMap((entry) => {
    const id = (entry.mine ?? entry.theirs)?.id ?? null
    return mergeEntry(entry, spendingGroups, { subject: { kind: 'spending', id }, merging }) ?? []
  })
}

function matchBy<T>(getKey: (item: T) => string) {
  return (now: readonly T[], before: readonly T[]) => {
    const byKey = new Map(before.map((item) => [getKey(item), item]))
    return new Map(
      now.flatMap((item): [T, T][] => {
        const found = byKey.get(getKey(item))
        byKey.delete(getKey(item))
        return found ? [[item, found]] : []
      }),
    )
  }
}
