import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { API_BASE } from '#contract/api/endpoint.ts'
import { languages } from '#contract/messages/languages.ts'
import type { ClientIp } from './client-ip.ts'
import type { EdgeRoute } from './edge-routes.ts'
import type { AnswerTimesHistogram } from './answer-times.ts'
import { negotiateLanguage } from './negotiate-language.ts'
import { logAnswer } from './request-log.ts'
import type { AnswerCache, UrlRecord } from './answer-cache.ts'
import { createFieldsWriter, RepeatedHead } from './raw-head.ts'
import { chooseForm, countSending } from './representation.ts'

type CachedAnswersOptions = {
  readonly getIp: ClientIp
  readonly cache: AnswerCache
  readonly times: AnswerTimesHistogram
  readonly log: FastifyBaseLogger
  /** The headers that every answer carries. */
  readonly headers: OutgoingHttpHeaders
  /** Names the content. */
  readonly content: () => string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The content when the request arrived. */
    content: string | null
  }
}

/**
 * Sends answers that are in the cache, once Fastify has sent them at the same URL. Nobody is refused such an answer,
 * under no load and above no limit: sending it takes less time than a refusal.
 */
export function createCachedAnswers(app: FastifyInstance, options: CachedAnswersOptions): EdgeRoute {
  const { getIp, cache, times, log, headers, content } = options
  app.decorateRequest('content', null)
  app.decorateReply('representation', null)
  app.addHook('onRequest', (request, _reply, done) => {
    request.content = content()
    done()
  })
  app.addHook('onResponse', (request, { representation }, done) => {
    const route = request.routeOptions.url ?? 'none'
    if (representation) {
      const record = () => ({ route, counters: countersFor(times, route) })
      cache.remember(keyOfRequest(request.raw), representation, request.content, record)
    }
    done()
  })
  const getFields = createFieldsWriter(headers)
  return (request, response) => {
    const began = performance.now()
    const { method } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const found = cache.findAtUrl(keyOfRequest(request))
    if (!found) return false
    const { representation, heads } = found.answer
    const { route, counters } = found.record
    const form = chooseForm(representation, request.headers)
    const status = form === 'not-modified' ? 304 : 200
    const reqId = crypto.randomUUID()
    const head = (heads[form] ??= new RepeatedHead(status, getFields(representation, form)))
    head.write(response, reqId)
    if (form === 'not-modified' || method === 'HEAD') response.end()
    else response.end(representation[form])
    countSending(representation, request, () => getIp(request))
    const milliseconds = performance.now() - began
    counters[method][status].add(milliseconds / 1000)
    logAnswer(log, { method, route, status, milliseconds, reqId })
    return true
  }
}

function countersFor(times: AnswerTimesHistogram, route: string): UrlRecord['counters'] {
  const counters = (method: string) => ({
    200: times.of({ method, route, status: 200 }),
    304: times.of({ method, route, status: 304 }),
  })
  return { GET: counters('GET'), HEAD: counters('HEAD') }
}

/** A URL with encoded letters or the name of a host leads to the API, too. */
const PLAIN_PATH = /^\/[^%?]*(?:\?|$)/

/** Answers of the API follow the language of the caller. Each language has pages of its own. */
function keyOfRequest({ url = '', headers }: IncomingMessage): string {
  if (languages.length < 2 || (PLAIN_PATH.test(url) && !url.startsWith(API_BASE))) return url
  return `${negotiateLanguage(headers['accept-language'])} ${url}`
}
