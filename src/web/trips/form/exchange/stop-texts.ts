import { writeDate, writeDates } from '#contract/text/date-format.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import { tripFiles } from '#messages/trips.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import {
  dateOfMinute,
  type ExportedDay,
  type ExportedLodging,
  type ExportedStop,
} from '#planning/plan/exported-days.ts'
import { joinTexts, whereText } from '#planning/plan/exported-position.ts'
import { getPosition } from './stop-position.ts'

const DAY_PARTS = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

/** "Sat, 5 Dec 2026", or that it has none. */
export function dayTitle(date: string | null, formats: Formats): string {
  return date === null ? tripFiles.undated : writeDate(date, formats, DAY_PARTS)
}

/** "2. 13:00 Lunch (about here)". The number counts all stops of the day. */
export function numberedName(stop: ExportedStop, index: number, formats: Formats): string {
  const { name, date, times } = stop
  const time = times && date !== null ? `${shownTime(times.from, date, formats)} ` : ''
  const label = `${formats.number(index + 1)}. ${time}${name}`
  return getPosition(stop)?.doubt ? fill(tripFiles.aboutHere, { name: label }) : label
}

/** Time, position, precision, and the traveller's notes. */
export function stopText(stop: ExportedStop, formats: Formats): string {
  const doubt = getPosition(stop)?.doubt ?? ''
  return joinTexts([whenText(stop, formats), whereText(stop), doubt, stop.notes], '\n')
}

/** The address of an accommodation, and how exact its position is. */
export function lodgingText(lodging: ExportedLodging): string {
  return joinTexts([lodging.address, getPosition(lodging)?.doubt ?? ''], '\n')
}

/** The texts of a day that belong to no point: its own note, and the stops without a position. Empty: none. */
export function dayText({ stops }: ExportedDay, note: string, formats: Formats): string {
  const unplaced = stops.flatMap((stop, index) =>
    getPosition(stop) ? [] : [`- ${numberedName(stop, index, formats)}`, stopText(stop, formats)],
  )
  return joinTexts([note, ...(unplaced.length === 0 ? [] : [tripFiles.unplaced, ...unplaced])], '\n')
}

function whenText({ date, lastDate, times }: ExportedStop, formats: Formats): string {
  if (date === null) return ''
  if (lastDate !== null) return writeDates([date, lastDate], formats, DAY_PARTS)
  if (!times) return dayTitle(date, formats)
  const [from, to] = [shownTime(times.from, date, formats), shownTime(times.to, date, formats)]
  return `${dayTitle(dateOfMinute(date, times.from, formats.timeZone), formats)}, ${from}–${to}`
}
