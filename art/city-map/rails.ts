import type { Point } from '../outlines/clip.ts'

export const STATION: Point = [72.8408, 21.2055]

const UDHNA_JUNCTION: Point = [72.8487, 21.1695]

/** The main line between Mumbai and Ahmedabad, and the line up the Tapi: a sketch, as the roads are. */
export const rails: readonly (readonly Point[])[] = [
  [
    [72.91, 20.65],
    [72.968, 20.77],
    [72.924, 20.948],
    [72.893, 21.03],
    [72.8805, 21.086],
    [72.8625, 21.128],
    UDHNA_JUNCTION,
    [72.8462, 21.1855],
    [72.8453, 21.1955],
    STATION,
    [72.844, 21.2125],
    [72.8528, 21.219],
    [72.858, 21.2222],
    [72.863, 21.2262],
    [72.8665, 21.238],
    [72.879, 21.27],
    [72.8885, 21.296],
    [72.8895, 21.323],
    [72.923, 21.401],
    [72.962, 21.47],
    [72.995, 21.63],
    [73.0, 21.75],
  ],
  [
    UDHNA_JUNCTION,
    [72.856, 21.157],
    [72.883, 21.1545],
    [72.955, 21.153],
    [73.04, 21.135],
    [73.117, 21.128],
    [73.39, 21.118],
    [73.65, 21.15],
  ],
]
