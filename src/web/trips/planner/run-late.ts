import type { Formats } from '#contract/messages/format.ts'
import { today as messages } from '#messages/trips.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import { delayDay, type Delay } from '#planning/plan/delay-day.ts'
import type { TripEdit } from '#planning/plan/trip-edit.ts'
import type { Visit } from '#planning/plan/visit.ts'
import type { DayView } from '../itinerary/day-views.ts'
import { delayText } from './delay-text.ts'
import type { Planner } from './planner-context.ts'

type Lateness = { readonly next: Visit; readonly minutes: number }

/** Makes the rest of the day later, and says what exactly that changes. One undo takes it back. */
export function runLate(
  view: DayView,
  { next, minutes }: Lateness,
  { planner, formats }: { readonly planner: Planner; readonly formats: Formats },
): void {
  const { date } = view.plan.day
  const delay = delayDay(planner.planNow(), date, { next, minutes, routes: planner.routes })
  if (!delay) return
  if (delay === 'after-midnight') return planner.announce(messages.tooLate)
  planner.edit(
    { kind: 'several', edits: editsOfDelay(delay, (minute) => shownTime(minute, date, formats)) },
    { done: delayText(delay, { nameNow: planner.nameNow, formats, date }), isToast: true },
  )
}

function editsOfDelay({ times, stays, asideIds }: Delay, toTime: (minute: number) => string): TripEdit[] {
  return [
    ...times.map(({ stopId, fixedAt }): TripEdit => ({
      kind: 'set-stop',
      stopId,
      fields: { time: toTime(fixedAt) },
    })),
    ...stays.map(({ stopId, stayMinutes }): TripEdit => ({
      kind: 'set-stop',
      stopId,
      fields: { durationMinutes: stayMinutes },
    })),
    ...(asideIds.length === 0
      ? []
      : [{ kind: 'plan' as const, change: { kind: 'to-ideas' as const, stopIds: asideIds } }]),
  ]
}
