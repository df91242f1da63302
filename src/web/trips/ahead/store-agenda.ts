import { addDays, countDays } from '#contract/text/dates.ts'
import { instantInZone } from '#contract/text/city-time.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import { pathIn } from '#contract/messages/languages.ts'
import { paths } from '#contract/paths.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { language } from '#messages/language.ts'
import { tripPage } from '#messages/planner.ts'
import { tripAhead as texts } from '#messages/trips.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import type { CityRoutes } from '#planning/plan/city-routes.ts'
import { schedule } from '#planning/plan/schedule.ts'
import { AGENDA_FORMAT, forgetAgenda, readAgenda, type Agenda, type AgendaDay } from '../../session/agenda.ts'
import { removeStored, store } from '../../session/browser-storage.ts'
import { readStoredUser } from '../../session/stored-user.ts'
import type { DayView } from '../itinerary/day-views.ts'

/** A device that was not used for longer has no agenda of its day. */
const MAX_DAYS = 7

/** Minutes from midnight. */
const NOON = 720

export type Shown = {
  readonly trip: Pick<Trip, '_id' | 'title' | 'startDate' | 'endDate'>
  readonly days: readonly DayView[]
  readonly routes: CityRoutes
  readonly timeZone: string
  readonly formats: Formats
}

/**
 * Stores the part of an open trip that the next start on this device shows first. An earlier trip stays.
 * @param now in milliseconds
 */
export function storeAgenda(userId: string, shown: Shown, now = Date.now()): void {
  const stored = readAgenda()
  const days = getAgendaDays(shown, now)
  if (stored && stored.tripId !== shown.trip._id && isBefore(stored, days[0], now)) return
  if (days.length > 0) writeAgenda(userId, shown.trip, days)
  else forgetAgenda(shown.trip._id)
}

/** Stores that of the trip ahead, in the place of any other. */
export function replaceAgenda(userId: string, shown: Shown, now = Date.now()): void {
  const days = getAgendaDays(shown, now)
  if (days.length > 0) writeAgenda(userId, shown.trip, days)
  else removeStored('agenda')
}

/** A page of an account that has left may rest late, and writes nothing. */
function writeAgenda(userId: string, trip: Shown['trip'], days: Agenda['days']): void {
  if (readStoredUser()?.id !== userId) return
  const agenda: Agenda = {
    format: AGENDA_FORMAT,
    userId,
    tripId: trip._id,
    paths: [paths.home, paths.trip(trip._id)].map((path) => pathIn(language, path)),
    title: trip.title,
    note: tripPage.loading,
    days,
  }
  store('agenda', JSON.stringify(agenda))
}

/** The days that are not over. */
export function getAgendaDays(shown: Shown, now: number): readonly AgendaDay[] {
  return shown.days
    .filter(({ plan: { day } }) => getEnd(day, shown.timeZone) > now)
    .slice(0, MAX_DAYS)
    .map((view) => getAgendaDay(view, shown))
}

function isBefore({ days }: Agenda, other: AgendaDay | undefined, now: number): boolean {
  const first = days.find(({ to }) => to > now)
  return first !== undefined && (other === undefined || first.from < other.from)
}

function getAgendaDay({ plan, stops }: DayView, { trip, routes, timeZone, formats }: Shown): AgendaDay {
  const { date } = plan.day
  const activities = new Map(stops.map(({ stop, activity }) => [stop.id, activity]))
  const day = formats.number(countDays(trip.startDate, date) + 1)
  const count = formats.number(countDays(trip.startDate, trip.endDate) + 1)
  return {
    from: getMidnight(date, timeZone),
    to: getEnd(plan.day, timeZone),
    label: `${texts.today} · ${fill(texts.day, { day, days: count })}`,
    stops: schedule(plan, routes).visits.flatMap(({ stop, starts }) => {
      const activity = activities.get(stop.id)
      if (!activity || activity.isDone) return []
      return [{ time: shownTime(starts, date, { timeZone }), name: activity.name }]
    }),
  }
}

/** A day that goes on after midnight is not over before its end. Its minutes count from the noon of its date. */
function getEnd({ date, end }: DayView['plan']['day'], timeZone: string): number {
  const planned = instantInZone(date, '12:00', timeZone).getTime() + (end - NOON) * MINUTE_MS
  return Math.max(getMidnight(addDays(date, 1), timeZone), planned)
}

function getMidnight(date: string, timeZone: string): number {
  return instantInZone(date, '00:00', timeZone).getTime()
}
