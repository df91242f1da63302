export type LabelSide = 'right' | 'left'

/** A point on the screen, in pixels, and the name beside it. */
type NamedPoint = { x: number; y: number; name: string }

/** Average letter width, line height, radius of a point, and gap between a point and its name. */
const LETTER_PX = 6.2
const LINE_PX = 16
const DOT_RADIUS_PX = 6
const LABEL_GAP_PX = 10

/** The lower edge holds scale and credit. */
const FOOTER_PX = 28

/** The upper right corner holds the zoom buttons. */
const BUTTONS_PX = { width: 64, height: 112 }

type Box = { left: number; right: number; top: number; bottom: number }

/**
 * Chooses the side of each name so that no name covers another name or another point, or is cut off. Null means that
 * there is no room for the name. Earlier points take precedence.
 */
export function placeLabels(
  points: readonly NamedPoint[],
  view: { width: number; height: number },
): (LabelSide | null)[] {
  const corner = { left: view.width - BUTTONS_PX.width, right: view.width, top: 0, bottom: BUTTONS_PX.height }
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

function dotOf({ x, y }: NamedPoint): Box {
  return { left: x - DOT_RADIUS_PX, right: x + DOT_RADIUS_PX, top: y - DOT_RADIUS_PX, bottom: y + DOT_RADIUS_PX }
}

function boxOf({ x, y, name }: NamedPoint, side: LabelSide): Box {
  const width = name.length * LETTER_PX + LABEL_GAP_PX
  const vertical = { top: y - LINE_PX / 2, bottom: y + LINE_PX / 2 }
  return side === 'right' ? { left: x, right: x + width, ...vertical } : { left: x - width, right: x, ...vertical }
}

function isWithin({ left, right, top, bottom }: Box, { width, height }: { width: number; height: number }): boolean {
  return left >= 0 && right <= width && top >= 0 && bottom <= height - FOOTER_PX
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
