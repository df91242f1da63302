import { arch, archPath, cornice } from '../arches.ts'
import { border, dotRing, leaf, rosette } from '../ornament.ts'
import { brick, gold, indigo, marigold, silt } from '../palette.ts'
import { carvedColumn } from '../sacred.ts'
import { card, place } from '../sheet.ts'
import { pendant } from '../stalls.ts'
import { circle, path, polygon, rect, stroke, times } from '../svg.ts'

export const jainTemple = card(
  'The carved wooden hall of a Jain temple, its columns joined by leaf brackets and cusped arches.',
  (sheet) => {
    const pillar = sheet.reuse(carvedColumn())
    const flower = sheet.reuse(rosette(0, 0, 24, 8, gold.base, marigold.dark))
    return [
      rect(0, 0, 800, 600, silt.deep),
      rect(60, 190, 680, 300, indigo.deep),
      path(archPath(400, 490, 190, 270, 'cusped'), brick.dark),
      path(archPath(400, 490, 150, 232, 'cusped'), marigold.deep),
      path(archPath(400, 490, 104, 186, 'cusped'), marigold.base),
      circle(400, 392, 34, gold.pale),
      dotRing(400, 392, 46, gold.pale, 5, 26),
      polygon([366, 490, 376, 450, 424, 450, 434, 490], brick.deep),
      arch(206, 490, 110, 190, 'cusped', indigo.dark),
      arch(594, 490, 110, 190, 'cusped', indigo.dark),
      times(3, (i) => rect(158, 350 + i * 40, 96, 3, indigo.base) + rect(546, 350 + i * 40, 96, 3, indigo.base)),
      stroke('M182 300v190M206 290v200M230 300v190M570 300v190M594 290v200M618 300v190', indigo.base, 3),
      rect(0, 0, 800, 202, gold.deep),
      path('M0 0H800V56H0Z', silt.deep),
      border(sheet, 0, 60, 800, 44, gold.deep, gold.base, 'leaf', gold.light),
      rect(0, 104, 800, 8, gold.light),
      times(7, (i) => place(flower, 100 + i * 100, 140) + leaf(22, 6, gold.dark, 90, 50 + i * 100, 128)),
      border(sheet, 0, 170, 800, 24, silt.deep, gold.base, 'temple', gold.light),
      rect(0, 194, 800, 9, gold.base),
      [116, 296, 504, 684].map((x) => place(pillar, x, 0)).join(''),
      pendant(206, 268, 16, 64, gold.base, gold.pale),
      pendant(594, 268, 16, 64, gold.base, gold.pale),
      cornice(0, 490, 800, 16, gold.base, gold.deep),
      border(sheet, 0, 506, 800, 34, brick.deep, gold.dark, 'diamond', gold.light),
      rect(0, 540, 800, 60, silt.deep),
    ].join('')
  },
)
