import { tallGlass } from '../drinks.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { circle, ellipse, path, polygon, rect, times } from '../svg.ts'

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
      polygon([664, 530, 694, 518, 708, 540, 678, 552], silt.dark),
    ].join(''),
)
