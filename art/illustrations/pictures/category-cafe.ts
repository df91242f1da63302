import { toast } from '../baking.ts'
import { coffeeServer, dripper, paperCup } from '../coffee.ts'
import { espressoMachine } from '../drinks.ts'
import { border, leaf } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { banner } from '../sheet.ts'
import { jar, pendant, steam } from '../stalls.ts'
import { at, ellipse, path, polygon, rect, stroke, times } from '../svg.ts'
import { cup } from '../tableware.ts'

const stoneware = { body: paper.light, shade: paper.dark, mark: paper.deep }

export const categoryCafe = banner(
  'A coffee bar under two lamps: an espresso machine, a pour-over, cups, a grilled sandwich and a pot plant.',
  (sheet) =>
    [
      rect(0, 0, 1200, 320, green.deep),
      path(
        'M640 0H1200V240H560Z',
        sheet.pattern(48, 48, stroke('M0 24L24 0L48 24L24 48Z', green.dark, 2) + rect(21, 21, 6, 6, green.dark)),
      ),
      pendant(690, 34, 34, 40, marigold.base, gold.pale),
      pendant(960, 34, 34, 40, marigold.base, gold.pale),
      polygon([660, 62, 720, 62, 780, 240, 600, 240], gold.base, { opacity: 0.14 }),
      polygon([930, 62, 990, 62, 1050, 240, 870, 240], gold.base, { opacity: 0.14 }),
      rect(1030, 108, 150, 9, silt.deep),
      jar(1040, 108, 34, 44, paper.base, silt.dark, brick.base),
      jar(1084, 108, 34, 44, paper.base, marigold.base, brick.base),
      jar(1128, 108, 34, 44, paper.base, gold.base, brick.base),
      rect(0, 236, 1200, 84, green.dark),
      at(820, 240, espressoMachine(0, 0), 0.56),
      coffeeServer(972, 240, 52),
      dripper(972, 180, 40, stoneware),
      paperCup(1046, 240, 70, brick.base, brick.dark, gold.light),
      rect(0, 236, 1200, 16, gold.base),
      rect(0, 246, 1200, 6, gold.deep),
      cup(690, 208, 36, brick.base, brick.dark, silt.deep, silt.dark),
      steam(688, 194, 56, paper.pale, 5),
      ellipse(596, 236, 62, 10, paper.dark),
      ellipse(596, 232, 62, 10, paper.pale),
      toast(598, 218, 36),
      path('M1108 196h56l-9 42h-38z', brick.base),
      path('M1142 196h22l-9 42h-16z', brick.dark),
      times(5, (i) => leaf(58, 15, i % 2 === 0 ? green.base : green.light, -150 + i * 30, 1136, 198)),
      cup(120, 212, 30, indigo.base, indigo.dark, silt.deep, silt.dark),
      border(sheet, 0, 268, 1200, 34, green.dark, gold.base, 'leaf', gold.light),
      rect(0, 310, 1200, 10, green.deep),
    ].join(''),
)
