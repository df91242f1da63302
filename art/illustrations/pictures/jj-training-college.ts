import { arch, archPath, courses } from '../arches.ts'
import { bastion } from '../monuments.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt, skin } from '../palette.ts'
import { onlooker, womanInSari } from '../people.ts'
import { blackboard, deskGlobe, handBell, slate } from '../school.ts'
import { card } from '../sheet.ts'
import { ellipse, group, path, rect, stroke, times } from '../svg.ts'

export const jjTrainingCollege = card(
  'A teacher at a blackboard with a geometry lesson, trainees before her, and the castle in the window of the classroom.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, brick.pale),
      path('M520 0H800V600H640Z', brick.light),
      rect(0, 372, 800, 228, indigo.base),
      path('M640 372H800V600H640Z', indigo.dark),
      border(sheet, 0, 352, 800, 24, brick.dark, gold.base, 'temple', gold.pale),
      border(sheet, 0, 30, 800, 22, brick.light, brick.dark, 'leaf'),
      arch(666, 350, 190, 266, 'round', gold.deep),
      group(
        { 'clip-path': sheet.clip(path(archPath(666, 344, 164, 248, 'round'), gold.pale)) },
        rect(570, 80, 200, 280, gold.pale),
        path('M570 190Q640 160 770 196V344H570Z', marigold.pale),
        bastion(670, 352, 118, 150, { lit: silt.pale, shade: silt.light, line: silt.base }),
        courses(620, 240, 60, 90, 4, silt.light),
        path('M570 330Q660 310 770 330V360H570Z', green.base),
      ),
      stroke('M666 96V344M584 214H748', gold.deep, 7),
      rect(556, 340, 220, 14, gold.dark),
      blackboard(86, 92, 424, 226),
      womanInSari(548, 470, 300, { cloth: marigold.base, fold: marigold.dark, hair: silt.deep }),
      stroke('M520 252L462 268L424 238', skin.light, 18, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
      stroke('M426 240L372 206', gold.deep, 6, { 'stroke-linecap': 'round' }),
      path('M536 230Q500 242 492 262L512 276Q530 262 548 260Z', marigold.dark),
      rect(0, 440, 800, 160, silt.deep, { opacity: 0.25 }),
      times(4, (i) =>
        onlooker(70 + i * 104, 500, 74, [green.base, brick.base, paper.base, indigo.light][i] ?? green.base, silt.deep),
      ),
      rect(0, 486, 800, 114, gold.deep),
      rect(0, 486, 800, 16, gold.base),
      border(sheet, 0, 548, 800, 26, silt.deep, gold.dark, 'diamond', gold.base),
      ellipse(690, 494, 60, 7, gold.dark),
      deskGlobe(690, 492, 52),
      rect(540, 470, 104, 18, brick.base),
      rect(548, 452, 88, 18, green.base),
      rect(544, 436, 92, 16, gold.light),
      rect(548, 440, 60, 4, gold.dark),
      handBell(486, 490, 34),
      slate(300, 488, 42, -7),
    ].join(''),
)
