import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * A stopping server closes its port after this time without a new request. Until then clients learn from answers that
 * the connection closes.
 */
const QUIET_MS = 500

/** Limits how often new requests delay the stop: a client that never pauses must not prevent it. */
const MAX_ROUNDS = 10

const IDLE_CHECK_INTERVAL_MS = 100

/**
 * Stops the server without failing a request. Closing at once would reset connections that wait to be accepted or that
 * carry a request. So requests are answered as usual at first, with "Connection: close", which Fastify adds. Then the
 * server accepts no more connections and ends each one as soon as it is idle. Needs Fastify's `return503OnClosing:
 * false`.
 */
export function addDrain(app: FastifyInstance): void {
  let requests = 0
  app.addHook('onRequest', (_request, _reply, done) => {
    requests += 1
    done()
  })
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    if ((await countConnections(app)) > 0) await waitForQuiet(() => requests)
    const ending = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS)
    app.server.once('close', () => clearInterval(ending))
  })
}

async function waitForQuiet(count: () => number): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = count()
    await wait(QUIET_MS)
    if (count() === before) return
  }
}

function countConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
