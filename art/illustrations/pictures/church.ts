import { arch, cornice, courses, crenellation } from '../arches.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, paper, silt } from '../palette.ts'
import { buttress, spireCross } from '../sacred.ts'
import { card } from '../sheet.ts'
import { bandedSky, birds, cloud } from '../sky.ts'
import { circle, path, polygon, rect, stroke, times } from '../svg.ts'
import { palm, shadeTree } from '../trees.ts'

export const church = card('A small pale Gothic church with a square bell tower, a tiled roof and palms.', (sheet) =>
  [
    bandedSky([indigo.base, indigo.light, indigo.pale], 440),
    cloud(70, 170, 190, paper.light, indigo.pale),
    cloud(540, 130, 200, paper.light, indigo.pale),
    birds(470, 210, indigo.deep),
    shadeTree(716, 480, 180, [green.light, green.base, silt.dark]),
    palm(110, 500, 290, 30, [green.base, green.dark, silt.dark]),
    rect(0, 468, 800, 132, green.light),
    path('M360 600Q400 520 320 474H250Q300 530 210 600Z', paper.dark),
    path('M0 520Q160 490 290 500L262 600H0Z', green.base),
    path('M400 600Q380 530 420 510Q620 490 800 530V600Z', green.base),
    polygon([370, 300, 430, 222, 640, 222, 690, 300], brick.base),
    polygon([560, 222, 640, 222, 690, 300, 610, 300], brick.dark),
    courses(400, 232, 240, 62, 4, brick.light, 2.4),
    rect(370, 298, 314, 178, paper.light),
    rect(600, 298, 84, 178, paper.deep),
    cornice(362, 294, 330, 12, paper.pale, silt.light),
    times(
      3,
      (i) =>
        arch(426 + i * 84, 430, 40, 98, 'pointed', silt.dark) +
        arch(424 + i * 84, 430, 32, 90, 'pointed', [gold.base, green.base, brick.base][i] ?? gold.base) +
        stroke(`M${424 + i * 84} 342v88M${408 + i * 84} 380h32`, silt.dark, 3),
    ),
    buttress(466, 320, 476, paper.pale, paper.deep),
    buttress(550, 320, 476, paper.pale, paper.deep),
    buttress(636, 320, 476, paper.base, silt.light),
    rect(212, 190, 150, 286, paper.light),
    rect(316, 190, 46, 286, paper.deep),
    courses(220, 210, 90, 250, 8, paper.dark, 2.4),
    buttress(212, 230, 476, paper.pale, paper.dark),
    cornice(204, 184, 166, 12, paper.pale, silt.light),
    crenellation(206, 186, 162, 6, 18, paper.light),
    polygon([232, 172, 287, 66, 342, 172], brick.base),
    polygon([296, 172, 287, 66, 342, 172], brick.dark),
    spireCross(287, 72, 40, gold.light),
    arch(258, 292, 36, 76, 'pointed', indigo.deep),
    arch(308, 292, 36, 76, 'pointed', indigo.deep),
    path('M250 280q8 -40 16 0z M300 280q8 -40 16 0z', gold.dark),
    circle(282, 346, 30, silt.dark),
    circle(281, 345, 25, indigo.dark),
    times(8, (i) =>
      circle(281 + Math.cos(i * 0.785) * 15, 345 + Math.sin(i * 0.785) * 15, 6, i % 2 === 0 ? gold.base : brick.base),
    ),
    circle(281, 345, 6, gold.light),
    arch(282, 476, 62, 94, 'pointed', silt.dark),
    arch(280, 476, 50, 82, 'pointed', brick.deep),
    stroke('M280 396v80', brick.base, 3),
    border(sheet, 200, 470, 500, 16, silt.base, paper.base, 'diamond'),
  ].join(''),
)
