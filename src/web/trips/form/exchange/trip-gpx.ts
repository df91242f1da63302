import type { Formats } from '#contract/messages/format.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import type { Trip } from '#contract/trip/trips.ts'
import {
  exportedDays,
  exportedLodgings,
  lodgingsOfDay,
  tripText,
  type ExportedDay,
  type ExportedLodging,
} from '#planning/plan/exported-days.ts'
import { degrees, joinTexts, type StopPosition } from '#planning/plan/exported-position.ts'
import { getPosition } from './stop-position.ts'
import { dayText, dayTitle, lodgingText, numberedName, stopText } from './stop-texts.ts'
import type { StopTimes } from '#planning/plan/trip-times.ts'
import { xmlElement } from './xml-text.ts'

type Export = {
  trip: Trip
  places: readonly PlaceIndexEntry[]
  times?: ReadonlyMap<string, StopTimes> | undefined
  formats: Formats
  now: Date
}

/**
 * GPX 1.1: a waypoint for each stop and each accommodation with a position, and a route for each day through its waypoints. Stops without a
 * position stand in the description of their day, ideas without one in that of the trip. The schema fixes the order of the
 * elements.
 */
export function exportGpx({ now, ...content }: Export): string {
  const { trip, formats } = content
  const days = exportedDays({ ...content, timeZone: formats.timeZone })
  const points = days.map((day) => pointsOfDay(day, formats))
  const ideas = days.filter(({ date }) => date === null).map((day) => dayText(day, '', formats))
  const metadata = [
    xmlElement('name', trip.title),
    xmlElement('desc', joinTexts([tripText(trip), ...ideas], '\n')),
    xmlElement('time', now.toISOString()),
  ]
  const lodgings = exportedLodgings(content)
  const waypoints = [...lodgings.flatMap(lodgingPoint), ...points.flat()].map(
    ({ at, name, text }) => `<wpt ${at}>${name}${xmlElement('desc', text)}</wpt>`,
  )
  const routes = days.flatMap((day, index) =>
    day.date === null
      ? []
      : [getRoute(day, index, routePoints(points[index] ?? [], lodgingsOfDay(lodgings, trip, day.date)), content)],
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Safarnama" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata>${metadata.join('')}</metadata>`,
    ...waypoints,
    ...routes,
    '</gpx>',
    '',
  ].join('\n')
}

type Waypoint = { readonly at: string; readonly name: string; readonly text: string }

function lodgingPoint(lodging: ExportedLodging): Waypoint[] {
  const position = getPosition(lodging)
  if (!position) return []
  return [{ at: pointAttributes(position), name: xmlElement('name', lodging.name), text: lodgingText(lodging) }]
}

function pointAttributes({ lat, lng }: StopPosition): string {
  return `lat="${degrees(lat)}" lon="${degrees(lng)}"`
}

/** The way of a day: from where one sleeps through its stops, and back. */
function routePoints(points: readonly Waypoint[], { from, to }: ReturnType<typeof lodgingsOfDay>): string[] {
  if (points.length === 0) return []
  const [start, end] = [from, to].map((lodging) => (lodging ? lodgingPoint(lodging) : []))
  return [...(start ?? []), ...points, ...(end ?? [])].map(({ at, name }) => `<rtept ${at}>${name}</rtept>`)
}

function pointsOfDay({ stops }: ExportedDay, formats: Formats) {
  return stops.flatMap((stop, index) => {
    const position = getPosition(stop)
    if (!position) return []
    const at = pointAttributes(position)
    return [{ at, name: xmlElement('name', numberedName(stop, index, formats)), text: stopText(stop, formats) }]
  })
}

function getRoute(
  day: ExportedDay,
  index: number,
  points: readonly string[],
  { trip, formats }: Pick<Export, 'trip' | 'formats'>,
) {
  const note = trip.days?.find(({ date }) => date === day.date)?.note ?? ''
  const name = xmlElement('name', dayTitle(day.date, formats))
  const description = xmlElement('desc', dayText(day, note, formats))
  return `<rte>${name}${description}<number>${index + 1}</number>${points.join('')}</rte>`
}
