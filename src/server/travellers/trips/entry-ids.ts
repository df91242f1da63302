import type { Spending } from '#contract/trip/plan-fields.ts'
import type { SavedDestination } from '#contract/trip/trips.ts'

type WithId = { readonly id?: string | undefined }

/** Enough that no two of a trip are ever the same by chance. */
const ID_LENGTH = 12

/**
 * Gives a new id to each entry without one, and to each that repeats one (docs/decisions/0062).
 * @param newId a long random id
 */
function giveIds<E extends WithId>(entries: readonly E[], newId: () => string): (E & { id: string })[] {
  const used = new Set(entries.map(({ id }) => id))
  const given = new Set<string>()
  return entries.map((entry) => {
    let { id } = entry
    while (id === undefined || given.has(id)) id = shortId(newId, used)
    given.add(id)
    return { ...entry, id }
  })
}

function shortId(newId: () => string, used: ReadonlySet<string | undefined>): string {
  let id = newId().slice(-ID_LENGTH)
  while (used.has(id)) id = newId().slice(-ID_LENGTH)
  return id
}

/** An id is unique among the stops of all destinations. */
export function giveStopIds(destinations: readonly SavedDestination[], newId: () => string): SavedDestination[] {
  const stops = giveIds(
    destinations.flatMap(({ activities }) => activities),
    newId,
  )
  let next = 0
  return destinations.map((destination) => ({
    ...destination,
    activities: stops.slice(next, (next += destination.activities.length)),
  }))
}

export function giveSpendingIds(spending: readonly Spending[], newId: () => string): (Spending & { id: string })[] {
  return giveIds(spending, newId)
}
