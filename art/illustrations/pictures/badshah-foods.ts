import { dabeli } from '../dabeli.ts'
import { border, dotRing, leaf } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper } from '../palette.ts'
import { scatterInDisc } from '../seeded.ts'
import { card, place } from '../sheet.ts'
import { at, circle, ellipse, path, polygon, rect, times } from '../svg.ts'

/** Half a pomegranate, cut side to us. */
function pomegranate(x: number, y: number, r: number): string {
  return (
    polygon(
      [
        x - r * 0.2,
        y - r * 0.9,
        x - r * 0.34,
        y - r * 1.3,
        x - r * 0.04,
        y - r * 1.1,
        x + r * 0.1,
        y - r * 1.34,
        x + r * 0.22,
        y - r * 0.9,
      ],
      brick.dark,
    ) +
    circle(x + r * 0.06, y + r * 0.06, r, brick.deep) +
    circle(x, y, r, brick.dark) +
    circle(x, y, r * 0.88, gold.pale) +
    times(6, (i) => {
      const a = (i * Math.PI) / 3 + 0.3
      return at(
        x + Math.cos(a) * r * 0.5,
        y + Math.sin(a) * r * 0.5,
        times(5, (j) =>
          ellipse(
            Math.cos(j * 1.257) * r * 0.15,
            Math.sin(j * 1.257) * r * 0.15,
            r * 0.105,
            r * 0.085,
            j % 2 === 0 ? brick.base : brick.light,
          ),
        ) + circle(0, 0, r * 0.08, brick.base),
      )
    })
  )
}

/** The eight-pointed star of a tiled wall: one square laid over another. */
function star(x: number, y: number, r: number, ink: string): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const far = i % 2 === 0 ? r : r * 0.765
    const a = (i * Math.PI) / 8 - Math.PI / 2
    return [x + Math.cos(a) * far, y + Math.sin(a) * far]
  })
  return polygon(points.flat(), ink)
}

export const badshahFoods = card(
  'Three dabeli: soft buns split over spiced potato, peanuts, pomegranate seeds and sev, with half a pomegranate beside them.',
  (sheet) => {
    const bun = sheet.reuse(dabeli(270))
    return [
      rect(0, 0, 800, 600, brick.light),
      path(
        times(16, (i) => {
          const a = (i * Math.PI) / 8
          return `M400 300L${400 + Math.cos(a) * 640} ${300 + Math.sin(a) * 640}L${400 + Math.cos(a + 0.2) * 640} ${300 + Math.sin(a + 0.2) * 640}Z`
        }),
        brick.pale,
      ),
      star(400, 280, 246, gold.base),
      star(400, 280, 230, indigo.dark),
      star(400, 280, 196, indigo.base),
      dotRing(400, 280, 150, gold.light, 7, 56),
      border(sheet, 0, 20, 800, 34, brick.dark, gold.base, 'leaf', marigold.base),
      rect(0, 456, 800, 144, green.dark),
      border(sheet, 0, 456, 800, 30, green.deep, gold.base, 'diamond', gold.light),
      border(sheet, 0, 560, 800, 40, green.deep, green.base, 'temple', gold.base),
      ellipse(410, 530, 290, 26, green.deep),
      path('M104 508Q400 470 696 508Q640 546 400 546T104 508Z', paper.light),
      path('M104 508Q400 520 696 508Q640 546 400 546T104 508Z', paper.dark),
      place(bun, 400, 390),
      place(bun, 258, 524),
      place(bun, 542, 524),
      pomegranate(724, 500, 54),
      scatterInDisc(4, 11, 0, 0, 1, (x, y, _turn, i) =>
        i % 2 === 0
          ? circle(84 + x * 58, 530 + y * 20, 8, brick.pale)
          : ellipse(84 + x * 58, 530 + y * 20, 13, 8, paper.base),
      ),
      leaf(40, 12, green.light, -30, 690, 556) + leaf(34, 11, green.base, 20, 690, 556),
    ].join('')
  },
)
