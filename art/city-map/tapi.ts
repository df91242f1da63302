import type { Point } from '../outlines/clip.ts'
import { areaOfMetres, type Area } from './areas.ts'
import { toMetres, type Metres } from './metres.ts'
import { curveThrough } from './smooth.ts'

/**
 * The middle of the Tapi from Kathor to the head of its estuary. GSHHG has a line here, which misses the loop around Rander
 * by up to 700 metres. Our line keeps the loop and moves its bends to where the exact places and the bridge stand:
 * castle, Dutch Garden and Ambika Niketan on the left bank, Adajan's riverfront and the aquarium on the right.
 */
const CITY_BENDS: readonly Point[] = [
  [72.9169, 21.2742],
  [72.9131, 21.2653],
  [72.91, 21.2558],
  [72.9062, 21.2495],
  [72.902, 21.2435],
  [72.8972, 21.2378],
  [72.891, 21.2338],
  [72.8845, 21.231],
  [72.8783, 21.2278],
  [72.8733, 21.2247],
  [72.8681, 21.2217],
  [72.8617, 21.2206],
  [72.8569, 21.2228],
  [72.8525, 21.2255],
  [72.8489, 21.2295],
  [72.8461, 21.2344],
  [72.8428, 21.2392],
  [72.8392, 21.2431],
  [72.835, 21.2461],
  [72.8305, 21.2483],
  [72.8256, 21.2497],
  [72.82, 21.2503],
  [72.8133, 21.2493],
  [72.8069, 21.2475],
  [72.8008, 21.2445],
  [72.797, 21.2405],
  [72.7957, 21.236],
  [72.7965, 21.2305],
  [72.799, 21.225],
  [72.8027, 21.2208],
  [72.8065, 21.2172],
  [72.8105, 21.2125],
  [72.814, 21.2068],
  [72.8163, 21.201],
  [72.8163, 21.1978],
  [72.8147, 21.1951],
  [72.8112, 21.193],
  [72.807, 21.1893],
  [72.8025, 21.1862],
  [72.7975, 21.1832],
  [72.7925, 21.1808],
  [72.7875, 21.179],
  [72.7835, 21.1767],
]

/** Longitude at which our line takes over from GSHHG's, degrees east. */
const KATHOR = 72.92

/** The head of the estuary that GSHHG knows, and the metres around it where our banks and GSHHG's become one. */
export const ESTUARY_HEAD: { readonly at: Point; readonly reach: number } = { at: [72.7845, 21.1775], reach: 1400 }

/** Metres of water. The river is wider where it is slow, above the weir at Rander and towards the sea. */
const WIDTHS = { country: 300, city: 370 } as const

/** The middle of the river, downstream, with GSHHG's line above the city. */
export function middleOfTapi(river: readonly Point[]): Point[] {
  return curveThrough([...river.filter(([lng]) => lng > KATHOR), ...CITY_BENDS])
}

export function waterOfTapi(river: readonly Point[]): Area {
  const middle = middleOfTapi(river)
  const banks = middle.map((point, index) => {
    const from = toMetres(middle[index - 1] ?? point)
    const to = toMetres(middle[index + 1] ?? point)
    return banksAt(toMetres(point), { x: to.x - from.x, y: to.y - from.y }, widthAt(point) / 2)
  })
  return areaOfMetres([[...banks.map(({ left }) => left), ...banks.map(({ right }) => right).toReversed()]])
}

/** The width grows between the two over about 10 km. */
function widthAt([lng]: Point): number {
  const share = Math.min(1, Math.max(0, (KATHOR - lng) / 0.1))
  return WIDTHS.country + (WIDTHS.city - WIDTHS.country) * share
}

function banksAt({ x, y }: Metres, along: Metres, half: number): { left: Metres; right: Metres } {
  const length = Math.hypot(along.x, along.y)
  const across = { x: (-along.y / length) * half, y: (along.x / length) * half }
  return { left: { x: x + across.x, y: y + across.y }, right: { x: x - across.x, y: y - across.y } }
}
