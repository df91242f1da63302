import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** The way to a server that a test may cut. Its address stays. */
export type CutNetwork = {
  readonly url: string
  cut: () => Promise<void>
  restore: () => Promise<void>
  /**
   * The server gets the next post to each of these paths and answers it, and the answer never comes.
   * @returns the paths whose answers were lost
   */
  loseAnswers: (paths: readonly RegExp[]) => ReadonlySet<string>
}

/**
 * Passes connections on to a server. Playwright's own offline mode tells pages so; a real network goes without a word, and
 * for workers as well.
 */
export async function createCutNetwork(serverUrl: string): Promise<CutNetwork> {
  const sockets = new Set<Socket>()
  let losing: readonly RegExp[] = []
  const lost = new Set<string>()
  const { hostname, port: target } = new URL(serverUrl)
  const gate = createServer((socket) => {
    const onward = connect(Number(target), hostname)
    for (const one of [socket, onward]) {
      sockets.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        socket.destroy()
        onward.destroy()
      })
    }
    let awaited: string | null = null
    socket.on('data', (bytes) => {
      const posted = /^POST (\S+) /.exec(bytes.toString('latin1'))?.[1] ?? ''
      if (losing.some((path) => path.test(posted)) && !lost.has(posted)) awaited = posted
      onward.write(bytes)
    })
    onward.on('data', (bytes) => {
      if (awaited === null) return socket.write(bytes)
      lost.add(awaited)
      return socket.destroy()
    })
    socket.on('end', () => onward.end())
    onward.on('end', () => socket.end())
  })
  const port = await listen(gate, hostname, 0)
  return {
    url: `http://${hostname}:${port}`,
    cut: async () => {
      if (!gate.listening) return
      const closed = once(gate, 'close')
      gate.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    restore: async () => {
      await listen(gate, hostname, port)
    },
    loseAnswers: (paths) => {
      losing = paths
      return lost
    },
  }
}

async function listen(gate: Server, hostname: string, port: number): Promise<number> {
  gate.listen(port, hostname)
  await once(gate, 'listening')
  const address = gate.address()
  if (address === null || typeof address === 'string') throw new Error('The network has no port')
  return address.port
}
