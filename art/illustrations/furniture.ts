import { group, path, rect, rounded, stroke, times } from './svg.ts'

/** Frame, woven cane, cushion. */
export type ChairInks = { readonly frame: string; readonly cane: string; readonly cushion: string }

/** A low cane armchair seen from the side, facing right. `s` is its height. */
export function caneChair(x: number, base: number, s: number, inks: ChairInks, facesLeft = false): string {
  const line = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const
  return group(
    { transform: `translate(${rounded(x)} ${rounded(base)})${facesLeft ? ' scale(-1 1)' : ''}` },
    path(
      `M${-s * 0.52} ${-s}Q${-s * 0.36} ${-s * 1.04} ${-s * 0.3} ${-s * 0.96}L${-s * 0.16} ${-s * 0.42}H${-s * 0.36}Z`,
      inks.cane,
    ) +
      stroke(
        times(5, (i) => `M${s * (-0.5 + i * 0.034)} ${s * (-0.92 + i * 0.11)}l${s * 0.2} ${-s * 0.03}`),
        inks.frame,
        s * 0.022,
      ) +
      rect(-s * 0.36, -s * 0.48, s * 0.8, s * 0.13, inks.cushion, { rx: s * 0.05 }) +
      rect(-s * 0.38, -s * 0.37, s * 0.84, s * 0.08, inks.frame, { rx: s * 0.03 }) +
      stroke(
        `M${-s * 0.5} ${-s}L${-s * 0.34} ${-s * 0.36}L${-s * 0.44} 0M${s * 0.42} ${-s * 0.34}L${s * 0.46} 0M${-s * 0.4} ${-s * 0.64}H${s * 0.38}Q${s * 0.5} ${-s * 0.6} ${s * 0.42} ${-s * 0.36}`,
        inks.frame,
        s * 0.06,
        line,
      ),
  )
}

/** A wooden stool seen from the front. */
export function stool(x: number, base: number, h: number, seat: string, leg: string): string {
  return (
    stroke(
      `M${x - h * 0.22} ${base - h}L${x - h * 0.34} ${base}M${x + h * 0.22} ${base - h}L${x + h * 0.34} ${base}M${x - h * 0.29} ${base - h * 0.36}H${x + h * 0.29}`,
      leg,
      h * 0.08,
      { 'stroke-linecap': 'round' },
    ) + rect(x - h * 0.36, base - h * 1.06, h * 0.72, h * 0.14, seat, { rx: h * 0.06 })
  )
}

/** Turned balusters under a rail. */
export function balustrade(
  x: number,
  base: number,
  width: number,
  height: number,
  count: number,
  lit: string,
  shade: string,
): string {
  const step = width / count
  const w = step * 0.26
  return (
    path(
      times(count, (i) => {
        const cx = x + step * (i + 0.5)
        return `M${cx - w * 0.5} ${base}Q${cx - w * 2} ${base - height * 0.36} ${cx - w * 0.5} ${base - height * 0.6}V${base - height}H${cx + w * 0.5}V${base - height * 0.6}Q${cx + w * 2} ${base - height * 0.36} ${cx + w * 0.5} ${base}Z`
      }),
      lit,
    ) +
    rect(x, base - height - 10, width, 14, lit) +
    rect(x, base - height + 2, width, 5, shade) +
    rect(x, base - 6, width, 12, shade)
  )
}
