import { fill } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import { bestPosition } from '#planning/plan/best-position.ts'
import { getStop } from '#planning/plan/planned-stop.ts'
import { useFormats } from '../../city/use-formats.ts'
import { newActivity, type Addable } from './new-stop.ts'
import { usePlanner } from './planner-context.ts'
import { whenText } from './proposal-text.ts'

/**
 * @param date the day that gets the stops. Null: the best day for each
 * @returns a function that adds a stop where it fits best, and says where that is
 */
export function useAddStop(date: string | null, isToast = false): (place: Addable) => string {
  const { guide, planNow, routes, edit } = usePlanner()
  const formats = useFormats()
  return (place) => {
    const plan = planNow()
    const activity = newActivity(place)
    const { id, name, point, notes } = activity
    const dates = plan.days.map(({ day }) => day.date)
    const stop = getStop(activity, place.slug === null ? null : place, {
      center: guide.center,
      timeZone: guide.timeZone,
      dates,
    })
    const best = bestPosition(plan, stop, date === null ? { routes } : { routes, dates: [date] })
    // For a chosen day, the traveller has decided. Else a place that fits nowhere waits among the ideas.
    const isIdea = best === null || (date === null && best.gain <= 0)
    const done = isIdea
      ? fill(planner.done.addedIdea, { name })
      : fill(planner.done.added, { name, when: whenText(best.date, best.startsAt, { formats }) })
    const to = isIdea ? { date: null, index: plan.ideas.length } : { date: best.date, index: best.index }
    edit({ kind: 'add-stop', stop: { id, name, place: place.slug, point, notes }, ...to }, { done, isToast })
    return done
  }
}
