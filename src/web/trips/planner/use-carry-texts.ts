import { fill } from '#contract/messages/format.ts'
import { planner as messages } from '#messages/planner.ts'
import { useFormats } from '../../city/use-formats.ts'
import { countOthers } from './carry-stops.ts'
import { weekdayName } from '../itinerary/day-names.ts'
import type { Planner, Target } from './planner-context.ts'

/** Says to screen readers what happens to a stop that is carried. */
export function useCarryTexts({ announce, planNow, nameNow }: Planner) {
  const formats = useFormats()
  const whereText = ({ date, index }: Target, stopId: string): string =>
    date === null
      ? messages.stop.overIdeas
      : fill(messages.stop.overDay, {
          day: weekdayName(date, formats),
          position: formats.number(index + 1),
          count: formats.number(countOthers(planNow(), date, stopId) + 1),
        })
  return (what: 'picked-up' | 'over' | 'put-back', stopId: string, target: Target): void => {
    const name = nameNow(stopId)
    if (what === 'put-back') return announce(fill(messages.stop.putBack, { name }))
    const where = whereText(target, stopId)
    return announce(what === 'over' ? where : fill(messages.stop.pickedUp, { name, where }))
  }
}
