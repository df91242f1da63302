import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/** Milliseconds from which an answer is worth a line. */
const SLOW = 1_000

type Answered = { method: string; route: string; status: number; milliseconds: number; reqId?: string }

/**
 * One line for each answer at level debug; failures and slow ones are raised to info. Lines carry the route's pattern,
 * never the address asked for: that can hold an email, a token or what somebody searched.
 */
export function logAnswer(log: FastifyBaseLogger, answered: Answered): void {
  const { status, milliseconds } = answered
  const level = status >= 500 || milliseconds > SLOW ? 'info' : 'debug'
  log[level]({ ...answered, milliseconds: Math.round(milliseconds * 10) / 10 }, 'answered')
}

export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request.log, {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    })
    done()
  })
}
