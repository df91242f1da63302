/** Longitude and latitude in degrees. */
type Point = readonly [lng: number, lat: number]

/**
 * A point inside of a ring, for its name: the middle of the widest part of a line from west to east through the middle
 * of the ring. The centre of an area can lie outside of it.
 */
export function pointInside(ring: readonly Point[]): [lng: number, lat: number] {
  const lats = ring.map(([, lat]) => lat)
  const [south, north] = [lats.reduce((a, b) => Math.min(a, b)), lats.reduce((a, b) => Math.max(a, b))]
  // The line avoids the points of the ring, where it would cross two edges at once.
  const level = south + (north - south) * 0.500_123
  const crossings = ring.flatMap(([lng, lat], index) => crossing([lng, lat], ring[index + 1] ?? [lng, lat], level))
  const sorted = crossings.toSorted((a, b) => a - b)
  const spans = sorted.flatMap((west, index) => (index % 2 === 0 ? [{ west, east: sorted[index + 1] ?? west }] : []))
  const [widest] = spans.toSorted((a, b) => b.east - b.west - (a.east - a.west))
  if (!widest) return [ring[0]?.[0] ?? 0, ring[0]?.[1] ?? 0]
  return [(widest.west + widest.east) / 2, level]
}

function crossing([lng1, lat1]: Point, [lng2, lat2]: Point, level: number): number[] {
  if (lat1 > level === lat2 > level) return []
  return [lng1 + ((level - lat1) / (lat2 - lat1)) * (lng2 - lng1)]
}
