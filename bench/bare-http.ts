/** Shared code of the bare `node:http` servers, which are the limits of the product's servers. */
import { createServer, type Server, type ServerResponse } from 'node:http'

/** Path of the processor time that the process has used, in seconds. */
export const CPU_PATH = '/cpu'

/**
 * Serves the answers of a bare server, and its processor time.
 * @param answer returns false for a URL that it does not know
 */
export function serveBare(answer: (url: string, response: ServerResponse) => boolean): void {
  const server = createServer(({ url = '' }, response) => {
    if (answer(url, response)) return
    if (url === CPU_PATH) sendCpu(response)
    else response.end()
  })
  // The same as in the product, so that both write the same keep-alive header.
  server.keepAliveTimeout = 20_000
  listen(server)
}

export function getPath(url: string): string {
  return url.split('?', 1).join()
}

/** Answers with the processor time that this process has used, in seconds. */
export function sendCpu(response: ServerResponse): void {
  const { user, system } = process.cpuUsage()
  response.end(String((user + system) / 1e6))
}

/** Listens like a program of the bench (see child.ts) until SIGTERM. */
export function listen(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const bound = server.address()
    if (bound !== null && typeof bound === 'object') console.log(`Open http://127.0.0.1:${bound.port}`)
  })
  process.on('SIGTERM', () => process.exit(0))
}

export function sendJson(response: ServerResponse, value: object): void {
  const body = JSON.stringify(value)
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}
