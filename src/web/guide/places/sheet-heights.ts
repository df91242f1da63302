import { sheetHeights, type SheetHeight } from './map-address.ts'

/** Distance by which a finger that lets go while it moves would still move the sheet. */
const THROW_MS = 160

/** Heights in pixels of the screen. */
export type SheetPixels = Readonly<Record<SheetHeight, number>>

/**
 * The height at which the sheet comes to rest.
 * @param px its height when the finger leaves
 * @param speed of its upper edge, upwards, in pixels a millisecond
 */
export function restingHeight(px: number, speed: number, heights: SheetPixels): SheetHeight {
  const aim = px + speed * THROW_MS
  const distanceTo = (height: SheetHeight) => Math.abs(heights[height] - aim)
  return sheetHeights.toSorted((a, b) => distanceTo(a) - distanceTo(b))[0] ?? 'half'
}

/** The height after a key of a slider. Undefined: the key does nothing. */
export function heightByKey(key: string, height: SheetHeight): SheetHeight | undefined {
  const at = sheetHeights.indexOf(height)
  if (key === 'ArrowUp' || key === 'ArrowRight' || key === 'PageUp') return sheetHeights[at + 1] ?? height
  if (key === 'ArrowDown' || key === 'ArrowLeft' || key === 'PageDown') return sheetHeights[at - 1] ?? height
  if (key === 'Home') return 'peek'
  return key === 'End' ? 'full' : undefined
}
