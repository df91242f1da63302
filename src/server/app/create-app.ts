import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { api, type Api } from '#contract/api.ts'
import { API_BASE } from '#contract/api/endpoint.ts'
import { toFailure, type FailureCode } from '#contract/api/failure.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import { hasTooManyContainers } from '../platform/http/count-containers.ts'
import { identifyCaller } from '../account/auth/caller.ts'
import { callInProcess, mountApi } from '../platform/http/api.ts'
import { readSocialCards } from '../guide/social-cards.ts'
import type { Build } from './build.ts'
import { mountApiDocs } from '../platform/http/api-docs.ts'
import type { ReadContentRequest } from '../platform/http/content-answers.ts'
import { addDrain } from '../platform/http/drain.ts'
import { createFailureReply, replyToBrokenRequest } from '../platform/http/failures.ts'
import { mountCalendars } from './calendars.ts'
import { mountFiles } from './files.ts'
import { createHandlers } from './handlers.ts'
import { securityHeaders } from '../platform/http/headers.ts'
import { createHealthAnswer, mountHealth } from '../platform/http/health.ts'
import { AnswerTimesHistogram } from '../platform/http/answer-times.ts'
import { CountedLog } from '../platform/http/counted-log.ts'
import { createClientIp, createIsTrusted } from '../platform/http/client-ip.ts'
import { limitBodies, MAX_BODY_BYTES } from '../platform/http/body-limits.ts'
import { limitConnections } from '../platform/http/connections.ts'
import { answerAtEdge } from '../platform/http/edge-routes.ts'
import { createEdgeRefusals } from '../platform/http/edge-refusals.ts'
import { createCachedAnswers } from '../platform/http/cached-answers.ts'
import { createQueryCache } from '../platform/http/query-cache.ts'
import { FixedFiles } from '../platform/http/fixed-files.ts'
import { LIVE_LIMITS } from '#contract/trip/trip-live.ts'
import { endStreamsAtStop, EventStreams } from '../platform/http/event-stream.ts'
import { addLimits, Limits } from '../platform/http/limits.ts'
import { RequestCounts } from '../platform/http/request-counts.ts'
import { mountMetrics } from './metrics.ts'
import { addOverloadProtection, beginWork, isOverloaded, isPathClosed } from '../platform/http/overload.ts'
import { parseQuery } from '../platform/http/parse-query.ts'
import { mountOffline } from './offline.routes.ts'
import { mountPages, type OnAnswer } from './pages.ts'
import { getSubjects } from './shown-subjects.ts'
import { AnswerCache } from '../platform/http/answer-cache.ts'
import { addRequestLog } from '../platform/http/request-log.ts'
import { mountSiteFiles } from './site-files.ts'
import { incomingFolder } from '../account/media/local-images.ts'
import { mountImages } from '../account/media/images.routes.ts'
import { mountBaseMap } from '../map/base-map.routes.ts'
import { mountMap } from '../map/map.routes.ts'
import { boundUnanswered } from '../platform/http/unanswered-requests.ts'
import type { Services } from './services.ts'

const LOGIN = API_BASE + api.logIn.path

const REFUSED: ReadonlySet<number> = new Set([401, 403, 429])

type AppOptions = {
  /**
   * With true, a busy process refuses requests. Most tests pass false, because they must not depend on the machine's
   * speed.
   */
  shedsLoad?: boolean
  /** A monotonic clock, in milliseconds. */
  elapsedMs?: () => number
}

/**
 * The HTTP application. Without a build it serves the API alone: most tests need no more. The caller starts listening
 * and closes it.
 */
export async function createApp(
  services: Services,
  build: Build | null,
  { shedsLoad = true, elapsedMs = () => performance.now() }: AppOptions = {},
): Promise<FastifyInstance> {
  const parts = createParts(services, { build, shedsLoad, elapsedMs })
  const app = createFastify(parts)
  for (const step of steps) await step(app, parts)
  return app
}

/**
 * Adds hooks, routes or limits to the application. Hooks run in the order of the steps, at each request and at a stop,
 * and a route that an earlier step has taken is not replaced.
 */
type Step = (app: FastifyInstance, parts: Parts) => void | Promise<void>

const steps: readonly Step[] = [
  acceptEmptyJson,
  ignoreFormBodies,
  replyToFailures,
  addCommonHeaders,
  // A stop must end the routes at the edge before it waits (drain.ts).
  answerBeforeFastify,
  addRequestLog,
  mountSignsOfLife,
  // A stop waits for answers under way, and a stream has no end of its own.
  endStreams,
  addDrain,
  boundClients,
  mountCalls,
  mountGuideFiles,
  mountSite,
]

/** Parts that several steps need. */
type Parts = ReturnType<typeof createParts>

function createParts(services: Services, options: { build: Build | null } & Required<AppOptions>) {
  const { config, store, now } = services
  const isTrusted = createIsTrusted(config.trustProxy)
  const getIp = createClientIp(isTrusted)
  const isHttps = config.publicUrl.startsWith('https:')
  const files = new FixedFiles()
  const counts = config.rateLimits ? new RequestCounts({ db: store.db, now }) : null
  return {
    ...options,
    services,
    isTrusted,
    getIp,
    isHttps,
    origin: new URL(config.publicUrl).origin,
    headers: securityHeaders(isHttps),
    cache: new AnswerCache(services.guide, { now, elapsedMs: options.elapsedMs }),
    streams: new EventStreams({ perAccount: LIVE_LIMITS.streamsOfAccount }),
    handlers: createHandlers(services),
    times: new AnswerTimesHistogram(),
    files,
    limits: counts && new Limits({ counts, files, getIp }),
    /** The endpoints that the API answers from memory, by URL. */
    fromMemory: new Map<string, ReadContentRequest>(),
    /** The endpoints of content, by name. */
    readers: new Map<keyof Api, ReadContentRequest>(),
    onFailure: (code: FailureCode) => services.analytics.countFailure(code),
  }
}

function createFastify({ services: { config }, isTrusted, getIp, headers }: Parts): FastifyInstance {
  return Fastify({
    logger: { level: config.logLevel, redact: ['req.headers', 'req.url', 'req.query', 'busboyOptions.headers'] },
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    trustProxy: isTrusted,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: 500, querystringParser: parseQuery },
    // Fastify's own default is no limit, and a slow client could hold a connection for ever. An upload of 5 MB over a
    // slow network needs this time.
    requestTimeout: 60_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 20_000,
    http: { headersTimeout: 15_000, ServerResponse: boundUnanswered(getIp) },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: replyToBrokenRequest,
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    // Fastify runs no hook for a path that it cannot decode.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers).header('x-request-id', request.id)
      request.server.errorHandler(error, request, reply)
    },
  })
}

/**
 * The contract checks inputs, and no route has a schema of Fastify's. So its two compilers of schemas, which take 5 MB,
 * are not loaded.
 */
function refuseSchema(): () => never {
  return () => {
    throw new Error('Inputs are checked by the schemas of the contract')
  }
}

/** Clients send DELETE with a JSON content type and no body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    try {
      beginWork(request)
    } catch (refusal) {
      return done(refusal instanceof Error ? refusal : toFailure('unavailable'), undefined)
    }
    if (hasTooManyContainers(body as string)) return done(toFailure('payload-too-large'), undefined)
    return parse(request, body as string, done)
  })
}

/** Mail programs unsubscribe by posting a form of either kind (RFC 8058). The URL holds all that the call needs. */
function ignoreFormBodies(app: FastifyInstance): void {
  const forms = ['multipart/form-data', 'application/x-www-form-urlencoded']
  app.addContentTypeParser(forms, { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined))
}

function replyToFailures(app: FastifyInstance, { onFailure }: Parts): void {
  const counted = new CountedLog((fields, message) => app.log.warn(fields, message))
  app.setErrorHandler(createFailureReply(counted, onFailure))
  app.setNotFoundHandler(throwNotFound)
  logRefusedLogins(app, counted)
  app.addHook('onClose', async () => counted.close())
}

function throwNotFound(): never {
  throw toFailure('not-found')
}

function addCommonHeaders(app: FastifyInstance, { headers }: Parts): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id)
    done()
  })
}

/** Fastify's routing and hooks take longer than these answers. */
function answerBeforeFastify(app: FastifyInstance, parts: Parts): void {
  const { services, headers, fromMemory } = parts
  const common = { ...parts, log: app.log, content: services.guide.contentVersion }
  answerAtEdge(app, {
    always: createHealthAnswer(headers),
    whileOpen: [
      createCachedAnswers(app, common),
      createEdgeRefusals({ ...common, isClosed: (request) => isPathClosed(app, request) }),
      createQueryCache(fromMemory, { ...common, isOverloaded: (request) => isOverloaded(app, parts.getIp(request)) }),
    ],
  })
}

/** For monitoring: figures, and whether the process is ready. */
function mountSignsOfLife(app: FastifyInstance, { services, times, streams }: Parts): void {
  mountMetrics(app, services, { times, streams })
  mountHealth(app, services.store)
}

function endStreams(app: FastifyInstance, { streams }: Parts): void {
  endStreamsAtStop(app, streams)
}

/** One client gets only a share of the process, and all clients together get all of it. */
async function boundClients(app: FastifyInstance, { isTrusted, limits, shedsLoad }: Parts): Promise<void> {
  limitConnections(app.server, isTrusted)
  limitBodies(app)
  if (!limits) return
  addLimits(app, limits)
  if (shedsLoad) await addOverloadProtection(app)
}

function mountCalls(app: FastifyInstance, parts: Parts): void {
  const { services, cache } = parts
  mountApi(app, {
    ...parts,
    identify: (authorization) => identifyCaller(services, authorization),
    content: services.guide,
    getSubjects,
    now: services.now,
    incomingFolder: incomingFolder(services.config.dataDir),
  })
  mountApiDocs(app, cache)
  app.all(`${API_BASE}/*`, throwNotFound)
}

/** Pictures, maps and the files that robots and feed readers ask for. */
function mountGuideFiles(app: FastifyInstance, { services, cache, files }: Parts): void {
  mountImages(app, services.images)
  mountSiteFiles(app, services, cache)
  mountCalendars(app, services)
  mountMap(app, services, cache)
  mountBaseMap(app, services.baseMaps, { cache, files })
}

/** The pages in each language, with their scripts and sheets. */
function mountSite(app: FastifyInstance, { services, handlers, readers, build, cache, files }: Parts): void {
  if (!build) return
  const { config, guide, pictures, analytics, now } = services
  mountFiles(app, { clientDir: build.clientDir, db: services.store.db, pictures, cache, files })
  const getSocialCards = readSocialCards(config.cityDir)
  // A language that the city does not offer shows the screen of the first one.
  let notFoundElsewhere: ReturnType<typeof mountPages>['showNotFound'] | undefined
  const findPage: Partial<Record<LanguageCode, ReturnType<typeof mountPages>['findPage']>> = {}
  for (const pages of build.pages) {
    const { language, renderer } = pages
    const sources = {
      publicUrl: config.publicUrl,
      get assets() {
        return pages.assets
      },
      socialCards: getSocialCards(language.code),
    }
    const callFor = (onAnswer: OnAnswer) => callInProcess(handlers, language.code, onAnswer)
    const mounted = { language, renderer, sources, callFor, guide, cache, notFoundElsewhere, analytics, now }
    const mountedPages = mountPages(app, mounted)
    notFoundElsewhere ??= mountedPages.showNotFound
    findPage[language.code] = mountedPages.findPage
  }
  mountOffline(app, { services, readers, build, cache, findPage })
}

/** One line a minute says how many logins were refused. It names no email and no IP: the security log knows more. */
function logRefusedLogins(app: FastifyInstance, log: CountedLog): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.url === LOGIN && REFUSED.has(reply.statusCode)) {
      log.note('login', { message: 'login refused' })
    }
    done()
  })
}
