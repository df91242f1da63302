import type { Point } from '../outlines/clip.ts'

/** Metres east and north of the centre of the drawing. */
export type Metres = { readonly x: number; readonly y: number }

/** WGS 84. The drawing reaches about 90 km from here. There its flat metres are wrong by less than 1 %. */
const CENTRE = { lng: 72.82, lat: 21.2 }

const METRES_PER_DEGREE = 111_195
const METRES_PER_DEGREE_OF_LONGITUDE = METRES_PER_DEGREE * Math.cos((CENTRE.lat * Math.PI) / 180)

export function toMetres([lng, lat]: Point): Metres {
  return { x: (lng - CENTRE.lng) * METRES_PER_DEGREE_OF_LONGITUDE, y: (lat - CENTRE.lat) * METRES_PER_DEGREE }
}

export function toDegrees({ x, y }: Metres): Point {
  return [CENTRE.lng + x / METRES_PER_DEGREE_OF_LONGITUDE, CENTRE.lat + y / METRES_PER_DEGREE]
}
