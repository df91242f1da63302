import { openGuide } from '../books.ts'
import { runner, sprigCloth } from '../cloth.ts'
import { teaFromAbove } from '../drinks.ts'
import { kite, kiteReel, kiteString } from '../kites.ts'
import { rosette } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { at, ellipse, polygon, rect } from '../svg.ts'

export const about = card(
  'A traveller’s table with an open city guide and map, a glass of tea, a paper kite and its reel.',
  (sheet) =>
    [
      sprigCloth(sheet, indigo.dark, indigo.base, gold.base, 88),
      runner(sheet, 430, 140, green.dark, gold.base, marigold.base),
      ellipse(332, 326, 232, 152, indigo.deep, { opacity: 0.55, transform: 'rotate(-6 402 312)' }),
      kiteString('M570 322Q540 390 640 420T580 492', paper.base),
      at(312, 316, openGuide(), 1, -6),
      kite(622, 200, 106, 30, [marigold.base, marigold.dark, indigo.base]),
      teaFromAbove(150, 120, 48),
      at(580, 492, kiteReel(), 1, 20),
      at(
        214,
        508,
        polygon([-110, -8, 90, -8, 118, 0, 90, 8, -110, 8], gold.base) +
          polygon([-110, 0, 90, 0, 90, 8, -110, 8], gold.dark) +
          polygon([90, -8, 118, 0, 90, 8], paper.base) +
          polygon([110, -2.4, 118, 0, 110, 2.4], silt.deep) +
          rect(-122, -8, 14, 16, brick.base),
        1,
        -24,
      ),
      rosette(662, 370, 30, 12, marigold.base, marigold.dark),
      rosette(706, 410, 20, 12, gold.base, gold.dark),
      rosette(718, 540, 30, 12, marigold.base, marigold.dark),
    ].join(''),
)
