import type { IncomingMessage } from 'node:http'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { toFailure } from '#contract/api/failure.ts'
import { ipKey } from './client-ip.ts'
import { WaitingTime } from './waiting-times.ts'

/** New requests are refused while the event loop lags by more. */
const MAX_EVENT_LOOP_DELAY_MS = 1_000

/**
 * The longest expected wait of an accepted request. The slowest one in a hundred waits up to four times as long,
 * because refusing others takes time too. So it stays below two seconds.
 */
const MAX_QUEUE_WAIT_MS = 500

/**
 * The part of that wait which the requests of one IP may cause. A client that asks for much at once is refused before it
 * can shut others out, and they wait for it a moment at most.
 */
const MAX_QUEUE_WAIT_OF_CLIENT_MS = MAX_QUEUE_WAIT_MS / 2

/**
 * While a path refuses everybody, its next requests are refused before Fastify routes them, which takes several times
 * as long as the refusal. So short that the accepted wait is hardly shorter.
 */
const CLOSED_PATH_MS = 20

/** A client may make up paths. */
const MAX_CLOSED_PATHS = 64

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
    closedPaths: ClosedPaths
  }
}

const SAMPLE_INTERVAL_MS = 500

/**
 * Requests in a sample that are accepted while the event loop lags. A process that is asked so little is late because of
 * other work on the machine, and the first visitor after a start would get half a page. One client leaves room for
 * the others.
 */
const ACCEPTED_WHILE_LATE = { all: 5, perClient: 4 } as const

/** The first samples still count the start itself, which keeps the event loop busy before anybody can ask. */
const STARTING_MS = 2 * SAMPLE_INTERVAL_MS

/**
 * Refuses surplus requests at once, so that accepted ones are answered soon. The lag of the event loop shows work that
 * keeps this process busy. The requests under way of a route show time that they spend waiting elsewhere.
 */
export async function addOverloadProtection(app: FastifyInstance): Promise<void> {
  const waitingTimes = new Map<string, WaitingTime>()
  const getWaitingTime = (phase: string, { method, routeOptions }: FastifyRequest): WaitingTime => {
    const name = `${phase} ${method} ${routeOptions.url ?? ''}`
    const known = waitingTimes.get(name) ?? new WaitingTime(() => performance.now())
    waitingTimes.set(name, known)
    return known
  }
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    sampleInterval: SAMPLE_INTERVAL_MS,
    pressureHandler: (request) => {
      if (isNeverShed(request) || !isOverloaded(app, request.ip)) return
      if (app.lateness.isFull()) app.closedPaths.close(request.raw)
      throw toFailure('unavailable')
    },
  })
  app.decorate('lateness', new Lateness())
  app.decorate('closedPaths', new ClosedPaths())
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
    const client = ipKey(request.ip)
    const arrival = new Turn(getWaitingTime('arrival', request), client)
    const turn = new Turn(getWaitingTime('work', request), client)
    if (arrival.isQueueFull() || turn.isQueueFull()) app.closedPaths.close(request.raw)
    arrival.refuseSurplus()
    turn.refuseSurplus()
    request.arrival = arrival
    request.turn = turn
    // The route's own hook finds the caller now.
    arrival.begin()
    // A client that leaves may get no answer.
    reply.raw.once('close', () => endWork(request))
    done()
  })
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    request.arrival?.end()
    // Others may have begun while the caller was looked up. A body that is refused is not read.
    request.turn?.refuseSurplus()
    done()
  })
  // Time counts from here to the start of sending, so that slow clients do not count. The body has arrived by now.
  // Files arrive later and have limits of their own.
  app.addHook('preHandler', (request, _reply, done) => {
    if (isForm(request)) request.turn?.refuseSurplus()
    else beginWork(request)
    done()
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    endWork(request)
    done()
  })
}

/**
 * Begins the work on a request, once. Code that parses a body calls it first. The longest body takes as long to parse
 * as a short one to answer, and a client could send many of them that are refused only after parsing.
 * @throws Failure `unavailable` when the request would wait too long
 */
export function beginWork({ turn }: FastifyRequest): void {
  if (!turn || turn.isUnderWay) return
  turn.refuseSurplus()
  turn.begin()
}

/** True if one more request of an IP is refused because the event loop lags. */
export function isOverloaded(app: FastifyInstance, ip: string): boolean {
  return app.hasDecorator('isUnderPressure') && app.isUnderPressure() && app.lateness.isSurplus(ipKey(ip))
}

/** True if a request is refused because its path has just refused everybody. */
export function isPathClosed(app: FastifyInstance, request: IncomingMessage): boolean {
  return app.hasDecorator('closedPaths') && app.closedPaths.isClosed(request)
}

/** The paths that refuse everybody at the moment, each with its method. */
class ClosedPaths {
  readonly #closed = new LRUCache<string, true>({ max: MAX_CLOSED_PATHS, ttl: CLOSED_PATH_MS })

  close(request: IncomingMessage): void {
    this.#closed.set(getMethodAndPath(request), true)
  }

  isClosed(request: IncomingMessage): boolean {
    return this.#closed.size > 0 && this.#closed.has(getMethodAndPath(request))
  }
}

function getMethodAndPath({ method = '', url = '' }: IncomingMessage): string {
  const end = url.indexOf('?')
  return `${method} ${end === -1 ? url : url.slice(0, end)}`
}

/** Counts the requests that arrive while the event loop lags. */
class Lateness {
  #openedAt: number | null = null
  #sample = new Sample(-Infinity)

  begin(): void {
    this.#openedAt = performance.now()
  }

  isSurplus(client: string): boolean {
    const now = performance.now()
    if (this.#openedAt !== null && now - this.#openedAt < STARTING_MS) return false
    if (now - this.#sample.since > SAMPLE_INTERVAL_MS) this.#sample = new Sample(now)
    return !this.#sample.accepts(client)
  }

  /** True if nobody's request is accepted until the next sample. */
  isFull(): boolean {
    return this.#sample.isFull()
  }
}

/** The requests that are accepted while the event loop lags, from a moment on. */
class Sample {
  readonly since: number
  #all = 0
  readonly #byClient = new Map<string, number>()

  constructor(since: number) {
    this.since = since
  }

  isFull(): boolean {
    return this.#all >= ACCEPTED_WHILE_LATE.all
  }

  accepts(client: string): boolean {
    const own = this.#byClient.get(client) ?? 0
    if (this.isFull() || own >= ACCEPTED_WHILE_LATE.perClient) return false
    this.#all += 1
    this.#byClient.set(client, own + 1)
    return true
  }
}

function isNeverShed({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isNeverShed === true
}

/** Ends both phases of a request. Its answer begins now. */
export function endWork({ arrival, turn }: FastifyRequest): void {
  arrival?.end()
  turn?.end()
}

/** One phase of a request among those of its route. */
class Turn {
  readonly #waitingTime: WaitingTime
  readonly #client: string
  #isUnderWay = false

  constructor(waitingTime: WaitingTime, client: string) {
    this.#waitingTime = waitingTime
    this.#client = client
  }

  get isUnderWay(): boolean {
    return this.#isUnderWay
  }

  /** True if the expected wait is too long for anybody. */
  isQueueFull(): boolean {
    return this.#waitingTime.expectedWaitMs() > MAX_QUEUE_WAIT_MS
  }

  /** @throws Failure `unavailable` when the expected wait is too long, or the client causes too much of it */
  refuseSurplus(): void {
    const isTooMuch = this.#waitingTime.expectedWaitCausedBy(this.#client) > MAX_QUEUE_WAIT_OF_CLIENT_MS
    if (this.isQueueFull() || isTooMuch) throw toFailure('unavailable')
  }

  begin(): void {
    this.#isUnderWay = true
    this.#waitingTime.begin(this.#client)
  }

  /** May be called more than once. */
  end(): void {
    if (!this.#isUnderWay) return
    this.#isUnderWay = false
    this.#waitingTime.end(this.#client)
  }
}

function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/') ?? false
}
