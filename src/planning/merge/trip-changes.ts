import type { HistoryKind } from '#contract/trip/trip-history.ts'
import { groupBy } from '../lists/group-by.ts'
import { namedActivities, withStopIds, type NamedActivity, type TripWithPlan } from '../plan/trip-with-plan.ts'

/** One field of one part of a trip that differs between two versions. */
export type TripChange = {
  readonly kind: HistoryKind
  /** The id of a stop or payment, the date of a day, or the name of a destination. Empty: the trip. */
  readonly subject: string
  /** The name of a stop or destination. Empty: none. */
  readonly title: string
  /** The name of a field, `added`, `removed`, or `order` of the stops of a day. */
  readonly field: string
}

const tripFields = [
  'title',
  'description',
  'budget',
  'startDate',
  'endDate',
  'pace',
  'dayStart',
  'dayEnd',
  'party',
] as const
const stopFields = [
  'name',
  'date',
  'time',
  'notes',
  'place',
  'point',
  'durationMinutes',
  'cost',
  'wayHere',
  'isDone',
  'hoursConfirmedFor',
] as const
const dayFields = ['start', 'end', 'pace', 'note'] as const
const spendingFields = ['amount', 'kind', 'date', 'note'] as const
const destinationFields = ['location', 'startDate', 'endDate', 'notes', 'accommodation', 'transportation'] as const

/** Lists the differences between two versions of a trip. Pure. */
export function listTripChanges(earlier: TripWithPlan, later: TripWithPlan): TripChange[] {
  const [before, after] = [withStopIds(earlier), withStopIds(later)]
  const [stopsBefore, stopsAfter] = [namedActivities(before), namedActivities(after)]
  return [
    ...differing(before, after, tripFields).map((field) => ({ kind: 'trip' as const, subject: '', title: '', field })),
    ...listEntries({ before: before.destinations, after: after.destinations }, destinationFields, ({ name }) => ({
      kind: 'destination',
      subject: name,
      title: name,
    })),
    ...listEntries({ before: before.days ?? [], after: after.days ?? [] }, dayFields, ({ date }) => ({
      kind: 'day',
      subject: date,
      title: '',
    })).map((change) =>
      change.field === 'added' || change.field === 'removed' ? { ...change, field: 'note' } : change,
    ),
    ...listEntries({ before: stopsBefore, after: stopsAfter }, stopFields, ({ id, name }) => ({
      kind: 'stop',
      subject: id,
      title: name,
    })),
    ...listReordered(stopsBefore, stopsAfter),
    ...listEntries({ before: before.spending ?? [], after: after.spending ?? [] }, spendingFields, ({ id }) => ({
      kind: 'spending',
      subject: id,
      title: '',
    })),
  ]
}

type Lists<T> = { readonly before: readonly T[]; readonly after: readonly T[] }

function listEntries<T extends object>(
  { before, after }: Lists<T>,
  fields: readonly (keyof T & string)[],
  getName: (entry: T) => Omit<TripChange, 'field'>,
): TripChange[] {
  const earlier = new Map(before.map((entry) => [getName(entry).subject, entry]))
  const left = new Set(earlier.keys())
  const changes = after.flatMap((entry) => {
    const named = getName(entry)
    const same = earlier.get(named.subject)
    left.delete(named.subject)
    if (same === entry) return []
    const changed = same ? differing(same, entry, fields) : ['added']
    return changed.map((field) => ({ ...named, field }))
  })
  const removed = before.filter((entry) => left.has(getName(entry).subject))
  return [...changes, ...removed.map((entry) => ({ ...getName(entry), field: 'removed' }))]
}

/** Days whose stops have changed places among each other. A stop that came or left says so itself. */
function listReordered(before: readonly NamedActivity[], after: readonly NamedActivity[]): TripChange[] {
  const earlier = new Map(before.map((stop) => [stop.id, stop]))
  const stayed = after.filter((stop) => earlier.get(stop.id)?.date === stop.date)
  const changes: TripChange[] = []
  for (const [date, stops] of groupBy(stayed, (stop) => stop.date)) {
    const positions = (of: (id: string) => NamedActivity | undefined) =>
      stops
        .map(({ id }) => id)
        .toSorted((one, other) => (of(one)?.position ?? 0) - (of(other)?.position ?? 0))
        .join()
    const later = new Map(stops.map((stop) => [stop.id, stop]))
    const isSame = positions((id) => earlier.get(id)) === positions((id) => later.get(id))
    if (date !== null && !isSame) changes.push({ kind: 'day', subject: date, title: '', field: 'order' })
  }
  return changes
}

function differing<T extends object>(before: T, after: T, fields: readonly (keyof T & string)[]): string[] {
  return fields.filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
}
