import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { onRelease } from './share-in-suite.ts'

const CHECK_INTERVAL_MS = 40

/** Sends requests to the servers in turn. It leaves out servers whose `/readyz` fails, and it never retries. */
export type Balancer = {
  readonly url: string
  /** Resolves after the first check of the server. */
  add(server: string): Promise<void>
  remove(server: string): void
}

export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<string>()
  const known = new Set<string>()
  let turn = 0
  const checkReady = async (server: string) => {
    const isReady = await fetch(`${server}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady && known.has(server)) ready.add(server)
    else ready.delete(server)
  }
  const timer = setInterval(() => {
    for (const server of known) void checkReady(server)
  }, CHECK_INTERVAL_MS)
  const proxy = createServer((request, response) => {
    const servers = [...ready]
    turn += 1
    const server = servers[turn % servers.length]
    if (server === undefined) response.writeHead(502).end()
    else pass({ request, response, server, agent })
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onRelease(async () => {
    clearInterval(timer)
    agent.destroy()
    proxy.closeAllConnections()
    proxy.close()
    await once(proxy, 'close')
  })
  const address = proxy.address()
  if (typeof address !== 'object' || !address) throw new Error('The balancer has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    add: async (server) => {
      known.add(server)
      await checkReady(server)
    },
    remove: (server) => {
      known.delete(server)
      ready.delete(server)
    },
  }
}

type Passed = { request: IncomingMessage; response: ServerResponse; server: string; agent: Agent }

function pass({ request, response, server, agent }: Passed): void {
  const { method, url, headers } = request
  const onward = ask(new URL(url ?? '/', server), { method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
  // A stream has no end of its own.
  response.on('close', () => {
    if (!response.writableFinished) onward.destroy()
  })
  request.pipe(onward)
}
