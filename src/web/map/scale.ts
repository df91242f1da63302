/** Length of the equator in WGS 84. */
const EQUATOR_METRES = 40_075_016.686

/** On the map at a latitude. */
export function metresPerPixel(lat: number, zoom: number): number {
  return (EQUATOR_METRES * Math.cos((lat * Math.PI) / 180)) / 2 ** (zoom + 8)
}

/** A round distance and its width on the map, at most `maxPx`. */
export function scaleAt(
  { lat, zoom }: { lat: number; zoom: number },
  maxPx: number,
): { metres: number; widthPx: number } {
  const perPixel = metresPerPixel(lat, zoom)
  const metres = roundDownToScale(perPixel * maxPx)
  return { metres, widthPx: Math.round(metres / perPixel) }
}

/** Rounds down to 1, 2 or 5 times a power of ten. */
function roundDownToScale(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres))
  const digit = [5, 2, 1].find((candidate) => candidate * power <= metres) ?? 1
  return digit * power
}
