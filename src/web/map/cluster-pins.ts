/** A position on the map at one zoom, in pixels. */
type Spot = { readonly x: number; readonly y: number }

export type Cluster<Pin> = { readonly lead: Pin; readonly others: readonly Pin[] }

/** Width and height of the area that reacts to a finger (WCAG 2.5.5). */
export const TOUCH_PX = 44

/**
 * Joins pins whose touch areas overlap. The earliest pin leads its cluster and gives it its position, so no two clusters
 * overlap. The result depends on the zoom and not on the part of the map in view, so it stays the same while the map
 * moves.
 * @param sizePx two pins that are closer than this in both directions are joined
 */
export function clusterPins<Pin>(
  pins: readonly Pin[],
  toSpot: (pin: Pin) => Spot,
  sizePx: number = TOUCH_PX,
): Cluster<Pin>[] {
  const clusters: { lead: Pin; spot: Spot; others: Pin[] }[] = []
  for (const pin of pins) {
    const spot = toSpot(pin)
    const cluster = clusters.find((near) => overlaps(near.spot, spot, sizePx))
    if (cluster) cluster.others.push(pin)
    else clusters.push({ lead: pin, spot, others: [] })
  }
  return clusters.map(({ lead, others }) => ({ lead, others }))
}

/** True if no zoom up to the one of `toSpot` shows two of the pins apart. */
export function isOneSpot<Pin>({ lead, others }: Cluster<Pin>, toSpot: (pin: Pin) => Spot): boolean {
  return others.every((pin) => overlaps(toSpot(lead), toSpot(pin), TOUCH_PX))
}

function overlaps(a: Spot, b: Spot, sizePx: number): boolean {
  return Math.abs(a.x - b.x) < sizePx && Math.abs(a.y - b.y) < sizePx
}
