import { bandhani, checkCloth, sprigCloth, starCloth } from '../cloth.ts'
import { lochoHeap } from '../food.ts'
import { chilli, coriander, sev } from '../garnish.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card, place, type Sheet } from '../sheet.ts'
import { group, path, polygon, rect, stroke, times } from '../svg.ts'
import { brass, steel, thali } from '../tableware.ts'

/** A melting square pat in its own pool. */
const butter =
  path('M-44 6q-4 -34 34 -36q40 -14 52 18q18 30 -18 42q-54 18 -68 -24Z', gold.pale) +
  polygon([-24, -8, 4, -22, 26, -8, -2, 8], paper.pale) +
  polygon([-24, -8, -2, 8, -2, 22, -24, 6], paper.light) +
  polygon([26, -8, -2, 8, -2, 22, 26, 6], paper.dark)

/** Shining oil over the whole dish. */
const oil =
  path('M-50 4q4 -40 50 -42q44 4 50 36q10 26 -12 30q-6 22 -20 4q-18 26 -34 4q-30 -2 -34 -32Z', marigold.base, {
    opacity: 0.85,
  }) +
  stroke('M-30 -4q6 -20 30 -22M14 16q16 -2 20 -14', gold.pale, 7, { 'stroke-linecap': 'round' }) +
  chilli(-30, 22, 70, -16)

/** Long shreds that have begun to soften. */
const cheese = sev(40, 34, 0, 0, 60, paper.pale, 36) + sev(17, 12, 0, 0, 50, gold.pale, 30)

/** Red sauce in one line over cubes of green pepper. */
const fusion =
  times(7, (i) =>
    rect(-42 + ((i * 37) % 84), -36 + ((i * 29) % 70), 13, 11, green.base, {
      rx: 3,
      transform: `rotate(${i * 40} ${-36 + ((i * 37) % 84)} ${-30 + ((i * 29) % 70)})`,
    }),
  ) +
  stroke('M-52 -14q16 -34 26 0t26 -4t26 0t24 -8M-46 26q16 -30 26 0t26 -4t26 0t20 -6', brick.base, 9, {
    'stroke-linecap': 'round',
  })

/** The four as they lie on the table, row by row. */
const plates = [
  ['steel', butter, 0],
  ['brass', oil, 80],
  ['brass', cheese, 200],
  ['steel', fusion, 140],
] as const

const quarter = (sheet: Sheet, x: number, y: number, cloth: string): string =>
  group({ 'clip-path': sheet.clip(rect(x, y, 400, 300, paper.base)) }, cloth)

export const janiLochoParlePoint = card(
  'Four plates of locho on four printed cloths: one with butter, one with oil, one with cheese and one with red sauce and green pepper.',
  (sheet) => {
    const heap = sheet.reuse(lochoHeap(0, 0, 84))
    const onSteel = sheet.reuse(thali(0, 0, 118, steel, silt.deep))
    const onBrass = sheet.reuse(thali(0, 0, 118, brass, silt.deep))
    return [
      quarter(sheet, 0, 0, bandhani(sheet, green.dark, green.light, 56)),
      quarter(sheet, 400, 0, starCloth(sheet, brick.base, brick.dark, gold.base, 72)),
      quarter(sheet, 0, 300, sprigCloth(sheet, marigold.light, marigold.base, brick.base, 80)),
      quarter(sheet, 400, 300, checkCloth(sheet, indigo.light, indigo.base, paper.light, 60)),
      border(sheet, 0, 287, 800, 26, indigo.deep, gold.base, 'diamond', gold.light),
      `<g transform="rotate(90 400 300)">${border(sheet, 100, 287, 600, 26, indigo.deep, gold.base, 'diamond', gold.light)}</g>`,
      ...plates.map(([metal, topping, turn], i) => {
        const x = i % 2 === 0 ? 210 : 590
        const y = i < 2 ? 156 : 444
        return (
          place(metal === 'steel' ? onSteel : onBrass, x, y) +
          place(heap, x - 2, y, 1, turn) +
          place(sheet.reuse(topping), x, y - 8)
        )
      }),
      coriander(276, 200, 15, 40),
      coriander(530, 400, 15, -30),
      coriander(150, 398, 15, -60),
    ].join('')
  },
)
