import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { CurrentPack, type PackEntry } from '#contract/city/pack.ts'
import { toFailure } from '#contract/api/failure.ts'
import { SingleFlight } from '../platform/concurrency/single-flight.ts'
import { compressWell } from '../platform/http/compression.ts'
import { getAnswer, type AnswerWithBrotli } from '../platform/http/representation.ts'
import type { Database } from '../platform/store/database.ts'
import type { PackBodyTable, PackTable } from '../platform/store/tables.ts'
import { makePack, type KnownFiles, type PackedBody, type PackSources } from './pack-manifest.ts'
import { FAILURE_REMEMBERED_MS, PACK_LIFETIME_MS, renewalInterval } from './pack-renewal.ts'
import { findManifest, findNewestPack, findPackBody, storePack } from './packs.store.ts'

const unpack = promisify(brotliDecompress)

const JSON_TYPE = 'application/json; charset=utf-8'

/** Only the parts that change at an address. Files have addresses that change with their bytes. */
const contentTypes: Readonly<Partial<Record<PackEntry['part'], string>>> = {
  pages: 'text/html; charset=utf-8',
  answers: JSON_TYPE,
}

/** A body may show reviews, so caches forget it as soon as the server does. */
const CACHE_CONTROL = `public, max-age=${PACK_LIFETIME_MS / 1_000}, immutable`

const RETRY = { retryAfterSeconds: FAILURE_REMEMBERED_MS / 1_000 }

type Parts = {
  readonly db: Database
  readonly now: () => Date
  /** Names the language and the build. */
  readonly series: string
  /** Names the state of the guide and the reviews. */
  readonly content: () => string
  readonly getSources: () => Omit<PackSources, 'known' | 'onBody'>
}

/**
 * Makes the packs of a language, and finds the latest that any process has made. A device that asks for one makes
 * everybody's: each process asks the store first.
 */
export function createShelf({ db, now, series, content, getSources }: Parts) {
  const flights = new SingleFlight<CurrentPack>()
  const known: KnownFiles = new Map()
  let failedAt: number | null = null

  const isWithin = (milliseconds: number, since: number) => {
    const age = now().getTime() - since
    return age >= 0 && age < milliseconds
  }
  // A device that begins has at least half of its lifetime.
  const isCurrent = (pack: PackTable) =>
    isWithin(PACK_LIFETIME_MS / 2, Date.parse(pack.made_at)) &&
    (pack.content === content() || now().toISOString() < pack.fresh_until)

  const make = async (): Promise<CurrentPack> => {
    const madeFor = content()
    const began = performance.now()
    const bodies = new Map<string, PackBodyTable>()
    const madeAt = now()
    const made_at = madeAt.toISOString()
    const onBody = async ({ part, sha256 }: Pick<PackEntry, 'part' | 'sha256'>, body: PackedBody) => {
      const content_type = contentTypes[part]
      if (content_type === undefined) return
      const br = body.br ?? (await compressWell(body.identity)).br
      bodies.set(sha256, { sha256, content_type, body: br.toString('base64'), used_at: made_at })
    }
    const { manifest, current } = await makePack({ ...getSources(), known, onBody })
    const { br } = await compressWell(Buffer.from(JSON.stringify(manifest)))
    const interval = renewalInterval(performance.now() - began)
    const pack: PackTable = {
      edition: manifest.edition,
      series,
      content: madeFor,
      made_at,
      fresh_until: new Date(madeAt.getTime() + interval).toISOString(),
      description: JSON.stringify(current),
      manifest: br.toString('base64'),
    }
    await storePack(db, pack, [...bodies.values()])
    return current
  }

  return async (): Promise<CurrentPack> => {
    const newest = await findNewestPack(db, series)
    if (newest && isCurrent(newest)) return CurrentPack.parse(JSON.parse(newest.description))
    if (failedAt !== null && isWithin(FAILURE_REMEMBERED_MS, failedAt)) throw toFailure('unavailable', RETRY)
    return flights.run(series, () =>
      make().catch((error: unknown) => {
        failedAt = now().getTime()
        throw error
      }),
    )
  }
}

/** The list of an edition of the last hour. */
export async function readManifest(db: Database, edition: string): Promise<AnswerWithBrotli | null> {
  const manifest = await findManifest(db, edition)
  return manifest === undefined ? null : unpackAnswer(manifest, JSON_TYPE)
}

/** The page or answer with this hash in an edition of the last hour. */
export async function readBody(db: Database, sha256: string): Promise<AnswerWithBrotli | null> {
  const found = await findPackBody(db, sha256)
  return found ? unpackAnswer(found.body, found.content_type) : null
}

async function unpackAnswer(stored: string, contentType: string): Promise<AnswerWithBrotli> {
  const br = Buffer.from(stored, 'base64')
  return { ...getAnswer({ contentType, cacheControl: CACHE_CONTROL, body: await unpack(br) }), br }
}
