import type { TripChange } from '#contract/trip/trip-live.ts'
import type { SavedActivity, SavedDestination } from '#contract/trip/trips.ts'

/** A trip as it is shown in one version. */
export type TripVersion = { readonly version: number; readonly destinations: readonly SavedDestination[] }

/**
 * Finds what differs between two versions of a trip. Pure.
 * @returns null if stops cannot be distinguished: trips of an earlier version of the product have stops without ids
 */
export function findTripChange(before: TripVersion, after: TripVersion): TripChange | null {
  const [known, now] = [getStops(before), getStops(after)]
  if (!known || !now) return null
  const lists = after.destinations.map(listStops)
  return {
    from: before.version,
    fields: findFields(before, after),
    stops: [...now].flatMap(([id, stop]) => (isSame(known.get(id), stop) ? [] : [stop])),
    ...(!isSame(before.destinations.map(listStops), lists) && { destinations: lists }),
  }
}

type Stop = SavedActivity & { id: string }

/** Null: some have no id, or one that another has. */
function getStops({ destinations }: TripVersion): Map<string, Stop> | null {
  const all = destinations.flatMap(({ activities }) => activities)
  const byId = new Map(
    all.flatMap(({ id, ...stop }): [string, Stop][] => (id === undefined ? [] : [[id, { ...stop, id }]])),
  )
  return byId.size === all.length ? byId : null
}

function listStops({ activities, ...rest }: SavedDestination) {
  return { ...rest, activities: activities.flatMap(({ id }) => id ?? []) }
}

function findFields(before: TripVersion, after: TripVersion): TripChange['fields'] {
  const [known, now] = [new Map(getFields(before)), new Map(getFields(after))]
  const changed = [...now].filter(([name, value]) => !isSame(known.get(name), value))
  const missing = [...known.keys()].filter((name) => !now.has(name)).map((name) => [name, null] as const)
  return Object.fromEntries([...changed, ...missing])
}

function getFields({ version: _version, destinations: _destinations, ...fields }: TripVersion): [string, unknown][] {
  return Object.entries(fields).filter(([, value]) => value !== undefined)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
