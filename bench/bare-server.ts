/**
 * The limit of any server on `node:http`: it sends recorded answers with the same headers and bytes, and does nothing
 * else. Of an answer that the product makes anew for each request, it compresses the recorded body for each request, with
 * the product's own function. Runs in its own process. Argument: a file with recorded answers.
 */
import { readFileSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'
import { compressFast } from '#server/http/compression.ts'
import { listen } from './bare-http.ts'

/**
 * By URL without the origin. `body` is base64. With `isCompressedAnew` it is the body before compression, and the key has
 * no query: the answer to each query is this one.
 */
export const Recording = z.record(
  z.string(),
  z.object({
    headers: z.array(z.tuple([z.string(), z.string()])),
    body: z.string(),
    isCompressedAnew: z.optional(z.boolean()),
  }),
)
export type Recording = z.infer<typeof Recording>
type Recorded = Recording[string]

/** Path of the processor time that the process has used, in seconds. */
export const CPU_PATH = '/cpu'

/** `node:http` writes these headers by itself. */
const HEADERS_OF_NODE = new Set(['date', 'connection', 'keep-alive'])

function serve(recording: Recording): void {
  const answers = new Map(Object.entries(recording).map(([path, recorded]) => [path, prepare(recorded)]))
  const server = createServer((request, response) => {
    const { url = '' } = request
    const answer = answers.get(url) ?? answers.get(pathOf(url))
    if (answer?.isCompressedAnew) {
      const body = compressFast(answer.body, 'br')
      response.writeHead(200, { ...answer.headers, 'content-length': body.length }).end(body)
    } else if (answer) response.writeHead(200, answer.headers).end(answer.body)
    else response.end(url === CPU_PATH ? String(cpuSeconds()) : '')
  })
  // The same as in the product, so that both write the same keep-alive header.
  server.keepAliveTimeout = 20_000
  listen(server)
}

export function pathOf(url: string): string {
  return url.split('?', 1).join()
}

type Prepared = { headers: OutgoingHttpHeaders; body: Buffer; isCompressedAnew: boolean }

function prepare({ headers, body, isCompressedAnew = false }: Recorded): Prepared {
  const own = headers
    .map(([name, value]) => [name.toLowerCase(), value])
    .filter(([name = '']) => !HEADERS_OF_NODE.has(name))
  return { headers: Object.fromEntries(own), body: Buffer.from(body, 'base64'), isCompressedAnew }
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const file = process.argv[2]
if (import.meta.main && file !== undefined) serve(Recording.parse(JSON.parse(readFileSync(file, 'utf8'))))
