import { dots } from './ornament.ts'
import { circle, ellipse, path, rect, stroke, times } from './svg.ts'

export type BanyanInks = {
  readonly lit: string
  readonly shade: string
  readonly fruit: string
  readonly trunk: string
  readonly dark: string
}

/** A banyan: a crown wider than high, a fluted trunk and aerial roots, some of them grown into pillars. */
export function banyan(x: number, base: number, s: number, inks: BanyanInks): string {
  const lobes: ReadonlyArray<readonly [number, number, number]> = [
    [-0.62, 0.98, 0.3],
    [-0.3, 1.16, 0.34],
    [0.1, 1.24, 0.36],
    [0.5, 1.12, 0.34],
    [0.78, 0.94, 0.28],
    [0.2, 0.96, 0.34],
  ]
  const crown = (dx: number, dy: number, scale: number, ink: string): string =>
    path(
      lobes
        .map(([lx, ly, r]) => {
          const cx = x + lx * s + dx
          const cy = base - ly * s + dy
          const radius = r * s * scale
          return `M${cx - radius} ${cy}a${radius} ${radius * 0.68} 0 1 0 ${radius * 2} 0a${radius} ${radius * 0.68} 0 1 0 ${-radius * 2} 0Z`
        })
        .join(''),
      ink,
    )
  const root = (dx: number, length: number): string =>
    `M${x + dx * s} ${base - s * 0.86}q${s * 0.03} ${length * s * 0.5} ${-s * 0.01} ${length * s}`
  return (
    crown(s * 0.03, s * 0.05, 1, inks.shade) +
    stroke(
      root(-0.7, 0.4) + root(-0.46, 0.52) + root(0.36, 0.42) + root(0.6, 0.5) + root(0.84, 0.36),
      inks.trunk,
      s * 0.016,
      {
        'stroke-linecap': 'round',
      },
    ) +
    stroke(
      `M${x - s * 0.58} ${base - s * 0.86}Q${x - s * 0.54} ${base - s * 0.4} ${x - s * 0.56} ${base}M${x + s * 0.48} ${base - s * 0.86}Q${x + s * 0.46} ${base - s * 0.4} ${x + s * 0.5} ${base}`,
      inks.trunk,
      s * 0.05,
    ) +
    path(
      `M${x - s * 0.3} ${base + s * 0.02}Q${x - s * 0.12} ${base - s * 0.14} ${x - s * 0.14} ${base - s * 0.42}Q${x - s * 0.16} ${base - s * 0.66} ${x - s * 0.42} ${base - s * 0.92}L${x - s * 0.3} ${base - s * 0.96}Q${x - s * 0.08} ${base - s * 0.8} ${x} ${base - s * 0.64}Q${x + s * 0.1} ${base - s * 0.84} ${x + s * 0.34} ${base - s * 0.96}L${x + s * 0.42} ${base - s * 0.9}Q${x + s * 0.16} ${base - s * 0.68} ${x + s * 0.16} ${base - s * 0.4}Q${x + s * 0.16} ${base - s * 0.12} ${x + s * 0.32} ${base + s * 0.02}Q${x + s * 0.14} ${base - s * 0.04} ${x + s * 0.06} ${base + s * 0.03}Q${x - s * 0.02} ${base - s * 0.06} ${x - s * 0.1} ${base + s * 0.03}Q${x - s * 0.16} ${base - s * 0.04} ${x - s * 0.3} ${base + s * 0.02}Z`,
      inks.trunk,
    ) +
    path(
      `M${x + s * 0.42} ${base - s * 0.9}Q${x + s * 0.16} ${base - s * 0.68} ${x + s * 0.16} ${base - s * 0.4}Q${x + s * 0.16} ${base - s * 0.12} ${x + s * 0.32} ${base + s * 0.02}Q${x + s * 0.14} ${base - s * 0.04} ${x + s * 0.06} ${base + s * 0.03}Q${x + s * 0.1} ${base - s * 0.3} ${x + s * 0.06} ${base - s * 0.46}Q${x + s * 0.1} ${base - s * 0.74} ${x + s * 0.34} ${base - s * 0.94}Z`,
      inks.dark,
    ) +
    stroke(
      `M${x - s * 0.06} ${base - s * 0.5}Q${x - s * 0.02} ${base - s * 0.26} ${x - s * 0.12} ${base - s * 0.06}M${x + s * 0.02} ${base - s * 0.42}v${s * 0.26}`,
      inks.dark,
      s * 0.014,
      { 'stroke-linecap': 'round' },
    ) +
    crown(-s * 0.03, -s * 0.06, 0.9, inks.lit) +
    dots(
      `M${x - s * 0.8} ${base - s * 1.02}h${s * 0.3}M${x - s * 0.42} ${base - s * 1.22}h${s * 0.3}M${x - s * 0.06} ${base - s * 1.36}h${s * 0.34}M${x + s * 0.34} ${base - s * 1.18}h${s * 0.34}M${x - s * 0.12} ${base - s * 1.1}h${s * 0.34}`,
      inks.shade,
      s * 0.03,
      s * 0.085,
    ) +
    times(5, (i) => circle(x + s * (-0.6 + i * 0.31), base - s * (1 + ((i * 2) % 3) * 0.1), s * 0.016, inks.fruit))
  )
}

/** A park bench seen from the front: slats between two cast ends. */
export function gardenBench(x: number, ground: number, width: number, slat: string, iron: string): string {
  const seat = ground - width * 0.3
  const end = (ex: number): string =>
    stroke(
      `M${ex} ${ground}V${seat - width * 0.3}M${ex} ${seat - width * 0.12}q${-width * 0.08} 0 ${-width * 0.08} ${width * 0.12}V${ground}`,
      iron,
      width * 0.045,
      { 'stroke-linecap': 'round' },
    )
  return (
    ellipse(x, ground, width * 0.62, width * 0.06, iron, { opacity: 0.4 }) +
    times(3, (i) => rect(x - width / 2, seat - width * 0.32 + i * width * 0.1, width, width * 0.065, slat)) +
    rect(x - width * 0.54, seat, width * 1.04, width * 0.07, slat) +
    rect(x - width * 0.54, seat + width * 0.05, width * 1.04, width * 0.03, iron) +
    end(x - width * 0.44) +
    end(x + width * 0.46)
  )
}
