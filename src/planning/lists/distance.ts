const EARTH_RADIUS_IN_METRES = 6_371_000

/** Great-circle distance in metres, by the haversine formula. */
export function distanceBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const latitudes = Math.sin(radians(b.lat - a.lat) / 2) ** 2
  const longitudes = Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 2 * EARTH_RADIUS_IN_METRES * Math.asin(Math.min(1, Math.sqrt(latitudes + longitudes)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
