import { hours } from '#messages/hours.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import type { SeasonHours, UsualHours, WeekSpan } from '#planning/hours/usual-week.ts'
import { nameOfMonth, showDay } from '../../city/month-names.ts'

/** A row of the table of hours: days and times in words. */
export type HoursRow = { readonly days: string; readonly times: string }

type Times = WeekSpan['times']

/** The rows of a week and of the seasons. Pure. */
export function getRows({ week, seasons }: UsualHours, formats: Formats): HoursRow[] {
  return [
    ...week.map((span) => ({ days: getDays(span), times: timesText(span.times) })),
    ...seasons.map((season) => ({ days: seasonText(season, formats), times: timesText(season.times) })),
  ]
}

/** The rows in a line, such as "Mon closed; Tue to Sun 10:00 to 18:00". Pure. */
export function hoursText(usual: UsualHours, formats: Formats): string {
  return getRows(usual, formats)
    .map(({ days, times }) => `${days} ${times}`)
    .join('; ')
}

function getDays({ from, to }: WeekSpan): string {
  if (from === 1 && to === 7) return hours.everyDay
  const [first, last] = [hours.weekdaysShort[from - 1] ?? '', hours.weekdaysShort[to - 1] ?? '']
  return from === to ? first : fill(hours.span, { from: first, to: last })
}

function seasonText({ from, to }: SeasonHours, formats: Formats): string {
  const end = to === '02-29' ? fill(hours.endOf, { month: nameOfMonth(2, formats) }) : showDay(to, formats)
  return fill(hours.span, { from: showDay(from, formats), to: end })
}

function timesText(times: Times): string {
  if (times === null) return hours.notKnown
  if (times.length === 0) return hours.closed
  if (times.length === 1 && times[0]?.join('-') === '00:00-24:00') return hours.allDay
  return times.map(([from, to]) => fill(hours.span, { from: timeText(from), to: timeText(to) })).join(', ')
}

const sun: Readonly<Record<string, string>> = {
  sunrise: hours.sunrise,
  sunset: hours.sunset,
  dawn: hours.dawn,
  dusk: hours.dusk,
}

/** HH:MM, after 24:00 on the next day, or an event of the sun. */
function timeText(time: string): string {
  const event = sun[time.replace(/[+-]\d+$/, '')]
  if (event !== undefined) return event
  const hour = Number(time.slice(0, 2))
  return hour <= 24 ? time : fill(hours.nextDay, { time: `${String(hour - 24).padStart(2, '0')}${time.slice(2)}` })
}
