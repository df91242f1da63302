import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { API_BASE } from '#contract/api/endpoint.ts'
import { languages } from '#contract/messages/languages.ts'
import type { ClientIp } from './client-ip.ts'
import type { EarlyAnswer } from './early-answers.ts'
import type { AnswerTimes, AnswerTimesHistogram } from './answer-times.ts'
import { negotiateLanguage } from './negotiate-language.ts'
import { logAnswer } from './request-log.ts'
import type { RepresentationCache } from './representation-cache.ts'
import { createHeadWriter, nameRequest, type Head } from './raw-head.ts'
import { chooseForm, countSending, type Form, type Representation } from './representation.ts'

/**
 * A guide has several times fewer URLs. Queries and encoded letters could add URLs without end, so that they are
 * remembered apart and cannot displace the plain URLs of pages.
 */
const MAX_URLS = 2_000

const VARIABLE_URL = /[?%]/

const MAX_URL_LENGTH = 500

type FinishedAnswersOptions = {
  readonly getIp: ClientIp
  readonly cache: RepresentationCache
  readonly times: AnswerTimesHistogram
  readonly log: FastifyBaseLogger
  /** The headers that every answer carries. */
  readonly headers: OutgoingHttpHeaders
  /** Names the content: answers of earlier content are not sent. */
  readonly content: () => string
  readonly now: () => Date
}

type Counters = Readonly<Record<'GET' | 'HEAD', Readonly<Record<200 | 304, AnswerTimes>>>>

/** The answer to one URL while the content stays the same. */
type Known = {
  /** The key in the cache of representations. */
  readonly key: string
  /** The pattern of the route that made the answer. */
  readonly route: string
  readonly counters: Counters
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The content when the request arrived. */
    content: string | null
  }
}

/**
 * Sends answers that are in memory. Fastify's answers from the cache are remembered by their URL. Nobody is refused such
 * an answer, under no load and above no limit: sending it takes less time than a refusal.
 */
export function createFinishedAnswers(app: FastifyInstance, options: FinishedAnswersOptions): EarlyAnswer {
  const answers = new FinishedAnswers(options)
  app.decorateRequest('content', null)
  app.decorateReply('representation', null)
  app.addHook('onRequest', (request, _reply, done) => {
    request.content = options.content()
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    answers.remember(request, reply)
    done()
  })
  return (request, response) => answers.send(request, response)
}

function isPrivate({ cacheControl }: Representation): boolean {
  return /\b(?:private|no-store)\b/.test(cacheControl)
}

class FinishedAnswers {
  readonly #options: FinishedAnswersOptions
  readonly #byRequest = {
    plain: new LRUCache<string, Known>({ max: MAX_URLS }),
    variable: new LRUCache<string, Known>({ max: MAX_URLS }),
  }
  #content: string | null = null
  readonly #createHead: (representation: Representation, form: Form) => Head
  readonly #heads = new WeakMap<Representation, Partial<Record<Form, Head>>>()

  constructor(options: FinishedAnswersOptions) {
    this.#options = options
    this.#createHead = createHeadWriter(options.headers)
  }

  /** Remembers an answer from the cache. An answer that was begun before the content changed is not remembered. */
  remember({ raw, routeOptions, content }: FastifyRequest, { representation }: FastifyReply): void {
    const { url = '' } = raw
    if (representation?.status !== 200 || url.length > MAX_URL_LENGTH) return
    // Who may read a private answer is decided anew for each request.
    if (isPrivate(representation)) return
    this.#forgetOutdated()
    if (content !== this.#content) return
    const key = this.#options.cache.getKey(representation)
    if (key === undefined) return
    const route = routeOptions.url ?? 'none'
    this.#memoryOf(url).set(keyOfRequest(raw), { key, route, counters: this.#countersOf(route) })
  }

  /** @returns false when the answer is not in memory */
  send(request: IncomingMessage, response: ServerResponse): boolean {
    const began = performance.now()
    const { method, url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    this.#forgetOutdated()
    const known = this.#memoryOf(url).get(keyOfRequest(request))
    const representation = known && this.#options.cache.find(known.key)
    if (!representation || this.#isOutdated(representation)) return false
    const form = chooseForm(representation, request.headers)
    const status = form === 'not-modified' ? 304 : 200
    const reqId = crypto.randomUUID()
    response.writeHead(status, this.#headOf(representation, form, reqId))
    if (form === 'not-modified' || method === 'HEAD') response.end()
    else response.end(representation[form])
    countSending(representation, request, () => this.#options.getIp(request))
    const milliseconds = performance.now() - began
    known.counters[method][status].add(milliseconds / 1000)
    logAnswer(this.#options.log, { method, route: known.route, status, milliseconds, reqId })
    return true
  }

  #isOutdated({ validUntil }: Representation): boolean {
    return validUntil !== undefined && validUntil <= this.#options.now().getTime()
  }

  #forgetOutdated(): void {
    const content = this.#options.content()
    if (content === this.#content) return
    this.#content = content
    this.#byRequest.plain.clear()
    this.#byRequest.variable.clear()
  }

  #memoryOf(url: string): LRUCache<string, Known> {
    return VARIABLE_URL.test(url) ? this.#byRequest.variable : this.#byRequest.plain
  }

  #countersOf(route: string): Counters {
    const { times } = this.#options
    const of = (method: string) => ({
      200: times.of({ method, route, status: 200 }),
      304: times.of({ method, route, status: 304 }),
    })
    return { GET: of('GET'), HEAD: of('HEAD') }
  }

  /** `writeHead` reads a head at once, so that all requests can share one. */
  #headOf(representation: Representation, form: Form, requestId: string): Head {
    const heads = this.#heads.get(representation) ?? {}
    this.#heads.set(representation, heads)
    const head = (heads[form] ??= this.#createHead(representation, form))
    return nameRequest(head, requestId)
  }
}

/** A URL with encoded letters or the name of a host leads to the API, too. */
const PLAIN_PATH = /^\/[^%?]*(?:\?|$)/

/** Answers of the API follow the language of the caller. Each language has pages of its own. */
function keyOfRequest({ url = '', headers }: IncomingMessage): string {
  if (languages.length < 2 || (PLAIN_PATH.test(url) && !url.startsWith(API_BASE))) return url
  return `${negotiateLanguage(headers['accept-language'])} ${url}`
}
