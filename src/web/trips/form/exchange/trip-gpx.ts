import type { PlaceIndexEntry } from '#contract/place/places.ts'
import { degrees, pointsOf, type PointedTrip } from './trip-points.ts'
import { xmlElement } from './xml-text.ts'

type Export = { trip: PointedTrip; places: readonly PlaceIndexEntry[]; now: Date }

/** Places with an exact position as GPX 1.1 waypoints. The schema fixes the order of the elements. */
export function exportGpx({ trip, places, now }: Export): string {
  const waypoints = pointsOf(trip, places).map(
    ({ name, description, lat, lng }) =>
      `<wpt lat="${degrees(lat)}" lon="${degrees(lng)}">${xmlElement('name', name)}${xmlElement('desc', description)}</wpt>`,
  )
  const metadata = [
    xmlElement('name', trip.title),
    xmlElement('desc', trip.description),
    xmlElement('time', now.toISOString()),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Safarnama" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata>${metadata.join('')}</metadata>`,
    ...waypoints,
    '</gpx>',
    '',
  ].join('\n')
}
