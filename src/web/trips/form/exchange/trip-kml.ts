import type { PlaceIndexEntry } from '#contract/place/places.ts'
import { degrees, pointsOf, type PointedTrip } from './trip-points.ts'
import { xmlElement } from './xml-text.ts'

type Export = { trip: PointedTrip; places: readonly PlaceIndexEntry[] }

/** Places with an exact position as KML 2.2 placemarks. The schema fixes the order of the elements. */
export function exportKml({ trip, places }: Export): string {
  const placemarks = pointsOf(trip, places).map(
    ({ name, description, lat, lng }) =>
      `<Placemark>${xmlElement('name', name)}${xmlElement('description', description)}<Point><coordinates>${degrees(lng)},${degrees(lat)}</coordinates></Point></Placemark>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document>${xmlElement('name', trip.title)}${xmlElement('description', trip.description)}`,
    ...placemarks,
    '</Document>',
    '</kml>',
    '',
  ].join('\n')
}
