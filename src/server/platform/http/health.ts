import type { OutgoingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/database.ts'
import { createReadinessCheck, type Readiness } from '../store/readiness.ts'
import type { EdgeRoute } from './edge-routes.ts'

export const HEALTH_PATH = '/healthz'

const HEALTH = { status: 'ok' } as const

/** One check of the database answers all requests for this time. */
const READINESS_CACHE_MS = 5_000

const READINESS_TIMEOUT_MS = 2_000

const reasons = {
  away: 'The database does not answer.',
  missing: 'The file of the database is gone. Stop the server and restore a backup.',
  replaced: 'Another file is in the place of the database. Restart the server.',
  damaged: 'The database is damaged. Stop the server and restore a backup.',
} as const satisfies Record<Exclude<Readiness, 'ready'>, string>

/**
 * Serves `/healthz`, which succeeds while the process answers. Serves `/readyz`, which also needs a database that can be
 * read, and fails with a reason once the server stops or the database cannot be read. The log has each change.
 */
export function mountHealth(app: FastifyInstance, store: Store): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  const check = createReadinessCheck(store)
  let known: Readiness = 'ready'
  const checkInTime = async () => {
    const found = await Promise.race([check(), wait(READINESS_TIMEOUT_MS, 'away' as const, { ref: false })])
    if (found !== known) app.log.warn(found === 'ready' ? 'The database can be read again.' : reasons[found])
    known = found
    return found
  }
  let lastCheck = { at: -Infinity, readiness: Promise.resolve<Readiness>('away') }
  const readReadiness = () => {
    const now = performance.now()
    if (now - lastCheck.at > READINESS_CACHE_MS) lastCheck = { at: now, readiness: checkInTime() }
    return lastCheck.readiness
  }

  app.get(HEALTH_PATH, async (_request, reply) => reply.header('cache-control', 'no-store').send(HEALTH))
  app.get('/readyz', async (_request, reply) => {
    const readiness = isStopping ? 'stopping' : await readReadiness()
    void reply.code(readiness === 'ready' ? 200 : 503).header('cache-control', 'no-store')
    if (readiness === 'ready') return reply.send({ status: 'ready' })
    return reply.send({
      status: 'unavailable',
      reason: readiness === 'stopping' ? 'The server is stopping.' : reasons[readiness],
    })
  })
}

/**
 * Answers `/healthz` under every load and above every limit. An orchestrator restarts a process that does not answer, and
 * a restart does not help a busy one.
 */
export function createHealthAnswer(headers: OutgoingHttpHeaders): EdgeRoute {
  const body = JSON.stringify(HEALTH)
  return ({ method, url }, response) => {
    if (url !== HEALTH_PATH || method !== 'GET') return false
    response.writeHead(200, {
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    })
    response.end(body)
    return true
  }
}
