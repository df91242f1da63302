import { receding, type Vanishing } from './lanes.ts'
import { paper, silt } from './palette.ts'
import { polygon, stroke, times } from './svg.ts'

/** A pier with a flared head, at its place along the road: 0 is near, 1 is the vanishing point. */
function pier(to: Vanishing, along: number): string {
  const near = 1 - along
  const x = to.x * along
  const top = receding(to, 0, 178, x)
  const foot = receding(to, 0, 690, x)
  const w = 62 * near
  return (
    polygon(
      [
        x - w,
        foot,
        x - w,
        top + 96 * near,
        x - w * 2.1,
        top - 8 * near,
        x + w * 2.1,
        top + 22 * near,
        x + w,
        top + 100 * near,
        x + w,
        foot,
      ],
      silt.pale,
    ) +
    polygon(
      [
        x + w * 0.2,
        foot,
        x + w * 0.2,
        top + 100 * near,
        x + w * 0.7,
        top + 12 * near,
        x + w * 2.1,
        top + 22 * near,
        x + w,
        top + 100 * near,
        x + w,
        foot,
      ],
      silt.base,
    )
  )
}

/** Point at which the far edge of the underside meets the left of the picture. */
const soffitFar = 250

/** A concrete flyover running from the upper left to its vanishing point, seen from below. */
export function flyover(to: Vanishing): string {
  return (
    polygon([0, 120, to.x, to.y, 0, soffitFar], silt.dark) +
    times(7, (i) => {
      const x = to.x * (0.08 + i * 0.115)
      return stroke(
        `M${x} ${receding(to, 0, 122, x)}L${x} ${receding(to, 0, soffitFar, x)}`,
        silt.deep,
        5 * (1 - x / to.x) + 1,
      )
    }) +
    [0.8, 0.66, 0.46, 0.14].map((along) => pier(to, along)).join('') +
    polygon([0, -30, to.x, to.y, 0, 66], paper.base) +
    polygon([0, 66, to.x, to.y, 0, 132], paper.deep) +
    stroke(`M0 18L${to.x} ${to.y}`, silt.light, 6, { 'stroke-dasharray': '0 22', 'stroke-linecap': 'round' })
  )
}
