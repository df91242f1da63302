import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { API_BASE } from '#contract/api/endpoint.ts'
import { failureOf, type FailureCode } from '#contract/api/failure.ts'
import { identifyCaller } from '../account/auth/caller.ts'
import { callInProcess, mountApi } from '../platform/http/api.ts'
import { readSocialCards } from '../guide/social-cards.ts'
import type { Build } from './build.ts'
import { mountApiDocs } from '../platform/http/api-docs.ts'
import { addDrain } from '../platform/http/drain.ts'
import { createFailureReply, replyToBrokenRequest } from '../platform/http/failures.ts'
import { mountFiles } from './files.ts'
import { createHandlers } from './handlers.ts'
import { securityHeaders } from '../platform/http/headers.ts'
import { createHealthAnswer, mountHealth } from '../platform/http/health.ts'
import { AnswerTimesHistogram } from '../platform/http/answer-times.ts'
import { CountedLog } from '../platform/http/counted-log.ts'
import { logRefusedLogins } from './log-refused-logins.ts'
import { createClientIp, createIsTrusted } from '../platform/http/client-ip.ts'
import { boundArrivingBodies, MAX_BODY_BYTES } from '../platform/http/arriving-bodies.ts'
import { limitConnections } from '../platform/http/connections.ts'
import { answerEarly, type EarlyAnswer } from '../platform/http/early-answers.ts'
import { createEarlyRefusals } from '../platform/http/early-refusals.ts'
import { createFinishedAnswers } from '../platform/http/finished-answers.ts'
import { createFirstAnswers } from '../platform/http/first-answers.ts'
import { FixedFiles } from '../platform/http/fixed-files.ts'
import { addLimits, Limits } from '../platform/http/limits.ts'
import { RequestCounts } from '../platform/http/request-counts.ts'
import { mountMetrics } from './metrics.ts'
import { addOverloadProtection, isOverloaded } from '../platform/http/overload.ts'
import { parseQuery } from '../platform/http/parse-query.ts'
import { mountPages } from './pages.ts'
import { RepresentationCache } from '../platform/http/representation-cache.ts'
import { addRequestLog } from '../platform/http/request-log.ts'
import { mountSiteFiles } from './site-files.ts'
import { incomingFolder } from '../account/media/local-images.ts'
import { mountImages } from '../account/media/images.routes.ts'
import { mountBaseMap } from '../map/base-map.routes.ts'
import { mountMap } from '../map/map.routes.ts'
import { boundUnanswered } from '../platform/http/unanswered-requests.ts'
import type { Services } from './services.ts'

type AppOptions = {
  /**
   * With true, a busy process refuses requests. Most tests pass false, because they must not depend on the machine's
   * speed.
   */
  shedsLoad?: boolean
}

/**
 * The HTTP application. Without a build it serves the API alone: most tests need no more. The caller starts listening
 * and closes it.
 */
export async function createApp(
  services: Services,
  build: Build | null,
  { shedsLoad = true }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config, guide, images, pictures, store, analytics } = services
  const isTrusted = createIsTrusted(config.trustProxy)
  const ipOf = createClientIp(isTrusted)
  const isHttps = config.publicUrl.startsWith('https:')
  const headers = securityHeaders(isHttps)
  const counted = new CountedLog((fields, message) => app.log.warn(fields, message))
  const onFailure = (code: FailureCode) => analytics.countFailure(code)
  const replyWithFailure = createFailureReply(counted, onFailure)
  const app = Fastify({
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
    http: { headersTimeout: 15_000, ServerResponse: boundUnanswered(ipOf) },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: replyToBrokenRequest,
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    // Fastify runs no hook for a path that it cannot decode.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers).header('x-request-id', request.id)
      replyWithFailure(error, request, reply)
    },
  })
  const cache = new RepresentationCache()
  const handlers = createHandlers(services)

  acceptEmptyJson(app)
  ignoreFormBodies(app)
  app.setErrorHandler(replyWithFailure)
  app.setNotFoundHandler(() => {
    throw failureOf('not-found')
  })
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  const times = new AnswerTimesHistogram()
  const counts = config.rateLimits ? new RequestCounts({ db: store.db, now: services.now }) : null
  const files = new FixedFiles()
  const limits = counts && new Limits({ counts, files, ipOf })
  const early = {
    cache,
    ipOf,
    times,
    headers,
    log: app.log,
    files,
    limits,
    content: () => guide.current(),
    now: services.now,
    onFailure,
  }
  // Made below of the calls that are mounted there. A stop must end early answers before it waits, so they come first.
  let sendFirst: EarlyAnswer = () => false
  answerEarly(app, {
    always: createHealthAnswer(headers),
    whileOpen: [
      createFinishedAnswers(app, early),
      createEarlyRefusals(early),
      (request, response) => sendFirst(request, response),
    ],
  })
  addRequestLog(app)
  logRefusedLogins(app, counted)
  app.addHook('onClose', async () => counted.close())
  mountMetrics(app, services, times)
  mountHealth(app, store)
  addDrain(app)
  limitConnections(app.server, isTrusted)
  boundArrivingBodies(app)
  if (limits) {
    addLimits(app, limits)
    if (shedsLoad) await addOverloadProtection(app)
  }
  const fromMemory = mountApi(app, {
    handlers,
    identify: (authorization) => identifyCaller(services, authorization),
    edition: guide.edition,
    now: services.now,
    cache,
    incomingFolder: incomingFolder(config.dataDir),
    isHttps,
  })
  sendFirst = createFirstAnswers(fromMemory, { ...early, isOverloaded: () => isOverloaded(app) })
  mountApiDocs(app, cache)
  app.all(`${API_BASE}/*`, () => {
    throw failureOf('not-found')
  })
  mountImages(app, images)
  mountSiteFiles(app, services, cache)
  mountMap(app, services, cache)
  mountBaseMap(app, services.baseMaps, { cache, files })
  if (build) {
    mountFiles(app, { clientDir: build.clientDir, pictures, cache, files })
    const cardsOf = readSocialCards(config.cityDir)
    for (const pages of build.pages) {
      const { language, renderer } = pages
      const { code } = language
      const sources = {
        publicUrl: config.publicUrl,
        get assets() {
          return pages.assets
        },
        socialCards: cardsOf(code),
        call: callInProcess(handlers, code),
      }
      mountPages(app, { language, renderer, sources, guide, cache, analytics, now: services.now })
    }
  }
  return app
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
    return parse(request, body as string, done)
  })
}

/** Mail programs unsubscribe by posting a form of either kind (RFC 8058). The URL holds all that the call needs. */
function ignoreFormBodies(app: FastifyInstance): void {
  const forms = ['multipart/form-data', 'application/x-www-form-urlencoded']
  app.addContentTypeParser(forms, { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined))
}
