import { seeded } from './seeded.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from './palette.ts'
import { circle, path, polygon, rect, stroke, times } from './svg.ts'

/** The vanishing point. The viewer stands in the middle of a lane. */
const eye = { x: 400, y: 246 }

/** A point on the left (-1) or right (1) wall: `depth` in shop fronts, `height` from -1 (ceiling) to 1 (floor). */
function onWall(side: 1 | -1, depth: number, height: number): readonly [number, number] {
  const shrink = 1 / (1 + 0.55 * depth)
  return [eye.x + side * 400 * shrink, eye.y + height * 330 * shrink]
}

function panel(side: 1 | -1, from: number, to: number, top: number, bottom: number): readonly number[] {
  return [
    ...onWall(side, from, top),
    ...onWall(side, to, top),
    ...onWall(side, to, bottom),
    ...onWall(side, from, bottom),
  ]
}

function outline([ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0]: readonly number[]): string {
  return `M${ax} ${ay}L${bx} ${by}L${cx} ${cy}L${dx} ${dy}Z`
}

const clothInks = [
  brick.base,
  gold.base,
  indigo.base,
  marigold.base,
  green.base,
  paper.base,
  brick.light,
  indigo.light,
  gold.light,
]

/** One side of a cloth lane: shop after shop of folded bolts above the sellers' white platforms. */
export function clothWall(side: 1 | -1, seed: number): string {
  const next = seeded(seed)
  const rows = 7
  const top = -0.62
  const step = (0.5 - top) / rows
  const byInk = new Map<string, string>()
  for (let shop = 0; shop < 5; shop += 1) {
    // Far shops are too small to show two stacks.
    const stacks = shop < 3 ? 2 : 1
    const width = 0.82 / stacks
    for (let cell = 0; cell < rows * stacks; cell += 1) {
      const ink = clothInks[Math.floor(next() * clothInks.length)] ?? gold.base
      const row = Math.floor(cell / stacks)
      const from = shop + 0.1 + (cell % stacks) * width
      const corners = panel(side, from, from + width - 0.02, top + row * step, top + (row + 0.92) * step)
      byInk.set(ink, (byInk.get(ink) ?? '') + outline(corners))
    }
  }
  const cloth = [...byInk].map(([ink, d]) => path(d, ink)).join('')
  const platforms = times(5, (shop) => outline(panel(side, shop + 0.06, shop + 0.96, 0.5, 0.6)))
  const fronts = times(5, (shop) => outline(panel(side, shop + 0.06, shop + 0.96, 0.6, 1)))
  const folds = times(rows * 2, (line) => {
    const height = top + (Math.floor(line / 2) + (line % 2 === 0 ? 0.32 : 0.62)) * step
    const [x1, y1] = onWall(side, 0, height)
    const [x2, y2] = onWall(side, 5, height)
    return `M${x1} ${y1}L${x2} ${y2}`
  })
  const sign = polygon(panel(side, 0, 5, -0.86, -0.68), side === -1 ? brick.base : brick.dark)
  return (
    polygon(panel(side, 0, 5.1, -1.4, 1.2), side === -1 ? silt.dark : silt.deep) +
    sign +
    cloth +
    path(platforms, paper.pale) +
    path(fronts, side === -1 ? paper.dark : silt.light) +
    stroke(folds, silt.deep, 2, { opacity: 0.4 })
  )
}

/** A strip of cloth hung across the lane for shade. */
export function laneSwag(depth: number, height: number, ink: string, shade: string): string {
  const [x1, y1] = onWall(-1, depth, height)
  const [x2] = onWall(1, depth, height)
  const drop = 120 / (1 + 0.55 * depth)
  const thick = 44 / (1 + 0.55 * depth)
  return (
    path(
      `M${x1} ${y1}Q400 ${y1 + drop * 2} ${x2} ${y1}V${y1 + thick * 0.4}Q400 ${y1 + drop * 2 + thick * 1.6} ${x1} ${y1 + thick * 0.4}Z`,
      ink,
    ) +
    path(
      `M400 ${y1 + drop}Q${(400 + x2) / 2 + 20} ${y1 + drop * 0.96} ${x2} ${y1}V${y1 + thick * 0.4}Q${(400 + x2) / 2} ${y1 + drop * 1.1 + thick * 0.7} 400 ${y1 + drop + thick}Z`,
      shade,
    )
  )
}

/** A bale sewn into sackcloth, its neck knotted. */
function bale(x: number, base: number, w: number, h: number, ink: string, shade: string): string {
  return (
    rect(x, base - h, w, h, ink, { rx: h * 0.22 }) +
    path(
      `M${x + w * 0.66} ${base - h}H${x + w - h * 0.22}Q${x + w} ${base - h} ${x + w} ${base - h * 0.78}V${base - h * 0.22}Q${x + w} ${base} ${x + w - h * 0.22} ${base}H${x + w * 0.66}Z`,
      shade,
    ) +
    stroke(
      `M${x + w * 0.2} ${base - h}v${h}M${x + w * 0.56} ${base - h}v${h}M${x} ${base - h * 0.5}h${w}`,
      silt.base,
      2.4,
    )
  )
}

/** A handcart heaped with bales, seen from behind. */
export function baleCart(x: number, ground: number, s: number): string {
  return (
    stroke(
      `M${x - s * 0.56} ${ground - s * 0.34}L${x - s * 0.66} ${ground}M${x + s * 0.56} ${ground - s * 0.34}L${x + s * 0.66} ${ground}`,
      silt.deep,
      s * 0.05,
    ) +
    circle(x - s * 0.5, ground - s * 0.16, s * 0.16, 'none', { stroke: silt.deep, 'stroke-width': s * 0.05 }) +
    circle(x + s * 0.5, ground - s * 0.16, s * 0.16, 'none', { stroke: silt.deep, 'stroke-width': s * 0.05 }) +
    rect(x - s * 0.7, ground - s * 0.4, s * 1.4, s * 0.08, gold.deep) +
    bale(x - s * 0.66, ground - s * 0.4, s * 0.64, s * 0.36, paper.light, paper.dark) +
    bale(x + s * 0.02, ground - s * 0.4, s * 0.64, s * 0.36, marigold.pale, marigold.light) +
    bale(x - s * 0.54, ground - s * 0.76, s * 0.52, s * 0.34, gold.pale, gold.light) +
    bale(x, ground - s * 0.76, s * 0.56, s * 0.34, paper.light, paper.dark) +
    bale(x - s * 0.3, ground - s * 1.1, s * 0.6, s * 0.32, brick.pale, brick.light)
  )
}
