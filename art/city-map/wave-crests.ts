import { seeded } from '../illustrations/seeded.ts'
import type { Point } from '../outlines/clip.ts'
import { linesWithin, type Area } from './areas.ts'
import { toDegrees, type Metres } from './metres.ts'

/** Metres between rows of crests, and the size of one crest. */
const CRESTS = { apart: 5200, length: 620, height: 170 } as const

/** Points of one crest. */
const STEPS = 4

/** Runs of two to four whole crests in rows, where a whole run is on the open sea. */
export function waveCrests(openSea: Area): Point[][] {
  const random = seeded(17)
  const [west, south, north] = [-82_000, -60_000, 60_000]
  const rows = Array.from(
    { length: Math.floor((north - south) / CRESTS.apart) },
    (_, row) => south + row * CRESTS.apart,
  )
  return rows.flatMap((y, row) =>
    Array.from({ length: 18 }, (_, column) => {
      const x = west + (column + (row % 2) / 2 + random() * 0.5) * CRESTS.apart
      return crestsAt({ x, y: y + random() * 1800 }, 2 + Math.floor(random() * 3))
    }).filter((line) => linesWithin(line, openSea).some((part) => part.length === line.length)),
  )
}

/** A run of whole crests, each a flat arc. */
function crestsAt({ x, y }: Metres, count: number): Point[] {
  const steps = count * STEPS
  return Array.from({ length: steps + 1 }, (_, step) =>
    toDegrees({
      x: x + (step / STEPS) * CRESTS.length,
      y: y + Math.abs(Math.sin((step / STEPS) * Math.PI)) * CRESTS.height,
    }),
  )
}
