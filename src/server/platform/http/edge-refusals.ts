import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { toFailure, statusOfFailure, type Failure, type FailureCode } from '#contract/api/failure.ts'
import type { AnswerTimesHistogram } from './answer-times.ts'
import type { EdgeRoute } from './edge-routes.ts'
import { failureHeaders, writeFailure } from './failures.ts'
import type { FixedFiles } from './fixed-files.ts'
import { isReading, type Limits } from './limits.ts'
import { negotiateLanguage } from './negotiate-language.ts'
import { logAnswer } from './request-log.ts'

/** The route of these answers in log and metrics. */
const ROUTE = 'none'

/** Made once: to note where a failure came from takes longer than to send it. */
const UNAVAILABLE = toFailure('unavailable')
const NOT_FOUND = toFailure('not-found')

type Options = {
  /** Null when limits are off. */
  readonly limits: Limits | null
  readonly files: FixedFiles
  readonly times: AnswerTimesHistogram
  readonly log: FastifyBaseLogger
  /** The headers that every answer carries. */
  readonly headers: OutgoingHttpHeaders
  /** Receives the code of each failure that is sent. */
  readonly onFailure: (code: FailureCode) => void
  /** True if a request is surplus that its path refuses. */
  readonly isClosed: (request: IncomingMessage) => boolean
}

/**
 * Refuses clients that ask too often and surplus of paths that refuse everybody, and answers for missing files. Clients
 * can send thousands of such requests a second, and Fastify would take several times as long for each.
 */
export function createEdgeRefusals({ limits, files, times, log, headers, onFailure, isClosed }: Options): EdgeRoute {
  const send = (failure: Failure, request: IncomingMessage, response: ServerResponse) => {
    const began = performance.now()
    const { method = '' } = request
    const status = statusOfFailure[failure.code]
    onFailure(failure.code)
    const language = negotiateLanguage(request.headers['accept-language'])
    const body = writeFailure(failure, language)
    const reqId = crypto.randomUUID()
    response.writeHead(status, {
      ...headers,
      'x-request-id': reqId,
      ...failureHeaders(failure, language),
      'content-length': Buffer.byteLength(body),
    })
    response.end(method === 'HEAD' ? undefined : body)
    const milliseconds = performance.now() - began
    times.of({ method, route: ROUTE, status }).add(milliseconds / 1_000)
    logAnswer(log, { method, route: ROUTE, status, milliseconds, reqId })
  }
  const findFailure = (request: IncomingMessage): Failure | null => {
    const retryAfterSeconds = limits?.secondsToWait(request) ?? 0
    if (retryAfterSeconds > 0) return toFailure('too-many-requests', { retryAfterSeconds })
    if (isReading(request) && files.find(request.url ?? '') === 'missing') return NOT_FOUND
    return isClosed(request) ? UNAVAILABLE : null
  }
  return (request, response) => {
    const failure = findFailure(request)
    if (failure) send(failure, request, response)
    return failure !== null
  }
}
