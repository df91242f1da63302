import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failureOf } from '#contract/api/failure.ts'
import { WaitingTime } from './waiting-times.ts'

/** New requests are refused while the event loop lags by more. */
const MAX_EVENT_LOOP_DELAY_MS = 1_000

/**
 * The longest expected wait of an accepted request. The slowest one in a hundred waits up to four times as long,
 * because refusing others takes time too. So it stays below two seconds.
 */
const MAX_QUEUE_WAIT_MS = 500

declare module 'fastify' {
  interface FastifyRequest {
    /** While its caller is found. Both are set when the request arrives. */
    arrival: Turn | null
    /** While it is worked on. */
    turn: Turn | null
  }
  interface FastifyContextConfig {
    /** Its answers are files or lie in memory. A refusal would cost as much, and a page that lacks one is broken. */
    isNeverShed?: boolean
  }
  interface FastifyInstance {
    lateness: Lateness
  }
}

const SAMPLE_INTERVAL_MS = 500

/**
 * Requests in a sample that are accepted while the event loop lags. A process that is asked so little is late because of
 * other work on the machine, and the first visitor after a start would get half a page.
 */
const ACCEPTED_WHILE_LATE = 5

/** The first samples still count the start itself, which keeps the event loop busy before anybody can ask. */
const STARTING_MS = 2 * SAMPLE_INTERVAL_MS

/**
 * Refuses surplus requests at once, so that accepted ones are answered soon. The lag of the event loop shows work that
 * keeps this process busy. The requests under way of a route show time that they spend waiting elsewhere.
 */
export async function addOverloadProtection(app: FastifyInstance): Promise<void> {
  const waitingTimes = new Map<string, WaitingTime>()
  const waitingTimeOf = (phase: string, { method, routeOptions }: FastifyRequest): WaitingTime => {
    const name = `${phase} ${method} ${routeOptions.url ?? ''}`
    const known = waitingTimes.get(name) ?? new WaitingTime(() => performance.now())
    waitingTimes.set(name, known)
    return known
  }
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    sampleInterval: SAMPLE_INTERVAL_MS,
    pressureHandler: (request) => {
      if (!isNeverShed(request) && isOverloaded(app)) throw failureOf('unavailable')
    },
  })
  app.decorate('lateness', new Lateness())
  app.addHook('onListen', (done) => {
    app.lateness.begin()
    done()
  })
  app.decorateRequest('arrival', null)
  app.decorateRequest('turn', null)
  // This check runs before a body is read. The check before the handler repeats it, because requests of the same moment
  // are not counted here yet.
  app.addHook('onRequest', (request, reply, done) => {
    if (isNeverShed(request)) return done()
    const [arrival, turn] = [new Turn(waitingTimeOf('arrival', request)), new Turn(waitingTimeOf('work', request))]
    arrival.refuseSurplus()
    turn.refuseSurplus()
    request.arrival = arrival
    request.turn = turn
    // The route's own hook finds the caller now.
    arrival.begin()
    // A client that leaves may get no answer.
    reply.raw.once('close', () => endBoth(request))
    done()
  })
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    request.arrival?.end()
    done()
  })
  // Time counts from here to the start of sending, so that slow clients do not count. The body has arrived by now.
  // Files arrive later and have limits of their own.
  app.addHook('preHandler', (request, _reply, done) => {
    const { turn } = request
    turn?.refuseSurplus()
    if (!isForm(request)) turn?.begin()
    done()
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    endBoth(request)
    done()
  })
}

/** True if one more request is refused because the event loop lags. */
export function isOverloaded(app: FastifyInstance): boolean {
  return app.hasDecorator('isUnderPressure') && app.isUnderPressure() && app.lateness.isSurplus()
}

/** Counts the requests that arrive while the event loop lags. */
class Lateness {
  #openedAt: number | null = null
  #sample = { since: -Infinity, requests: 0 }

  begin(): void {
    this.#openedAt = performance.now()
  }

  isSurplus(): boolean {
    const now = performance.now()
    if (this.#openedAt !== null && now - this.#openedAt < STARTING_MS) return false
    if (now - this.#sample.since > SAMPLE_INTERVAL_MS) this.#sample = { since: now, requests: 0 }
    this.#sample.requests += 1
    return this.#sample.requests > ACCEPTED_WHILE_LATE
  }
}

function isNeverShed({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isNeverShed === true
}

function endBoth({ arrival, turn }: FastifyRequest): void {
  arrival?.end()
  turn?.end()
}

/** One phase of a request among those of its route. */
class Turn {
  readonly #waitingTime: WaitingTime
  #isUnderWay = false

  constructor(waitingTime: WaitingTime) {
    this.#waitingTime = waitingTime
  }

  /** @throws Failure `unavailable` when the expected wait is too long */
  refuseSurplus(): void {
    if (this.#waitingTime.expectedWaitMs() > MAX_QUEUE_WAIT_MS) throw failureOf('unavailable')
  }

  begin(): void {
    this.#isUnderWay = true
    this.#waitingTime.begin()
  }

  /** May be called more than once. */
  end(): void {
    if (!this.#isUnderWay) return
    this.#isUnderWay = false
    this.#waitingTime.end()
  }
}

function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/') ?? false
}
