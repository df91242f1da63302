export type LabelSide = 'right' | 'left'

/** A pin at one zoom, in pixels, and the name beside it. A pin without a name only takes room. */
type NamedSpot = { readonly x: number; readonly y: number; readonly name: string | null }

/** Average letter width, line height, radius of a pin, and gap between a pin and its name. */
const LETTER_PX = 6.4
const LINE_PX = 18
const PIN_RADIUS_PX = 22
const LABEL_GAP_PX = 28

type Box = { left: number; right: number; top: number; bottom: number }

/**
 * Chooses the side of each name so that no name covers another name or another pin. Null means that there is no room
 * for the name. Earlier names take precedence. The result stays the same while the map moves.
 */
export function placeLabels(spots: readonly NamedSpot[]): (LabelSide | null)[] {
  const taken = spots.map(getPinBox)
  return spots.map((spot, index) => {
    const { name } = spot
    if (name === null) return null
    const isFree = (side: LabelSide) => {
      const box = getLabelBox({ ...spot, name }, side)
      return !taken.some((other, owner) => owner !== index && overlap(other, box))
    }
    const side = (['right', 'left'] as const).find(isFree)
    if (side === undefined) return null
    taken.push(getLabelBox({ ...spot, name }, side))
    return side
  })
}

function getPinBox({ x, y }: NamedSpot): Box {
  return { left: x - PIN_RADIUS_PX, right: x + PIN_RADIUS_PX, top: y - PIN_RADIUS_PX, bottom: y + PIN_RADIUS_PX }
}

function getLabelBox({ x, y, name }: NamedSpot & { name: string }, side: LabelSide): Box {
  const width = name.length * LETTER_PX + LABEL_GAP_PX
  const vertical = { top: y - LINE_PX / 2, bottom: y + LINE_PX / 2 }
  return side === 'right' ? { left: x, right: x + width, ...vertical } : { left: x - width, right: x, ...vertical }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
