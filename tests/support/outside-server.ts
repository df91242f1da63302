import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'

/** A server outside the product: a geocoder, a routing service, or a source of tiles. */
export type ExternalServer = {
  readonly url: string
  /** The requests that it received, oldest first. */
  readonly requests: IncomingMessage[]
}

/** Listens on a free port until the test has finished. */
export async function startExternalServer(answer: RequestListener): Promise<ExternalServer> {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server outside has no port')
  return { url: `http://127.0.0.1:${address.port}`, requests }
}
