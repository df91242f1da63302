import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds without a new request after which a stopping server takes no more, so that its clients learn of it from an answer. */
const GRACE = 500

/** Times that new requests may put off the end: who never stops asking must not keep a server from stopping. */
const MOST_ROUNDS = 10

/** Milliseconds between looks for connections that have fallen idle. */
const LOOK_INTERVAL = 100

/**
 * Lets a stop fail no request. Closing at once resets connections that wait to be accepted and those on which a request is
 * on its way. So at first requests are answered as ever, each with "Connection: close" (Fastify adds it); then no more
 * connections are taken, and each is ended as soon as it is idle instead of being kept for its next request.
 * Needs Fastify's `return503OnClosing: false`.
 */
export function addDrain(app: FastifyInstance): void {
  let requests = 0
  app.addHook('onRequest', (_request, _reply, done) => {
    requests += 1
    done()
  })
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    if ((await countConnections(app)) > 0) await untilNobodyAsks(() => requests)
    const ending = setInterval(() => app.server.closeIdleConnections(), LOOK_INTERVAL)
    app.server.once('close', () => clearInterval(ending))
  })
}

async function untilNobodyAsks(count: () => number): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = count()
    await wait(GRACE)
    if (count() === before) return
  }
}

function countConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
