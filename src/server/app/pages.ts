import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { cityMinuteAt } from '#contract/text/city-minute.ts'
import type { Api } from '#contract/api.ts'
import type { PageSources } from '#contract/page.ts'
import { servedLanguages } from '#contract/messages/languages.ts'
import { SEARCH_PARAMETER } from '#contract/place/search-parameter.ts'
import { noFilters, readPlaceListing, writeIgnored, writePlaceListing } from '#contract/place/place-filters.ts'
import { toFailure } from '#contract/api/failure.ts'
import type { GuideHolder } from '../guide/guide-holder.ts'
import { isPlainList } from '#contract/place/plain-list.ts'
import { ANY_TRIP_PATH, categoryPaths, isTripPath, mayBePage, paths, UNKNOWN_PATH } from '#contract/paths.ts'
import { toSearchTerm } from '#contract/text/search-term.ts'
import type { LanguagePages } from './build.ts'
import type { Services } from './services.ts'
import { getSubjects } from './shown-subjects.ts'
import { createRenderingQueue } from './rendering-queue.ts'
import { currentMinute } from '../platform/http/current-minute.ts'
import {
  getAnswer,
  completeAnswer,
  CONTENT_CACHE_CONTROL,
  represent,
  sendRepresentation,
  type Answer,
  type Representation,
  type Shown,
} from '../platform/http/representation.ts'
import type { AnswerCache } from '../platform/http/answer-cache.ts'

type Pages = Pick<LanguagePages, 'language' | 'renderer'> & {
  sources: Omit<PageSources, 'call'>
  /** Calls for one rendering, which hear of each answer. */
  callFor: (onAnswer: OnAnswer) => PageSources['call']
  guide: GuideHolder
  cache: AnswerCache
  /** The page at every address of a language in which the guide is not served. Left out: the language's own. */
  notFoundElsewhere: (() => Promise<Representation>) | undefined
  analytics: Pick<Services['analytics'], 'counterOfPage'>
  now: () => Date
}

/** Hears of the answer to a call that a page makes. */
export type OnAnswer = (name: keyof Api, input: unknown, found: unknown) => void

type MountedPages = {
  /** Makes the Page Not Found screen. */
  readonly showNotFound: () => Promise<Representation>
  /** The page at a path with query, in the one spelling of equal wishes. Null: there is none. */
  readonly findPage: (url: string) => Promise<Answer | Representation | null>
}

const contentType = 'text/html; charset=utf-8'

/**
 * Answers every other GET with a page of complete HTML. A page is the same for all visitors and is cached until the
 * content or the reviews that it shows change. Unknown paths share one rendering of the Page Not Found screen. Most of them never reach the renderer,
 * so that many of them cost no time and no memory.
 */
export function mountPages(app: FastifyInstance, pages: Pages): MountedPages {
  const { renderer, guide, cache, now } = pages
  const { base } = pages.language
  const isServed = () => servedLanguages(guide.current().languages).includes(pages.language)
  const inTurn = createRenderingQueue()
  const findPage = (url: string, isMomentary: boolean) => {
    const instant = now()
    const moment = isMomentary ? currentMinute(instant) : null
    const minute = moment ? cityMinuteAt(instant, guide.current().timeZone) : undefined
    const make = async () => {
      const { sources, shown } = noteSubjects(pages)
      const page = await inTurn(() => renderer.renderPage(url, sources, minute))
      if (page === null) return null
      const { status, html } = page
      return getAnswer({
        status,
        contentType,
        cacheControl: CONTENT_CACHE_CONTROL,
        ...moment?.caching,
        shown: shown(),
        body: html,
        ...counting(pages, url, status === 200),
      })
    }
    const key = `${guide.contentVersion()} page ${url} ${moment?.name ?? ''}`
    if (url.includes('?')) return cache.getForQuery(key, make)
    return cache.get(key, async () => {
      const page = await make()
      return page && completeAnswer(page)
    })
  }
  const notFoundPage = () =>
    cache.get(`${guide.contentVersion()} no page ${base}`, async () => {
      const { sources, shown } = noteSubjects(pages)
      const html = await inTurn(() => renderer.renderNotFoundPage(sources))
      return represent({
        status: 404,
        contentType,
        cacheControl: 'no-cache',
        shown: shown(),
        body: html,
        ...counting(pages, base + UNKNOWN_PATH, false),
      })
    })

  const { notFoundElsewhere = notFoundPage } = pages
  const answer: RouteHandlerMethod = async (request, reply) => {
    const { path, query } = splitUrl(request.url)
    if (isFilePath(path)) throw toFailure('not-found')
    if (!isServed()) return sendRepresentation(request, reply, await notFoundElsewhere())
    if (!isPlainPath(path)) return sendRepresentation(request, reply, await notFoundPage())
    if (hasTrailingSlash(path)) return reply.redirect(path.slice(0, -1), 308)
    if (!mayBePage(path.slice(base.length) || paths.home, guide.current().addresses)) {
      return sendRepresentation(request, reply, await notFoundPage())
    }
    // One rendering for all trips: strangers choose the ids.
    const shown = isTripPath(path.slice(base.length)) ? base + ANY_TRIP_PATH : path
    const listing = readListing(path.slice(base.length), query, guide.current(pages.language.code).city.areas)
    const page = await findPage(listing.query === '' ? shown : `${shown}?${listing.query}`, listing.isMomentary)
    return sendRepresentation(request, reply, page ?? (await notFoundPage()))
  }
  if (base !== '') app.get(base, answer)
  app.get(`${base}/*`, answer)
  return { showNotFound: notFoundPage, findPage: (url) => findPage(url, false) }
}

/** Notes while a page is made what it shows of reviews: what its calls have found. */
function noteSubjects({ sources, callFor, guide }: Pages) {
  const reviews = guide.reviewsVersion()
  const subjects = new Set<string>()
  const call = callFor((name, input, found) => getSubjects(name, input, found).forEach((one) => subjects.add(one)))
  const shown = (): Shown => ({ subjects: [...subjects], reviews, isPaced: true })
  return { sources: { ...sources, call }, shown }
}

/** The callback that counts each sending of a page. @param url path with query */
function counting({ language, analytics }: Pages, url: string, isFound: boolean) {
  const { path, query } = splitUrl(url)
  const onSent = analytics.counterOfPage({
    path: path.slice(language.base.length) || paths.home,
    term: toSearchTerm(new URLSearchParams(query).get(SEARCH_PARAMETER) ?? ''),
    language: language.code,
    isFound,
  })
  return onSent && { onSent }
}

function splitUrl(url: string): { path: string; query: string } {
  const mark = url.indexOf('?')
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) }
}

/** Pages whose content depends on filters. The page of a search depends on its term alone. */
const listPaths: ReadonlySet<string> = new Set([paths.places, ...Object.values(categoryPaths)])

/** The query on which a page depends, in the one text of equal wishes. All else would multiply the cached pages. */
function readListing(path: string, query: string, areas: readonly string[]): { query: string; isMomentary: boolean } {
  if (query === '') return { query, isMomentary: false }
  const parameters = new URLSearchParams(query)
  const listing = readPlaceListing(parameters, areas)
  const { term, filters, ignored } = listing
  if (!listPaths.has(path.toLowerCase()) || isPlainList(parameters)) {
    return {
      query: writePlaceListing({ term, filters: noFilters, sort: 'recommended', view: 'list', page: 1 }),
      isMomentary: false,
    }
  }
  const asked = [writePlaceListing(listing), writeIgnored(ignored)].filter(Boolean).join('&')
  // The code of the filters is needed all the same.
  return { query: asked === '' ? 'sort=recommended' : asked, isMomentary: filters.open === 'now' }
}

function isFilePath(path: string): boolean {
  return path.slice(path.lastIndexOf('/')).includes('.')
}

/** Two slashes at the start would name another host. Dots or backslashes would name another page. */
function isPlainPath(path: string): boolean {
  return URL.parse(path, 'http://localhost')?.pathname === path
}

function hasTrailingSlash(path: string): boolean {
  return path.length > 1 && path.endsWith('/')
}
