import { bandhani } from '../cloth.ts'
import { bean, cupFromAbove, milkHeart, rosetta, type China } from '../coffee.ts'
import { dotRing, rosette } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card, place } from '../sheet.ts'
import { circle, path, times } from '../svg.ts'

const glazes: readonly China[] = [
  { body: paper.light, shade: paper.dark, mark: brick.base },
  { body: brick.base, shade: brick.dark, mark: gold.light },
  { body: green.light, shade: green.base, mark: green.dark },
  { body: paper.light, shade: paper.dark, mark: indigo.base },
  { body: marigold.base, shade: marigold.deep, mark: gold.pale },
  { body: indigo.light, shade: indigo.base, mark: paper.light },
  { body: paper.light, shade: paper.dark, mark: green.base },
  { body: brick.light, shade: brick.base, mark: brick.deep },
]
const drinks = [silt.deep, marigold.deep, silt.dark, marigold.deep, silt.deep, marigold.deep, silt.dark, gold.deep]

/** One cup of the ring. The paler cups have milk. */
function cupOfRing(index: number): string {
  const turn = index * 45 - 90
  const angle = (turn / 180) * Math.PI
  const x = 400 + Math.cos(angle) * 172
  const y = 300 + Math.sin(angle) * 172
  const glaze = glazes[index]
  const drink = drinks[index]
  if (glaze === undefined || drink === undefined) return ''
  const milk = index % 4 === 1 ? rosetta(x, y, 29, paper.pale) : index % 2 === 1 ? milkHeart(x, y, 22, paper.pale) : ''
  const crema = index % 2 === 0 ? circle(x - 4, y - 4, 20, silt.base, { opacity: 0.7 }) : ''
  return cupFromAbove(x, y, 38, glaze, drink, turn, gold.deep) + crema + milk
}

export const brewCircleByKohiAura = card(
  'Eight cups of coffee, no two alike, set in a ring on a round brass table at night.',
  (sheet) => {
    const brown = sheet.reuse(bean(13, silt.deep, silt.base))
    return [
      bandhani(sheet, indigo.deep, indigo.base, 76),
      circle(416, 322, 268, indigo.deep),
      circle(400, 300, 268, gold.dark),
      circle(397, 297, 260, gold.base),
      path('M581 484A260 260 0 0 1 216 484A300 300 0 0 0 581 484Z', gold.dark),
      dotRing(400, 300, 252, gold.pale, 6, 96),
      circle(400, 300, 96, gold.dark),
      dotRing(400, 300, 92, gold.pale, 5, 40),
      times(8, cupOfRing),
      rosette(400, 300, 84, 12, indigo.base, gold.base),
      rosette(400, 300, 52, 12, brick.base, gold.light),
      times(12, (i) => {
        const a = (i * Math.PI) / 6 + 0.26
        return place(brown, 400 + Math.cos(a) * 78, 300 + Math.sin(a) * 78, 0.8, i * 30 + 100)
      }),
      circle(400, 300, 15, gold.pale),
    ].join('')
  },
)
