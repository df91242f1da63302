import { polygon } from './svg.ts'

/** The vanishing point of a lane that runs away from the viewer. */
export type Vanishing = { readonly x: number; readonly y: number }

/** The y at depth x of a line that leaves the picture's edge at height y and runs to the vanishing point. */
export function receding(to: Vanishing, edge: number, y: number, x: number): number {
  return y + ((to.y - y) * (x - edge)) / (to.x - edge)
}

/** A part of a wall that recedes from the picture's edge: a door, a shutter, a balcony or the whole wall. */
export function wallPatch(
  to: Vanishing,
  edge: number,
  [near, far]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  ink: string,
): string {
  return polygon(
    [
      near,
      receding(to, edge, top, near),
      far,
      receding(to, edge, top, far),
      far,
      receding(to, edge, bottom, far),
      near,
      receding(to, edge, bottom, near),
    ],
    ink,
  )
}
