import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** Milliseconds between two questions whether a server is ready. */
const LOOK_INTERVAL = 40

/** Spreads requests over servers, as any balancer does: each in turn, if its `/readyz` says so. It never asks twice. */
export type Balancer = {
  readonly url: string
  /** Resolves once the server takes part. */
  add(server: string): Promise<void>
  remove(server: string): void
}

export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<string>()
  const known = new Set<string>()
  let turn = 0
  const look = async (server: string) => {
    const isReady = await fetch(`${server}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady && known.has(server)) ready.add(server)
    else ready.delete(server)
  }
  const timer = setInterval(() => {
    for (const server of known) void look(server)
  }, LOOK_INTERVAL)
  const proxy = createServer((request, response) => {
    const servers = [...ready]
    turn += 1
    const server = servers[turn % servers.length]
    if (server === undefined) response.writeHead(502).end()
    else pass({ request, response, server, agent })
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(async () => {
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
      await look(server)
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
  })
  onward.on('error', () => response.writeHead(502).end())
  request.pipe(onward)
}
