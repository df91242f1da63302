import { border, dots, leaf } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { circle, ellipse, path, polygon, rect, stroke, times } from '../svg.ts'

/** A tall glass of cold coco: drink, froth, ice cream, chocolate and two straws. */
function tallGlass(x: number, base: number, h: number): string {
  const w = h * 0.27
  const b = w * 0.68
  const top = base - h
  const side = (t: number): number => b + (w - b) * t
  const wave = (t: number): number => side(t) * 2 - 12
  return (
    polygon(
      [
        x - w * 0.2,
        top - h * 0.34,
        x - w * 0.06,
        top - h * 0.34,
        x + w * 0.1,
        base - h * 0.4,
        x - w * 0.04,
        base - h * 0.4,
      ],
      brick.base,
    ) +
    stroke(
      times(5, (i) => `M${x - w * 0.2 + i * w * 0.04} ${top - h * 0.28 + i * h * 0.1}l${w * 0.15} ${-h * 0.03}`),
      paper.light,
      6,
    ) +
    path(`M${x + w * 0.4} ${top - h * 0.3}l${w * 0.13} ${h * 0.02}l${-w * 0.3} ${h * 0.5}h${-w * 0.14}z`, indigo.base) +
    path(`M${x - w} ${top}L${x - b} ${base}H${x + b}L${x + w} ${top}Z`, indigo.pale, { opacity: 0.6 }) +
    path(
      `M${x - side(0.84) + 6} ${base - h * 0.84}L${x - b + 7} ${base - h * 0.05}H${x + b - 7}L${x + side(0.84) - 6} ${base - h * 0.84}Z`,
      silt.dark,
    ) +
    path(
      `M${x + w * 0.3} ${base - h * 0.84}L${x + w * 0.2} ${base - h * 0.05}H${x + b - 7}L${x + side(0.84) - 6} ${base - h * 0.84}Z`,
      silt.deep,
    ) +
    path(
      `M${x - side(0.6) + 6} ${base - h * 0.6}q${wave(0.6) * 0.25} ${h * 0.08} ${wave(0.6) * 0.5} 0t${wave(0.6) * 0.5} 0L${x + side(0.84) - 6} ${base - h * 0.84}H${x - side(0.84) + 6}Z`,
      silt.base,
    ) +
    path(
      `M${x - side(0.72) + 6} ${base - h * 0.72}q${wave(0.72) / 6} ${h * 0.06} ${wave(0.72) / 3} 0t${wave(0.72) / 3} 0t${wave(0.72) / 3} 0L${x + w - 6} ${top + h * 0.05}H${x - w + 6}Z`,
      silt.pale,
    ) +
    circle(x - w * 0.2, top - h * 0.02, w * 0.62, paper.pale) +
    circle(x + w * 0.36, top + h * 0.02, w * 0.5, paper.base) +
    path(
      `M${x - w * 0.8} ${top - h * 0.04}q${w * 0.02} ${-h * 0.16} ${w * 0.6} ${-h * 0.15}t${w * 0.62} ${h * 0.18}q${-w * 0.1} ${h * 0.06} ${-w * 0.22} 0q${-w * 0.12} ${h * 0.1} ${-w * 0.3} ${h * 0.01}q${-w * 0.12} ${h * 0.05} ${-w * 0.3} ${-h * 0.02}q${-w * 0.2} ${h * 0.1} ${-w * 0.4} ${-h * 0.02}z`,
      silt.dark,
    ) +
    circle(x + w * 0.1, top - h * 0.2, w * 0.15, brick.base) +
    ellipse(x, top, w, h * 0.028, 'none', { stroke: paper.pale, 'stroke-width': 4 }) +
    stroke(`M${x - w * 0.74} ${top + h * 0.14}L${x - b * 0.78} ${base - h * 0.1}`, paper.pale, w * 0.1, {
      'stroke-linecap': 'round',
      opacity: 0.55,
    }) +
    dots(
      `M${x - w * 0.3} ${base - h * 0.5}v${h * 0.36}M${x + w * 0.14} ${base - h * 0.42}v${h * 0.3}`,
      silt.light,
      6,
      31,
    )
  )
}

export const coldDrink = card(
  'Two tall glasses of cold coco with ice cream, chocolate sauce and striped straws.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, green.pale),
      path(
        times(12, (i) => {
          const a = (i * Math.PI) / 6
          return `M400 330L${400 + Math.cos(a) * 700} ${330 + Math.sin(a) * 700}L${400 + Math.cos(a + 0.26) * 700} ${330 + Math.sin(a + 0.26) * 700}Z`
        }),
        green.light,
        { opacity: 0.6 },
      ),
      circle(420, 290, 190, gold.pale),
      circle(420, 290, 168, gold.light),
      rect(0, 470, 800, 130, brick.base),
      border(sheet, 0, 470, 800, 30, brick.dark, gold.base, 'leaf', gold.light),
      border(sheet, 0, 556, 800, 44, brick.dark, brick.light, 'diamond', gold.base),
      path('M420 540L620 500H800V600H380Z', brick.dark, { opacity: 0.5 }),
      ellipse(540, 508, 110, 14, brick.deep),
      tallGlass(526, 508, 280),
      ellipse(334, 530, 130, 16, brick.deep),
      tallGlass(316, 530, 360),
      times(3, (i) =>
        polygon(
          [150 + i * 24, 520 - i * 6, 178 + i * 24, 510 - i * 6, 190 + i * 24, 530 - i * 6, 162 + i * 24, 540 - i * 6],
          silt.dark,
        ),
      ),
      leaf(30, 9, green.base, -30, 640, 530),
      leaf(28, 8, green.dark, 20, 640, 530),
      circle(690, 526, 13, marigold.base),
      stroke('M690 516q6 -16 20 -20', green.dark, 3),
      circle(686, 522, 4, marigold.light),
    ].join(''),
)
