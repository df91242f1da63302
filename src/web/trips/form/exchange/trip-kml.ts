import type { Formats } from '#contract/messages/format.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import type { Trip } from '#contract/trip/trips.ts'
import {
  exportedDays,
  exportedLodgings,
  tripText,
  type ExportedLodging,
  type ExportedStop,
} from '#planning/plan/exported-days.ts'
import { degrees } from '#planning/plan/exported-position.ts'
import { getPosition } from './stop-position.ts'
import { dayText, dayTitle, lodgingText, numberedName, stopText } from './stop-texts.ts'
import type { StopTimes } from '#planning/plan/trip-times.ts'
import { htmlText, xmlElement } from './xml-text.ts'

type Export = {
  trip: Trip
  places: readonly PlaceIndexEntry[]
  times?: ReadonlyMap<string, StopTimes> | undefined
  formats: Formats
}

/**
 * KML 2.2: a folder for each day with a placemark for each stop that has a position. The description of the folder has the
 * others. The schema fixes the order of the elements.
 */
export function exportKml(content: Export): string {
  const { trip, formats } = content
  const folders = exportedDays({ ...content, timeZone: formats.timeZone }).map((day) => {
    const note = trip.days?.find(({ date }) => date === day.date)?.note ?? ''
    const placemarks = day.stops.map((stop, index) => getPlacemark(stop, index, formats))
    const head = `${xmlElement('name', dayTitle(day.date, formats))}${description(dayText(day, note, formats))}`
    return `<Folder>${head}${placemarks.join('')}</Folder>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document>${xmlElement('name', trip.title)}${description(tripText(trip))}`,
    ...folders,
    ...exportedLodgings(content).map(lodgingPlacemark),
    '</Document>',
    '</kml>',
    '',
  ].join('\n')
}

function getPlacemark(stop: ExportedStop, index: number, formats: Formats): string {
  const position = getPosition(stop)
  if (!position) return ''
  const head = `${xmlElement('name', numberedName(stop, index, formats))}${description(stopText(stop, formats))}`
  return `<Placemark>${head}${getPoint(position)}</Placemark>`
}

function lodgingPlacemark(lodging: ExportedLodging): string {
  const position = getPosition(lodging)
  if (!position) return ''
  const head = `${xmlElement('name', lodging.name)}${description(lodgingText(lodging))}`
  return `<Placemark>${head}${getPoint(position)}</Placemark>`
}

function getPoint({ lat, lng }: { readonly lat: number; readonly lng: number }): string {
  return `<Point><coordinates>${degrees(lng)},${degrees(lat)}</coordinates></Point>`
}

/** Readers of KML take a description for HTML. */
function description(text: string): string {
  return xmlElement('description', htmlText(text))
}
