import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { SEARCH_PARAMETER, type PageSources } from '#contract/page.ts'
import { toSearchTerm } from '#contract/places.ts'
import { failureOf } from '#contract/failure.ts'
import type { Language } from '#contract/messages/languages.ts'
import type { GuideHolder } from '../guide/guide-holder.ts'
import { mayBePage, paths } from '#contract/paths.ts'
import type { LanguagePages } from './build.ts'
import { createRenderingQueue } from './rendering-queue.ts'
import { CONTENT_CACHE_CONTROL, represent, sendRepresentation } from '../http/representation.ts'
import type { RepresentationCache } from '../http/representation-cache.ts'

type Pages = Pick<LanguagePages, 'renderer'> & {
  /** First part of the addresses of these pages. */
  base: Language['base']
  sources: PageSources
  guide: GuideHolder
  cache: RepresentationCache
}

const contentType = 'text/html; charset=utf-8'

/**
 * Answers every other GET with a page of complete HTML. A page is the same for all visitors and is cached until the
 * content changes. Unknown paths share one rendering of the Page Not Found screen. Most of them never reach the renderer,
 * so that many of them cost no time and no memory.
 */
export function mountPages(app: FastifyInstance, { base, renderer, sources, guide, cache }: Pages): void {
  const inTurn = createRenderingQueue()
  const findPage = (url: string) =>
    cache.get(`${guide.edition()} page ${url}`, async () => {
      const html = await inTurn(() => renderer.renderPage(url, sources))
      return html === null ? null : represent({ contentType, cacheControl: CONTENT_CACHE_CONTROL, body: html })
    })
  const notFoundPage = () =>
    cache.get(`${guide.edition()} no page ${base}`, async () => {
      const html = await inTurn(() => renderer.renderNotFoundPage(sources))
      return represent({ status: 404, contentType, cacheControl: 'no-cache', body: html })
    })

  const answer: RouteHandlerMethod = async (request, reply) => {
    const { path, term } = readUrl(request.url)
    if (isFilePath(path)) throw failureOf('not-found')
    if (!isPlainPath(path)) return sendRepresentation(request, reply, await notFoundPage())
    if (hasTrailingSlash(path)) return reply.redirect(path.slice(0, -1), 308)
    if (!mayBePage(path.slice(base.length) || paths.home, guide.current().slugs)) {
      return sendRepresentation(request, reply, await notFoundPage())
    }
    const page = await findPage(term === '' ? path : `${path}?${SEARCH_PARAMETER}=${encodeURIComponent(term)}`)
    return sendRepresentation(request, reply, page ?? (await notFoundPage()))
  }
  if (base !== '') app.get(base, answer)
  app.get(`${base}/*`, answer)
}

/** A page depends on the search term alone. Other parameters would multiply the cached pages. */
function readUrl(url: string): { path: string; term: string } {
  const mark = url.indexOf('?')
  if (mark === -1) return { path: url, term: '' }
  const term = new URLSearchParams(url.slice(mark)).get(SEARCH_PARAMETER) ?? ''
  return { path: url.slice(0, mark), term: toSearchTerm(term) }
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
