import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A live answer that is a file. It is sent while it is made, so that its length takes no memory. */
export class FileStream {
  readonly name: string
  readonly chunks: AsyncGenerator<string>

  constructor(name: string, chunks: AsyncGenerator<string>) {
    this.name = name
    this.chunks = chunks
  }
}

/** A failure of the first chunk gets the reply of a failure. A later one breaks the connection off. */
export async function sendFileStream(
  reply: FastifyReply,
  { name, chunks }: FileStream,
  type = 'application/octet-stream',
): Promise<FastifyReply> {
  const first = await chunks.next()
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(first.done ? [] : continueFrom(first.value, chunks)))
}

async function* continueFrom(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}
