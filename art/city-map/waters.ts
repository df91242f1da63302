import { readFileSync } from 'node:fs'
import { clipLine, type Point } from '../outlines/clip.ts'
import {
  getArea,
  getBand,
  circleAround,
  common,
  getEdges,
  grow,
  smooth,
  thin,
  union,
  without,
  withoutSpecks,
  type Area,
} from './areas.ts'
import { MAP_BOX, getRing } from './drawn-box.ts'
import { ESTUARY_HEAD, middleOfTapi, waterOfTapi } from './tapi.ts'
import { curveThrough } from './smooth.ts'
import { waveCrests } from './wave-crests.ts'

type Gshhg = { readonly land: readonly Point[][]; readonly rivers: readonly Point[][] }

const gshhg: Gshhg = JSON.parse(readFileSync(new URL('./gshhg.json', import.meta.url), 'utf8'))
const [tapi = []] = gshhg.rivers

/** Metres. GSHHG's shore goes in steps of about 90 metres. */
const SHORE_GRAIN = 150

/**
 * Black sand at Dumas, from the mouth of the Tapi to Bhimpore. GSHHG's shore lies 140 metres behind the exact position of
 * the beach, which the tide covers and uncovers.
 */
const DUMAS_STRAND: readonly Point[] = [
  [72.7045, 21.0935],
  [72.7062, 21.087],
  [72.7105, 21.0822],
  [72.7155, 21.079],
  [72.722, 21.078],
  [72.731, 21.0782],
  [72.74, 21.079],
]

/** Metres. The line is its middle, and its edge on the side of the land lies under the land. */
const STRAND_WIDTH = 400

/** Metres: corners between river and estuary are rounded by this radius. */
const CORNER = 220

/** Metres of sand and mud along the water. */
const BANK = { river: 70, sea: 170 } as const

/** Metres from the shore to the end of the pale water. */
const SHELF = 2400

/** Metres of land from the shore, under which the sea reaches. */
const INLAND = 400

/** Lines that follow the shore, as on old charts: metres from it, and the first zoom that shows them. */
const WATERLINES = [
  { reach: 380, minZoom: 11 },
  { reach: 860, minZoom: 10 },
  { reach: 1460, minZoom: 11 },
] as const

const box = getArea([getRing(MAP_BOX)])
const strand = getBand([curveThrough(DUMAS_STRAND)], STRAND_WIDTH)

/** Includes the river beds, which `river` covers. */
const shore = union(smooth(getArea(gshhg.land), SHORE_GRAIN), strand)

export const land: Area = common(thin(withoutSpecks(shore, 30_000), 6, 60), box)
export const river: Area = thin(common(joinedWithEstuary(waterOfTapi(tapi)), box), 2, 20)
export const water: Area = union(without(box, land), river)

/** Sand and mud: a band on the land along the sea and the river. */
export const banks: Area = thin(common(union(grow(without(box, land), BANK.sea), grow(river, BANK.river)), land), 8, 60)

/** Land without its shores. The sea reaches under the shores only, so that no blue shows at the edge of the map. */
const inland = thin(grow(land, -INLAND), 60, 160)

export const sea: Area = without(box, inland)

/** All that lies closer to the land than the open sea. */
const coastal = common(rounded(grow(land, SHELF)), box)

export const shallows: Area = without(thin(coastal, 20, 120), inland)

export const waterlines: readonly { readonly minZoom: number; readonly lines: Point[][] }[] = WATERLINES.map(
  ({ reach, minZoom }) => ({
    minZoom,
    lines: getEdges(thin(rounded(grow(land, reach)), 15, 90)).flatMap((line) => clipLine(line, MAP_BOX)),
  }),
)

/** Rows of wave crests on the open sea, the ornament of every water in the illustrations. */
export const crests: readonly Point[][] = waveCrests(without(box, grow(coastal, 1500)))

export const middleOfRiver: Point[] = middleOfTapi(tapi)

/** The river with the head of the estuary, whose banks it meets at an angle: the corner between them is rounded. */
function joinedWithEstuary(tapiWater: Area): Area {
  const head = common(without(box, land), circleAround(ESTUARY_HEAD.at, ESTUARY_HEAD.reach))
  return grow(grow(union(tapiWater, head), CORNER), -CORNER)
}

/** Outwards and back, so that narrow bays leave no knots. */
function rounded(area: Area): Area {
  return grow(grow(area, 600), -600)
}
