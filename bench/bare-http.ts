/** What the bare `node:http` servers share, which are the limits of the product's. */
import type { Server, ServerResponse } from 'node:http'

/** Listens as a program of the bench does (see child.ts) until it is told to end. */
export function listen(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address !== null && typeof address === 'object') console.log(`Open http://127.0.0.1:${address.port}`)
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
