import { border, dotRing, dots, leaf } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { circle, ellipse, path, polygon, rect, stroke, times } from '../svg.ts'

/** A wedge of layer cake. */
function slice(
  x: number,
  y: number,
  s: number,
  sponge: string,
  spongeShade: string,
  icing: string,
  filling: string,
): string {
  return (
    polygon([x - s, y, x + s * 0.7, y - s * 0.42, x + s, y + s * 0.06], icing) +
    polygon([x - s, y, x + s, y + s * 0.06, x + s, y + s * 0.86, x - s, y + s * 0.8], sponge) +
    polygon(
      [x + s * 0.5, y + s * 0.045, x + s, y + s * 0.06, x + s, y + s * 0.86, x + s * 0.5, y + s * 0.845],
      spongeShade,
    ) +
    polygon([x - s, y + s * 0.26, x + s, y + s * 0.32, x + s, y + s * 0.42, x - s, y + s * 0.36], filling) +
    polygon([x - s, y + s * 0.52, x + s, y + s * 0.58, x + s, y + s * 0.68, x - s, y + s * 0.62], filling) +
    path(
      `M${x - s} ${y}L${x + s} ${y + s * 0.06}v${s * 0.14}q${-s * 0.14} ${s * 0.14} ${-s * 0.3} 0q${-s * 0.16} ${s * 0.12} ${-s * 0.34} ${-s * 0.02}q${-s * 0.2} ${s * 0.16} ${-s * 0.4} 0q${-s * 0.2} ${s * 0.12} ${-s * 0.4} ${-s * 0.02}q${-s * 0.3} ${s * 0.16} ${-s * 0.56} ${-s * 0.02}Z`,
      icing,
    ) +
    circle(x + s * 0.42, y - s * 0.22, s * 0.17, brick.base) +
    circle(x + s * 0.37, y - s * 0.28, s * 0.05, brick.pale)
  )
}

function macaron(x: number, y: number, s: number, ink: string, shade: string): string {
  return (
    path(`M${x - s} ${y - s * 0.1}q0 ${-s * 0.6} ${s} ${-s * 0.6}t${s} ${s * 0.6}z`, ink) +
    path(`M${x - s} ${y + s * 0.16}q0 ${s * 0.5} ${s} ${s * 0.5}t${s} ${-s * 0.5}z`, shade) +
    rect(x - s * 0.94, y - s * 0.1, s * 1.88, s * 0.28, paper.pale, { rx: s * 0.12 }) +
    dots(`M${x - s * 0.9} ${y - s * 0.1}h${s * 1.86}`, shade, s * 0.14, s * 0.2)
  )
}

/** A tart with fruit in a ring. */
function tart(x: number, y: number, r: number): string {
  return (
    ellipse(x, y + r * 0.24, r, r * 0.46, gold.deep) +
    path(`M${x - r} ${y}l${r * 0.12} ${r * 0.4}h${r * 1.76}l${r * 0.12} ${-r * 0.4}z`, gold.dark) +
    stroke(
      times(11, (i) => `M${x - r * 0.9 + i * r * 0.18} ${y + r * 0.1}l${(5 - i) * r * 0.01} ${r * 0.4}`),
      gold.deep,
      3,
    ) +
    ellipse(x, y, r, r * 0.44, gold.base) +
    ellipse(x, y - r * 0.02, r * 0.86, r * 0.36, gold.pale) +
    times(8, (i) =>
      circle(
        x + Math.cos(i * 0.785) * r * 0.58,
        y + Math.sin(i * 0.785) * r * 0.23 - 4,
        r * 0.16,
        i % 2 === 0 ? brick.base : marigold.base,
      ),
    ) +
    circle(x, y - 6, r * 0.18, green.base)
  )
}

export const patisserie = card('A cake stand of layered slices, macarons and a fruit tart in a pastry shop.', (sheet) =>
  [
    rect(0, 0, 800, 600, brick.pale),
    rect(
      0,
      0,
      800,
      600,
      sheet.pattern(
        80,
        80,
        leaf(20, 7, brick.light, -60, 20, 30) +
          leaf(20, 7, brick.light, -120, 20, 30) +
          leaf(20, 7, brick.light, -60, 60, 70) +
          leaf(20, 7, brick.light, -120, 60, 70) +
          circle(60, 24, 4, brick.light),
      ),
    ),
    path('M620 0H800V600H700Z', brick.light, { opacity: 0.5 }),
    circle(390, 250, 196, indigo.base),
    circle(390, 250, 178, indigo.dark),
    dotRing(390, 250, 187, gold.light, 6, 60),
    rect(0, 456, 800, 144, green.base),
    border(sheet, 0, 456, 800, 34, green.dark, gold.base, 'wave', gold.light),
    rect(0, 548, 800, 52, green.dark),
    dots('M20 574H800', gold.base, 9, 40),
    rect(376, 96, 12, 360, gold.base),
    rect(383, 96, 5, 360, gold.dark),
    circle(382, 88, 14, gold.base),
    circle(382, 88, 6, brick.base),
    path('M310 470q10 -22 72 -26q62 4 72 26z', gold.dark),
    ellipse(382, 470, 74, 9, gold.deep),
    ellipse(382, 416, 226, 36, gold.deep),
    ellipse(382, 408, 226, 36, paper.light),
    ellipse(382, 406, 196, 28, paper.dark),
    slice(264, 346, 70, silt.base, silt.dark, silt.deep, paper.light),
    tart(406, 376, 64),
    slice(508, 346, 66, gold.light, gold.base, brick.light, paper.pale),
    ellipse(382, 262, 156, 26, gold.deep),
    ellipse(382, 255, 156, 26, paper.light),
    ellipse(382, 253, 132, 19, paper.dark),
    macaron(286, 236, 34, green.light, green.base),
    macaron(354, 240, 36, marigold.light, marigold.base),
    macaron(426, 240, 36, brick.light, brick.base),
    macaron(490, 236, 32, gold.light, gold.base),
    macaron(320, 194, 33, brick.light, brick.base),
    macaron(390, 192, 35, indigo.pale, indigo.light),
    macaron(458, 194, 33, green.light, green.base),
    macaron(666, 528, 44, marigold.light, marigold.base),
    macaron(112, 528, 40, brick.pale, brick.base),
    leaf(40, 12, green.light, -20, 160, 532),
  ].join(''),
)
