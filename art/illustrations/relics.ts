import { dotRing, dots, rosette } from './ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from './palette.ts'
import { circle, ellipse, path, polygon, rect, stroke, times } from './svg.ts'

/* Small things of a cabinet. Each stands on 0,0, is about 100 units high and is lit from the left. */

/** A blue and white jar with a leaf spray. */
export function porcelainJar(): string {
  const body = 'M-16 0Q-46 -34 -36 -66Q-28 -84 -14 -88V-98H14V-88Q28 -84 36 -66Q46 -34 16 0Z'
  return (
    path(body, paper.pale) +
    path('M14 -98V-88Q28 -84 36 -66Q46 -34 16 0H4Q26 -40 8 -98Z', paper.dark) +
    stroke('M-14 -90H14M-37 -62Q0 -50 37 -62M-24 -12Q0 -6 24 -12', indigo.base, 4) +
    rosette(-4, -36, 17, 8, indigo.base, indigo.pale) +
    ellipse(0, -98, 15, 4, indigo.base)
  )
}

/** A brass ewer with a curved spout. */
export function ewer(): string {
  return (
    stroke('M20 -62Q44 -62 40 -36T18 -20', gold.dark, 7, { 'stroke-linecap': 'round' }) +
    path('M-22 -26Q-44 -40 -44 -70L-52 -74Q-40 -80 -34 -72Q-30 -50 -16 -46Z', gold.dark) +
    path('M-18 0h36l-8 -10q22 -12 18 -34q-4 -18 -20 -22v-12h-16v12q-16 4 -20 22q-4 22 18 34Z', gold.base) +
    path('M2 0h16l-8 -10q22 -12 18 -34q-4 -18 -20 -22v-12h-6v12q14 8 14 24q0 20 -16 32Z', gold.dark) +
    path('M-12 -78Q-10 -92 0 -98Q10 -92 12 -78Z', gold.light) +
    dots('M-22 -40Q0 -32 24 -40', gold.pale, 4, 8)
  )
}

/** Three rows of coins on a velvet board. */
export function coinBoard(): string {
  return (
    rect(-46, -88, 92, 88, brick.dark) +
    times(9, (i) => {
      const x = -28 + (i % 3) * 28
      const y = -72 + Math.floor(i / 3) * 28
      const ink = i % 2 === 0 ? gold.base : paper.deep
      return (
        circle(x + 1.5, y + 2, 11, brick.deep) +
        circle(x, y, 11, ink) +
        circle(x, y, 6, 'none', { stroke: silt.dark, 'stroke-width': 1.6 })
      )
    })
  )
}

/** A curved dagger above its sheath. */
export function dagger(): string {
  return (
    path('M-46 -70Q-6 -92 30 -72L26 -60Q-6 -74 -46 -70Z', paper.light) +
    path('M-46 -70Q-6 -80 27 -66L26 -60Q-6 -74 -46 -70Z', silt.light) +
    rect(26, -80, 7, 26, gold.base) +
    path('M33 -74q22 2 22 -8v24q-4 -8 -22 -6Z', green.base) +
    path('M-50 -18Q-6 -46 36 -26L32 -8Q-6 -24 -46 -10Z', brick.base) +
    path('M-50 -18L-46 -10L-34 -15L-36 -25ZM22 -32L36 -26L32 -8L18 -15Z', gold.base)
  )
}

/** A carved printing block, face outwards, with its grip behind. */
export function printBlock(): string {
  return (
    rect(-10, -96, 20, 22, silt.dark, { rx: 6 }) +
    rect(-42, -78, 84, 78, gold.deep) +
    rect(26, -78, 16, 78, silt.dark) +
    rect(-36, -72, 60, 66, marigold.pale) +
    rosette(-6, -39, 27, 8, brick.dark, marigold.pale) +
    dotRing(-6, -39, 6, marigold.pale, 3, 6)
  )
}

/** An astrolabe, as carried by the pilots of the port. */
export function astrolabe(): string {
  return (
    circle(0, -92, 7, 'none', { stroke: gold.dark, 'stroke-width': 4 }) +
    circle(2, -40, 42, gold.deep) +
    circle(0, -42, 42, gold.base) +
    circle(0, -42, 32, gold.dark) +
    circle(0, -42, 29, paper.base) +
    dotRing(0, -42, 37, gold.pale, 3, 36) +
    circle(-4, -46, 15, 'none', { stroke: gold.dark, 'stroke-width': 4 }) +
    polygon([-36, -20, -34, -26, 36, -64, 34, -58], brick.base) +
    circle(0, -42, 4, gold.deep)
  )
}

/** A brass padlock with its key. */
export function padlock(): string {
  return (
    stroke('M-30 -46V-62Q-30 -86 -8 -86T14 -62V-46', silt.light, 9) +
    path('M-44 -48H28Q36 -48 36 -38V-8Q36 0 28 0H-44Q-52 0 -52 -8V-38Q-52 -48 -44 -48Z', gold.base) +
    path('M10 -48H28Q36 -48 36 -38V-8Q36 0 28 0H10Z', gold.dark) +
    circle(-12, -26, 7, silt.deep) +
    polygon([-15, -24, -9, -24, -6, -10, -18, -10], silt.deep) +
    stroke('M50 -92V-30M50 -38h-9M50 -50h-7', silt.light, 5) +
    circle(50, -12, 12, 'none', { stroke: silt.light, 'stroke-width': 5 })
  )
}

export function handFan(): string {
  const blade = (i: number): string => {
    const from = Math.PI * (1.08 + i * 0.105)
    const to = from + Math.PI * 0.105
    const point = (angle: number, r: number): string => `${Math.cos(angle) * r} ${-6 + Math.sin(angle) * r}`
    return `M${point(from, 26)}L${point(from, 86)}L${point(to, 86)}L${point(to, 26)}Z`
  }
  return (
    path(
      times(8, (i) => (i % 2 === 0 ? blade(i) : '')),
      brick.light,
    ) +
    path(
      times(8, (i) => (i % 2 === 1 ? blade(i) : '')),
      brick.base,
    ) +
    stroke('M-72 -32A80 80 0 0 1 72 -32', gold.light, 4, { transform: 'translate(0 -6)' }) +
    path('M0 -4L-26 -12L-20 -26ZM0 -4L20 -26L26 -12ZM0 -4L-8 -32H8Z', gold.dark) +
    circle(0, -6, 5, gold.light)
  )
}

/** A nest of lacquered bowls. */
export function lacquerBowls(): string {
  const bowl = (y: number, w: number, ink: string, shade: string): string =>
    path(`M${-w} ${y - 26}Q${-w * 0.9} ${y} ${-w * 0.4} ${y}H${w * 0.4}Q${w * 0.9} ${y} ${w} ${y - 26}Z`, ink) +
    path(`M${w * 0.3} ${y - 26}H${w}Q${w * 0.9} ${y} ${w * 0.4} ${y}H${w * 0.2}Z`, shade) +
    ellipse(0, y - 26, w, 5, shade) +
    dots(`M${-w * 0.7} ${y - 13}H${w * 0.6}`, gold.light, 5, 10)
  return (
    bowl(0, 48, brick.base, brick.dark) +
    bowl(-30, 38, indigo.base, indigo.dark) +
    bowl(-60, 28, green.base, green.dark)
  )
}

/** A wooden elephant on wheels. */
export function toyElephant(): string {
  return (
    path(
      'M-40 -14V-46Q-40 -78 -4 -78Q14 -92 32 -78Q46 -66 42 -42Q42 -28 52 -26Q48 -16 38 -18Q28 -22 30 -42L22 -40V-14H6V-30H-22V-14Z',
      indigo.light,
    ) +
    path('M22 -40V-14H6V-30H-4Q6 -50 -6 -77Q14 -92 32 -78Q20 -70 22 -40Z', indigo.base) +
    path('M-28 -77Q-8 -84 4 -74L0 -44H-30Z', brick.base) +
    dots('M-26 -50H-2', gold.light, 6, 8) +
    circle(24, -66, 3, silt.deep) +
    rect(-50, -14, 88, 7, gold.dark) +
    circle(-32, -6, 8, brick.dark) +
    circle(20, -6, 8, brick.dark)
  )
}
