import { fill } from '#contract/messages/format.ts'
import type { ShownAccess } from '#contract/place/access.ts'
import type { PlanningPlace } from '#contract/trip/planning.ts'
import { planner } from '#messages/planner.ts'
import type { Day } from '#planning/plan/day-plan.ts'
import { hoursOn } from '#planning/plan/stop.ts'
import type { Visit } from '#planning/plan/visit.ts'
import { shownMinute } from '#planning/hours/day-clock.ts'
import { timeOfDay } from '#planning/hours/minutes.ts'
import { doHoursDiffer, openingAt } from './stop-hours-text.ts'

/** `isSure` is false where the guide itself does not vouch for the hours. */
export type BriefHours = { readonly text: string; readonly isSure: boolean }

const DAY_MINUTES = 1_440
const messages = planner.stop.brief

/** The hours of a stop on its day in one to three words, for a line of figures. Null: it has none. */
export function briefHours(visit: Visit, day: Day, place: PlanningPlace | null): BriefHours | null {
  const hours = hoursOn(visit.stop, day.date)
  if (!hours) return place?.access ? accessHours(place.access) : null
  const opening = openingAt(hours, visit.starts)
  if (!opening && hours.state === 'closed') return { text: messages.closed, isSure: true }
  if (!opening) {
    if (visit.stop.hoursConfirmedFor === day.date) return { text: messages.asked, isSure: true }
    return 'access' in hours && hours.access ? accessHours(hours.access) : { text: messages.unknown, isSure: true }
  }
  const isSure = !doHoursDiffer(place) && place?.openHours?.confidence !== 'estimate'
  const [from, to] = opening
  if (from <= 0 && to >= DAY_MINUTES) {
    return place?.access && !place.openHours ? accessHours(place.access) : { text: messages.anyTime, isSure }
  }
  const shown = (minute: number) => timeOfDay(shownMinute(minute, day.clock ?? []))
  if (visit.starts < from) return { text: fill(messages.from, { time: shown(from) }), isSure }
  return { text: fill(messages.until, { time: shown(to) }), isSure }
}

function accessHours({ kind, parts = [], from, until }: ShownAccess): BriefHours {
  if (kind === 'day-parts') return { text: parts.map((part) => messages.parts[part]).join(', '), isSure: false }
  if (kind === 'open-ground') return { text: messages.anyTime, isSure: true }
  if (kind === 'street-view') return { text: messages.fromStreet, isSure: true }
  if (kind === 'appointment') return { text: messages.appointment, isSure: true }
  if (until !== undefined) return { text: fill(messages.until, { time: until }), isSure: false }
  return from === undefined
    ? { text: messages.unknown, isSure: true }
    : { text: fill(messages.from, { time: from }), isSure: false }
}
