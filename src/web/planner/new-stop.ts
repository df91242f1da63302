import type { PlanningPlace } from '#contract/planning.ts'
import type { NamedActivity } from '#planning/trip-with-plan.ts'

/** A place of the guide, or the name of a stop of the traveller's own. */
export type Addable = PlanningPlace | { readonly name: string; readonly slug: null }

/** A stop that the trip does not have yet. */
export function newActivity(place: Addable): NamedActivity {
  return {
    id: crypto.randomUUID(),
    name: place.name,
    place: place.slug,
    date: null,
    time: '',
    notes: '',
    durationMinutes: null,
    cost: null,
  }
}
