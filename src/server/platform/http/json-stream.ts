import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { MINUTE_MS, SECOND_MS } from '#contract/text/durations.ts'
import { toFailure } from '#contract/api/failure.ts'
import { ipKey } from './client-ip.ts'
import { KeyedSemaphore } from './keyed-semaphore.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** Shorter answers are sent as one text. */
const MAX_WHOLE_LENGTH = 100_000

/** Each part of a list holds items as JSON text. */
type JsonLists = Readonly<Record<string, AsyncIterable<readonly string[]>>>

/**
 * A live answer that is written while it is read: an object with `fields` and then `lists`. Memory holds one part of
 * one list, however long the lists and however slow the reader. The handler makes sure that the text fits the
 * endpoint's reply.
 */
export class JsonStream {
  readonly #fields: object
  readonly #lists: JsonLists
  /** Called with the whole text of an answer that is short enough to be sent as one. */
  readonly onWhole: ((text: string) => void) | undefined

  constructor(fields: object, lists: JsonLists, onWhole?: (text: string) => void) {
    this.#fields = fields
    this.#lists = lists
    this.onWhole = onWhole
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string, undefined> {
    yield JSON.stringify(this.#fields).slice(0, -1)
    for (const [name, parts] of Object.entries(this.#lists)) {
      yield `,${JSON.stringify(name)}:[`
      let separator = ''
      for await (const part of parts) {
        yield separator + part.join()
        separator = ','
      }
      yield ']'
    }
    yield '}'
  }
}

/** A long answer holds about two megabytes, also while its reader reads nothing. */
const LIMIT = 40

/** One reader who reads nothing cannot take the answers of others away, not with several accounts either. */
const LIMITS_OF_ONE = { account: 4, ip: 8 } as const

/** A full account's export over a slow phone's network takes less. */
const MAX_LONG_MS = 5 * MINUTE_MS

/**
 * Time without progress after which a reader is disconnected, at the latest after twice this time: Node checks at this
 * interval.
 */
const MAX_STALL_MS = 15 * SECOND_MS

/** Counts the long answers that are being read in this process. */
export class LongAnswers {
  readonly #ofAccounts = new KeyedSemaphore({ all: LIMIT, perKey: LIMITS_OF_ONE.account })
  readonly #ofIps = new KeyedSemaphore({ all: LIMIT, perKey: LIMITS_OF_ONE.ip })

  /**
   * @returns a function to call at the end
   * @throws Failure `too-many-requests` or `unavailable`
   */
  begin(account: string, ip: string): () => void {
    const releaseIp = this.#ofIps.acquire(ip)
    const releaseAccount = this.#ofAccounts.tryAcquire(account)
    if (releaseAccount) {
      return () => {
        releaseAccount()
        releaseIp()
      }
    }
    releaseIp()
    throw toFailure('too-many-requests', { retryAfterSeconds: 5 })
  }
}

/** `reader` is the id of an account. */
type Reading = { reader: string; longAnswers: LongAnswers }

/**
 * A failure in the beginning gets the reply of a failure. A later one breaks the connection off.
 * @throws Failure when too many long answers are being read
 */
export async function sendJsonStream(
  reply: FastifyReply,
  stream: JsonStream,
  { reader, longAnswers }: Reading,
): Promise<FastifyReply> {
  const pieces = stream[Symbol.asyncIterator]()
  let text = ''
  while (text.length <= MAX_WHOLE_LENGTH) {
    const piece = await pieces.next()
    if (piece.done) {
      stream.onWhole?.(text)
      return reply.type(JSON_TYPE).send(text)
    }
    text += piece.value
  }
  const end = longAnswers.begin(reader, ipKey(reply.request.ip))
  const body = Readable.from(continueFrom(text, pieces))
  const timer = setTimeout(() => body.destroy(), MAX_LONG_MS).unref()
  reply.raw.setTimeout(MAX_STALL_MS, () => body.destroy())
  body.once('close', () => {
    clearTimeout(timer)
    end()
  })
  return reply.type(JSON_TYPE).send(body)
}

async function* continueFrom(text: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  yield text
  yield* pieces
}
