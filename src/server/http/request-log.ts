import type { FastifyInstance } from 'fastify'

/** Milliseconds from which an answer is worth a line. */
const SLOW = 1_000

/**
 * One line for each answer at level debug; failures and slow ones are raised to info. Lines carry the route's pattern,
 * never the address asked for: that can hold an email, a token or what somebody searched.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 || reply.elapsedTime > SLOW ? 'info' : 'debug'
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
    done()
  })
}
