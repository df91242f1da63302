/**
 * The limit of any server on `node:http`: it sends recorded answers with the same headers and bytes, and does nothing
 * else. For an answer that the product makes anew for each request, it compresses the recorded body for each request,
 * with the product's own function. Runs in its own process. Argument: a file with recorded answers.
 */
import { readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'
import { compressFast } from '#server/platform/http/compression.ts'
import { getPath, serveBare } from './bare-http.ts'

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

const HEADERS_OF_NODE = new Set(['date', 'connection', 'keep-alive'])

function serve(recording: Recording): void {
  const answers = new Map(Object.entries(recording).map(([path, recorded]) => [path, prepare(recorded)]))
  serveBare((url, response) => {
    const answer = answers.get(url) ?? answers.get(getPath(url))
    if (!answer) return false
    const { headers, isCompressedAnew } = answer
    const body = isCompressedAnew ? compressFast(answer.body, 'br') : answer.body
    response.writeHead(200, isCompressedAnew ? { ...headers, 'content-length': body.length } : headers).end(body)
    return true
  })
}

type Prepared = { headers: OutgoingHttpHeaders; body: Buffer; isCompressedAnew: boolean }

function prepare({ headers, body, isCompressedAnew = false }: Recorded): Prepared {
  return { headers: ownHeaders(headers), body: Buffer.from(body, 'base64'), isCompressedAnew }
}

/** The headers of the product, without those that `node:http` writes by itself. */
export function ownHeaders(headers: Recorded['headers']): OutgoingHttpHeaders {
  const own = headers
    .map(([name, value]) => [name.toLowerCase(), value])
    .filter(([name = '']) => !HEADERS_OF_NODE.has(name))
  return Object.fromEntries(own)
}

const file = process.argv[2]
if (import.meta.main && file !== undefined) serve(Recording.parse(JSON.parse(readFileSync(file, 'utf8'))))
