import { arch } from '../arches.ts'
import { toast } from '../baking.ts'
import { checkCloth } from '../cloth.ts'
import { border, leaf } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { steam } from '../stalls.ts'
import { circle, ellipse, group, path, rect, stroke } from '../svg.ts'
import { cup } from '../tableware.ts'
import { palm } from '../trees.ts'

export const cafe = card(
  'A café window table with a patterned cup of coffee, a grilled sandwich and a potted plant.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, green.light),
      path('M560 0H800V420H660Z', green.base),
      arch(260, 400, 320, 340, 'round', green.deep),
      arch(258, 392, 288, 318, 'round', gold.pale),
      circle(330, 180, 46, marigold.light),
      path('M114 300q60 -40 130 -10t158 -20v122H114z', green.pale),
      palm(180, 392, 180, 16, [green.base, green.dark, silt.dark]),
      stroke('M258 74V392M114 250H402', green.deep, 8),
      rect(470, 250, 250, 12, silt.dark),
      rect(496, 196, 40, 54, indigo.base),
      rect(542, 180, 26, 70, brick.base),
      rect(574, 206, 44, 44, gold.base, { rx: 6 }),
      rect(630, 190, 60, 60, silt.dark),
      rect(636, 196, 48, 48, paper.base),
      circle(660, 220, 14, marigold.base),
      group(
        { 'clip-path': sheet.clip('<path d="M0 378H800V600H0Z"/>') },
        checkCloth(sheet, paper.base, brick.light, brick.base, 70),
      ),
      rect(0, 372, 800, 12, brick.dark),
      border(sheet, 0, 560, 800, 40, brick.dark, paper.base, 'temple', gold.light),
      ellipse(556, 476, 168, 58, silt.dark, { opacity: 0.35 }),
      ellipse(548, 466, 168, 56, paper.pale),
      ellipse(548, 464, 132, 42, paper.dark),
      toast(560, 442, 92),
      leaf(50, 14, green.base, 20, 470, 486),
      cup(300, 420, 116, indigo.base, indigo.dark, silt.dark, gold.pale),
      border(sheet, 236, 440, 96, 26, 'none', gold.light, 'leaf', paper.light),
      steam(290, 380, 130, paper.pale, 8),
      path('M664 378l12 -62h64l12 62z', brick.base),
      path('M716 378v-62h24l12 62z', brick.dark),
      leaf(90, 22, green.dark, -120, 706, 320),
      leaf(96, 22, green.base, -84, 706, 320),
      leaf(80, 20, green.dark, -50, 710, 320),
      leaf(66, 18, green.base, -150, 702, 322),
    ].join(''),
)
