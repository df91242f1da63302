import { dots } from './ornament.ts'
import { gold, marigold } from './palette.ts'
import { at, circle, path, rect, stroke, times } from './svg.ts'

/** A soft square roll from above, as it comes apart from its tray. */
export function pav(x: number, y: number, s: number, turn: number): string {
  return at(
    x,
    y,
    rect(-s * 0.92, -s * 0.9, s * 2, s * 2, marigold.deep, { rx: s * 0.5 }) +
      rect(-s, -s, s * 2, s * 2, marigold.dark, { rx: s * 0.5 }) +
      rect(-s * 0.94, -s * 0.94, s * 1.7, s * 1.7, marigold.base, { rx: s * 0.48 }) +
      rect(-s * 0.8, -s * 0.8, s * 1.2, s * 1.2, marigold.light, { rx: s * 0.42 }) +
      stroke(`M${-s * 0.58} ${-s * 0.06}q0 ${-s * 0.52} ${s * 0.5} ${-s * 0.54}`, gold.pale, s * 0.12, {
        'stroke-linecap': 'round',
      }),
    1,
    turn,
  )
}

/** The cut face of a roll, buttered and browned on the griddle. */
export function toastedPav(x: number, y: number, s: number, turn: number): string {
  return at(
    x,
    y,
    rect(-s * 0.92, -s * 0.9, s * 2, s * 2, marigold.deep, { rx: s * 0.5 }) +
      rect(-s, -s, s * 2, s * 2, marigold.base, { rx: s * 0.5 }) +
      rect(-s * 0.84, -s * 0.84, s * 1.68, s * 1.68, gold.pale, { rx: s * 0.4 }) +
      dots(
        times(4, (i) => `M${-s * 0.56 + (i % 2) * s * 0.16} ${-s * 0.52 + i * s * 0.36}h${s * 1.05}`),
        marigold.light,
        s * 0.2,
        s * 0.36,
      ),
    1,
    turn,
  )
}

/** A flaky griddle bread from above: a spiral of folds with browned blisters. */
export function paratha(x: number, y: number, r: number, turn: number): string {
  const coil = times(4, (i) => {
    const q = r * (0.82 - i * 0.19)
    return `M${q} 0A${q} ${q} 0 1 1 ${q * 0.3} ${-q * 0.95}`
  })
  return at(
    x,
    y,
    circle(r * 0.04, r * 0.07, r, gold.deep) +
      circle(0, 0, r, gold.base) +
      circle(-r * 0.03, -r * 0.04, r * 0.93, gold.light) +
      stroke(coil, gold.base, r * 0.05, { 'stroke-linecap': 'round' }) +
      path(
        times(9, (i) => {
          const far = r * (0.2 + ((i * 5) % 7) * 0.1)
          const a = i * 2.4
          return `M${Math.cos(a) * far - r * 0.08} ${Math.sin(a) * far}q${r * 0.08} ${-r * 0.1} ${r * 0.17} 0q${-r * 0.06} ${r * 0.1} ${-r * 0.17} 0z`
        }),
        marigold.dark,
      ),
    1,
    turn,
  )
}
