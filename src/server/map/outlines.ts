import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { operatorConsole } from '../platform/process/operator-console.ts'

export const OUTLINES_PATH = '/outlines/'

export const OUTLINES_TYPE = 'application/geo+json'

/** Coasts and borders around the city as GeoJSON. */
export type Outlines = {
  /** Path on our server. It carries the file's hash, so the file behind it never changes. */
  readonly path: string
  readonly bytes: Buffer
}

/** The part of the output of `art/outlines.ts` that a map needs. */
const OutlineFile = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.object({ type: z.literal('Feature'), properties: z.object({ kind: z.string() }) })),
})

/**
 * @returns null when the city's folder has no outlines
 * @throws Error when the file is not GeoJSON
 */
export function readOutlines(cityDir: string): Outlines | null {
  const file = join(cityDir, 'outlines.json')
  if (!existsSync(file)) return null
  const bytes = readFileSync(file)
  OutlineFile.parse(JSON.parse(bytes.toString('utf8')))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { path: `${OUTLINES_PATH}${hash}.json`, bytes }
}

/** Reports a wrong file and returns null, so that the guide starts without outlines. */
export function readOutlinesIfSound(cityDir: string): Outlines | null {
  try {
    return readOutlines(cityDir)
  } catch (error) {
    operatorConsole.error(`outlines.json is no map and is left out: ${String(error)}`)
    return null
  }
}
