import { border } from './ornament.ts'
import { gold, indigo, paper, silt } from './palette.ts'
import type { Sheet } from './sheet.ts'
import { at, ellipse, path, polygon, rect, stroke, times } from './svg.ts'

/** A shop window: frame, lit back and the shadow of the frame. The goods stand on its sill. */
export function shopWindow(x: number, y: number, width: number, height: number, back: string, frame: string): string {
  return (
    rect(x - 10, y - 10, width + 20, height + 20, frame) +
    rect(x, y, width, height, back) +
    polygon([x, y, x + width, y, x + width, y + 12, x + 12, y + 12, x + 12, y + height, x, y + height], silt.deep, {
      opacity: 0.22,
    }) +
    rect(x - 16, y + height, width + 32, 12, gold.dark)
  )
}

/** A stiff paper bag with rope handles. */
export function paperBag(x: number, base: number, s: number, ink: string, shade: string): string {
  return (
    stroke(
      `M${x - s * 0.22} ${base - s}q${s * 0.02} ${-s * 0.36} ${s * 0.22} ${-s * 0.36}t${s * 0.22} ${s * 0.36}`,
      silt.deep,
      s * 0.06,
    ) +
    polygon([x - s * 0.44, base, x - s * 0.4, base - s, x + s * 0.4, base - s, x + s * 0.44, base], ink) +
    polygon([x + s * 0.14, base, x + s * 0.14, base - s, x + s * 0.4, base - s, x + s * 0.44, base], shade)
  )
}

/** A heeled sandal in profile. */
export function sandal(x: number, base: number, s: number, ink: string, sole: string): string {
  return (
    path(
      `M${x - s} ${base}Q${x - s * 0.2} ${base} ${x + s * 0.1} ${base - s * 0.3}Q${x + s * 0.4} ${base - s * 0.6} ${x + s} ${base - s * 0.62}L${x + s * 0.9} ${base}H${x + s * 0.78}L${x + s * 0.74} ${base - s * 0.46}Q${x + s * 0.3} ${base - s * 0.4} ${x + s * 0.1} ${base - s * 0.08}Q${x} ${base} ${x - s * 0.2} ${base}Z`,
      sole,
    ) +
    path(
      `M${x - s * 0.9} ${base - s * 0.04}Q${x - s * 0.7} ${base - s * 0.5} ${x - s * 0.36} ${base - s * 0.4}Q${x - s * 0.2} ${base - s * 0.2} ${x - s * 0.3} ${base - s * 0.06}Z`,
      ink,
    ) +
    stroke(
      `M${x + s * 0.94} ${base - s * 0.6}Q${x + s * 0.96} ${base - s} ${x + s * 0.6} ${base - s * 0.9}T${x + s * 0.4} ${base - s * 0.44}`,
      ink,
      s * 0.14,
    )
  )
}

/** A soft handbag with a flap. */
export function handbag(x: number, base: number, s: number, ink: string, shade: string): string {
  return (
    stroke(
      `M${x - s * 0.5} ${base - s * 0.8}Q${x - s * 0.4} ${base - s * 1.6} ${x} ${base - s * 1.6}T${x + s * 0.5} ${base - s * 0.8}`,
      shade,
      s * 0.12,
    ) +
    path(
      `M${x - s * 0.74} ${base - s * 0.9}H${x + s * 0.74}L${x + s * 0.9} ${base - s * 0.1}Q${x + s * 0.9} ${base} ${x + s * 0.8} ${base}H${x - s * 0.8}Q${x - s * 0.9} ${base} ${x - s * 0.9} ${base - s * 0.1}Z`,
      ink,
    ) +
    path(
      `M${x - s * 0.74} ${base - s * 0.9}H${x + s * 0.74}L${x + s * 0.6} ${base - s * 0.5}Q${x} ${base - s * 0.2} ${x - s * 0.6} ${base - s * 0.5}Z`,
      shade,
    ) +
    rect(x - s * 0.1, base - s * 0.46, s * 0.2, s * 0.16, gold.light)
  )
}

/** A balloon and its string, which ends in the hand at the given point. */
export function balloon(
  x: number,
  y: number,
  s: number,
  inks: readonly [lit: string, shade: string],
  hand: readonly [x: number, y: number],
): string {
  const [lit, shade] = inks
  const [handX, handY] = hand
  return (
    stroke(`M${x} ${y + s * 1.1}Q${x - s * 0.3} ${(y + handY) / 2 + s} ${handX} ${handY}`, silt.light, 2) +
    ellipse(x, y, s * 0.86, s, shade) +
    ellipse(x - s * 0.1, y - s * 0.04, s * 0.74, s * 0.92, lit) +
    polygon([x - s * 0.14, y + s * 1.18, x, y + s * 0.94, x + s * 0.14, y + s * 1.18], shade)
  )
}

/** The y of the escalator's steps at x, where riders stand. */
export function onEscalator(x: number): number {
  return 576 - x * 0.5
}

/** The steps of an escalator that crosses the card from the lower left to the upper right. */
export function escalatorSteps(ink: string, edge: string): string {
  const steps = 22
  const d = times(steps, (i) => `H${-24 + i * 40}V${onEscalator(-24 + i * 40)}`)
  return path(`M-64 640V${onEscalator(-64)}${d}H880V640Z`, ink) + stroke(`M-64 ${onEscalator(-64)}${d}`, edge, 4)
}

/** The glass side, handrail and printed skirting, in front of the riders. */
export function escalatorSide(sheet: Sheet, skirt: string, print: string): string {
  const slope = -26.565
  return at(
    -60,
    onEscalator(-60),
    rect(-60, -70, 1120, 76, indigo.pale, { opacity: 0.42 }) +
      rect(-60, -84, 1120, 18, silt.deep, { rx: 9 }) +
      rect(-60, -84, 1120, 7, silt.base, { rx: 3 }) +
      rect(-60, 4, 1120, 66, skirt) +
      rect(-60, 68, 1120, 24, silt.deep) +
      border(sheet, -60, 18, 1120, 36, skirt, print, 'diamond', paper.pale),
    1,
    slope,
  )
}
