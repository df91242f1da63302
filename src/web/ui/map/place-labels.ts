export type LabelSide = 'right' | 'left'

/** A point on the screen and the name to be written beside it, in pixels. */
type Named = { x: number; y: number; name: string }

/** Pixels: of a letter on average, of a line, of a point from its middle, and between a point and its name. */
const LETTER = 6.2
const LINE = 16
const DOT = 6
const GAP = 10

/** Pixels of the lower edge where scale and credit stand. */
const FOOT = 28

/** Pixels of the upper right where the buttons stand. */
const CORNER = { width: 64, height: 112 }

type Box = { left: number; right: number; top: number; bottom: number }

/**
 * On which side each name stands so that none covers another or is cut off; null where there is no room for it. The first come first:
 * whatever stands early in the list is shown rather than what comes later. No name covers another's point either.
 */
export function placeLabels(points: readonly Named[], view: { width: number; height: number }): (LabelSide | null)[] {
  const corner = { left: view.width - CORNER.width, right: view.width, top: 0, bottom: CORNER.height }
  const taken = [...points.map(dotOf), corner]
  return points.map((point, index) => {
    const isFree = (side: LabelSide) =>
      isWithin(boxOf(point, side), view) &&
      !taken.some((box, owner) => owner !== index && overlap(box, boxOf(point, side)))
    const side = (['right', 'left'] as const).find(isFree)
    if (side === undefined) return null
    taken.push(boxOf(point, side))
    return side
  })
}

function dotOf({ x, y }: Named): Box {
  return { left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT }
}

function boxOf({ x, y, name }: Named, side: LabelSide): Box {
  const width = name.length * LETTER + GAP
  const vertical = { top: y - LINE / 2, bottom: y + LINE / 2 }
  return side === 'right' ? { left: x, right: x + width, ...vertical } : { left: x - width, right: x, ...vertical }
}

function isWithin({ left, right, top, bottom }: Box, { width, height }: { width: number; height: number }): boolean {
  return left >= 0 && right <= width && top >= 0 && bottom <= height - FOOT
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
