import type { Point } from '../outlines/clip.ts'

/** Gardens and lakes whose exact position the guide knows. Their shapes are a sketch. Metres from the position. */
export type Patch = {
  readonly layer: 'park' | 'water'
  readonly at: Point
  readonly width: number
  readonly height: number
  readonly minZoom: number
}

export const patches: readonly Patch[] = [
  { layer: 'water', at: [72.829389, 21.188583], width: 190, height: 130, minZoom: 13 },
  { layer: 'park', at: [72.81337, 21.19135], width: 130, height: 110, minZoom: 13 },
  { layer: 'park', at: [72.80376, 21.18231], width: 260, height: 150, minZoom: 13 },
  { layer: 'park', at: [72.89889, 21.2301], width: 620, height: 520, minZoom: 12 },
  { layer: 'park', at: [72.82855, 21.21257], width: 120, height: 100, minZoom: 14 },
  { layer: 'park', at: [72.79537, 21.16976], width: 200, height: 160, minZoom: 14 },
]

/** The runway: its middle, metres, and degrees clockwise from the north. */
export const runway = { at: [72.7425, 21.1145], length: 2900, width: 60, heading: 40 } as const

/** Middle and reach in metres of built-up parts. Together with the main roads they make the shape of the city. */
export const builtParts: readonly (readonly [lng: number, lat: number, reach: number])[] = [
  [72.829, 21.1965, 1900],
  [72.81, 21.181, 1500],
  [72.8, 21.168, 1300],
  [72.845, 21.21, 1500],
  [72.862, 21.207, 1700],
  [72.88, 21.214, 1200],
  [72.898, 21.224, 800],
  [72.827, 21.227, 1500],
  [72.817, 21.236, 900],
  [72.852, 21.246, 1100],
  [72.878, 21.242, 1100],
  [72.793, 21.198, 1500],
  [72.794, 21.217, 1200],
  [72.783, 21.188, 1000],
  [72.784, 21.234, 1000],
  [72.79, 21.157, 1100],
  [72.774, 21.146, 1200],
  [72.805, 21.152, 1000],
  [72.84, 21.175, 1600],
  [72.845, 21.158, 1600],
  [72.858, 21.18, 1400],
  [72.87, 21.191, 1100],
  [72.852, 21.138, 1300],
  [72.87, 21.094, 1200],
  [72.868, 21.165, 1000],
  [72.714, 21.0905, 500],
  [72.655, 21.118, 700],
  [72.733, 21.193, 500],
  [72.752, 21.137, 500],
  [72.962, 21.268, 700],
  [72.962, 21.17, 800],
  [72.752, 21.337, 700],
  [72.888, 21.32, 700],
  [72.925, 21.403, 800],
  [72.928, 20.95, 2400],
  [73.117, 21.122, 1600],
]
