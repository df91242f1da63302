import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { JSON_TYPE, JsonStream } from './json-stream.ts'

/** The answers of some hundreds of travellers. */
const MAX_BYTES = 6 * 1024 * 1024

/**
 * A process of an earlier release, beside this one during an update, changes lists without counting. Its changes are
 * seen after this time.
 */
const MAX_AGE_MS = MINUTE_MS

/** The estimated memory of an entry besides its key and its bytes. */
const ENTRY_OVERHEAD_BYTES = 400

/** A live answer with the bytes that were sent before. */
export class StoredJson {
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}

export function sendStoredJson(reply: FastifyReply, { bytes }: StoredJson): FastifyReply {
  return reply.type(JSON_TYPE).send(bytes)
}

/** Names one answer. Answers of two accounts never have the same name. */
export type OwnAnswerName = { readonly accountId: string; readonly answer: string }

type CachedAnswer = {
  readonly bytes: Buffer
  readonly state: string
  readonly isCurrent: () => boolean
  readonly cachedAt: number
}

/** Everything that an answer shows, known after it was made. */
export type MadeAnswer = {
  readonly fields: object
  readonly lists: ConstructorParameters<typeof JsonStream>[1]
  /** Asked once all lists were read. False: the answer shows what `state` does not count, and is not cached. */
  readonly isCacheable: () => boolean
  /** True while everything that the answer shows besides its state is still so. */
  readonly isCurrent: () => boolean
}

/**
 * Caches answers with an account's own lists as the bytes that were sent. The session is read from the store for each
 * request, and the count of changes comes with it: an answer of an earlier state is never sent, whichever process made
 * the change.
 */
export class OwnAnswers {
  readonly #now: () => Date
  readonly #cache = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes, state }, key) => bytes.length + 2 * (key.length + state.length) + ENTRY_OVERHEAD_BYTES,
  })

  constructor(now: () => Date) {
    this.#now = now
  }

  /** @param state everything that the answer depends on and that can be named before it is made */
  answer({ accountId, answer }: OwnAnswerName, state: string, make: () => MadeAnswer): StoredJson | JsonStream {
    const key = `${accountId} ${answer}`
    const known = this.#cache.get(key)
    if (known && known.state === state && this.#isYoung(known) && known.isCurrent()) return new StoredJson(known.bytes)
    const { fields, lists, isCacheable, isCurrent } = make()
    return new JsonStream(fields, lists, (text) => {
      if (isCacheable())
        this.#cache.set(key, { bytes: Buffer.from(text), state, isCurrent, cachedAt: this.#now().getTime() })
    })
  }

  /** A clock may be set back. */
  #isYoung({ cachedAt }: CachedAnswer): boolean {
    return Math.abs(this.#now().getTime() - cachedAt) <= MAX_AGE_MS
  }
}
