import { LRUCache } from 'lru-cache'
import { DAY_MS, MINUTE_MS } from '#contract/text/durations.ts'
import { createQueue } from '../platform/concurrency/bounded-queue.ts'
import type { Config } from '../platform/config/config.ts'
import { fetchExternal, getUserAgent, type ExternalResponse } from '../platform/outbound/fetch-external.ts'
import {
  createCircuitBreaker,
  NO_REQUESTS,
  type CircuitBreaker,
  type Counts,
  type OnOpen,
} from '../platform/outbound/circuit-breaker.ts'
import { SingleFlight } from '../platform/concurrency/single-flight.ts'
import { fillTemplate, type TileCoordinates } from '../platform/config/tile-coordinates.ts'
import { openTileStore, type StoredTile, type TileStore } from './tile-store.ts'

export type Tile = {
  readonly bytes: Buffer
  readonly contentType: string
  /** For the `Cache-Control` header. */
  readonly maxAgeSeconds: number
}

export type Tiles = {
  /** Null when no source is configured, when it has no such tile, and when it fails. */
  find(tile: TileCoordinates): Promise<Tile | null>
  /** Counts requests to the source. */
  counts(): Counts
}

type TilesDeps = { config: Config; now: () => Date; onAway: OnOpen }

const MAX_TILE_BYTES = 512 * 1024
const MAX_STORE_BYTES = 256 * 1024 * 1024

/** Public sources ask for few connections. Further fetches wait or are refused. */
const MAX_PARALLEL_FETCHES = 4
const MAX_WAITING = 200

/** The default freshness, and the limits for the source's own value. */
const FRESHNESS_MS = { default: 7 * DAY_MS, min: DAY_MS, max: 30 * DAY_MS } as const

/** Missing tiles are remembered, so that repeated requests cost nothing for a while. */
const MAX_MISSING = 5_000

/** Fetches tiles from the configured source and stores them on the disk. */
export function createTiles({ config, now, onAway }: TilesDeps): Tiles {
  const { tileUrl: template, dataDir } = config
  if (template === null) return { find: async () => null, counts: () => NO_REQUESTS }
  const store = openTileStore({ dataDir, template, maxBytes: MAX_STORE_BYTES })
  const breaker = createCircuitBreaker(now, onAway)
  const fetchTile = createFetcher({ template, config, store, now, breaker })
  return {
    counts: breaker.counts,
    find: async (tile) => {
      const stored = await store.read(getName(tile))
      if (stored && stored.freshUntil > now().getTime()) return toTile(stored, now())
      const found = (await fetchTile(tile)) ?? stored
      return found ? toTile(found, now()) : null
    },
  }
}

type Fetching = Pick<TilesDeps, 'config' | 'now'> & { template: string; store: TileStore; breaker: CircuitBreaker }

function createFetcher({
  template,
  config,
  store,
  now,
  breaker,
}: Fetching): (tile: TileCoordinates) => Promise<StoredTile | null> {
  const inTurn = createQueue({ parallel: MAX_PARALLEL_FETCHES, maxWaiting: MAX_WAITING, whenFull: () => null })
  const flights = new SingleFlight<StoredTile | null>()
  const missing = new LRUCache<string, number>({ max: MAX_MISSING })

  const ask = async (tile: TileCoordinates): Promise<StoredTile | null> => {
    if (breaker.isOpen()) return null
    try {
      const answer = await fetchExternal({
        url: new URL(fillTemplate(template, tile)),
        maxBytes: MAX_TILE_BYTES,
        headers: { accept: 'image/webp,image/png,image/jpeg', 'user-agent': getUserAgent(config) },
      })
      if (answer.status === 429 || answer.status >= 500) throw new Error(`The source answered ${answer.status}`)
      breaker.succeeded()
      return getTile(answer, now())
    } catch (error) {
      // The outlines show where a tile is missing.
      breaker.failed(error)
      return null
    }
  }

  const fetchTile = async (tile: TileCoordinates): Promise<StoredTile | null> => {
    const found = await inTurn(() => ask(tile))
    if (found) await store.write(getName(tile), found)
    else missing.set(getName(tile), now().getTime() + MINUTE_MS)
    return found
  }

  return (tile) => {
    const name = getName(tile)
    if ((missing.get(name) ?? 0) > now().getTime()) return Promise.resolve(null)
    return flights.run(name, () => fetchTile(tile))
  }
}

function getTile({ status, bytes, cacheControl }: ExternalResponse, now: Date): StoredTile | null {
  if (status !== 200 || getImageType(bytes) === undefined) return null
  const sourceMaxAge = /(?:^|[\s,])max-age=(\d{1,10})(?:$|[\s,])/.exec(cacheControl)?.[1]
  const wantedMs = sourceMaxAge === undefined ? FRESHNESS_MS.default : Number(sourceMaxAge) * 1_000
  const freshForMs = Math.min(FRESHNESS_MS.max, Math.max(FRESHNESS_MS.min, wantedMs))
  return { bytes, freshUntil: now.getTime() + freshForMs }
}

/** A tile that is no longer fresh is sent too, but clients may cache it only for a minute. */
function toTile({ bytes, freshUntil }: StoredTile, now: Date): Tile | null {
  const contentType = getImageType(bytes)
  if (contentType === undefined) return null
  return { bytes, contentType, maxAgeSeconds: Math.max(60, Math.floor((freshUntil - now.getTime()) / 1_000)) }
}

function getName({ z, x, y }: TileCoordinates): string {
  return `${z}-${x}-${y}`
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/** The type of an image by its first bytes, because the sender's header is not trusted. */
function getImageType(bytes: Buffer): 'image/png' | 'image/jpeg' | 'image/webp' | undefined {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png'
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg'
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? 'image/webp' : undefined
}
