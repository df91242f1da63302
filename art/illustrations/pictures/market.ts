import { border, dots, rosette } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { awning, pendant } from '../stalls.ts'
import { ellipse, path, rect, stroke, times } from '../svg.ts'
import { boltStack, hungSari } from '../textiles.ts'

export const market = card(
  'A textile market stall hung with bandhani saris and stacked with bolts of bright cloth.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, gold.pale),
      rect(0, 0, 800, 130, marigold.light),
      rect(60, 130, 680, 380, silt.deep),
      rect(80, 150, 640, 350, brick.deep),
      path('M600 150H720V500H640Z', silt.deep, { opacity: 0.5 }),
      stroke('M70 176H730', gold.dark, 8),
      hungSari(100, 178, 108, 196, indigo.base, indigo.dark, gold.base, paper.light),
      hungSari(222, 178, 96, 168, green.base, green.dark, gold.light, gold.light),
      hungSari(332, 178, 130, 214, marigold.base, marigold.dark, brick.base, paper.light),
      hungSari(476, 178, 96, 176, brick.base, brick.dark, gold.base, gold.light),
      hungSari(586, 178, 112, 200, paper.base, paper.dark, indigo.base, brick.base),
      boltStack(92, 486, 120, [
        [indigo.base, indigo.pale],
        [gold.base, gold.pale],
        [brick.base, brick.pale],
      ]),
      boltStack(222, 486, 104, [
        [green.base, green.pale],
        [marigold.base, gold.pale],
        [indigo.light, indigo.deep],
        [gold.light, gold.deep],
      ]),
      boltStack(476, 486, 104, [
        [marigold.base, gold.light],
        [indigo.dark, indigo.light],
        [green.light, green.deep],
        [brick.light, brick.deep],
      ]),
      boltStack(592, 486, 116, [
        [brick.base, brick.pale],
        [gold.base, gold.pale],
        [green.base, green.pale],
      ]),
      manInKurta(402, 520, 172, { cloth: paper.light, fold: paper.dark, hair: silt.deep }),
      path('M352 402q50 30 100 -4l44 84q-90 40 -190 4z', indigo.base),
      path('M440 404l12 -6l44 84q-20 10 -40 14z', indigo.dark),
      dots('M330 462q80 28 150 2', gold.light, 7, 14),
      border(sheet, 50, 482, 700, 40, brick.dark, gold.base, 'leaf', gold.light),
      rect(50, 522, 700, 12, brick.deep),
      rect(0, 532, 800, 68, silt.light),
      ellipse(224, 576, 60, 8, silt.base),
      awning(30, 84, 740, 62, 14, brick.base, paper.light, silt.deep),
      border(sheet, 30, 60, 740, 26, indigo.dark, gold.base, 'diamond'),
      pendant(270, 170, 20, 24, gold.dark, gold.pale),
      pendant(530, 170, 20, 24, gold.dark, gold.pale),
      womanInSari(224, 578, 190, { cloth: green.light, fold: green.base, hair: silt.deep }),
      womanInSari(604, 584, 178, { cloth: brick.light, fold: brick.base, hair: silt.deep }),
      times(2, (i) => rosette(20 + i * 760, 40, 16, 8, marigold.dark, gold.pale)),
    ].join(''),
)
