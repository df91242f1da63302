import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toFailure } from '#contract/api/failure.ts'
import { CURRENT_PACK_PATH, languageOfEdition, PACK_PATH, type CurrentPack } from '#contract/city/pack.ts'
import { PACKED_SEARCH_PATH } from '#contract/city/pack-download.ts'
import { languages, servedLanguages, type KnownLanguage, type LanguageCode } from '#contract/messages/languages.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import { SingleFlight } from '../platform/concurrency/single-flight.ts'
import { represent, sendRepresentation, type Representation } from '../platform/http/representation.ts'
import type { RepresentationCache } from '../platform/http/representation-cache.ts'
import type { Guide } from '../guide/guide.ts'
import type { Build } from './build.ts'
import { createFileFinder, mapAddresses, packedPages, programAddresses, urlOfPage } from './pack-addresses.ts'
import { createCallReader, packedCalls, urlOfCall } from './pack-calls.ts'
import { makePack, type KnownFiles, type PackAddress } from './pack-manifest.ts'
import { FAILURE_REMEMBERED_MS, renewalInterval } from './pack-renewal.ts'
import type { Services } from './services.ts'

type Parts = {
  readonly services: Services
  readonly readers: Parameters<typeof createCallReader>[0]['readers']
  readonly build: Build
  readonly cache: RepresentationCache
  /** Finds a page of a language as visitors get it. */
  readonly findPage: Readonly<Partial<Record<LanguageCode, (url: string) => Promise<PackedPage>>>>
}

type PackedPage = { readonly status: number; readonly identity: Buffer; readonly br?: Buffer } | null

/** Devices that began with an edition go on with it after the next ones. */
const EDITIONS_KEPT = 3

const FOR_EVER = 'public, max-age=31536000, immutable'

/** The worker's two programs, in `dist/worker`. */
const WORKER_DIR = ['..', 'worker'] as const

/**
 * Serves the packs of the guide, and the worker that answers from a stored one. Nothing is made until a device asks:
 * packs are public, and what a language has is made once for all.
 */
export function mountOffline(app: FastifyInstance, parts: Parts): void {
  const { services, build } = parts
  const isOffered = services.config.offlinePack
  mountWorker(app, join(build.clientDir, ...WORKER_DIR, isOffered ? 'service-worker.js' : 'remove-worker.js'))
  const shelves = new Map(languages.map((language) => [language.code as string, createShelf(parts, language)]))
  for (const language of languages) {
    const shelf = shelves.get(language.code)
    app.get(language.base + CURRENT_PACK_PATH, async (request, reply) => {
      const isServed = servedLanguages(services.guide.current().languages).includes(language)
      const current = isOffered && isServed ? (await shelf?.current())?.current : undefined
      const body: CurrentPack = current ?? { isOffered: false }
      return sendJson(request, reply, await representJson(body, 'no-cache'))
    })
    app.get(language.base + PACKED_SEARCH_PATH, async (request, reply) => {
      const isServed = servedLanguages(services.guide.current().languages).includes(language)
      if (!isOffered || !isServed) throw toFailure('not-found')
      return sendJson(request, reply, await readPackedSearch(parts, language))
    })
  }
  app.get<{ Params: { name: string } }>(`${PACK_PATH}:name`, async (request, reply) => {
    const edition = /^(.+)\.json$/.exec(request.params.name)?.[1] ?? ''
    const shelf = isOffered ? shelves.get(languageOfEdition(edition) ?? '') : undefined
    const manifest = await shelf?.find(edition)
    if (!manifest) throw toFailure('not-found')
    return sendJson(request, reply, manifest)
  })
}

function representJson(value: object, cacheControl: string): Promise<Representation> {
  return represent({ contentType: 'application/json; charset=utf-8', cacheControl, body: JSON.stringify(value) })
}

function sendJson(request: FastifyRequest, reply: FastifyReply, representation: Representation): FastifyReply {
  return sendRepresentation(request, reply, representation)
}

/** Browsers look for another worker at each visit, so no cache may keep it. */
function mountWorker(app: FastifyInstance, file: string): void {
  let made: Promise<Representation> | undefined
  app.get('/service-worker.js', async (request, reply) => {
    made ??= readFile(file).then((body) =>
      represent({ contentType: 'application/javascript; charset=utf-8', cacheControl: 'no-cache', body }),
    )
    return sendRepresentation(request, reply, await made)
  })
}

/** The index that a device searches without a network. It changes with the content alone. */
function readPackedSearch({ services, cache }: Parts, { base, code }: KnownLanguage): Promise<Representation> {
  const guide = services.guide.current(code)
  return cache.get(`${guide.version} ${base}${PACKED_SEARCH_PATH}`, async () =>
    representJson({ ...guide.searchAll.pack(), pages: serverTexts[code].searchPages }, 'no-cache'),
  )
}

type Shelved = { readonly current: CurrentPack; readonly edition: string; readonly manifest: Representation }

const RETRY = { retryAfterSeconds: FAILURE_REMEMBERED_MS / 1_000 }

/** Keeps the newest packs of a language. */
function createShelf(parts: Parts, language: KnownLanguage) {
  const { guide, now } = parts.services
  const flights = new SingleFlight<Shelved>()
  const known: KnownFiles = new Map()
  let shelved: readonly Shelved[] = []
  let madeFor: { readonly content: string; readonly at: number; readonly interval: number } | null = null
  let failedAt: number | null = null
  const make = async () => {
    const content = guide.edition()
    const begun = performance.now()
    const { manifest, current } = await makePack({ ...getSources(parts, language), known })
    const made = { current, edition: manifest.edition, manifest: await representJson(manifest, FOR_EVER) }
    madeFor = { content, at: now().getTime(), interval: renewalInterval(performance.now() - begun) }
    shelved = [made, ...shelved.filter(({ edition }) => edition !== made.edition)].slice(0, EDITIONS_KEPT)
    return made
  }
  const isWithin = (milliseconds: number, since: number) => {
    const age = now().getTime() - since
    return age >= 0 && age < milliseconds
  }
  const current = async (): Promise<Shelved> => {
    const [newest] = shelved
    const isFresh = madeFor?.content === guide.edition()
    if (newest && (isFresh || (madeFor && isWithin(madeFor.interval, madeFor.at)))) return newest
    if (failedAt !== null && isWithin(FAILURE_REMEMBERED_MS, failedAt)) throw toFailure('unavailable', RETRY)
    return flights.run(language.code, () =>
      make().catch((error: unknown) => {
        failedAt = now().getTime()
        throw error
      }),
    )
  }
  const findShelved = (edition: string) => shelved.find((one) => one.edition === edition)?.manifest
  return {
    current,
    /** Another process may have made the edition, which this one then makes, too. */
    find: async (edition: string): Promise<Representation | null> => {
      const found = findShelved(edition)
      if (found) return found
      await current()
      return findShelved(edition) ?? null
    },
  }
}

function getSources(parts: Parts, language: KnownLanguage) {
  const { services, readers, build, cache, findPage } = parts
  const { guide: holder, pictures, baseMaps, outlines } = services
  const guide = holder.current(language.code)
  const readCall = createCallReader({ readers, cache })
  const pages = packedPages(guide).map((path): PackAddress => {
    const url = urlOfPage(language, path)
    return {
      url,
      part: 'pages',
      names: 'attributes',
      read: async () => {
        const page = await findPage[language.code]?.(url)
        return page?.status === 200 ? page : null
      },
    }
  })
  const answers = packedCalls(guide).map((call): PackAddress => ({
    url: urlOfCall(call),
    part: 'answers',
    ...(call.name !== 'listReviews' && { names: 'values' }),
    read: () => readCall(call, language.code),
  }))
  const program = build.pages.find(({ language: { code } }) => code === language.code)?.assets.program ?? []
  return {
    language: language.code,
    places: guide.slugs.length,
    addresses: [
      ...programAddresses(build.clientDir, program),
      ...pages,
      ...answers,
      {
        url: language.base + PACKED_SEARCH_PATH,
        part: 'answers' as const,
        read: () => readPackedSearch(parts, language),
      },
      ...mapAddresses({ map: baseMaps.current(), outlines, points: positionsIn(guide) }),
    ],
    findFile: createFileFinder({ pictures, baseMaps }),
  }
}

function positionsIn({ content }: Pick<Guide, 'content'>) {
  return content.flatMap(({ geo: { lat, lng } }) => (lat === null || lng === null ? [] : [{ lat, lng }]))
}
