import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds for which a stopping server goes on taking requests, so that its clients learn of it from an answer. */
const GRACE = 500

/** Milliseconds between looks for connections that have fallen idle. */
const LOOK_INTERVAL = 100

/**
 * Lets a stop fail no request. Closing at once resets connections that wait to be accepted and those on which a request is
 * on its way. So at first requests are answered as ever, each with "Connection: close" (Fastify adds it); then no more
 * connections are taken, and each is ended as soon as it is idle instead of being kept for its next request.
 * Needs Fastify's `return503OnClosing: false`.
 */
export function addDrain(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    if ((await countConnections(app)) > 0) await wait(GRACE)
    const ending = setInterval(() => app.server.closeIdleConnections(), LOOK_INTERVAL)
    app.server.once('close', () => clearInterval(ending))
  })
}

function countConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
