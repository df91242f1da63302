import { dots, leaf } from './ornament.ts'
import { circle, ellipse, group, path, rounded, stroke, times } from './svg.ts'

/** Lit leaf, shadow leaf, trunk. */
export type LeafInks = readonly [lit: string, shade: string, trunk: string]

/** A coconut or date palm leaning a little off the vertical. */
export function palm(x: number, base: number, height: number, lean: number, inks: LeafInks): string {
  const [lit, shade, trunk] = inks
  const tx = x + lean
  const ty = base - height
  const w = height * 0.028
  const reach = height * 0.42
  const frond = (turn: number, ink: string): string =>
    path(`M0 0Q${reach * 0.5} ${-reach * 0.42} ${reach} ${reach * 0.14}Q${reach * 0.5} ${-reach * 0.1} 0 0Z`, ink, {
      transform: `translate(${rounded(tx)} ${rounded(ty)}) rotate(${turn})`,
    })
  const mirrored = (turn: number, ink: string): string =>
    path(`M0 0Q${-reach * 0.5} ${-reach * 0.42} ${-reach} ${reach * 0.14}Q${-reach * 0.5} ${-reach * 0.1} 0 0Z`, ink, {
      transform: `translate(${rounded(tx)} ${rounded(ty)}) rotate(${turn})`,
    })
  return (
    path(
      `M${x - w} ${base}Q${x + lean * 0.1} ${base - height * 0.5} ${tx - w * 0.5} ${ty}H${tx + w * 0.5}Q${x + lean * 0.2 + w * 2} ${base - height * 0.5} ${x + w * 1.4} ${base}Z`,
      trunk,
    ) +
    frond(50, shade) +
    frond(14, shade) +
    mirrored(-48, shade) +
    mirrored(-12, lit) +
    frond(-28, shade) +
    mirrored(26, lit) +
    frond(-66, lit) +
    circle(tx - w, ty + w * 1.4, w * 1.1, trunk) +
    circle(tx + w * 1.2, ty + w * 1.6, w * 1.1, trunk)
  )
}

/** A shade tree: stacked lobes, a shadow side at the right and leaf dots on top. */
export function shadeTree(x: number, base: number, s: number, inks: LeafInks): string {
  const [lit, shade, trunk] = inks
  const y = base - s * 1.15
  return (
    path(
      `M${x - s * 0.07} ${base}Q${x - s * 0.02} ${base - s * 0.4} ${x - s * 0.05} ${y}H${x + s * 0.05}Q${x + s * 0.02} ${base - s * 0.4} ${x + s * 0.09} ${base}Z`,
      trunk,
    ) +
    stroke(
      `M${x} ${base - s * 0.4}Q${x + s * 0.16} ${base - s * 0.56} ${x + s * 0.28} ${base - s * 0.78}M${x} ${base - s * 0.5}Q${x - s * 0.14} ${base - s * 0.6} ${x - s * 0.26} ${base - s * 0.8}`,
      trunk,
      s * 0.05,
    ) +
    ellipse(x + s * 0.34, y + s * 0.12, s * 0.42, s * 0.3, shade) +
    ellipse(x - s * 0.34, y + s * 0.1, s * 0.42, s * 0.32, lit) +
    ellipse(x + s * 0.1, y - s * 0.16, s * 0.5, s * 0.36, shade) +
    ellipse(x - s * 0.08, y - s * 0.2, s * 0.42, s * 0.32, lit) +
    dots(
      `M${x - s * 0.58} ${y + s * 0.06}h${s * 0.4}M${x - s * 0.34} ${y - s * 0.2}h${s * 0.45}M${x - s * 0.2} ${y - s * 0.34}h${s * 0.26}`,
      shade,
      s * 0.05,
      s * 0.13,
    )
  )
}

/** A slim upright tree (ashoka), planted in rows along drives. */
export function ashoka(x: number, base: number, width: number, height: number, inks: LeafInks): string {
  const [lit, shade, trunk] = inks
  const w = width / 2
  const y = base - height
  return (
    stroke(`M${x} ${base}v${-height * 0.2}`, trunk, width * 0.14) +
    path(
      `M${x} ${y}C${x - w * 1.1} ${y + height * 0.4} ${x - w * 1.3} ${base - height * 0.1} ${x} ${base - height * 0.1}Z`,
      lit,
    ) +
    path(
      `M${x} ${y}C${x + w * 1.1} ${y + height * 0.4} ${x + w * 1.3} ${base - height * 0.1} ${x} ${base - height * 0.1}Z`,
      shade,
    )
  )
}

/** A clump of pointed leaves for a foreground corner. */
export function clump(x: number, base: number, s: number, lit: string, shade: string, count = 7): string {
  return times(count, (i) => {
    const t = i / (count - 1)
    return leaf(s * (0.7 + 0.3 * Math.sin(t * Math.PI)), s * 0.16, i % 2 === 0 ? lit : shade, -165 + 150 * t, x, base)
  })
}

/** A banana plant: a few big leaves with a lit midrib. */
export function banana(x: number, base: number, s: number, lit: string, shade: string): string {
  const blade = (turn: number, length: number, ink: string, rib: string): string =>
    group(
      { transform: `translate(${rounded(x)} ${rounded(base)}) rotate(${turn})` },
      path(
        `M0 0Q${length * 0.3} ${-length * 0.22} ${length} ${-length * 0.02}Q${length * 0.4} ${length * 0.24} 0 0Z`,
        ink,
      ) + stroke(`M0 0Q${length * 0.5} ${-length * 0.02} ${length * 0.94} ${-length * 0.02}`, rib, 2.4),
    )
  return (
    blade(-150, s * 0.8, shade, lit) +
    blade(-28, s * 0.8, shade, lit) +
    blade(-122, s, lit, shade) +
    blade(-58, s * 0.95, shade, lit) +
    blade(-90, s * 1.05, lit, shade)
  )
}

/** Clipped hedge or far tree line as a scalloped band. */
export function treeLine(y: number, lobe: number, ink: string, width = 800, depth = 60): string {
  const count = Math.ceil(width / lobe) + 1
  return path(
    `M-20 ${y}${times(count, (i) => `q${lobe * 0.1} ${-lobe * (0.5 + ((i * 5) % 4) * 0.13)} ${lobe * 0.5} ${-lobe * (0.5 + ((i * 5) % 4) * 0.13)}t${lobe * 0.5} ${lobe * (0.5 + ((i * 5) % 4) * 0.13)}`)}V${y + depth}H-20Z`,
    ink,
  )
}

/** A casuarina of the coast: long needles hang like combs from branches that rise off a bare, leaning stem. */
export function casuarina(x: number, base: number, height: number, lean: number, inks: LeafInks): string {
  const [lit, shade, trunk] = inks
  const branch = (t: number, side: number, ink: string): string => {
    const sx = x + lean * t
    const sy = base - height * t
    const reach = height * (0.34 - t * 0.2) * side
    const needles = times(7, (i) => {
      const u = (i + 1) / 7
      return `M${sx + reach * u} ${sy - height * 0.12 * Math.sin(u * 2.2)}q${reach * 0.1} ${height * 0.05} ${reach * 0.04} ${height * (0.16 - u * 0.06)}`
    })
    return (
      stroke(`M${sx} ${sy}q${reach * 0.5} ${-height * 0.16} ${reach} ${-height * 0.1}`, ink, height * 0.018) +
      stroke(needles, ink, height * 0.021, { 'stroke-linecap': 'round' })
    )
  }
  return (
    stroke(
      `M${x} ${base}Q${x + lean * 0.1} ${base - height * 0.5} ${x + lean} ${base - height}`,
      trunk,
      height * 0.026,
    ) + times(6, (i) => branch(0.4 + i * 0.11, 1, shade) + branch(0.44 + i * 0.11, -1, lit))
  )
}
