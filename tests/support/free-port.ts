import { once } from 'node:events'
import { createServer } from 'node:net'

/** Systems give outgoing connections and servers without a port of their own the ports above. */
const FIRST = 20_000
const COUNT = 10_000

/** @returns a port on which no process listens, and which no process gets by chance before the test uses it */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    if (await isFree(port)) return port
  }
  throw new Error('There is no free port')
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    server.close()
    await once(server, 'close')
    return true
  } catch {
    // Another process listens there.
    return false
  }
}
