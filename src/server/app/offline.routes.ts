import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { toFailure } from '#contract/api/failure.ts'
import {
  bodyPath,
  CURRENT_PACK_PATH,
  GROUP_TYPE,
  groupPath,
  isSha256,
  languageOfEdition,
  PACK_PATH,
  type CurrentPack,
} from '#contract/city/pack.ts'
import { PACKED_SEARCH_PATH } from '#contract/city/pack-download.ts'
import { languages, servedLanguages, type KnownLanguage, type LanguageCode } from '#contract/messages/languages.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import { represent, sendRepresentation, type Representation } from '../platform/http/representation.ts'
import type { AnswerCache } from '../platform/http/answer-cache.ts'
import type { Guide } from '../guide/guide.ts'
import type { Build } from './build.ts'
import { createFileFinder, mapAddresses, packedPages, programAddresses, urlOfPage } from './pack-addresses.ts'
import { createCallReader, packedCalls, urlOfCall } from './pack-calls.ts'
import type { PackAddress, PackedBody } from './pack-manifest.ts'
import { createShelf, readBody, readManifest } from './pack-shelf.ts'
import type { Services } from './services.ts'

type Parts = {
  readonly services: Services
  readonly readers: Parameters<typeof createCallReader>[0]['readers']
  readonly build: Build
  readonly cache: AnswerCache
  /** Finds a page of a language as visitors get it. */
  readonly findPage: Readonly<Partial<Record<LanguageCode, (url: string) => Promise<PackedPage>>>>
}

type PackedPage = (PackedBody & { readonly status: number }) | null

/** The worker's two programs, in `dist/worker`. */
const WORKER_DIR = ['..', 'worker'] as const

/**
 * Serves the packs of the guide, and the worker that answers from a stored one. Nothing is made until a device asks.
 * Packs are public, and the pack of a language is made once for everybody.
 */
export function mountOffline(app: FastifyInstance, parts: Parts): void {
  const { services, build } = parts
  const isOffered = services.config.offlinePack
  mountWorker(app, join(build.clientDir, ...WORKER_DIR, isOffered ? 'service-worker.js' : 'remove-worker.js'))
  const { db } = services.store
  for (const language of languages) {
    const findCurrent = createShelf({
      db,
      now: services.now,
      series: nameSeries(parts, language),
      content: () => services.guide.edition(),
      getSources: () => getSources(parts, language),
    })
    app.get(language.base + CURRENT_PACK_PATH, async (request, reply) => {
      const isServed = servedLanguages(services.guide.current().languages).includes(language)
      const body: CurrentPack = isOffered && isServed ? await findCurrent() : { isOffered: false }
      return sendRepresentation(request, reply, await representJson(body))
    })
    app.get(language.base + PACKED_SEARCH_PATH, async (request, reply) => {
      const isServed = servedLanguages(services.guide.current().languages).includes(language)
      if (!isOffered || !isServed) throw toFailure('not-found')
      return sendRepresentation(request, reply, await readPackedSearch(parts, language))
    })
  }
  app.get<{ Params: { name: string } }>(`${PACK_PATH}:name`, async (request, reply) => {
    const edition = /^(.+)\.json$/.exec(request.params.name)?.[1] ?? ''
    const isEdition = isOffered && languageOfEdition(edition) !== null
    const manifest = isEdition ? await readManifest(db, edition) : null
    if (!manifest) throw toFailure('not-found')
    return sendRepresentation(request, reply, manifest)
  })
  // A body of a group would be a download of bytes at the address of a page.
  for (const [path, isGroup] of [
    [bodyPath(':sha256'), false],
    [groupPath(':sha256'), true],
  ] as const) {
    app.get<{ Params: { sha256: string } }>(path, async (request, reply) => {
      const { sha256 } = request.params
      const { slugOfName } = services.guide.current()
      const body = isOffered && isSha256(sha256) ? await readBody(db, sha256, slugOfName) : null
      if (!body || (body.contentType === GROUP_TYPE) !== isGroup) throw toFailure('not-found')
      // The page has an address of its own, where search engines find it.
      void reply.header('x-robots-tag', 'noindex')
      return sendRepresentation(request, reply, body)
    })
  }
}

function representJson(value: object): Promise<Representation> {
  const contentType = 'application/json; charset=utf-8'
  return represent({ contentType, cacheControl: 'no-cache', body: JSON.stringify(value) })
}

/** Browsers look for another worker at each visit, so no cache may store it. */
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
    representJson({ ...guide.searchAll().pack(), pages: serverTexts[code].searchPages }),
  )
}

/** A pack names files of the build, so each build has its own. */
function nameSeries({ build }: Parts, { code }: KnownLanguage): string {
  return `${code} ${hash('sha256', getProgram(build, code).join('\n'), 'hex')}`
}

function getProgram(build: Build, language: LanguageCode): readonly string[] {
  return build.pages.find(({ language: { code } }) => code === language)?.assets.program ?? []
}

function getSources(parts: Parts, language: KnownLanguage) {
  const { services, readers, build, cache, findPage } = parts
  const { guide: holder, pictures, baseMaps, images, outlines } = services
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
  return {
    language: language.code,
    places: guide.slugs.length,
    addresses: [
      ...programAddresses(build.clientDir, getProgram(build, language.code)),
      ...pages,
      ...answers,
      {
        url: language.base + PACKED_SEARCH_PATH,
        part: 'answers' as const,
        read: () => readPackedSearch(parts, language),
      },
      ...mapAddresses({ map: baseMaps.current(), outlines, points: positionsIn(guide) }),
    ],
    findFile: createFileFinder({ pictures, baseMaps, images }),
  }
}

function positionsIn({ content }: Pick<Guide, 'content'>) {
  return content.flatMap(({ geo: { lat, lng } }) => (lat === null || lng === null ? [] : [{ lat, lng }]))
}
