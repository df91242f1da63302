import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { AnswerTimesHistogram } from './answer-times.ts'
import type { ReadContentRequest } from './content-answers.ts'
import type { EdgeRoute } from './edge-routes.ts'
import { parseQuery } from './parse-query.ts'
import { createFieldsWriter, writeHead } from './raw-head.ts'
import { logAnswer } from './request-log.ts'
import type { AnswerCache } from './answer-cache.ts'
import { prepareToSend, type Answer } from './representation.ts'

type Options = {
  readonly cache: AnswerCache
  readonly times: AnswerTimesHistogram
  readonly log: FastifyBaseLogger
  /** The headers that every answer carries. */
  readonly headers: OutgoingHttpHeaders
  /** While the process is overloaded, Fastify refuses these requests, too. */
  readonly isOverloaded: (request: IncomingMessage) => boolean
}

/**
 * Sends the first answers to queries of content that is in memory. Most queries are requested once, and Fastify's hooks
 * would take longer than many of these answers. Fastify answers the rest: failures, later answers to the same query,
 * HEAD.
 * @param endpoints by URL
 */
export function createQueryCache(endpoints: ReadonlyMap<string, ReadContentRequest>, options: Options): EdgeRoute {
  const { cache, times, log, headers: common, isOverloaded } = options
  const getFields = createFieldsWriter(common)
  return (request, response) => {
    const began = performance.now()
    const { method, url = '', headers } = request
    const mark = url.indexOf('?')
    const route = url.slice(0, mark)
    const read = method === 'GET' && mark !== -1 ? endpoints.get(route) : undefined
    if (!read || isOverloaded(request)) return false
    const made = makeFirst(read, { query: parseQuery(url.slice(mark + 1)), headers })
    if (!made) return false
    const { representation, form } = prepareToSend(made, headers)
    const status = form === 'not-modified' ? 304 : made.status
    const reqId = crypto.randomUUID()
    writeHead(response, { status, fields: getFields(representation, form), requestId: reqId })
    if (form === 'not-modified') response.end()
    else response.end(representation[form])
    const milliseconds = performance.now() - began
    times.of({ method: 'GET', route, status }).add(milliseconds / 1_000)
    logAnswer(log, { method: 'GET', route, status, milliseconds, reqId })
    return true
  }

  function makeFirst(read: ReadContentRequest, asked: Parameters<ReadContentRequest>[0]): Answer | null {
    try {
      const { key, find, write } = read(asked)
      return cache.makeFirst(key, () => write(find()))
    } catch {
      // Fastify asks the same function and replies with its failure.
      return null
    }
  }
}
