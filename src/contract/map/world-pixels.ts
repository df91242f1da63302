/** WGS 84, in degrees. */
type Position = { readonly lat: number; readonly lng: number }

/** From the upper left corner of the world, to the right and down. */
export type WorldPixel = { readonly x: number; readonly y: number }

/** Width and height of the world at zoom 0. */
const WORLD_PX = 256

/** Pixels of a position on the Mercator map at a zoom of Leaflet. */
export function toWorldPixel({ lat, lng }: Position, zoom: number): WorldPixel {
  const sine = Math.sin((lat * Math.PI) / 180)
  const size = WORLD_PX * 2 ** zoom
  return { x: (lng / 360 + 0.5) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size }
}

export function getPosition({ x, y }: WorldPixel, zoom: number): Position {
  const size = WORLD_PX * 2 ** zoom
  const lat = (360 / Math.PI) * Math.atan(Math.exp((0.5 - y / size) * 2 * Math.PI)) - 90
  return { lat, lng: (x / size - 0.5) * 360 }
}
