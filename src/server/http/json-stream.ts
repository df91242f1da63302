import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

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

  constructor(fields: object, lists: JsonLists) {
    this.#fields = fields
    this.#lists = lists
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

/** A failure in the beginning gets the reply of a failure. A later one breaks the connection off. */
export async function sendJsonStream(reply: FastifyReply, stream: JsonStream): Promise<FastifyReply> {
  const pieces = stream[Symbol.asyncIterator]()
  void reply.type('application/json; charset=utf-8')
  let text = ''
  while (text.length <= MAX_WHOLE_LENGTH) {
    const piece = await pieces.next()
    if (piece.done) return reply.send(text)
    text += piece.value
  }
  return reply.send(Readable.from(continueFrom(text, pieces)))
}

async function* continueFrom(text: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  yield text
  yield* pieces
}
