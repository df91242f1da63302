import { dots } from './ornament.ts'
import { brick, gold, marigold, paper, silt, skin } from './palette.ts'
import type { Sheet } from './sheet.ts'
import { circle, element, ellipse, path, polygon, rounded, stroke, times } from './svg.ts'

/** Skirt, its shaded folds, its printed hem, and the veil. */
export type DancerInks = readonly [skirt: string, fold: string, hem: string, veil: string]

/** The sheet keeps a dancer in this size. Every use scales it. */
const h = 100
const waist = -h * 0.56

function dancer([skirt, fold, hem, veil]: DancerInks): string {
  return [
    path(
      `M${-h * 0.04} ${-h * 0.9}Q${-h * 0.26} ${-h * 0.8} ${-h * 0.36} ${-h * 0.5}Q${-h * 0.42} ${-h * 0.36} ${-h * 0.52} ${-h * 0.34}Q${-h * 0.3} ${-h * 0.24} ${-h * 0.2} ${-h * 0.42}L${-h * 0.06} ${-h * 0.66}Z`,
      veil,
    ),
    stroke(`M${h * 0.08} ${-h * 0.74}L${h * 0.24} ${-h * 0.8}L${h * 0.25} ${-h * 1.02}`, skin.light, h * 0.05, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    path(
      `M${-h * 0.07} ${waist}Q${-h * 0.2} ${-h * 0.2} ${-h * 0.44} ${-h * 0.06}Q${-h * 0.2} ${h * 0.04} 0 0T${h * 0.42} ${-h * 0.1}Q${h * 0.2} ${-h * 0.24} ${h * 0.07} ${waist}Z`,
      skirt,
    ),
    polygon([-h * 0.03, waist, -h * 0.14, -h * 0.005, -h * 0.02, 0], fold),
    polygon([h * 0.02, waist, h * 0.13, -h * 0.01, h * 0.27, -h * 0.04], fold),
    stroke(
      `M${-h * 0.4} ${-h * 0.085}Q${-h * 0.2} ${-h * 0.005} 0 ${-h * 0.045}T${h * 0.36} ${-h * 0.13}`,
      hem,
      h * 0.05,
    ),
    dots(
      `M${-h * 0.27} ${-h * 0.18}Q${-h * 0.1} ${-h * 0.11} ${h * 0.02} ${-h * 0.14}T${h * 0.24} ${-h * 0.2}`,
      hem,
      h * 0.028,
      h * 0.07,
    ),
    path(`M${-h * 0.11} ${-h * 0.76}Q0 ${-h * 0.82} ${h * 0.11} ${-h * 0.76}L${h * 0.07} ${waist}H${-h * 0.07}Z`, hem),
    path(`M${h * 0.03} ${-h * 0.79}L${h * 0.11} ${-h * 0.76}L${h * 0.07} ${waist}H${h * 0.01}Z`, fold),
    stroke(`M${-h * 0.09} ${-h * 0.73}Q${-h * 0.2} ${-h * 0.64} ${-h * 0.1} ${waist}`, skin.light, h * 0.045, {
      'stroke-linecap': 'round',
    }),
    path(
      `M${-h * 0.1} ${-h * 0.77}Q${h * 0.04} ${-h * 0.7} ${h * 0.09} ${waist}L${h * 0.02} ${waist}Q${-h * 0.02} ${-h * 0.66} ${-h * 0.11} ${-h * 0.73}Z`,
      veil,
    ),
    ellipse(-h * 0.02, -h * 0.9, h * 0.07, h * 0.085, silt.deep),
    ellipse(h * 0.02, -h * 0.885, h * 0.055, h * 0.07, skin.light),
    circle(-h * 0.08, -h * 0.86, h * 0.034, silt.deep),
    path(
      `M${h * 0.04} ${-h * 0.97}Q${-h * 0.1} ${-h * 1.02} ${-h * 0.11} ${-h * 0.82}L${-h * 0.07} ${-h * 0.84}Q${-h * 0.06} ${-h * 0.95} ${h * 0.04} ${-h * 0.97}Z`,
      veil,
    ),
  ].join('')
}

/** A garba dancer with her skirt flying and one arm raised. `facing` 1 turns her to the right, -1 to the left. */
export function garbaDancer(
  sheet: Sheet,
  x: number,
  ground: number,
  height: number,
  inks: DancerInks,
  facing: 1 | -1,
): string {
  const scale = Math.round((height / h) * 100) / 100
  return element('use', {
    href: `#${sheet.reuse(dancer(inks))}`,
    transform: `translate(${rounded(x)} ${rounded(ground)}) scale(${scale * facing} ${scale})`,
  })
}

/** The garbo: a pierced clay pot with a lamp inside, about which Navratri's dancers circle. */
export function garbo(x: number, base: number, s: number): string {
  return (
    path(
      `M${x - s * 0.44} ${base}Q${x - s * 1.2} ${base - s * 0.66} ${x - s * 0.46} ${base - s * 1.24}H${x + s * 0.46}Q${x + s * 1.2} ${base - s * 0.66} ${x + s * 0.44} ${base}Z`,
      brick.base,
    ) +
    path(
      `M${x + s * 0.2} ${base - s * 1.24}H${x + s * 0.46}Q${x + s * 1.2} ${base - s * 0.66} ${x + s * 0.44} ${base}H${x + s * 0.14}Q${x + s * 0.7} ${base - s * 0.66} ${x + s * 0.2} ${base - s * 1.24}Z`,
      brick.dark,
    ) +
    times(3, (i) =>
      dots(
        `M${x - s * (0.58 + (i === 1 ? 0.08 : 0))} ${base - s * (0.34 + i * 0.28)}Q${x} ${base - s * (0.2 + i * 0.28)} ${x + s * 0.64} ${base - s * (0.34 + i * 0.28)}`,
        gold.light,
        s * 0.13,
        s * 0.24,
      ),
    ) +
    ellipse(x, base - s * 1.26, s * 0.56, s * 0.11, paper.light) +
    ellipse(x, base - s * 1.28, s * 0.44, s * 0.07, marigold.base)
  )
}
