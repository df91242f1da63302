import { arcade, arch, cornice, deepArch, jali } from '../arches.ts'
import { dome, finial, minaret } from '../monuments.ts'
import { border } from '../ornament.ts'
import { gold, green, indigo, paper } from '../palette.ts'
import { manInKurta } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, crescent, lampString, stars } from '../sky.ts'
import { path, rect } from '../svg.ts'

const marble = { lit: paper.base, shade: green.light, line: green.base }

export const dargah = card(
  'A white-domed dargah with slim minarets and stone lattice screens under a crescent moon.',
  (sheet) =>
    [
      bandedSky([green.deep, green.dark, green.base], 470),
      stars(4, 12, 4, 300, green.pale),
      crescent(256, 138, 40, gold.light),
      minaret(150, 498, 46, 368, marble),
      minaret(650, 498, 46, 368, marble),
      dome(268, 326, 96, 74, marble, 'onion'),
      finial(268, 256, 34, gold.base),
      dome(532, 326, 96, 74, marble, 'onion'),
      finial(532, 256, 34, gold.base),
      rect(330, 252, 140, 80, marble.lit),
      rect(424, 252, 46, 80, marble.shade),
      arcade(334, 322, 132, 50, 4, 'pointed', green.dark, 0.5),
      dome(400, 252, 178, 140, marble, 'onion', 0),
      finial(400, 116, 54, gold.base),
      border(sheet, 316, 240, 168, 14, green.base, gold.base, 'diamond'),
      rect(190, 326, 420, 150, marble.lit),
      rect(500, 326, 110, 150, marble.shade),
      cornice(178, 316, 444, 16, marble.lit, marble.line),
      border(sheet, 190, 334, 420, 16, 'none', green.base, 'temple'),
      deepArch(400, 476, 110, 122, 'ogee', gold.base, green.base),
      arch(400, 476, 60, 84, 'ogee', gold.pale),
      jali(sheet, 256, 466, 84, 96, green.base, green.deep),
      jali(sheet, 544, 466, 84, 96, green.base, green.deep),
      path('M372 476v-22q28 -16 56 0v22Z', green.base),
      rect(372, 460, 56, 5, gold.base),
      border(sheet, 150, 476, 500, 22, green.deep, gold.base, 'leaf', gold.pale),
      rect(0, 498, 800, 102, green.dark),
      path('M0 526L800 508V600H0Z', indigo.deep, { opacity: 0.35 }),
      lampString(150, 210, 400, 240, 34, green.light, gold.light),
      lampString(400, 240, 650, 210, 34, green.light, gold.light),
      manInKurta(300, 546, 104, { cloth: paper.light, fold: green.pale, hair: gold.pale }),
      manInKurta(500, 540, 98, { cloth: indigo.light, fold: indigo.base, hair: paper.light }),
    ].join(''),
)
