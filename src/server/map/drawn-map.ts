import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import {
  isTileInBounds,
  LandmarkDrawings,
  tileName,
  type BaseMapTile,
  type Bounds,
  type TileNumbers,
} from '#contract/map/base-map.ts'
import { BASE_MAP_PATH, LANDMARKS, type ServedMap } from './base-map.ts'
import { BaseMapSource, type SourceFeature } from './base-map-source.ts'
import { createTileCutter } from './cut-tiles.ts'
import { writeTile } from './fit-tile.ts'
import { operatorConsole } from '../platform/process/operator-console.ts'

/** Raised when the form of tiles or static maps changes, because browsers keep them for ever. */
const TILE_FORM = 2

/**
 * The city's own drawn map: `map/city.geojson` and `map/landmarks.json` of its folder. Tiles are cut when somebody asks.
 * @returns null when the folder has none
 * @throws Error when a file has another form
 */
export function readDrawnMap(cityDir: string): ServedMap | null {
  const file = join(cityDir, 'map', 'city.geojson')
  if (!existsSync(file)) return null
  const bytes = readFileSync(file)
  const landmarks = readLandmarks(cityDir)
  const { bbox, attribution, note, notes = {} } = parse('city.geojson', bytes, BaseMapSource)
  const [west, south, east, north] = bbox
  const bounds = { west, south, east, north }
  const hash = createHash('sha256')
    .update(`${TILE_FORM}`)
    .update(bytes)
    .update(landmarks ?? '')
  const version = hash.digest('hex').slice(0, 12)
  let cut: ((tile: TileNumbers) => BaseMapTile) | null = null
  return {
    version,
    notes,
    index: { path: `${BASE_MAP_PATH}${version}/`, bounds, hasLandmarks: landmarks !== null, attribution, note },
    has: (name) => (name === LANDMARKS ? landmarks !== null : getTile(name, bounds) !== null),
    read: async (name) => {
      if (name === LANDMARKS && landmarks) return landmarks
      const tile = getTile(name, bounds)
      if (!tile) throw new Error(`There is no ${name}`)
      // The features take ten times the memory of the file, and most maps are drawn by browsers that have the tiles.
      cut ??= createTileCutter(parse('city.geojson', bytes, BaseMapSource).features)
      return writeTile(cut(tile))
    },
  }
}

/** Reports a wrong file and returns null, so that the guide starts without it. */
export function readDrawnMapIfSound(cityDir: string): ServedMap | null {
  try {
    return readDrawnMap(cityDir)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    operatorConsole.error(`The drawn map of ${cityDir} is left out: ${reason}`)
    return null
  }
}

/** A wrong file has few kinds of problems, however many features it has. */
const MAX_PROBLEMS = 5

function parse<T>(file: string, bytes: Buffer, schema: z.ZodMiniType<T>): T {
  const parsed = schema.safeParse(JSON.parse(bytes.toString('utf8')))
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `map/${file} › ${path.join('.')}: ${message}`)
  throw new Error(problems.slice(0, MAX_PROBLEMS).join('; '))
}

/** The landmarks of the drawn map, which imported streets do not have. */
export function readDrawnLandmarks(cityDir: string): { features: SourceFeature[]; drawings: LandmarkDrawings | null } {
  const file = join(cityDir, 'map', 'city.geojson')
  const bytes = readLandmarks(cityDir)
  if (!bytes || !existsSync(file)) return { features: [], drawings: null }
  const { features } = parse('city.geojson', readFileSync(file), BaseMapSource)
  return {
    features: features.filter(({ properties }) => properties.layer === 'landmark'),
    drawings: parse(LANDMARKS, bytes, LandmarkDrawings),
  }
}

function readLandmarks(cityDir: string): Buffer | null {
  const file = join(cityDir, 'map', LANDMARKS)
  if (!existsSync(file)) return null
  const bytes = readFileSync(file)
  parse(LANDMARKS, bytes, LandmarkDrawings)
  return bytes
}

function getTile(name: string, bounds: Bounds): TileNumbers | null {
  const { z, x, y } = /^(?<z>\d{1,2})-(?<x>\d{1,6})-(?<y>\d{1,6})\.json$/.exec(name)?.groups ?? {}
  if (z === undefined || x === undefined || y === undefined) return null
  const tile = { z: Number(z), x: Number(x), y: Number(y) }
  return name === tileName(tile) && isTileInBounds(bounds, tile) ? tile : null
}
