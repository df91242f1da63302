/** A name or a drawing with its middle, in pixels. */
export type NameBox = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Degrees clockwise. */
  readonly angle: number
  /** The lower, the more important. */
  readonly rank: number
  readonly text: string
  /** Equal names stand at least this far from each other. */
  readonly apartPx: number
  /** Steps up and down that the name may take where its own place is not free, in pixels, the best first. */
  readonly stepsPx?: readonly number[]
}

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** Room between two names. */
const GAP_PX = 3

/** Flatter names count as level. */
const LEVEL_DEGREES = 6

/**
 * Chooses the names that fit beside each other. More important names come first; among equal ones the order of the text
 * decides, so that the same names stay while the map moves.
 * @param taken room that other parts of the map need
 */
export function fitNames<Name extends NameBox>(names: readonly Name[], taken: readonly Box[]): Name[] {
  const shown: Name[] = []
  const boxes = [...taken]
  const isFree = (name: NameBox) => !getBoxes(name).some((box) => boxes.some((other) => overlap(box, other)))
  const inOrder = names.toSorted((a, b) => a.rank - b.rank || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
  for (const name of inOrder) {
    const isRepeated = shown.some(
      (other) =>
        other.text !== '' && other.text === name.text && Math.hypot(other.x - name.x, other.y - name.y) < name.apartPx,
    )
    if (isRepeated) continue
    const placed = [0, ...(name.stepsPx ?? [])].map((step) => ({ ...name, y: name.y + step })).find(isFree)
    if (!placed) continue
    boxes.push(...getBoxes(placed))
    shown.push(placed)
  }
  return shown
}

/** A slanting name covers a row of small squares, not the whole rectangle around it. */
export function getBoxes({ x, y, width, height, angle }: NameBox): Box[] {
  if (Math.abs(angle) < LEVEL_DEGREES) return [boxAround(x, y, { width, height })]
  const count = Math.max(1, Math.ceil(width / height))
  const turn = (angle * Math.PI) / 180
  return Array.from({ length: count }, (_, index) => {
    const along = ((index + 0.5) / count - 0.5) * width
    return boxAround(x + along * Math.cos(turn), y + along * Math.sin(turn), { width: height, height })
  })
}

function boxAround(x: number, y: number, { width, height }: { width: number; height: number }): Box {
  return {
    left: x - width / 2 - GAP_PX,
    right: x + width / 2 + GAP_PX,
    top: y - height / 2 - GAP_PX,
    bottom: y + height / 2 + GAP_PX,
  }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
