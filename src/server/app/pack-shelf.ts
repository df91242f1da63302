import { hash } from 'node:crypto'
import { CurrentPack, type PackEntry, type OfferedPack } from '#contract/city/pack.ts'
import { toFailure } from '#contract/api/failure.ts'
import { SingleFlight } from '../platform/concurrency/single-flight.ts'
import { compressWell } from '../platform/http/compression.ts'
import { unpackAnswer, type AnswerWithBrotli } from '../platform/http/representation.ts'
import { listWithdrawnPlaces } from '../guide/place-ratings.store.ts'
import type { Database } from '../platform/store/database.ts'
import type { PackBodyTable, PackTable } from '../platform/store/tables.ts'
import { earliestVersion, joinShown, storeGroups } from './pack-groups.ts'
import { makePack, type KnownFiles, type Pack, type PackedBody, type PackSources } from './pack-manifest.ts'
import { FAILURE_REMEMBERED_MS, PACK_LIFETIME_MS, renewalInterval } from './pack-renewal.ts'
import { boundPacks, findManifest, findNewestPack, findPackBody, storeBodies, storePack } from './packs.store.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Only the parts that change at an address. Files have addresses that change with their bytes. */
const contentTypes: Readonly<Partial<Record<PackEntry['part'], string>>> = {
  pages: 'text/html; charset=utf-8',
  answers: JSON_TYPE,
}

/** All packs of the last hour. One of the shipped city takes 1.7 MB for each language, and a further one what changed. */
const MAX_PACK_BYTES = 64 * 1024 * 1024

/** A review of it may be deleted at any time. */
const CACHE_CONTROL_OF_REVIEWS = 'public, max-age=60'

/** Caches forget a list or a body as soon as the server does. */
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
      const base64 = br.toString('base64')
      const shows = placesShown(body)
      const reviews_version = body.shown?.reviews ?? 0
      bodies.set(sha256, {
        sha256,
        content_type,
        body: base64,
        used_at: made_at,
        bytes: base64.length,
        shows,
        reviews_version,
      })
    }
    const storePhotoList = async ({ photos }: Pick<Pack, 'photos'>): Promise<Pick<OfferedPack, 'photos'>> => {
      if (photos.length === 0) return {}
      const identity = Buffer.from(JSON.stringify(photos))
      const sha256 = hash('sha256', identity, 'hex')
      const body = (await compressWell(identity)).br.toString('base64')
      const row = { sha256, content_type: JSON_TYPE, body, used_at: made_at, bytes: body.length }
      // Reviews have photos too, and pages name both in the same way.
      const shown = [...bodies.values()]
      const shows = joinShown(shown.map((one) => one.shows))
      await storeBodies(db, [{ ...row, shows, reviews_version: earliestVersion(shown) }])
      const bytes = photos.reduce((sum, photo) => sum + photo.bytes, 0)
      // They are compressed already.
      const list = { bytes: identity.length, sha256 }
      return { photos: { entries: photos.length, bytes, transferBytes: bytes + list.bytes, list } }
    }
    const made = await makePack({ ...getSources(), known, onBody })
    const { manifest } = made
    await storeBodies(db, [...bodies.values()])
    const current = { ...(await storeGroups(made, { db, bodies, made_at })), ...(await storePhotoList(made)) }
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
    await storePack(db, pack)
    await boundPacks(db, MAX_PACK_BYTES)
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
  return manifest === undefined ? null : unpackAnswer(manifest, { contentType: JSON_TYPE, cacheControl: CACHE_CONTROL })
}

/**
 * The page, answer, group or list of photos with this hash in an edition of the last hour. Null if it shows a review
 * that was edited, deleted or hidden since, or whose author has another name now. Nobody may read it any more.
 */
export async function readBody(
  db: Database,
  sha256: string,
  slugOfName: (name: string) => string | null,
): Promise<AnswerWithBrotli | null> {
  const found = await findPackBody(db, sha256)
  if (!found) return null
  const { body, content_type: contentType, shows, reviews_version } = found
  if (shows === '') return unpackAnswer(body, { contentType, cacheControl: CACHE_CONTROL })
  const withdrawn = (await listWithdrawnPlaces(db, reviews_version)).map(slugOfName)
  const shown = new Set(shows.split(' '))
  if (withdrawn.some((slug) => shown.has(ALL_PLACES) || (slug !== null && shown.has(slug)))) return null
  return unpackAnswer(body, { contentType, cacheControl: CACHE_CONTROL_OF_REVIEWS })
}

const ALL_PLACES = '*'

/** @returns the places whose reviews a body shows, as the table has them. Lists show ratings alone, and no texts */
function placesShown({ shown }: PackedBody): string {
  const places = (shown?.subjects ?? []).flatMap((subject) => {
    if (subject === 'reviews') return [ALL_PLACES]
    return subject.startsWith(PLACE_SUBJECT) ? [subject.slice(PLACE_SUBJECT.length)] : []
  })
  return [...new Set(places)].join(' ')
}

const PLACE_SUBJECT = 'place:'
