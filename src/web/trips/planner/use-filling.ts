import { listFor } from '#contract/messages/list.ts'
import { planner } from '#messages/planner.ts'
import type { DayPlan } from '#planning/plan/day-plan.ts'
import type { TripEdit } from '#planning/plan/trip-edit.ts'
import { cityNow } from '../../city/city-now.ts'
import { useFormats } from '../../city/use-formats.ts'
import { useKnownCity } from '../../city/use-known-city.ts'
import { notify } from '../../ui/notify.ts'
import { usePlanner } from './planner-context.ts'
import { doneText } from './proposal-text.ts'
import { wantTools } from './use-tools.ts'

/** @returns a function that fills the time before the stop at an index of a day */
export function useFilling(): (plan: DayPlan, index: number) => Promise<void> {
  const { edit, ...board } = usePlanner()
  const formats = useFormats()
  const { timeZone, utcOffsetMinutes } = useKnownCity()
  return async (plan, index) => {
    const tools = await wantTools()
    if (!tools) return
    const now = cityNow(timeZone, utcOffsetMinutes)
    const { fixes, added } = tools.findFilling(plan, index, { ...board, now })
    if (added.length === 0 && fixes.length === 0) return notify('success', planner.days.nothingFits, 'to-read')
    const names = listFor(
      added.map(({ name }) => name),
      formats,
    )
    const filled =
      added.length === 0 ? planner.days.nothingFits : formats.plural(planner.days.filled, added.length, { name: names })
    const texts = fixes.map((fix) => doneText(fix, { getName: board.nameNow, formats }))
    const edits: TripEdit[] = [
      ...fixes.map(({ change }): TripEdit => ({ kind: 'plan', change })),
      ...added.map((one) => one.edit),
    ]
    edit({ kind: 'several', edits }, { done: [...texts, filled].join(' '), isToast: true })
  }
}
