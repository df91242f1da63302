import { memo } from 'react'
import { fill, type Formats } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import { loadOfDay, type DayLoad } from '#planning/plan/day-load.ts'
import type { DayPlan } from '#planning/plan/day-plan.ts'
import { useFormats } from '../../city/use-formats.ts'
import { knownValueOfDay } from '../itinerary/known-value.ts'
import { durationText } from '../itinerary/plan-text.ts'
import { usePlanner } from './planner-context.ts'

export function useDayLoad(plan: DayPlan): DayLoad {
  const { routes } = usePlanner()
  return loadOfDay(plan, knownValueOfDay(plan, routes).scheduled)
}

/**
 * Full colour for visits, hatched for ways, pale for free, the colour of warnings for the excess. `memo`, because a
 * trip may have a month of days, and an edit changes one or two.
 */
export const LoadBar = memo(function LoadBar({ plan }: { plan: DayPlan }) {
  const { visits, legs, free, over } = useDayLoad(plan)
  const whole = Math.max(1, visits + legs + free)
  const share = (minutes: number) => `${(Math.min(minutes, whole) / whole) * 100}%`
  return (
    <svg className="plan-load" aria-hidden="true">
      <rect width={share(visits)} height="100%" />
      <line x1={share(visits)} x2={share(visits + legs)} y1="50%" y2="50%" />
      {over > 0 && <rect className="plan-load-over" x={share(whole - over)} width={share(over)} height="100%" />}
    </svg>
  )
})

/** The bar of a day that is not computed yet: its line without a figure. */
export function EmptyLoadBar() {
  return <svg className="plan-load" aria-hidden="true" />
}

/** The bar of a day with its figures in words. */
export function DayLoadLine({ plan }: { plan: DayPlan }) {
  const formats = useFormats()
  const load = useDayLoad(plan)
  const { visits, legs } = load
  const messages = planner.days.load
  const busy = [
    ...(visits > 0 ? [fill(messages.visits, { duration: durationText(visits, formats) })] : []),
    ...(legs > 0 ? [fill(messages.ways, { duration: durationText(legs, formats) })] : []),
  ]
  return (
    <div className="plan-day-load">
      <LoadBar plan={plan} />
      <p>
        <span>{busy.length > 0 ? busy.join(' · ') : messages.empty}</span>
        <span className={load.over > 0 ? 'plan-too-much' : undefined}>{roomText(load, formats)}</span>
      </p>
    </div>
  )
}

/** "2 h 55 free" or "40 min too much". */
export function roomText({ free, over }: DayLoad, formats: Formats): string {
  const { load } = planner.days
  return over > 0
    ? fill(load.over, { duration: durationText(over, formats) })
    : fill(load.free, { duration: durationText(free, formats) })
}
