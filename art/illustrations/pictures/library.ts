import { arch, archPath, cornice } from '../arches.ts'
import { bookshelf } from '../books.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt, skin } from '../palette.ts'
import { card } from '../sheet.ts'
import { ellipse, path, polygon, rect, stroke, times } from '../svg.ts'
import { palm } from '../trees.ts'

export const library = card(
  'A reading room with tall bookshelves, an arched window and someone reading under a green lamp.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, green.dark),
      path('M600 0H800V600H680Z', green.deep),
      arch(400, 400, 210, 320, 'round', gold.deep),
      arch(400, 400, 182, 302, 'round', gold.pale),
      path(archPath(400, 400, 182, 120, 'flat'), green.light),
      palm(440, 400, 190, 12, [green.base, green.dark, silt.dark]),
      stroke('M400 98V400M309 250H491M309 330H491M336 130Q400 180 464 130', gold.deep, 6),
      times(4, (i) => bookshelf(64, 190 + i * 84, 196, 74, 3 + i)),
      times(4, (i) => bookshelf(540, 190 + i * 84, 196, 74, 21 + i)),
      cornice(44, 96, 236, 22, gold.base, gold.deep),
      cornice(520, 96, 236, 22, gold.base, gold.deep),
      rect(50, 112, 12, 380, gold.dark),
      rect(262, 112, 12, 380, gold.deep),
      rect(526, 112, 12, 380, gold.dark),
      rect(738, 112, 12, 380, gold.deep),
      border(sheet, 0, 48, 800, 30, green.deep, gold.base, 'leaf', gold.light),
      rect(0, 470, 800, 130, brick.deep),
      path('M308 460Q300 340 348 322Q400 306 452 322Q500 340 492 460Z', paper.light),
      path('M420 316Q500 330 492 460H440Q460 380 420 316Z', paper.dark),
      path('M376 300h44v34q-22 16 -44 0z', skin.dark),
      ellipse(398, 290, 34, 38, skin.light),
      path('M360 312Q342 222 400 222Q456 222 436 312Q434 296 424 294Q398 306 372 294Q362 296 360 312Z', silt.deep),
      polygon([400, 424, 314, 398, 296, 452, 400, 476], brick.base),
      polygon([400, 424, 486, 398, 504, 452, 400, 476], brick.dark),
      polygon([400, 420, 322, 396, 308, 444, 400, 468], paper.pale),
      polygon([400, 420, 478, 396, 492, 444, 400, 468], paper.base),
      stroke('M336 414l48 14M332 428l50 14M416 430l48 -14M418 444l48 -14', silt.light, 3),
      stroke('M314 440q14 20 40 16M486 440q-14 20 -40 16', skin.light, 16, { 'stroke-linecap': 'round' }),
      rect(80, 470, 640, 26, gold.dark),
      rect(80, 488, 640, 8, gold.deep),
      border(sheet, 100, 496, 600, 24, brick.dark, gold.dark, 'diamond'),
      rect(120, 520, 24, 80, gold.deep),
      rect(656, 520, 24, 80, gold.deep),
      stroke('M584 470V372', gold.light, 6),
      path('M520 376q6 -50 64 -50t64 50z', green.light),
      path('M596 326q46 6 52 50h-34q0 -34 -18 -50z', green.base),
      rect(556, 462, 56, 9, gold.light, { rx: 4 }),
      ellipse(584, 376, 50, 6, gold.pale),
      rect(176, 452, 96, 18, indigo.base),
      rect(186, 436, 84, 16, marigold.base),
      rect(180, 422, 78, 14, brick.light),
    ].join(''),
)
