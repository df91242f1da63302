import type { FastifyInstance } from 'fastify'
import { API_BASE } from '#contract/api/endpoint.ts'
import { api } from '#contract/api.ts'
import type { CountedLog } from '../platform/http/counted-log.ts'

const LOGIN = API_BASE + api.logIn.path

const REFUSED: ReadonlySet<number> = new Set([401, 403, 429])

/** One line a minute says how many logins were refused. It names no email and no IP: the security log knows more. */
export function logRefusedLogins(app: FastifyInstance, log: CountedLog): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.url === LOGIN && REFUSED.has(reply.statusCode)) {
      log.note('login', { message: 'login refused' })
    }
    done()
  })
}
