import { comet, ringedPlanet, spiralGalaxy, starProjector } from '../cosmos.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt, skin } from '../palette.ts'
import { onlooker } from '../people.ts'
import { card } from '../sheet.ts'
import { stars } from '../sky.ts'
import { circle, group, path, polygon, rect, stroke, times } from '../svg.ts'

const dome = 'M40 470A360 380 0 0 1 760 470Z'

/** The ribs of the dome, drawn as meridians that meet at its top. */
function meridians(): string {
  return stroke(
    times(7, (i) => {
      const reach = -306 + i * 102
      return `M${400 + reach} 470Q${400 + reach} 190 400 90`
    }),
    indigo.base,
    2,
  )
}

export const scienceCentreSurat = card(
  'An audience under a planetarium dome, watching a ringed planet, a comet and a spiral of stars.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, brick.deep),
      path('M0 470A400 424 0 0 1 800 470Z', brick.dark),
      path('M20 470A380 402 0 0 1 780 470Z', gold.dark),
      path('M30 470A370 391 0 0 1 770 470Z', silt.deep),
      path(dome, indigo.dark),
      meridians(),
      group(
        { 'clip-path': sheet.clip(path(dome, indigo.dark)) },
        stars(19, 9, 6, 420, paper.pale),
        stars(4, 6, 4, 420, gold.light),
      ),
      polygon([400, 380, 250, 150, 470, 130], indigo.light, { opacity: 0.16 }),
      ringedPlanet(300, 232, 62, -18),
      spiralGalaxy(548, 260, 96, indigo.pale, gold.pale),
      comet(470, 186, 92, paper.pale),
      circle(176, 356, 20, brick.light),
      path('M176 336A20 20 0 0 1 176 376A30 30 0 0 0 176 336Z', brick.base),
      border(sheet, 0, 452, 800, 26, brick.deep, gold.base, 'temple', gold.light),
      rect(0, 478, 800, 122, silt.deep),
      starProjector(404, 500, 118),
      times(5, (i) =>
        onlooker(90 + i * 62, 540, 56, [indigo.base, brick.dark, green.dark][i % 3] ?? brick.dark, indigo.deep),
      ),
      times(5, (i) =>
        onlooker(476 + i * 62, 540, 56, [green.dark, indigo.base, brick.dark][i % 3] ?? brick.dark, indigo.deep),
      ),
      rect(0, 528, 800, 72, brick.dark),
      border(sheet, 0, 528, 800, 18, brick.deep, brick.base, 'diamond', gold.base),
      onlooker(140, 600, 96, marigold.dark, silt.deep),
      stroke('M300 560Q330 500 318 440', skin.dark, 17, { 'stroke-linecap': 'round' }),
      stroke('M318 446l-5 -24', skin.dark, 8, { 'stroke-linecap': 'round' }),
      onlooker(272, 600, 74, gold.base, silt.deep),
      onlooker(530, 600, 100, green.base, silt.deep),
      onlooker(640, 600, 84, paper.dark, silt.deep),
    ].join(''),
)
