import { nameKey } from '#contract/place/place-name.ts'
import type { Activity } from '#contract/trip/trips.ts'
import { groupBy } from '../lists/group-by.ts'

/** The fields that distinguish activities. */
export type MatchedActivity = Pick<Activity, 'id' | 'name' | 'date' | 'time'>

type WithActivities<A> = { readonly activities: readonly A[] }

/** `id` is undefined if another activity before it has the same. */
type Placed<A> = { readonly activity: A; readonly id: string | undefined; readonly destination: number }

/** Two activities are the same by one of these, from strict to loose. The name is equal in all, as the guide compares names. */
const identities: readonly ((placed: Placed<MatchedActivity>) => string)[] = [
  ({ activity: { name, date, time }, destination }) => JSON.stringify([nameKey(name), date, time, destination]),
  ({ activity: { name, date, time } }) => JSON.stringify([nameKey(name), date, time]),
  ({ activity: { name, date } }) => JSON.stringify([nameKey(name), date]),
  ({ activity: { name } }) => nameKey(name),
]

/**
 * Pairs the activities of a trip with those of its earlier version: by id, and by name, day and time where one of the two
 * has no id (docs/decisions/0061 and 0062). Each earlier activity belongs to one activity at most.
 */
export function matchActivities<A extends MatchedActivity, B extends MatchedActivity>(
  now: readonly WithActivities<A>[],
  before: readonly WithActivities<B>[],
): ReadonlyMap<A, B> {
  const matches = new Map<A, B>()
  const left = new Set(placedActivities(before))
  const match = (placed: Placed<A>, found: Placed<B> | undefined) => {
    if (!found) return false
    left.delete(found)
    matches.set(placed.activity, found.activity)
    return true
  }
  const byId = new Map([...left].map((placed) => [placed.id, placed]))
  let unmatched = placedActivities(now).filter(
    (placed) => placed.id === undefined || !match(placed, byId.get(placed.id)),
  )
  for (const identityFor of identities) {
    if (unmatched.length === 0 || left.size === 0) break
    const backwards = [...left].toReversed()
    const withoutId = groupBy(
      backwards.filter(({ id }) => id === undefined),
      identityFor,
    )
    const withId = groupBy(
      backwards.filter(({ id }) => id !== undefined),
      identityFor,
    )
    unmatched = unmatched.filter((placed) => {
      const key = identityFor(placed)
      const found = withoutId.get(key)?.pop() ?? (placed.id === undefined ? withId.get(key)?.pop() : undefined)
      return !match(placed, found)
    })
  }
  return matches
}

function placedActivities<A extends MatchedActivity>(destinations: readonly WithActivities<A>[]): Placed<A>[] {
  const seen = new Set<string | undefined>()
  return destinations.flatMap(({ activities }, destination) =>
    activities.map((activity) => {
      const id = seen.has(activity.id) ? undefined : activity.id
      seen.add(id)
      return { activity, id, destination }
    }),
  )
}
