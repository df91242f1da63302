import { fill, type Formats } from '#contract/messages/format.ts'
import { roundEstimate, showMoney } from '#contract/text/money.ts'
import { planner } from '#messages/planner.ts'
import type { DayPlan } from '#planning/plan/day-plan.ts'
import type { CityRoutes } from '#planning/plan/city-routes.ts'
import { summariseDay } from '#planning/plan/day-summary.ts'
import type { Schedule } from '#planning/plan/schedule.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import { useFormats } from '../../city/use-formats.ts'
import { distanceText, durationText } from './plan-text.ts'

type DayFootProps = { plan: DayPlan; scheduled: Schedule; routes: CityRoutes }

/** "5 stops · 6.2 km · 1 h 10 on the way · ends 18:40 · ≈₹620". */
export function DayFoot({ plan, scheduled, routes }: DayFootProps) {
  const formats = useFormats()
  const { stops, metres, legMinutes, endsAt, cost, ...summary } = summariseDay(plan, scheduled, routes)
  if (stops === 0 || endsAt === null) return null
  const messages = planner.days.foot
  const unknownCosts = summary.unknownCosts + summary.unknownFares
  const parts = [
    formats.plural(messages.stops, stops),
    ...(metres.likely > 0 ? [distanceText(metres.likely, formats)] : []),
    ...(legMinutes.likely > 0 ? [fill(messages.way, { duration: durationText(legMinutes.likely, formats) })] : []),
    fill(messages.ends, { time: shownTime(endsAt, plan.day.date, formats) }),
    ...costParts(cost.likely, unknownCosts, formats),
  ]
  return (
    <p className="plan-day-foot">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  )
}

/** The known costs, and how many are not known. Without a known one, no sum. */
function costParts(cost: number, unknown: number, formats: Formats): string[] {
  const messages = planner.days.foot
  const unknownText = unknown > 0 ? [formats.plural(messages.unknownCosts, unknown)] : []
  if (cost > 0) return [fill(planner.about, { value: showMoney(roundEstimate(cost), formats) }), ...unknownText]
  return unknown > 0 ? unknownText : [planner.stop.free]
}
