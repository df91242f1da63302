/** The equator's length in WGS 84. */
const EQUATOR_METRES = 40_075_016.686

/** A round distance and the pixels that it takes on the map, at most `widest`. */
export function scaleAt(
  { lat, zoom }: { lat: number; zoom: number },
  widest: number,
): { metres: number; width: number } {
  const metresPerPixel = (EQUATOR_METRES * Math.cos((lat * Math.PI) / 180)) / 2 ** (zoom + 8)
  const metres = roundDown(metresPerPixel * widest)
  return { metres, width: Math.round(metres / metresPerPixel) }
}

/** Rounds down to 1, 2 or 5 times a power of ten. */
function roundDown(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres))
  const digit = [5, 2, 1].find((candidate) => candidate * power <= metres) ?? 1
  return digit * power
}
