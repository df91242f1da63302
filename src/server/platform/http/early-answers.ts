import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** @returns true when it has answered */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

type EarlyAnswers = {
  /** Answers until the process ends. */
  readonly always: EarlyAnswer
  /** Fastify answers instead as soon as the server closes, because it counts the requests that a stop waits for. */
  readonly whileOpen: readonly EarlyAnswer[]
}

/**
 * Answers requests before Fastify routes them and runs its hooks, which take longer than the answer. Requests that none
 * of the early answers takes go to Fastify. Call it before `addDrain`: hooks of a stop run in the order of their calls.
 */
export function answerEarly(app: FastifyInstance, { always, whileOpen }: EarlyAnswers): void {
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
