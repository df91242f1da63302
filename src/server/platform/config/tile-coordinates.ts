/** A tile of the map by the usual numbers: zoom, column from the west, row from the north. */
export type TileCoordinates = { readonly z: number; readonly x: number; readonly y: number }

/** The most detailed zoom of tile sources. */
const MAX_ZOOM = 19

/**
 * @param y may end in `.png`, as in the URLs of tiles
 * @returns undefined when there is no such tile
 */
export function readTileCoordinates({
  z,
  x,
  y,
}: Readonly<Record<'z' | 'x' | 'y', string>>): TileCoordinates | undefined {
  const parts = [z, x, y.replace(/\.png$/, '')]
  if (!parts.every((part) => /^(0|[1-9]\d{0,5})$/.test(part))) return undefined
  const [zoom = 0, column = 0, row = 0] = parts.map(Number)
  const across = 2 ** zoom
  return zoom <= MAX_ZOOM && column < across && row < across ? { z: zoom, x: column, y: row } : undefined
}

export function fillTemplate(template: string, { z, x, y }: TileCoordinates): string {
  return template.replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y))
}

/** True when a template gives one host for all numbers and a different URL for each tile. */
export function isTileTemplate(template: string): boolean {
  const [first, second] = [
    { z: 1, x: 0, y: 0 },
    { z: 2, x: 1, y: 3 },
  ].map((tile) => URL.parse(fillTemplate(template, tile)))
  if (!first || !second || !/^https?:$/.test(first.protocol) || first.origin !== second.origin) return false
  const hasAll = ['{z}', '{x}', '{y}'].every((part) => template.includes(part))
  return hasAll && !/[{}]/.test(fillTemplate(template, { z: 0, x: 0, y: 0 }))
}
