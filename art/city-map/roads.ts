import type { RoadClass } from '#contract/map/base-map.ts'
import type { Point } from '../outlines/clip.ts'

/**
 * Main roads as a sketch: drawn by hand between the gates, bridges and suburbs that they join, and bent so that exact
 * places are on their right side. Nothing is traced from another map. Between two points the map draws a curve.
 */
export type Road = {
  readonly class: RoadClass
  readonly name?: string
  readonly names?: Readonly<Record<string, string>>
  readonly line: readonly Point[]
}

const ATHWA_GATE: Point = [72.8105, 21.1848]
const CHOWK: Point = [72.8198, 21.1958]
const BHAGAL: Point = [72.8332, 21.1972]
const CLOCK_TOWER: Point = [72.8351, 21.1951]
const UDHNA_DARWAJA: Point = [72.8272, 21.1834]
const SAHARA_DARWAJA: Point = [72.8438, 21.1944]
const DELHI_GATE: Point = [72.8388, 21.202]
const LAL_DARWAJA: Point = [72.8353, 21.2068]
const KATARGAM_DARWAJA: Point = [72.8302, 21.2108]
const NEHRU_BRIDGE_WEST: Point = [72.814, 21.1985]
const ADAJAN_PATIYA: Point = [72.8045, 21.2035]
/** Point at which the road over Sardar Bridge meets Hazira Road. */
const ADAJAN: Point = [72.7972, 21.2006]
const PAL: Point = [72.776, 21.1905]
const PARLE_POINT: Point = [72.794, 21.1752]
const MAGDALLA: Point = [72.7465, 21.1368]
const UDHNA: Point = [72.8425, 21.166]
const SACHIN: Point = [72.8765, 21.087]
const PALSANA: Point = [72.985, 21.078]
const KADODARA: Point = [72.96, 21.172]
const KAMREJ: Point = [72.962, 21.268]

/** The ring of the old city, from the river at Athwa to the river at Rander. Inside it is the walled city. */
export const ringRoad: readonly Point[] = [
  ATHWA_GATE,
  [72.815, 21.1829],
  [72.82, 21.182],
  UDHNA_DARWAJA,
  [72.8333, 21.1853],
  [72.8382, 21.1872],
  [72.8418, 21.19],
  SAHARA_DARWAJA,
  [72.8425, 21.1984],
  DELHI_GATE,
  LAL_DARWAJA,
  KATARGAM_DARWAJA,
  [72.8235, 21.213],
  [72.8172, 21.2148],
  [72.8127, 21.2137],
]

export const roads: readonly Road[] = [
  { class: 'primary', name: 'Ring Road', names: { gu: 'રિંગ રોડ', hi: 'रिंग रोड' }, line: ringRoad },
  {
    class: 'motorway',
    name: 'NH 48',
    line: [
      [72.962, 21.75],
      [72.985, 21.62],
      [72.965, 21.46],
      [72.955, 21.4],
      [72.953, 21.32],
      [72.957, 21.288],
      KAMREJ,
      [72.966, 21.22],
      KADODARA,
      [72.972, 21.12],
      PALSANA,
      [72.972, 20.98],
      [73.03, 20.85],
      [73.06, 20.76],
      [73.0, 20.65],
    ],
  },
  {
    class: 'trunk',
    name: 'NH 53',
    line: [
      [72.652, 21.1],
      [72.662, 21.13],
      [72.673, 21.163],
      [72.7, 21.169],
      [72.728, 21.163],
      [72.7335, 21.15],
      [72.736, 21.137],
      [72.745, 21.127],
      [72.78, 21.109],
      [72.83, 21.097],
      SACHIN,
      [72.93, 21.078],
      PALSANA,
      [73.05, 21.105],
      [73.115, 21.12],
      [73.25, 21.11],
      [73.4, 21.11],
      [73.65, 21.14],
    ],
  },
  {
    class: 'primary',
    name: 'Dumas Road',
    names: { gu: 'ડુમસ રોડ', hi: 'डुमस रोड' },
    line: [
      ATHWA_GATE,
      [72.803, 21.1801],
      PARLE_POINT,
      [72.786, 21.1645],
      [72.7775, 21.1565],
      [72.766, 21.1483],
      [72.757, 21.1432],
      MAGDALLA,
      [72.7405, 21.127],
      [72.732, 21.113],
      [72.723, 21.098],
      [72.7128, 21.0862],
      [72.7105, 21.0838],
    ],
  },
  {
    class: 'primary',
    name: 'Varachha Road',
    names: { gu: 'વરાછા રોડ', hi: 'वराछा रोड' },
    line: [
      LAL_DARWAJA,
      [72.8425, 21.2086],
      [72.858, 21.2128],
      [72.874, 21.2165],
      [72.886, 21.2212],
      [72.899, 21.2265],
      [72.913, 21.234],
      [72.937, 21.252],
      KAMREJ,
    ],
  },
  {
    class: 'primary',
    line: [SAHARA_DARWAJA, [72.852, 21.1925], [72.8645, 21.1905], [72.892, 21.1852], [72.93, 21.178], KADODARA],
  },
  {
    class: 'primary',
    line: [
      UDHNA_DARWAJA,
      [72.8345, 21.1752],
      UDHNA,
      [72.8465, 21.142],
      [72.8545, 21.12],
      SACHIN,
      [72.905, 21.02],
      [72.928, 20.945],
    ],
  },
  {
    class: 'primary',
    name: 'Rander Road',
    names: { gu: 'રાંદેર રોડ', hi: 'रांदेर रोड' },
    line: [
      CHOWK,
      [72.8182, 21.1968],
      NEHRU_BRIDGE_WEST,
      [72.81, 21.2],
      ADAJAN_PATIYA,
      [72.8, 21.2098],
      [72.7968, 21.2155],
      [72.7938, 21.222],
    ],
  },
  {
    class: 'secondary',
    line: [
      [72.7938, 21.222],
      [72.7898, 21.231],
      [72.7868, 21.2405],
      [72.782, 21.258],
      [72.77, 21.295],
      [72.755, 21.336],
    ],
  },
  {
    class: 'primary',
    name: 'Hazira Road',
    names: { gu: 'હજીરા રોડ', hi: 'हजीरा रोड' },
    line: [
      ADAJAN_PATIYA,
      ADAJAN,
      [72.79, 21.1968],
      PAL,
      [72.755, 21.188],
      [72.738, 21.187],
      [72.715, 21.181],
      [72.693, 21.172],
      [72.673, 21.163],
    ],
  },
  {
    class: 'secondary',
    name: 'Katargam Road',
    names: { gu: 'કતારગામ રોડ', hi: 'कतारगाम रोड' },
    line: [
      KATARGAM_DARWAJA,
      [72.8325, 21.219],
      [72.8338, 21.2275],
      [72.836, 21.2372],
      [72.8395, 21.2432],
      [72.8448, 21.2505],
      [72.862, 21.268],
      [72.886, 21.319],
    ],
  },
  {
    class: 'secondary',
    line: [
      KATARGAM_DARWAJA,
      [72.824, 21.2185],
      [72.8185, 21.227],
      [72.8138, 21.2345],
      [72.806, 21.2378],
      [72.7985, 21.2382],
      [72.7925, 21.2382],
      [72.7868, 21.2405],
    ],
  },
  {
    class: 'secondary',
    line: [
      [72.8127, 21.2137],
      [72.8083, 21.2113],
      [72.804, 21.2098],
      [72.8, 21.2098],
    ],
  },
  {
    class: 'secondary',
    line: [
      [72.8185, 21.227],
      [72.812, 21.2262],
      [72.8048, 21.2243],
      [72.798, 21.2205],
      [72.7938, 21.222],
    ],
  },
  {
    class: 'secondary',
    line: [[72.8163, 21.1893], [72.8119, 21.1905], [72.8095, 21.1943], [72.8072, 21.1982], ADAJAN_PATIYA],
  },
  { class: 'primary', line: [ATHWA_GATE, [72.8062, 21.186], [72.8028, 21.1893], [72.7993, 21.1938], ADAJAN] },
  { class: 'secondary', line: [[72.803, 21.1801], [72.8003, 21.1815], [72.7972, 21.1852], [72.79, 21.1885], PAL] },
  { class: 'secondary', line: [CHOWK, [72.8163, 21.1893], ATHWA_GATE] },
  {
    class: 'secondary',
    name: 'Raj Marg',
    names: { gu: 'રાજમાર્ગ', hi: 'राजमार्ग' },
    line: [CHOWK, [72.8262, 21.197], BHAGAL, CLOCK_TOWER, [72.839, 21.1938], SAHARA_DARWAJA],
  },
  { class: 'secondary', line: [BHAGAL, [72.836, 21.1998], DELHI_GATE, [72.841, 21.2045]] },
  { class: 'tertiary', line: [CHOWK, [72.8206, 21.2005], [72.8226, 21.2058], [72.826, 21.2095], KATARGAM_DARWAJA] },
  { class: 'tertiary', line: [CHOWK, [72.8238, 21.1925], [72.8268, 21.1895], UDHNA_DARWAJA] },
  { class: 'tertiary', line: [BHAGAL, [72.8312, 21.2028], [72.8302, 21.2108]] },
  { class: 'tertiary', line: [CLOCK_TOWER, [72.8335, 21.1905], [72.8333, 21.1853]] },
  {
    class: 'secondary',
    name: 'City Light Road',
    names: { gu: 'સિટી લાઇટ રોડ', hi: 'सिटी लाइट रोड' },
    line: [PARLE_POINT, [72.7938, 21.1722], [72.7968, 21.1675], [72.808, 21.1655], [72.82, 21.1665], UDHNA],
  },
  {
    class: 'secondary',
    line: [
      UDHNA,
      [72.826, 21.156],
      [72.808, 21.1505],
      [72.79, 21.1475],
      [72.778, 21.1432],
      [72.766, 21.1385],
      MAGDALLA,
    ],
  },
  {
    class: 'secondary',
    name: 'VIP Road',
    line: [
      [72.778, 21.1432],
      [72.7712, 21.1428],
      [72.7655, 21.1412],
      [72.757, 21.1432],
    ],
  },
  {
    class: 'tertiary',
    line: [
      [72.7775, 21.1565],
      [72.781, 21.1515],
      [72.779, 21.1475],
      [72.778, 21.1432],
    ],
  },
  {
    class: 'tertiary',
    line: [
      [72.778, 21.1432],
      [72.782, 21.134],
      [72.788, 21.1235],
      [72.793, 21.108],
    ],
  },
  {
    class: 'secondary',
    line: [
      [72.899, 21.2265],
      [72.888, 21.21],
      [72.87, 21.1975],
      [72.8645, 21.1905],
      [72.862, 21.178],
      [72.852, 21.167],
      UDHNA,
    ],
  },
  {
    class: 'secondary',
    line: [
      [72.874, 21.2165],
      [72.8806, 21.2235],
      [72.8826, 21.2273],
      [72.8803, 21.2311],
      [72.881, 21.241],
      [72.879, 21.262],
    ],
  },
  {
    class: 'tertiary',
    line: [
      [72.693, 21.172],
      [72.67, 21.166],
      [72.652, 21.163],
      [72.643, 21.162],
    ],
  },
  {
    class: 'tertiary',
    line: [
      [72.7128, 21.0862],
      [72.728, 21.088],
      [72.745, 21.1],
      [72.77, 21.1125],
    ],
  },
]
