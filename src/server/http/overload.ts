import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failureOf } from './failures.ts'
import { WaitingTime } from './waiting-times.ts'

/** Milliseconds that the event loop may lag before new work is turned away. */
const MAX_EVENT_LOOP_DELAY = 1_000

/**
 * Milliseconds that a request may expect to wait. The slowest in a hundred wait up to four times as long as expected, since
 * turning others away takes time as well: so they stay below two seconds.
 */
const LONGEST_WAIT = 500

/** Milliseconds between two looks at the event loop. */
const LOOK_INTERVAL = 500

/**
 * Turns surplus away at once, so that whoever is taken on is answered soon. The event loop's lag tells of work that keeps
 * this process busy, the requests under way of each route of what they wait for elsewhere.
 */
export async function addOverloadProtection(app: FastifyInstance): Promise<void> {
  const underWay = new Map<string, WaitingTime>()
  const waitingTimeOf = ({ method, routeOptions }: FastifyRequest): WaitingTime => {
    const route = `${method} ${routeOptions.url ?? ''}`
    const known = underWay.get(route) ?? new WaitingTime(() => performance.now())
    underWay.set(route, known)
    return known
  }
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY,
    sampleInterval: LOOK_INTERVAL,
    pressureHandler: () => {
      throw failureOf('unavailable')
    },
  })
  const refuseSurplus = (request: FastifyRequest) => {
    if (waitingTimeOf(request).estimate() > LONGEST_WAIT) throw failureOf('unavailable')
  }
  // Before a body is read; of those that come at the same moment, again once the ones before are counted.
  app.addHook('onRequest', (request, _reply, done) => {
    refuseSurplus(request)
    done()
  })
  const counted = new WeakMap<FastifyRequest, WaitingTime>()
  const end = (request: FastifyRequest) => {
    counted.get(request)?.end()
    counted.delete(request)
  }
  // A body has arrived by now, and what is sent leaves in its reader's own time: slow clients count for nothing. Files
  // arrive later still, and have bounds of their own.
  app.addHook('preHandler', (request, reply, done) => {
    refuseSurplus(request)
    if (!isForm(request)) {
      const waiting = waitingTimeOf(request)
      waiting.begin()
      counted.set(request, waiting)
      // Of somebody who left there may be no answer.
      reply.raw.once('close', () => end(request))
    }
    done()
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    end(request)
    done()
  })
}

function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/') ?? false
}
