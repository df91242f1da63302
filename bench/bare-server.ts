/**
 * The limit of any server on `node:http`: it sends recorded answers with the same headers and bytes, and does nothing
 * else. Runs in its own process. Argument: a file with recorded answers.
 */
import { readFileSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'
import { listen } from './bare-http.ts'

/** By path. `body` is base64. */
export const Recording = z.record(
  z.string(),
  z.object({ headers: z.array(z.tuple([z.string(), z.string()])), body: z.string() }),
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
    const answer = answers.get(request.url ?? '')
    if (answer) response.writeHead(200, answer.headers).end(answer.body)
    else response.end(request.url === CPU_PATH ? String(cpuSeconds()) : '')
  })
  // The same as in the product, so that both write the same keep-alive header.
  server.keepAliveTimeout = 20_000
  listen(server)
}

function prepare({ headers, body }: Recorded): { headers: OutgoingHttpHeaders; body: Buffer } {
  const own = headers.filter(([name]) => !HEADERS_OF_NODE.has(name.toLowerCase()))
  return { headers: Object.fromEntries(own), body: Buffer.from(body, 'base64') }
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const file = process.argv[2]
if (import.meta.main && file !== undefined) serve(Recording.parse(JSON.parse(readFileSync(file, 'utf8'))))
