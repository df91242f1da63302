import { randomInt } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { toFailure } from '#contract/api/failure.ts'
import { SECOND_MS } from '#contract/text/durations.ts'
import { ipKey } from './client-ip.ts'
import { MAX_CONNECTIONS } from './connections.ts'
import { KeyedSemaphore } from './keyed-semaphore.ts'

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

  /** @param begin gets where to send events, and returns what to do when the reader is gone */
  constructor(begin: (sink: EventSink) => () => void) {
    this.begin = begin
  }
}

/** Other requests keep half of the connections. A whole village can share one IP. */
const MAX_STREAMS = { all: MAX_CONNECTIONS / 2, perIp: 500 } as const

/** A comment goes to each stream so often: proxies and this server end connections that are silent for a minute. */
const BEAT_SECONDS = 15

/** A reader who takes nothing is ended. An event has some hundred bytes, and at most some thousand. */
const MAX_UNREAD_BYTES = 64 * 1024

/** A browser comes back after its own part of this time, so that a server that is back is not asked by all at once. */
const RETRY_MS = { usual: [1 * SECOND_MS, 5 * SECOND_MS], atStop: [1 * SECOND_MS, 15 * SECOND_MS] } as const

type Open = { readonly body: EventBody; readonly slot: number }

/** The text of one stream. It has half of what a stream that is written and read has: thousands are open. */
class EventBody extends Readable {
  #isOver = false

  get isOver(): boolean {
    return this.#isOver
  }

  override _read(): void {
    // Texts come when something happens.
  }

  say(text: string): void {
    if (!this.#isOver) this.push(text)
  }

  finish(text = ''): void {
    if (text !== '') this.say(text)
    if (!this.#isOver) this.push(null)
    this.#isOver = true
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
    for (const { body } of this.#open) body.finish(retryLine('atStop'))
  }

  /** Each second a part of the streams, so that thousands are not written to at once. */
  #beat(): void {
    this.#seconds += 1
    for (const { body, slot } of this.#open) if (slot === this.#seconds % BEAT_SECONDS) body.say(':\n\n')
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
  const release = streams.reserve(reader, ipKey(reply.request.ip))
  const body = new EventBody()
  const remove = streams.add(body)
  body.say(retryLine('usual'))
  const end = stream.begin({
    send: (event, data) => {
      if (body.isOver) return
      body.say(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      if (body.readableLength + reply.raw.writableLength > MAX_UNREAD_BYTES) reply.raw.destroy()
    },
    end: () => body.finish(),
  })
  const leave = () => {
    remove()
    release()
    end()
    body.destroy()
  }
  reply.raw.once('close', leave)
  // Its reader left while the first event was made: nothing will say so again.
  if (reply.raw.destroyed) leave()
  return (
    reply
      .type(EVENT_TYPE)
      // Neither a proxy's compression nor its buffer may hold events back. nginx knows the second header alone.
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(body)
  )
}

function retryLine(when: keyof typeof RETRY_MS): string {
  const [least, most] = RETRY_MS[when]
  return `retry: ${randomInt(least, most)}\n\n`
}
