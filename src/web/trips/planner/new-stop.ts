import type { SetPoint } from '#contract/map/sent-point.ts'
import type { PlanningPlace } from '#contract/trip/planning.ts'
import { blankActivity, type NamedActivity } from '#planning/plan/trip-with-plan.ts'
import { newId } from '../../api/new-id.ts'

/** A place of the guide, or the name of a stop of the traveller's own. */
export type Addable =
  | PlanningPlace
  | { readonly name: string; readonly slug: null; readonly point?: SetPoint; readonly notes?: string }

/** A stop that the trip does not have yet. */
export function newActivity(place: Addable): NamedActivity {
  const activity = blankActivity({ id: newId(), name: place.name, place: place.slug })
  if (place.slug !== null) return activity
  const { point, notes = '' } = place
  return { ...activity, notes, ...(point && { point }) }
}
