import { border, dotFade, leaf } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { awning, jar, steam } from '../stalls.ts'
import { circle, ellipse, path, polygon, rect, stroke, times } from '../svg.ts'
import { brass, kettle, teaGlass } from '../tableware.ts'

export const teaStall = card(
  'A brass kettle steaming on a stove beside a row of ribbed tea glasses at a tea stall.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, green.dark),
      circle(330, 280, 210, green.base),
      circle(330, 280, 160, green.light),
      dotFade(430, 6, 22, green.deep, 9),
      awning(-20, 40, 840, 70, 14, marigold.base, paper.light, silt.deep),
      border(sheet, 0, 14, 800, 30, brick.dark, gold.base, 'temple', gold.light),
      rect(520, 226, 210, 12, silt.dark),
      jar(534, 226, 54, 70, paper.light, gold.base, brick.base),
      jar(598, 226, 54, 70, paper.light, silt.base, brick.base),
      jar(662, 226, 54, 70, paper.light, marigold.base, brick.base),
      rect(0, 440, 800, 160, brick.base),
      rect(0, 430, 800, 24, gold.dark),
      rect(0, 446, 800, 8, gold.deep),
      border(sheet, 0, 486, 800, 54, brick.dark, gold.base, 'diamond', marigold.base),
      rect(0, 556, 800, 44, brick.deep),
      rect(216, 372, 228, 62, silt.dark),
      rect(380, 372, 64, 62, silt.deep),
      rect(204, 362, 252, 16, silt.deep),
      times(5, (i) => path(`M${262 + i * 34} 364q-12 -12 0 -30q12 18 0 30z`, i % 2 === 0 ? marigold.base : gold.light)),
      circle(250, 408, 9, gold.base),
      circle(330, 408, 9, gold.base),
      kettle(322, 342, 124, brass),
      steam(486, 204, 120, paper.pale, 10),
      times(4, (i) => teaGlass(520 + i * 56, 442 + (i % 2) * 8, 92, marigold.light, marigold.dark, paper.pale)),
      ellipse(130, 440, 76, 14, silt.deep),
      ellipse(130, 432, 76, 14, paper.base),
      times(4, (i) => ellipse(96 + i * 23, 424 - (i % 2) * 8, 21, 10, i % 2 === 0 ? gold.light : gold.base)),
      leaf(44, 12, green.light, -60, 96, 400),
      leaf(50, 13, green.base, -100, 104, 402),
      leaf(40, 11, green.light, -30, 100, 402),
      polygon([84, 432, 88, 398, 120, 398, 124, 432], indigo.base),
      stroke('M86 414h36', gold.light, 5),
    ].join(''),
)
