import { toastedPav, pav } from '../breads.ts'
import { sprigCloth } from '../cloth.ts'
import { tawa } from '../cookware.ts'
import { turner } from '../cutlery.ts'
import { coriander, lime, onionRing } from '../garnish.ts'
import { brick, gold, green, marigold, paper } from '../palette.ts'
import { scatterInDisc } from '../seeded.ts'
import { card } from '../sheet.ts'
import { at, circle, path, polygon, stroke } from '../svg.ts'
import { brass, katori, steel } from '../tableware.ts'

/** Mashed vegetables pushed into a mound, ridged by the turner, with butter melting on top. */
function bhaji(x: number, y: number): string {
  return (
    path(
      `M${x - 150} ${y + 10}q-8 -84 60 -112q66 -50 138 -16q78 22 84 98q18 74 -50 108q-60 50 -132 26q-92 -10 -100 -104Z`,
      brick.dark,
    ) +
    path(
      `M${x - 146} ${y + 4}q-8 -80 60 -106q64 -46 130 -14q74 22 78 92q14 66 -50 98q-56 44 -122 20q-88 -8 -96 -90Z`,
      marigold.deep,
    ) +
    path(
      `M${x - 128} ${y - 6}q0 -60 54 -82q56 -36 110 -8q60 22 60 78q4 50 -44 76q-46 34 -98 12q-74 -10 -82 -76Z`,
      marigold.dark,
    ) +
    stroke(
      `M${x - 110} ${y + 4}q20 -80 100 -84M${x - 84} ${y + 22}q14 -70 84 -74M${x - 50} ${y + 52}q80 20 110 -60M${x - 10} ${y + 78}q80 0 96 -84`,
      marigold.base,
      8,
      { 'stroke-linecap': 'round' },
    ) +
    scatterInDisc(3, 16, x - 4, y, 112, (px, py, _turn, i) =>
      circle(px, py, 6, i % 3 === 0 ? green.base : i % 3 === 1 ? gold.light : brick.base),
    ) +
    path(`M${x - 50} ${y - 4}q2 -40 46 -42q46 -4 52 30q14 36 -26 44q-64 14 -72 -32Z`, gold.light) +
    polygon([x - 30, y - 12, x + 2, y - 32, x + 32, y - 14, x, y + 8], paper.pale) +
    polygon([x - 30, y - 12, x, y + 8, x, y + 26, x - 30, y + 6], gold.pale) +
    polygon([x + 32, y - 14, x, y + 8, x, y + 26, x + 32, y + 4], gold.base)
  )
}

export const maheshPavBhaji = card(
  'Pav bhaji on a round iron griddle: a red mash with butter melting in it, ringed by soft rolls browning at the edge.',
  (sheet) =>
    [
      sprigCloth(sheet, gold.pale, gold.base, brick.base, 92),
      tawa(396, 304, 246),
      at(350, 312, bhaji(0, 0), 1.12),
      pav(540, 180, 46, 22),
      toastedPav(592, 284, 46, 8),
      pav(580, 392, 46, -14),
      toastedPav(500, 474, 46, -34),
      toastedPav(436, 128, 44, -8),
      coriander(276, 270, 24, -20),
      coriander(404, 392, 22, 60),
      coriander(330, 376, 20, 120),
      turner(236, 434, 300, 146, steel),
      katori(112, 120, 62, brass, brick.light, brick.pale),
      onionRing(104, 116, 30, 10),
      onionRing(126, 134, 20, -40),
      lime(704, 498, 46),
      lime(716, 108, 34),
    ].join(''),
)
