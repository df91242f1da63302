import { cakeSlice, fruitTart, macaron } from '../baking.ts'
import { border, dotRing, dots, leaf } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { circle, ellipse, path, rect } from '../svg.ts'

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
    cakeSlice(264, 346, 70, silt.base, silt.dark, silt.deep, paper.light),
    fruitTart(406, 376, 64),
    cakeSlice(508, 346, 66, gold.light, gold.base, brick.light, paper.pale),
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
