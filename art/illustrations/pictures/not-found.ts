import { arcade } from '../arches.ts'
import { kite, kiteString } from '../kites.ts'
import { leaf } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { seeded } from '../seeded.ts'
import { card } from '../sheet.ts'
import { bandedSky, cloud } from '../sky.ts'
import { circle, path, rect, stroke } from '../svg.ts'

/** Leaves along a twig, lit on its upper side. */
function twigLeaves(points: ReadonlyArray<readonly [number, number, number]>, seed: number): string {
  const next = seeded(seed)
  return points
    .map(([x, y, turn]) =>
      [-50, 0, 48]
        .map((spread, i) =>
          leaf(
            34 + next() * 16,
            10 + next() * 4,
            i === 0 ? green.light : i === 1 ? green.base : green.dark,
            turn + spread + next() * 16,
            x,
            y,
          ),
        )
        .join(''),
    )
    .join('')
}

export const notFound = card(
  'A paper kite caught in the branches of a tree, its cut string trailing over the rooftops.',
  () =>
    [
      bandedSky([brick.light, brick.pale, gold.pale], 520),
      circle(560, 260, 130, gold.light),
      cloud(80, 150, 180, paper.light, brick.pale),
      cloud(560, 110, 150, paper.light, brick.pale),
      kite(150, 260, 18, -14, [indigo.light, indigo.base, gold.light]),
      kite(690, 190, 15, 20, [green.light, green.base, gold.light]),
      path('M0 600V470h70v-26h60v26h90v-50h60v30h110v-24h80v40h100v-60h80v36h150v158Z', brick.base),
      arcade(10, 560, 780, 60, 13, 'round', brick.dark, 0.4),
      rect(0, 560, 800, 40, brick.dark),
      path(
        'M640 600Q660 430 620 330Q590 250 640 140L660 150Q630 250 668 310Q690 240 760 190L772 204Q700 270 696 350Q700 470 740 600Z',
        silt.dark,
      ),
      path('M690 600Q700 430 668 310Q690 240 760 190L772 204Q700 270 696 350Q700 470 740 600Z', silt.deep),
      stroke(
        'M628 350Q520 330 440 250T250 190M520 318Q440 340 360 330T236 372M470 284Q440 200 460 120M350 212Q310 160 250 140M330 334Q280 400 290 430',
        silt.dark,
        13,
        { 'stroke-linecap': 'round' },
      ),
      twigLeaves(
        [
          [250, 190, 190],
          [300, 196, 240],
          [236, 372, 170],
          [290, 350, 120],
          [460, 120, 270],
          [452, 170, 220],
          [250, 140, 200],
          [290, 430, 100],
          [640, 140, 270],
          [630, 210, 190],
          [770, 196, 320],
          [720, 226, 260],
          [560, 330, 80],
          [600, 344, 250],
        ],
        12,
      ),
      kiteString('M404 330Q420 400 380 430T400 500T350 566M404 330Q360 380 340 330', paper.pale),
      kite(400, 262, 108, 28, [marigold.base, marigold.dark, indigo.base]),
      stroke('M452 152L398 208M322 240Q350 250 372 240', paper.pale, 2),
      stroke('M440 250Q400 282 352 300', silt.dark, 11, { 'stroke-linecap': 'round' }),
      twigLeaves(
        [
          [352, 300, 150],
          [400, 280, 60],
          [520, 318, 60],
          [430, 330, 80],
        ],
        3,
      ),
    ].join(''),
)
