/**
 * Takes the shores and rivers around Surat from GSHHG into `art/city-map/gshhg.json`: `npm run coast`. It needs the Debian
 * package `gmt-gshhg-full`. `npm run city-map` needs only the file, so run this command only for a new version of GSHHG.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { tidy } from './outlines/clip.ts'
import { closeRings } from './city-map/close-rings.ts'
import { SOURCE_BOX } from './city-map/drawn-box.ts'
import { readCoast, readRivers } from './city-map/gshhg.ts'

const FILE = 'art/city-map/gshhg.json'

/** Decimal digits of a degree. Five are about a metre; the source has about 90 metres. */
const DIGITS = 5

/** Rivers with fewer points are streams at the edge of the box. */
const MIN_RIVER_POINTS = 100

const land = closeRings(await readCoast(SOURCE_BOX), SOURCE_BOX).map((ring) => tidy(ring, DIGITS))
const rivers = (await readRivers(SOURCE_BOX))
  .filter(({ length }) => length >= MIN_RIVER_POINTS)
  .map((line) => tidy(line, DIGITS))
writeFileSync(FILE, `${JSON.stringify({ land, rivers })}\n`)
console.log(`${FILE}: ${Math.round(readFileSync(FILE).length / 1000)} kB`)
