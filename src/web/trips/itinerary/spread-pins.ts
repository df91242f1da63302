type Spot = { readonly x: number; readonly y: number }

/** Moves pins that would cover an earlier one beside it, to the right. On paper, nobody can press a pin to see another. */
export function spreadPins<Pin extends Spot>(pins: readonly Pin[], widthPx: number): Pin[] {
  const placed: Pin[] = []
  for (const pin of pins) placed.push({ ...pin, x: freeX(pin, placed, widthPx) })
  return placed
}

/** The first x from that of a spot to the right at which it covers no other. */
function freeX({ x, y }: Spot, others: readonly Spot[], widthPx: number): number {
  const covered = others.find((other) => Math.hypot(other.x - x, other.y - y) < widthPx)
  if (!covered) return x
  const beside = Math.sqrt(Math.max(0, widthPx ** 2 - (covered.y - y) ** 2))
  // A little more, because the root is rounded.
  return freeX({ x: covered.x + beside + 0.001, y }, others, widthPx)
}
