/** Shared code of the bare `node:http` servers, which are the limits of the product's servers. */
import type { Server, ServerResponse } from 'node:http'

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
