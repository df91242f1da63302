import { randomInt } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { toFailure } from '#contract/api/failure.ts'
import { SECOND_MS } from '#contract/text/durations.ts'
import { ipKey } from './client-ip.ts'
import { MAX_CONNECTIONS } from './connections.ts'
import { KeyedSemaphore } from './keyed-semaphore.ts'
import { endWork } from './overload.ts'

const EVENT_TYPE = 'text/event-stream; charset=utf-8'

/** Events to one reader. */
export type EventSink = {
  /** @param data becomes JSON in one line */
  readonly send: (event: string, data: object) => void
  readonly end: () => void
}

/** A live answer that goes on: server-sent events, as HTML defines them. */
export class EventStream {
  readonly begin: (sink: EventSink) => () => void

  /** @param begin receives the sink of the events, and returns a function that runs when the reader disconnects */
  constructor(begin: (sink: EventSink) => () => void) {
    this.begin = begin
  }
}

/** Other requests keep half of the connections. A whole village can share one IP. */
const MAX_STREAMS = { all: MAX_CONNECTIONS / 2, perIp: 500 } as const

/** Interval of the lines to each stream: proxies and this server end connections that are silent for a minute. */
const BEAT_SECONDS = 15

/** A reader who takes nothing is ended. An event has some hundred bytes, and at most some thousand. */
const MAX_UNREAD_BYTES = 64 * 1024

/**
 * Browsers per second that connect again after they lose a server. A few browsers all come back within a second. Many
 * are spread out, so that a server that has just started can take them. A server that stops has a successor, which
 * starts meanwhile.
 */
const BACK_A_SECOND = 150
const RETRY_MS = { least: 250, leastSpread: 1 * SECOND_MS, most: 15 * SECOND_MS, leastAtStop: 1 * SECOND_MS } as const

type Open = { readonly body: EventBody; readonly slot: number }

/** The texts of one stream, written without a stream of Node in between: thousands are open. */
class EventBody {
  readonly #response: ServerResponse

  constructor(response: ServerResponse) {
    this.#response = response
  }

  get isOver(): boolean {
    return this.#response.writableEnded || this.#response.destroyed
  }

  write(text: string): void {
    if (this.isOver) return
    this.#response.write(text)
    if (this.#response.writableLength > MAX_UNREAD_BYTES) this.#response.destroy()
  }

  finish(text = ''): void {
    if (!this.isOver) this.#response.end(text)
  }
}

/** The streams that this process has open. */
export class EventStreams {
  readonly #perAccount: number
  readonly #open = new Set<Open>()
  readonly #ofAccounts: KeyedSemaphore
  readonly #ofIps = new KeyedSemaphore({ all: MAX_STREAMS.all, perKey: MAX_STREAMS.perIp })
  #seconds = 0
  #beating: ReturnType<typeof setInterval> | null = null
  #isStopping = false

  constructor({ perAccount }: { perAccount: number }) {
    this.#perAccount = perAccount
    this.#ofAccounts = new KeyedSemaphore({ all: MAX_STREAMS.all, perKey: this.#perAccount })
  }

  get count(): number {
    return this.#open.size
  }

  /**
   * @returns gives the place back, and may be called more than once
   * @throws Failure `too-many-requests` or `unavailable`
   */
  reserve(account: string, ip: string): () => void {
    if (this.#isStopping) throw toFailure('unavailable')
    const releaseIp = this.#ofIps.acquire(ip)
    try {
      const releaseAccount = this.#ofAccounts.acquire(account)
      return () => {
        releaseAccount()
        releaseIp()
      }
    } catch (error) {
      releaseIp()
      throw error
    }
  }

  add(body: EventBody): () => void {
    const open = { body, slot: randomInt(BEAT_SECONDS) }
    this.#open.add(open)
    this.#beating ??= setInterval(() => this.#beat(), SECOND_MS).unref()
    return () => this.#open.delete(open)
  }

  /** Ends all streams, each with its own time until its browser asks again, and begins none. */
  stop(): void {
    this.#isStopping = true
    if (this.#beating) clearInterval(this.#beating)
    for (const { body } of this.#open) body.finish(writeRetry(RETRY_MS.leastAtStop, RETRY_MS.most))
  }

  /** Text that sets the delay after which a browser opens a broken stream again. */
  writeRetry(): string {
    const spread = Math.max(RETRY_MS.leastSpread, (this.#open.size / BACK_A_SECOND) * SECOND_MS)
    return writeRetry(RETRY_MS.least, Math.min(RETRY_MS.most, RETRY_MS.least + spread))
  }

  /** Each second a part of the streams, so that thousands are not written to at once. */
  #beat(): void {
    this.#seconds += 1
    for (const { body, slot } of this.#open) if (slot === this.#seconds % BEAT_SECONDS) body.write(this.writeRetry())
  }
}

/** Before the drain: it waits for answers under way, and a stream never ends by itself. */
export function endStreamsAtStop(app: FastifyInstance, streams: EventStreams): void {
  app.addHook('preClose', async () => streams.stop())
}

/** True for an answer whose time says nothing: it lasts as long as its reader stays. */
export function isEventStream(reply: FastifyReply): boolean {
  return reply.getHeader('content-type') === EVENT_TYPE
}

/** @throws Failure when too many streams are open */
export function sendEventStream(
  reply: FastifyReply,
  stream: EventStream,
  { reader, streams }: { reader: string; streams: EventStreams },
): FastifyReply {
  reply
    .type(EVENT_TYPE)
    // Neither a proxy's compression nor its buffer may hold events back. nginx knows the second header alone.
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
  const { raw, request } = reply
  if (request.method === 'HEAD') return reply.send()
  const release = streams.reserve(reader, ipKey(request.ip))
  // Fastify would hold the headers and a pipe as long as the stream is open.
  reply.hijack()
  endWork(request)
  const body = new EventBody(raw)
  const remove = streams.add(body)
  raw.cork()
  raw.writeHead(reply.statusCode, flattenHeaders(reply))
  body.write(streams.writeRetry())
  const end = stream.begin({
    send: (event, data) => body.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => body.finish(),
  })
  raw.uncork()
  const leave = () => {
    remove()
    release()
    end()
  }
  // Nothing says that a reader has left while the first event was made.
  if (raw.destroyed) leave()
  else raw.once('close', leave)
  return reply
}

/** A list of headers is written and not stored. */
function flattenHeaders(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value = '']) =>
    [value].flat().flatMap((one) => [name, String(one)]),
  )
}

/** Each stream has a time of its own. */
function writeRetry(leastMs: number, mostMs: number): string {
  return `retry: ${randomInt(Math.round(leastMs), Math.round(mostMs))}\n\n`
}
