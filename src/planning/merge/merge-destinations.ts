import { nameKey } from '#contract/place/place-name.ts'
import type { SavedActivity, SavedDestination } from '#contract/trip/trips.ts'
import { matchActivities } from '../plan/match-activities.ts'
import { withDates } from './merge-dates.ts'
import { mergeEntry, type FieldGroups, type Merging } from './merge-fields.ts'
import { getEntries, type Entry, type Lists } from './merge-lists.ts'

/** A stop with its destination, as a number that is the same in all versions. */
type PlacedStop = SavedActivity & { readonly home: number }

const stopGroups = {
  name: ['name'],
  where: ['date', 'position', 'home'],
  time: ['time'],
  notes: ['notes'],
  // A stop is in a place of the guide or at a point of its traveller's own.
  place: ['place', 'point'],
  durationMinutes: ['durationMinutes'],
  cost: ['cost'],
  wayHere: ['wayHere'],
  isDone: ['isDone'],
  hoursConfirmedFor: ['hoursConfirmedFor'],
} as const satisfies FieldGroups<PlacedStop>

const destinationGroups = {
  name: ['name'],
  location: ['location'],
  notes: ['notes'],
  accommodation: ['accommodation'],
  transportation: ['transportation'],
} as const satisfies FieldGroups<SavedDestination>

/**
 * The destinations of a merged trip with their stops. A destination stays while one of its stops does, and a trip keeps
 * one destination at least.
 */
export function mergeDestinations(lists: Lists<SavedDestination>, merging: Merging): SavedDestination[] {
  const entries = getEntries(lists, { match: matchDestinations, matchAdded: matchNames })
  const stops = mergeStops(lists, getHomes(lists, entries), merging)
  const merged = entries.flatMap((entry, home) => {
    const activities = stops.filter((stop) => stop.home === home).map(({ home: _number, ...stop }) => stop)
    const id = (entry.base ?? entry.mine ?? entry.theirs)?.name ?? ''
    const needed = activities.length > 0 ? (entry.mine ?? entry.theirs) : undefined
    const destination =
      mergeEntry(entry, withDates(destinationGroups, entry), { subject: { kind: 'destination', id }, merging }) ??
      needed
    return destination ? [{ ...destination, activities }] : []
  })
  const [first] = lists.mine
  return merged.length > 0 || !first ? merged : [{ ...first, activities: [] }]
}

/** Numbers the destinations of all versions by their entries. Those that only the base has get other numbers. */
function getHomes({ base }: Lists<SavedDestination>, entries: readonly Entry<SavedDestination>[]) {
  const homes = new Map(base.map((destination, index) => [destination, entries.length + index]))
  for (const [home, entry] of entries.entries()) {
    for (const version of [entry.base, entry.mine, entry.theirs]) if (version) homes.set(version, home)
  }
  return homes
}

function mergeStops(
  { base, mine, theirs }: Lists<SavedDestination>,
  homes: ReadonlyMap<SavedDestination, number>,
  merging: Merging,
): PlacedStop[] {
  const placed = (destinations: readonly SavedDestination[]) =>
    destinations.flatMap((destination) =>
      destination.activities.map((activity) => ({ ...activity, home: homes.get(destination) ?? 0 })),
    )
  const lists = { base: placed(base), mine: placed(mine), theirs: placed(theirs) }
  const used = new Set<string>()
  return getEntries(lists, { match: matchStops }).flatMap((entry) => {
    const id = entry.base?.id ?? entry.theirs?.id ?? entry.mine?.id
    const subject = { kind: 'stop', id: id ?? (entry.mine ?? entry.theirs)?.name ?? '' } as const
    const stop = mergeEntry(entry, stopGroups, { subject, merging })
    if (!stop) return []
    const { id: _other, isPlaceGone: _isPlaceGone, hoursConfirmedFor, ...merged } = stop
    // The server gives a new id in the place of a repeated one.
    const isNew = id !== undefined && !used.has(id)
    if (isNew) used.add(id)
    return [
      {
        ...merged,
        ...(isNew && { id }),
        ...(hoursConfirmedFor !== undefined && isHeard(entry, stop) && { hoursConfirmedFor }),
        ...(isPlaceRetired(entry, merged.place) && { isPlaceGone: true }),
      },
    ]
  })
}

/**
 * True if somebody noted this about the hours of this place. It says nothing about a place that another device set
 * since.
 */
function isHeard({ mine, theirs }: Entry<PlacedStop>, { place, hoursConfirmedFor }: PlacedStop): boolean {
  return [mine, theirs].some((each) => each?.place === place && each.hoursConfirmedFor === hoursConfirmedFor)
}

/** True if the server answered that the guide no longer has this place. */
function isPlaceRetired({ mine, theirs }: Entry<PlacedStop>, place: string | null): boolean {
  return [mine, theirs].some((version) => version?.isPlaceGone === true && version.place === place)
}

function matchStops(now: readonly PlacedStop[], before: readonly PlacedStop[]): ReadonlyMap<PlacedStop, PlacedStop> {
  return matchActivities(byHome(now), byHome(before))
}

/** Stops of one destination have the same index in all versions. */
function byHome(stops: readonly PlacedStop[]): { activities: PlacedStop[] }[] {
  const last = Math.max(-1, ...stops.map(({ home }) => home))
  return Array.from({ length: last + 1 }, (_, home) => ({ activities: stops.filter((stop) => stop.home === home) }))
}

/** By name, at the same index first. With as many destinations as before, one with a new name is a renamed one. */
function matchDestinations(now: readonly SavedDestination[], before: readonly SavedDestination[]) {
  const matches = new Map(matchNames(now, before))
  const left = new Set(before)
  for (const match of matches.values()) left.delete(match)
  for (const [index, destination] of now.length === before.length ? now.entries() : []) {
    const same = before[index]
    if (same && !matches.has(destination) && left.has(same)) matches.set(destination, same)
  }
  return matches
}

function matchNames(
  now: readonly SavedDestination[],
  before: readonly SavedDestination[],
): ReadonlyMap<SavedDestination, SavedDestination> {
  const matches = new Map<SavedDestination, SavedDestination>()
  const left = new Set(before)
  const take = (destination: SavedDestination, found: SavedDestination | undefined) => {
    if (!found || matches.has(destination)) return
    left.delete(found)
    matches.set(destination, found)
  }
  const isSameName = (one: SavedDestination, other: SavedDestination) => nameKey(one.name) === nameKey(other.name)
  for (const [index, destination] of now.entries()) {
    const same = before[index]
    if (same && isSameName(same, destination)) take(destination, same)
  }
  for (const destination of now) {
    if (!matches.has(destination))
      take(
        destination,
        [...left].find((other) => isSameName(other, destination)),
      )
  }
  return matches
}
