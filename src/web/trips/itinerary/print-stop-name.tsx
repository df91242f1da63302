import { paths } from '#contract/paths.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import { language } from '#messages/language.ts'
import { planner } from '#messages/planner.ts'
import { placeFor } from '#planning/plan/trip-plan.ts'
import type { NamedActivity } from '#planning/plan/trip-with-plan.ts'

/** The name of a stop, with the whole URL of its place: nobody can follow a link on paper. */
export function PrintStopName({ activity, guide }: { activity: NamedActivity; guide: PlanningGuide }) {
  const { name, isPlaceGone } = activity
  const place = placeFor(guide, activity.place)
  if (place) return <a href={new URL(language.base + paths.place(place.slug), location.origin).href}>{name}</a>
  return isPlaceGone === true ? (
    <>
      {name} <small>{planner.stop.gone}</small>
    </>
  ) : (
    name
  )
}
