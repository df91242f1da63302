import type { OutgoingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../store/database.ts'
import { isReachable } from '../store/open.ts'
import type { EarlyAnswer } from './early-answers.ts'

export const HEALTH_PATH = '/healthz'

const HEALTH = { status: 'ok' } as const

/** One check of the database answers all requests for this time. */
const READINESS_CACHE_MS = 5_000

const READINESS_TIMEOUT_MS = 2_000

/**
 * Serves `/healthz`, which succeeds while the process answers. Serves `/readyz`, which also needs an answer of the
 * database and fails once the server stops.
 */
export function mountHealth(app: FastifyInstance, db: Database): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  let lastCheck = { at: -Infinity, isReady: Promise.resolve(false) }
  const isReady = () => {
    const now = performance.now()
    if (now - lastCheck.at > READINESS_CACHE_MS) lastCheck = { at: now, isReady: answersInTime(db) }
    return lastCheck.isReady
  }

  app.get(HEALTH_PATH, async (_request, reply) => reply.header('cache-control', 'no-store').send(HEALTH))
  app.get('/readyz', async (_request, reply) => {
    const status = !isStopping && (await isReady()) ? 'ready' : 'unavailable'
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status })
  })
}

/**
 * Answers `/healthz` under every load and above every limit. An orchestrator restarts a process that does not answer, and
 * a restart does not help a busy one.
 */
export function createHealthAnswer(headers: OutgoingHttpHeaders): EarlyAnswer {
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

function answersInTime(db: Database): Promise<boolean> {
  return Promise.race([isReachable(db), wait(READINESS_TIMEOUT_MS, false, { ref: false })])
}
