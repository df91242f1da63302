import { fill, type Formats } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import type { SharedTrip } from '#contract/trip/shared-trip.ts'
import { language } from '#messages/language.ts'
import { sharedTrip as messages } from '#messages/trip-people.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import { dayHours } from '#planning/plan/day-hours.ts'
import { fillSharedTrip } from '#planning/plan/fill-shared-trip.ts'
import { fixedMinute } from '#planning/plan/planned-stop.ts'
import { activitiesByDay, tripDates } from '#planning/plan/stop-order.ts'
import { withStopIds, type NamedActivity, type TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { datesText, longDayAndMonth, weekdayName } from '../itinerary/day-names.ts'

/** An element without behaviour. Typed text is only ever `text`. */
export type FirstElement = {
  readonly tag: 'a' | 'div' | 'h1' | 'h2' | 'h3' | 'header' | 'li' | 'ol' | 'p' | 'section' | 'time'
  readonly attributes?: Readonly<Record<string, string>>
  readonly text?: string
  readonly children?: readonly FirstElement[]
}

type Setting = {
  readonly formats: Formats
  /** True if the city has a base map, on whose picture each day shows its stops. */
  readonly hasMap: boolean
}

/**
 * The trip of a link from its answer alone: days, stops in their order, fixed times and notes, in the elements and
 * classes of the page. Computed times, ways, hours and costs need the guide; they come with the page. Empty elements
 * stand where the page will have a line or a map, so that the stops stay where they are.
 */
export function getFirstView(shared: SharedTrip, setting: Setting): FirstElement[] {
  const trip = withStopIds(fillSharedTrip(shared, { _id: 'shared', version: 1 }))
  const byDay = activitiesByDay(trip)
  const days = tripDates(trip).map((date) => getDay(trip, date, { ...setting, stops: byDay.get(date) ?? [] }))
  return [getHead(trip, shared, setting), ...days]
}

function getHead(trip: TripWithPlan, { people = [] }: SharedTrip, { formats }: Setting): FirstElement {
  const [maker] = people
  return {
    tag: 'header',
    attributes: { class: 'shared-head' },
    children: [
      { tag: 'h1', text: trip.title },
      { tag: 'p', text: datesText(trip, formats) },
      ...(maker ? [{ tag: 'p', text: fill(messages.by, maker) } as const] : []),
      { tag: 'div', attributes: { class: 'shared-actions' } },
      ...getNote(trip.description),
    ],
  }
}

type DaySetting = Setting & { readonly stops: readonly NamedActivity[] }

function getDay(trip: TripWithPlan, date: string, { formats, hasMap, stops }: DaySetting): FirstElement {
  const titleId = `day-${date}`
  const settings = trip.days?.find((day) => day.date === date)
  const isOnMap = hasMap && stops.some(({ place, point, isPlaceGone }) => (place === null ? point : !isPlaceGone))
  return {
    tag: 'section',
    attributes: { class: 'shared-day', 'aria-labelledby': titleId },
    children: [
      {
        tag: 'h2',
        attributes: { id: titleId },
        text: `${weekdayName(date, formats)} ${longDayAndMonth(date, formats)}`,
      },
      { tag: 'p', attributes: { class: 'shared-sky' } },
      ...getNote(settings?.note ?? ''),
      ...(isOnMap ? [{ tag: 'div', attributes: { class: 'print-map' } } as const] : []),
      ...(stops.length === 0 ? [{ tag: 'p', text: messages.noStops } as const] : []),
      {
        tag: 'ol',
        attributes: { class: 'shared-stops' },
        children: stops.map((stop, index) => ({
          tag: 'li',
          children: [
            ...(index === 0 ? [] : [{ tag: 'p', attributes: { class: 'shared-way' } } as const]),
            getStop(stop, getTime(trip, date, { stop, formats })),
          ],
        })),
      },
    ],
  }
}

function getStop({ name, place, isPlaceGone, notes }: NamedActivity, time: string | null): FirstElement {
  const isLinked = place !== null && !isPlaceGone
  const href = isLinked ? language.base + paths.place(place) : ''
  return {
    tag: 'div',
    attributes: { class: 'shared-stop' },
    children: [
      time === null ? { tag: 'div' } : { tag: 'time', attributes: { datetime: time }, text: time },
      {
        tag: 'div',
        children: [
          isLinked
            ? { tag: 'h3', children: [{ tag: 'a', attributes: { href }, text: name }] }
            : { tag: 'h3', text: name },
          { tag: 'p' },
          ...getNote(notes),
        ],
      },
    ],
  }
}

/** The time that the traveller has fixed. Null: the page computes one, for which it needs the guide. */
function getTime(
  trip: TripWithPlan,
  date: string,
  { stop, formats }: { stop: NamedActivity; formats: Formats },
): string | null {
  // Clocks of a city without a zone never change.
  const { timeZone = 'UTC' } = formats
  const minute = fixedMinute(stop, { day: dayHours(date, trip), date, timeZone })
  return minute === null ? null : shownTime(minute, date, formats)
}

function getNote(text: string): FirstElement[] {
  return text === '' ? [] : [{ tag: 'p', attributes: { class: 'shared-note' }, text }]
}
