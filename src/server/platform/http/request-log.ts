import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { isEventStream } from './event-stream.ts'

const SLOW_ANSWER_MS = 1_000

type Answered = { method: string; route: string; status: number; milliseconds: number; reqId?: string }

/** A dependency is away or full, or the server is busy. The cause has its own, counted line. */
const EXPECTED_REFUSALS: ReadonlySet<number> = new Set([503, 507])

/**
 * Writes one line for each answer: at level debug, or at info for failures and slow answers. A line carries the route's
 * pattern and never the URL, which can hold an email, a token or a search term.
 */
export function logAnswer(log: FastifyBaseLogger, answered: Answered): void {
  const { status, milliseconds } = answered
  const isRemarkable = status >= 500 || milliseconds > SLOW_ANSWER_MS
  const level = isRemarkable && !EXPECTED_REFUSALS.has(status) ? 'info' : 'debug'
  // Most lines are not written, and to make one for an answer from memory would take a hundredth of its time.
  if (level === 'debug' && log.level !== 'debug' && log.level !== 'trace') return
  log[level]({ ...answered, milliseconds: Math.round(milliseconds * 10) / 10 }, 'answered')
}

export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (isEventStream(reply)) return done()
    logAnswer(request.log, {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    })
    done()
  })
}
