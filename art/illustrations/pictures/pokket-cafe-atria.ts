import { border, dots, leaf } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt, skin } from '../palette.ts'
import { card } from '../sheet.ts'
import { steam } from '../stalls.ts'
import { at, circle, ellipse, path, polygon, rect, stroke } from '../svg.ts'

/** A barista's tools: spoon, pencil, folded orders and a brush. */
function pocketTools(): string {
  return (
    at(
      318,
      392,
      rect(-5, -60, 10, 80, gold.dark) + ellipse(0, -74, 17, 25, gold.dark) + ellipse(-3, -76, 12, 19, gold.light),
      1,
      -8,
    ) +
    rect(350, 318, 70, 90, paper.pale) +
    rect(396, 318, 24, 90, paper.dark) +
    stroke('M362 336h22M362 350h26M362 364h18', silt.light, 4, { 'stroke-linecap': 'round' }) +
    at(
      446,
      390,
      rect(-7, -74, 14, 90, marigold.base) +
        rect(1, -74, 6, 90, marigold.deep) +
        polygon([-7, -74, 0, -94, 7, -74], paper.light) +
        polygon([-3, -84, 0, -94, 3, -84], silt.deep),
      1,
      7,
    ) +
    at(
      486,
      390,
      leaf(66, 15, green.light, -96) + leaf(52, 13, green.base, -60, 0, 4) + leaf(52, 13, green.base, -128, 0, 4),
    )
  )
}

export const pokketCafeAtria = card(
  'A barista in an indigo apron, a spoon, a pencil and a sprig in its printed pocket, holds a cup of coffee in both hands.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, gold.light),
      rect(
        0,
        0,
        800,
        600,
        sheet.pattern(
          70,
          70,
          leaf(18, 7, gold.base, -90, 20, 34) +
            leaf(18, 7, gold.base, -90, 55, 69) +
            circle(20, 8, 3, gold.base) +
            circle(55, 43, 3, gold.base),
        ),
      ),
      path('M620 0H800V600H540Z', gold.base, { opacity: 0.55 }),
      // The shirt, from the shoulders down. The picture ends at the collar.
      path(
        'M346 -10H454Q470 36 560 60Q640 84 650 190L690 430Q640 470 590 440L560 300V610H240V300L210 440Q160 470 110 430L150 190Q160 84 240 60Q330 36 346 -10Z',
        paper.light,
      ),
      path('M454 -10Q470 36 560 60Q640 84 650 190L690 430Q640 470 590 440L560 300V610H500V60Z', paper.dark),
      path('M346 -10H454L400 70Z', skin.dark),
      path('M340 -10L400 76L362 96L316 20Z', paper.pale),
      path('M460 -10L400 76L438 96L484 20Z', paper.base),
      // Apron with its bib and straps.
      path('M318 16L346 150H300L286 34Z', indigo.dark),
      path('M482 16L454 150H500L514 34Z', indigo.deep),
      path('M286 140H514L530 280Q600 300 606 360V610H194V360Q200 300 270 280Z', indigo.base),
      path('M478 140H514L530 280Q600 300 606 360V610H520V300Z', indigo.dark),
      border(sheet, 286, 140, 228, 24, indigo.dark, gold.base, 'leaf', gold.light),
      pocketTools(),
      path('M272 392H528V536Q528 566 498 566H302Q272 566 272 536Z', brick.base),
      path('M470 392H528V536Q528 566 498 566H456Z', brick.dark),
      border(sheet, 272, 392, 256, 34, brick.dark, gold.base, 'temple', gold.light),
      dots('M286 440V540Q286 552 300 552H500Q514 552 514 540V438', gold.light, 4, 12),
      // Forearms meet at the cup.
      path('M124 384Q180 400 226 366L352 270L322 214L180 292Q130 320 124 384Z', skin.light),
      path('M676 384Q620 400 574 366L448 270L478 214L620 292Q670 320 676 384Z', skin.dark),
      path('M104 396Q110 320 170 286L236 250L268 336L226 396Q160 470 104 396Z', paper.pale),
      path('M696 396Q690 320 630 286L564 250L532 336L574 396Q640 470 696 396Z', paper.deep),
      ellipse(400, 306, 84, 14, paper.dark),
      ellipse(400, 300, 84, 14, paper.pale),
      path('M328 190H472Q470 296 424 298H376Q330 296 328 190Z', paper.pale),
      path('M430 190H472Q470 296 424 298H410Q436 270 430 190Z', paper.dark),
      border(sheet, 340, 222, 100, 24, 'none', indigo.base, 'diamond', brick.base),
      ellipse(400, 190, 72, 19, paper.pale),
      ellipse(400, 192, 62, 14, marigold.deep),
      path('M400 202C370 192 372 180 400 186C428 180 430 192 400 202Z', paper.pale),
      path(
        'M302 240Q300 206 334 212L352 218Q360 226 350 236L356 244Q362 254 352 262L354 270Q356 286 340 290L320 292Q302 280 302 240Z',
        skin.light,
      ),
      path(
        'M498 240Q500 206 466 212L448 218Q440 226 450 236L444 244Q438 254 448 262L446 270Q444 286 460 290L480 292Q498 280 498 240Z',
        skin.dark,
      ),
      stroke('M326 238h24M328 264h24', skin.dark, 4, { 'stroke-linecap': 'round' }),
      stroke('M474 238h-24M472 264h-24', brick.deep, 4, { 'stroke-linecap': 'round' }),
      steam(392, 166, 96, paper.pale, 8),
    ].join(''),
)
