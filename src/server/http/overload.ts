import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failureOf } from '#contract/failure.ts'
import { WaitingTime } from './waiting-times.ts'

/** Milliseconds that the event loop may lag before new work is turned away. */
const MAX_EVENT_LOOP_DELAY = 1_000

/**
 * Milliseconds that a request may expect to wait. The slowest in a hundred wait up to four times as long as expected, since
 * turning others away takes time as well: so they stay below two seconds.
 */
const LONGEST_WAIT = 500

declare module 'fastify' {
  interface FastifyRequest {
    /** Set as soon as the request arrives. */
    turn: Turn | null
  }
}

/** Milliseconds between two looks at the event loop. */
const LOOK_INTERVAL = 500

/**
 * Turns surplus away at once, so that whoever is taken on is answered soon. The event loop's lag tells of work that keeps
 * this process busy, the requests under way of each route of what they wait for elsewhere.
 */
export async function addOverloadProtection(app: FastifyInstance): Promise<void> {
  const waitingTimes = new Map<string, WaitingTime>()
  const waitingTimeOf = ({ method, routeOptions }: FastifyRequest): WaitingTime => {
    const route = `${method} ${routeOptions.url ?? ''}`
    const known = waitingTimes.get(route) ?? new WaitingTime(() => performance.now())
    waitingTimes.set(route, known)
    return known
  }
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY,
    sampleInterval: LOOK_INTERVAL,
    pressureHandler: () => {
      throw failureOf('unavailable')
    },
  })
  app.decorateRequest('turn', null)
  // Before a body is read; of those that come at the same moment, again once the ones before are counted.
  app.addHook('onRequest', (request, _reply, done) => {
    request.turn = new Turn(waitingTimeOf(request))
    request.turn.refuseSurplus()
    done()
  })
  // A body has arrived by now, and what is sent leaves in its reader's own time: slow clients count for nothing. Files
  // arrive later still, and have bounds of their own.
  app.addHook('preHandler', (request, reply, done) => {
    const { turn } = request
    turn?.refuseSurplus()
    if (turn && !isForm(request)) {
      turn.begin()
      // Of somebody who left there may be no answer.
      reply.raw.once('close', () => turn.end())
    }
    done()
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.turn?.end()
    done()
  })
}

/** One request among those of its route. */
class Turn {
  readonly #waitingTime: WaitingTime
  #isUnderWay = false

  constructor(waitingTime: WaitingTime) {
    this.#waitingTime = waitingTime
  }

  /** @throws Failure `unavailable` when it would wait for too long */
  refuseSurplus(): void {
    if (this.#waitingTime.estimate() > LONGEST_WAIT) throw failureOf('unavailable')
  }

  begin(): void {
    this.#isUnderWay = true
    this.#waitingTime.begin()
  }

  /** May be told more than once. */
  end(): void {
    if (!this.#isUnderWay) return
    this.#isUnderWay = false
    this.#waitingTime.end()
  }
}

function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/') ?? false
}
