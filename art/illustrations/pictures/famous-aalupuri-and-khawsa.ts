import { bandhani, checkCloth } from '../cloth.ts'
import { spoon } from '../cutlery.ts'
import { noodleNest, toppedPuri } from '../food.ts'
import { chilli, coriander, lime, onionRing, sev } from '../garnish.ts'
import { border, dotRing } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper } from '../palette.ts'
import { card, place, type Sheet } from '../sheet.ts'
import { circle, group, path, polygon, times } from '../svg.ts'
import { brass, katori, leafPlate, steel } from '../tableware.ts'

function puris(sheet: Sheet, x: number, y: number): string {
  const kinds = [sheet.reuse(toppedPuri(0, 0, 45, 0, green.base)), sheet.reuse(toppedPuri(0, 0, 45, 0, brick.dark))]
  return (
    times(5, (i) =>
      place(kinds[i % 2] ?? '', x + Math.cos(i * 1.257 - 0.3) * 80, y + Math.sin(i * 1.257 - 0.3) * 80, 1, i * 31 - 40),
    ) + place(kinds[1] ?? '', x, y, 0.94, 20)
  )
}

/** Noodles in a brass bowl of gravy, half under fried onion and peanuts. */
function khawsa(x: number, y: number): string {
  return (
    circle(x + 12, y + 16, 166, indigo.deep, { opacity: 0.6 }) +
    circle(x, y, 166, gold.base) +
    path(`M${x + 120} ${y - 115}A166 166 0 0 1 ${x - 115} ${y + 120}A186 186 0 0 0 ${x + 120} ${y - 115}Z`, gold.dark) +
    dotRing(x, y, 156, gold.pale, 6, 54) +
    circle(x, y, 146, gold.dark) +
    circle(x + 2, y + 3, 140, marigold.dark) +
    circle(x - 2, y - 2, 134, marigold.base) +
    noodleNest(x - 30, y - 30, 78, 40) +
    noodleNest(x + 44, y + 30, 78, 160) +
    path(`M${x - 104} ${y + 30}q40 -20 62 16t44 26q-20 44 -62 40q-40 -24 -44 -82Z`, brick.dark) +
    sev(5, 18, x - 56, y + 66, 32, gold.base, 20) +
    times(7, (i) =>
      circle(x + 20 + ((i * 31) % 74), y - 84 + ((i * 23) % 48), 8, i % 2 === 0 ? gold.pale : gold.light),
    ) +
    onionRing(x + 62, y - 50, 22, 20) +
    lime(x - 84, y - 60, 32) +
    chilli(x - 6, y + 96, 74, -26, brick.base, brick.dark) +
    coriander(x + 10, y - 6, 20, 20) +
    coriander(x + 44, y + 10, 17, 90)
  )
}

export const famousAalupuriAndKhawsa = card(
  'A table laid in two halves: small topped puris on a leaf plate, and a brass bowl of khawsa noodles in gravy.',
  (sheet) =>
    [
      bandhani(sheet, indigo.dark, indigo.base, 60),
      group(
        { 'clip-path': sheet.clip(polygon([0, 0, 452, 0, 348, 600, 0, 600], paper.base)) },
        checkCloth(sheet, gold.pale, marigold.pale, brick.light, 76),
      ),
      `<g transform="rotate(99.8 400 300)">${border(sheet, 80, 284, 640, 32, brick.dark, gold.base, 'temple', gold.light)}</g>`,
      leafPlate(sheet, 206, 292, 158),
      puris(sheet, 204, 290),
      khawsa(588, 304),
      katori(96, 510, 54, steel, brick.deep, brick.light),
      katori(318, 80, 46, brass, green.base, green.light),
      spoon(452, 520, 250, -8, steel),
      lime(276, 528, 30),
      chilli(36, 92, 96, 24),
      onionRing(690, 74, 30, 20),
    ].join(''),
)
