import { dots } from './ornament.ts'
import { brick, gold, silt } from './palette.ts'
import { circle, path, polygon, rect, stroke, times } from './svg.ts'

/** A bolt of cloth end-on: the fold shows as one loop of ink. */
export function bolt(x: number, y: number, width: number, height: number, ink: string, line: string): string {
  return (
    rect(x, y, width, height, ink, { rx: height * 0.34 }) +
    stroke(`M${x + width * 0.12} ${y + height * 0.5}H${x + width * 0.88}`, line, height * 0.14, {
      'stroke-linecap': 'round',
    })
  )
}

/** Bolts laid a little out of line, as hands leave them. */
export function boltStack(
  x: number,
  base: number,
  width: number,
  inks: ReadonlyArray<readonly [string, string]>,
): string {
  return inks
    .map(([ink, line], i) => bolt(x + ((i * 5) % 7) - 3, base - (i + 1) * 27, width - ((i * 7) % 9), 25, ink, line))
    .join('')
}

/** A sari hung open from the rail with its zari end showing. */
export function hungSari(
  x: number,
  y: number,
  width: number,
  height: number,
  ink: string,
  fold: string,
  zari: string,
  dot: string,
): string {
  return (
    path(`M${x} ${y}h${width}v${height}q${-width * 0.25} 14 ${-width * 0.5} 0t${-width * 0.5} 0z`, ink) +
    path(`M${x + width * 0.62} ${y}h${width * 0.16}v${height + 4}h${-width * 0.2}z`, fold) +
    rect(x, y + height - 46, width, 28, zari) +
    dots(`M${x + 10} ${y + height - 32}h${width - 14}`, fold, 8, 15) +
    dots(
      `M${x + 12} ${y + 30}h${width - 20}M${x + 22} ${y + 58}h${width - 34}M${x + 12} ${y + 86}h${width - 20}`,
      dot,
      5,
      21,
    )
  )
}

/** A short length of brocade hung from a rod, gold border down. */
export function zariCloth(x: number, y: number): string {
  return (
    rect(x - 46, y, 92, 150, brick.base) +
    rect(x + 18, y, 28, 150, brick.dark) +
    rect(x - 46, y + 112, 92, 30, gold.base) +
    rect(x + 18, y + 112, 28, 30, gold.dark) +
    times(4, (i) =>
      polygon([x - 46 + i * 23, y + 112, x - 34.5 + i * 23, y + 94, x - 23 + i * 23, y + 112], gold.base),
    ) +
    times(6, (i) => circle(x - 28 + (i % 3) * 28, y + 26 + Math.floor(i / 3) * 34, 6, gold.light)) +
    stroke(`M${x - 58} ${y}h116`, silt.deep, 7, { 'stroke-linecap': 'round' }) +
    stroke(
      times(12, (i) => `M${x - 43 + i * 8} ${y + 150}v9`),
      gold.base,
      2.4,
    )
  )
}
