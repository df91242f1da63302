import { paratha, pav } from '../breads.ts'
import { tawa } from '../cookware.ts'
import { border, dots } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { awningFromAbove, passer, umbrellaFromAbove } from '../roofs.ts'
import { card, place, type Sheet } from '../sheet.ts'
import { at, path, rect, stroke, times } from '../svg.ts'
import { katori, brass, steel } from '../tableware.ts'

/** Tiled roofs and whitewashed terraces on both sides. The lane runs between x 250 and 550. */
function rooftops(sheet: Sheet): string {
  const tiles = sheet.pattern(
    30,
    24,
    rect(0, 0, 30, 24, brick.dark) + path('M0 4q15 22 30 0v3q-15 22 -30 0z', brick.deep),
  )
  return (
    rect(-160, -160, 410, 340, tiles) +
    rect(-160, 180, 410, 190, paper.light) +
    rect(-160, 370, 410, 400, tiles) +
    rect(550, -160, 420, 260, paper.base) +
    rect(550, 100, 420, 300, tiles) +
    rect(550, 400, 420, 370, paper.light) +
    path('M238 -160h12v930h-12zM-160 180h410v12h-410zM-160 358h410v12h-410z', paper.dark) +
    path('M550 -160h12v930h-12zM550 88h420v12h-420zM550 400h420v12h-420z', paper.deep)
  )
}

/** Washing on a terrace: two saris and a dhoti length. */
const washing =
  rect(96, 214, 34, 128, indigo.base) +
  rect(96, 322, 34, 12, gold.base) +
  rect(140, 214, 30, 128, marigold.base) +
  rect(140, 322, 30, 12, brick.base) +
  rect(180, 214, 30, 128, green.light)

/** A string of lamps across the lane, just lit. */
function lamps(d: string): string {
  return stroke(d, silt.dark, 2) + dots(d, silt.dark, 15, 34) + dots(d, gold.pale, 11, 34)
}

/** A cart from above: wheels peeping out, a griddle, bowls, a row of rolls. */
function cart(sheet: Sheet, x: number, y: number): string {
  return (
    rect(x + 20, y + 12, 140, 190, silt.deep, { opacity: 0.35, rx: 6 }) +
    rect(x - 8, y + 22, 156, 20, silt.deep, { rx: 4 }) +
    rect(x - 8, y + 148, 156, 20, silt.deep, { rx: 4 }) +
    rect(x, y, 140, 190, gold.dark, { rx: 8 }) +
    rect(x + 8, y + 8, 124, 174, marigold.dark, { rx: 5 }) +
    border(sheet, x + 8, y + 158, 124, 24, brick.dark, gold.base, 'diamond', gold.light) +
    tawa(x + 76, y + 62, 48) +
    katori(x + 36, y + 132, 19, steel, green.base, green.light) +
    katori(x + 78, y + 134, 19, brass, brick.base, brick.light)
  )
}

export const bhagalKhauGali = card(
  'A lane of food stalls seen from the roofs in evening light: a cart with griddle and breads, umbrellas, striped awnings and people with long shadows.',
  (sheet) => {
    const bread = sheet.reuse(paratha(0, 0, 26, 0))
    const roll = sheet.reuse(pav(0, 0, 13, 0))
    return [
      rect(0, 0, 800, 600, marigold.pale),
      '<g transform="rotate(-17 400 300)">',
      rect(250, -160, 300, 930, marigold.pale),
      rect(250, -160, 70, 930, marigold.light, { opacity: 0.5 }),
      rooftops(sheet),
      washing,
      awningFromAbove(196, 396, 92, 170, green.base, gold.pale),
      awningFromAbove(512, 116, 92, 160, indigo.base, paper.light),
      // The cart is larger than the people allow, because a small card must show it.
      at(
        -84,
        -62,
        cart(sheet, 268, 164) +
          place(bread, 328, 216) +
          place(bread, 360, 242, 0.9, 60) +
          times(3, (i) => place(roll, 390, 250 + i * 30, 1, i * 9)),
        1.27,
      ),
      passer(382, 470, 24, 10, indigo.base),
      passer(440, 474, 24, -30, brick.base),
      passer(492, 340, 24, -80, paper.light),
      passer(490, 240, 23, -100, brick.dark),
      passer(404, 100, 23, 170, marigold.dark),
      passer(350, 40, 23, 200, indigo.dark),
      passer(474, 20, 22, 20, green.base),
      umbrellaFromAbove(436, 610, 92, marigold.base, paper.light, brick.base),
      umbrellaFromAbove(476, 128, 60, brick.base, gold.pale, indigo.dark),
      lamps('M250 430Q400 454 550 406'),
      '</g>',
    ].join('')
  },
)
