import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Attribution } from '#contract/map/attribution.ts'
import {
  Bounds,
  tileName,
  tileRange,
  TILE_ZOOMS,
  type LandmarkDrawings,
  type TileNumbers,
} from '#contract/map/base-map.ts'
import { BASE_MAP_PATH, LANDMARKS, type ServedMap } from './base-map.ts'
import type { SourceFeature } from './base-map-source.ts'
import { createTileCutter } from './cut-tiles.ts'
import { writeTile } from './fit-tile.ts'
import type { MapCredit } from './map-credit.ts'

/** The folder of imported maps in the data folder, and the file that names the one in use. */
const FOLDER = 'map'
const CURRENT = 'current.json'
const INDEX = 'index.json'

const Current = z.object({ version: z.string().check(z.regex(/^[0-9a-f]{12}$/)) })

const Credit = z.union([z.object({ code: z.literal('openStreetMap'), url: z.string() }), Attribution])

const Index = z.object({ bounds: Bounds, attribution: z.array(Credit), files: z.array(z.string()) })

export type StoredMap = {
  readonly version: string
  readonly tiles: number
  readonly bytes: number
  readonly largest: number
}

export type NewMap = {
  readonly features: readonly SourceFeature[]
  readonly bounds: Bounds
  readonly attribution: readonly MapCredit[]
  readonly landmarks: LandmarkDrawings | null
  readonly report: (text: string) => void
}

/**
 * Writes a map beside the current one and then takes its place in one step. Servers that run may still hand out the map
 * before, which stays until the next import.
 */
export async function storeBaseMap(dataDir: string, map: NewMap): Promise<StoredMap> {
  const folder = join(dataDir, FOLDER)
  const unfinished = join(folder, `import-${process.pid}.part`)
  try {
    await removeAbandoned(folder)
    await mkdir(unfinished, { recursive: true })
    const stored = await writeFiles(unfinished, map)
    await moveTo(join(folder, stored.version), unfinished)
    const before = readCurrent(dataDir)
    await writeFile(join(folder, `${CURRENT}.part`), JSON.stringify({ version: stored.version }))
    await rename(join(folder, `${CURRENT}.part`), join(folder, CURRENT))
    await removeOlder(folder, [stored.version, before])
    return stored
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Goes back to the drawn map, or to none. @returns false when no map was imported */
export async function removeImportedMap(dataDir: string): Promise<boolean> {
  const wasThere = readCurrent(dataDir) !== null
  await rm(join(dataDir, FOLDER, CURRENT), { force: true })
  return wasThere
}

async function writeFiles(
  folder: string,
  { features, bounds, attribution, landmarks, report }: NewMap,
): Promise<StoredMap> {
  const cut = createTileCutter(features)
  const hash = createHash('sha256').update(JSON.stringify({ bounds, attribution, landmarks }))
  const files: string[] = []
  let [total, largest] = [0, 0]
  const write = async (name: string, bytes: Buffer) => {
    hash.update(name).update(bytes)
    files.push(name)
    total += bytes.length
    await writeFile(join(folder, name), bytes)
  }
  for (let z = TILE_ZOOMS.min; z <= TILE_ZOOMS.max; z += 1) {
    for (const tile of getTiles(bounds, z)) {
      const bytes = writeTile(cut(tile))
      largest = Math.max(largest, bytes.length)
      await write(tileName(tile), bytes)
    }
    report(`  zoom ${z} of ${TILE_ZOOMS.max}`)
  }
  if (landmarks) await write(LANDMARKS, Buffer.from(JSON.stringify(landmarks)))
  await writeFile(join(folder, INDEX), JSON.stringify({ bounds, attribution, files }))
  return { version: hash.digest('hex').slice(0, 12), tiles: files.length, bytes: total, largest }
}

function getTiles(bounds: Bounds, z: number): TileNumbers[] {
  const { x, y } = tileRange(bounds, z)
  const numbers = ([first, last]: [number, number]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return numbers(x).flatMap((column) => numbers(y).map((row) => ({ z, x: column, y: row })))
}

/** The same file gives the same map, which is then there already. */
async function moveTo(folder: string, unfinished: string): Promise<void> {
  if (!existsSync(join(folder, INDEX))) await rename(unfinished, folder)
}

/** Removes the files of imports that were killed. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    const pid = /^import-(\d+)\.part$/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(folder, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function removeOlder(folder: string, current: readonly (string | null)[]): Promise<void> {
  const old = (await namesIn(folder)).filter((name) => /^[0-9a-f]{12}$/.test(name) && !current.includes(name))
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true })
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

/** The version of the map in use. @returns null when none was imported */
export function readCurrent(dataDir: string): string | null {
  const file = join(dataDir, FOLDER, CURRENT)
  if (!existsSync(file)) return null
  return Current.parse(JSON.parse(readFileSync(file, 'utf8'))).version
}

/** @throws Error when a file of it is missing or damaged */
export function openImportedMap(dataDir: string, version: string): ServedMap {
  const folder = join(dataDir, FOLDER, version)
  const { bounds, attribution, files } = Index.parse(JSON.parse(readFileSync(join(folder, INDEX), 'utf8')))
  const known = new Set(files)
  return {
    version,
    notes: {},
    index: {
      path: `${BASE_MAP_PATH}${version}/`,
      bounds,
      hasLandmarks: known.has(LANDMARKS),
      attribution,
      note: null,
    },
    has: (name) => known.has(name),
    read: (name) => readFile(join(folder, name)),
  }
}
