import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** @returns true when it has answered */
export type EdgeRoute = (request: IncomingMessage, response: ServerResponse) => boolean

type EdgeRoutes = {
  /** Answers until the process ends. */
  readonly always: EdgeRoute
  /** Fastify answers instead as soon as the server closes, because it counts the requests that a stop waits for. */
  readonly whileOpen: readonly EdgeRoute[]
}

/**
 * Answers requests before Fastify routes them and runs its hooks, which take longer than the answer. Requests that none
 * of the edge routes takes go to Fastify. Call it before `addDrain`: hooks of a stop run in the order of their calls.
 */
export function answerAtEdge(app: FastifyInstance, { always, whileOpen }: EdgeRoutes): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    // Its connection was ended for sending too many requests (unanswered-requests.ts).
    if (request.socket.destroyed) return
    if (always(request, response)) return
    if (!isClosing && whileOpen.some((answer) => answer(request, response))) return
    app.routing(request, response)
  })
}
