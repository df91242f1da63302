import { archPath } from './arches.ts'
import { dots, rosette } from './ornament.ts'
import { gold, paper, silt } from './palette.ts'
import { place, type Sheet } from './sheet.ts'
import { circle, path, rect, stroke, times } from './svg.ts'

export type DoorInks = { readonly frame: string; readonly leaf: string; readonly shade: string; readonly carve: string }

/** A closed door of two carved leaves below a fanlight whose rays spread like fire. */
export function carvedDoor(sheet: Sheet, cx: number, base: number, width: number, ink: DoorInks): string {
  const half = width / 2
  const height = width * 1.3
  const flower = sheet.reuse(rosette(0, 0, width * 0.075, 8, ink.carve, gold.light))
  const panel = width * 0.3
  return (
    path(archPath(cx, base, width * 1.26, height + width * 0.78, 'round'), ink.frame) +
    path(archPath(cx + 3, base, width * 1.06, height + width * 0.66, 'round'), ink.shade) +
    path(`M${cx - half} ${base - height}A${half} ${half} 0 0 1 ${cx + half} ${base - height}Z`, silt.deep) +
    stroke(
      times(9, (i) => {
        const angle = Math.PI * (1 + (i + 0.5) / 9)
        return `M${cx + Math.cos(angle) * half * 0.3} ${base - height + Math.sin(angle) * half * 0.3}L${cx + Math.cos(angle) * half * 0.92} ${base - height + Math.sin(angle) * half * 0.92}`
      }),
      gold.light,
      width * 0.04,
      { 'stroke-linecap': 'round' },
    ) +
    path(`M${cx - half * 0.24} ${base - height}a${half * 0.24} ${half * 0.24} 0 0 1 ${half * 0.48} 0Z`, gold.light) +
    rect(cx - half, base - height, width, height, ink.leaf) +
    rect(cx, base - height, half, height, ink.shade) +
    times(6, (i) => {
      const x = cx + (i % 2 === 0 ? -half * 0.82 : half * 0.22)
      const y = base - height + width * 0.08 + Math.floor(i / 2) * width * 0.42
      return (
        rect(x, y, panel, width * 0.34, ink.frame) +
        rect(x + 5, y + 5, panel - 10, width * 0.34 - 10, i % 2 === 0 ? ink.leaf : ink.shade) +
        place(flower, x + panel / 2, y + width * 0.17)
      )
    }) +
    rect(cx - 2, base - height, 4, height, ink.frame) +
    circle(cx - 12, base - height * 0.46, 5, gold.light) +
    circle(cx + 12, base - height * 0.46, 5, gold.base) +
    rect(cx - width * 0.56, base - height - width * 0.04, width * 1.12, width * 0.07, ink.frame)
  )
}

/** A toran: a beaded band with a fringe of drops, hung across the top of a door. */
export function toran(cx: number, y: number, width: number, band: string, bead: string, drop: string): string {
  const step = width / 8
  return (
    rect(cx - width / 2, y, width, width * 0.1, band) +
    dots(`M${cx - width / 2 + step / 2} ${y + width * 0.05}h${width - step}`, bead, width * 0.05, step / 2) +
    times(8, (i) =>
      path(
        `M${cx - width / 2 + i * step} ${y + width * 0.1}h${step}l${-step / 2} ${step * 0.8}Z`,
        i % 2 === 0 ? band : drop,
      ),
    ) +
    times(8, (i) => circle(cx - width / 2 + (i + 0.5) * step, y + width * 0.1 + step * 0.9, step * 0.14, bead))
  )
}

/** Chalk powder stamped on a step: two fish, a flower of dots and stars, as for an auspicious day. */
export function chalkPattern(cx: number, y: number, s: number): string {
  const fish = (side: 1 | -1): string =>
    `M${cx + side * s * 0.5} ${y}q${side * s * 0.3} ${-s * 0.16} ${side * s * 0.62} 0q${-side * s * 0.3} ${s * 0.16} ${-side * s * 0.62} 0M${cx + side * s * 1.1} ${y}l${side * s * 0.16} ${-s * 0.08}v${s * 0.16}Z`
  return (
    stroke(fish(1) + fish(-1), paper.pale, 3, { 'stroke-linejoin': 'round' }) +
    times(8, (i) => circle(cx + Math.cos(i * 0.785) * s * 0.26, y + Math.sin(i * 0.785) * s * 0.1, 3, paper.pale)) +
    circle(cx, y, 3.4, paper.pale) +
    dots(`M${cx - s * 1.4} ${y + s * 0.2}H${cx + s * 1.44}`, paper.pale, 4, s * 0.16)
  )
}
