import { bastion, dome } from '../monuments.ts'
import { brick, gold, green, indigo, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { circle, path, rect, stroke } from '../svg.ts'

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const

/** Streets from the centre outwards, as one sees them on the map of the guide. */
const RINGS = 'M250 -10Q330 190 560 250T810 430M180 620Q420 520 500 330T560 -10M-10 470Q230 440 470 470T810 560'
const LANES = 'M470 470Q420 350 330 280M500 330Q620 330 700 200L810 150M330 540Q380 500 470 470L520 620M620 268L650 90'

export const cityMap = card(
  'A drawn map of a city with a river, its bridges, streets and railway, a castle, a clock tower and a dome.',
  () =>
    [
      rect(0, 0, 800, 600, paper.light),
      path('M560 600Q600 500 700 480T800 500V600Z', green.pale),
      path('M320 60L420 40L440 120L350 140Z', green.pale),
      path('M90 -10C70 150 250 190 220 330C195 450 60 470 70 620H-10V300C90 280 20 130 -10 90V-10Z', gold.pale),
      path(
        'M60 -10C50 150 210 200 190 330C170 440 40 470 40 620H-10V520C60 400 110 360 100 300C90 220 -30 130 -20 -10Z',
        indigo.pale,
      ),
      stroke(RINGS, gold.dark, 20, round),
      stroke(RINGS, gold.light, 15, round),
      stroke(LANES, paper.deep, 12, round),
      stroke(LANES, paper.pale, 8, round),
      stroke('M20 240L260 200L430 235', gold.dark, 16, round),
      stroke('M20 240L260 200L430 235', paper.pale, 11, round),
      stroke('M690 -10Q640 180 720 330T700 620', silt.base, 6),
      stroke('M690 -10Q640 180 720 330T700 620', paper.pale, 3, { 'stroke-dasharray': '14 12' }),
      bastion(245, 330, 80, 74, { lit: silt.light, shade: silt.base, line: silt.dark }),
      bastion(305, 334, 56, 54, { lit: silt.light, shade: silt.base, line: silt.dark }),
      rect(560, 330, 36, 96, brick.base),
      rect(582, 330, 14, 96, brick.dark),
      path('M552 330L578 288L604 330Z', green.base),
      circle(577, 352, 11, paper.pale),
      rect(420, 150, 84, 46, paper.pale),
      dome(462, 152, 66, 54, { lit: green.light, shade: green.base, line: green.dark }, 'onion'),
      rect(640, 470, 70, 34, brick.base),
      path('M630 470L675 436L720 470Z', brick.dark),
    ].join(''),
)
