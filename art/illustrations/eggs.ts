import { coriander } from './garnish.ts'
import { brick, gold, green, marigold, paper, silt } from './palette.ts'
import { scatterInDisc } from './seeded.ts'
import { place, type Sheet } from './sheet.ts'
import { at, circle, ellipse, path, rect, rounded, stroke, times } from './svg.ts'

/** An egg from above, blunt end down. */
export function egg(x: number, y: number, r: number, lit: string = paper.pale, shade: string = paper.base): string {
  return (
    path(
      `M${x} ${y - r * 1.16}C${x + r * 0.8} ${y - r * 1.1} ${x + r} ${y - r * 0.1} ${x + r * 0.94} ${y + r * 0.26}A${r * 0.94} ${r * 0.86} 0 0 1 ${x - r * 0.94} ${y + r * 0.26}C${x - r} ${y - r * 0.1} ${x - r * 0.8} ${y - r * 1.1} ${x} ${y - r * 1.16}Z`,
      lit,
    ) +
    path(
      `M${x + r * 0.3} ${y - r * 1.1}C${x + r * 0.86} ${y - r * 0.9} ${x + r} ${y - r * 0.1} ${x + r * 0.94} ${y + r * 0.26}A${r * 0.94} ${r * 0.86} 0 0 1 ${x - r * 0.3} ${y + r * 1.06}C${x + r * 0.7} ${y + r * 0.8} ${x + r * 0.8} ${y - r * 0.3} ${x + r * 0.3} ${y - r * 1.1}Z`,
      shade,
    )
  )
}

/** A moulded tray of eggs, one missing where the cook has just been. */
export function eggTray(sheet: Sheet, x: number, y: number, columns: number, rows: number, pitch: number): string {
  const cup = sheet.reuse(circle(0, 0, pitch * 0.44, silt.dark))
  const full = sheet.reuse(circle(0, 0, pitch * 0.44, silt.dark) + egg(0, -pitch * 0.02, pitch * 0.37))
  const peg = sheet.reuse(circle(pitch / 2, pitch / 2, pitch * 0.1, silt.pale))
  return (
    rect(x + 8, y + 12, columns * pitch + 20, rows * pitch + 20, silt.deep, { rx: 14, opacity: 0.5 }) +
    rect(x - 10, y - 10, columns * pitch + 20, rows * pitch + 20, silt.light, { rx: 14 }) +
    times(rows * columns, (i) => {
      const cx = x + pitch * ((i % columns) + 0.5)
      const cy = y + pitch * (Math.floor(i / columns) + 0.5)
      const inner = i % columns < columns - 1 && i < columns * (rows - 1)
      return place(i === columns * 2 - 2 ? cup : full, cx, cy) + (inner ? place(peg, cx, cy) : '')
    })
  )
}

/** A masala omelette as it sets in the pan: ragged lace, chilli, onion and tomato in it. */
export function omelette(cx: number, cy: number, r: number): string {
  const edge = (k: number): string =>
    `M${cx - r * k} ${cy}${times(12, (i) => {
      const a = Math.PI + ((i + 1) * Math.PI) / 6
      const bulge = Math.PI + ((i + 0.5) * Math.PI) / 6
      const out = r * k * (1.07 + 0.05 * (i % 3))
      return `Q${cx + Math.cos(bulge) * out} ${cy + Math.sin(bulge) * out} ${cx + Math.cos(a) * r * k} ${cy + Math.sin(a) * r * k}`
    })}Z`
  return (
    path(edge(1), marigold.base) +
    path(edge(0.92), gold.base) +
    path(edge(0.8), gold.light) +
    scatterInDisc(12, 12, cx, cy, r * 0.76, (x, y, turn) =>
      ellipse(x, y, r * 0.13, r * 0.09, gold.pale, {
        transform: `rotate(${rounded(turn)} ${rounded(x)} ${rounded(y)})`,
      }),
    ) +
    scatterInDisc(31, 9, cx, cy, r * 0.74, (x, y, turn) =>
      rect(-r * 0.05, -r * 0.04, r * 0.11, r * 0.08, brick.base, {
        rx: 3,
        transform: `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(turn)})`,
      }),
    ) +
    scatterInDisc(8, 9, cx + 6, cy - 8, r * 0.72, (x, y, turn) =>
      circle(0, 0, r * 0.045, gold.light, {
        stroke: green.base,
        'stroke-width': r * 0.035,
        transform: `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(turn)})`,
      }),
    ) +
    stroke(
      times(
        6,
        (i) =>
          `M${cx + Math.cos(i * 1.1 + 0.5) * r * 0.5} ${cy + Math.sin(i * 1.1 + 0.5) * r * 0.5}a${r * 0.09} ${r * 0.09} 0 0 1 ${r * 0.14} ${r * 0.06}`,
      ),
      brick.light,
      r * 0.035,
      { 'stroke-linecap': 'round' },
    ) +
    coriander(cx - r * 0.2, cy - r * 0.3, r * 0.13, 20) +
    coriander(cx + r * 0.34, cy + r * 0.2, r * 0.12, -50) +
    coriander(cx - r * 0.3, cy + r * 0.4, r * 0.12, 100)
  )
}

/** Half a cracked shell lying open. */
export function eggShell(x: number, y: number, r: number, turn: number): string {
  const crack = `l${r * 0.3} ${r * 0.16}l${r * 0.26} ${-r * 0.2}l${r * 0.3} ${r * 0.24}l${r * 0.32} ${-r * 0.22}l${r * 0.3} ${r * 0.2}l${r * 0.5} ${-r * 0.18}`
  return at(
    x,
    y,
    ellipse(0, 0, r * 0.98, r * 0.34, paper.dark) +
      ellipse(0, r * 0.02, r * 0.7, r * 0.2, paper.deep) +
      path(`M${-r} 0${crack}C${r * 0.98} ${r * 1.2} ${-r * 0.98} ${r * 1.2} ${-r} 0Z`, paper.pale) +
      path(
        `M${r} 0C${r * 0.98} ${r * 0.9} ${r * 0.3} ${r * 0.94} 0 ${r * 0.88}Q${r * 0.6} ${r * 0.66} ${r * 0.66} ${r * 0.06}Z`,
        paper.base,
      ),
    1,
    turn,
  )
}
