/** Space between a toast and an obstacle, in pixels. */
const GAP = 8

/** Upper and lower edge in the window, in pixels. */
type Span = { readonly top: number; readonly bottom: number }

/**
 * Finds the highest position for a box that covers no obstacle.
 * @param box at its usual position
 * @param limit lower edge of the window
 * @returns the upper edge of the box; it stays at its usual position if there is no room
 */
export function findFreeTop({ top, bottom }: Span, obstacles: readonly Span[], limit: number): number {
  const height = bottom - top
  let free = top
  for (const obstacle of obstacles.toSorted((a, b) => a.top - b.top)) {
    const isCovered = obstacle.top - GAP < free + height && obstacle.bottom + GAP > free
    if (isCovered) free = obstacle.bottom + GAP
  }
  return free + height <= limit ? free : top
}
