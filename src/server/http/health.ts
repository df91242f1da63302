import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../store/database.ts'
import { isReachable } from '../store/open.ts'

/** Milliseconds for which one look at the database answers for all. */
const READINESS_KEPT = 5_000

/** Milliseconds after which a database that has not answered counts as away. */
const READINESS_PATIENCE = 2_000

/** `/healthz`: the process answers. `/readyz`: its database does too, and it is not about to stop. */
export function mountHealth(app: FastifyInstance, db: Database): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  let looked = { at: -Infinity, isReady: Promise.resolve(false) }
  const isReady = () => {
    const now = performance.now()
    if (now - looked.at > READINESS_KEPT) looked = { at: now, isReady: answersInTime(db) }
    return looked.isReady
  }

  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const status = !isStopping && (await isReady()) ? 'ready' : 'unavailable'
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status })
  })
}

function answersInTime(db: Database): Promise<boolean> {
  return Promise.race([isReachable(db), wait(READINESS_PATIENCE, false, { ref: false })])
}
