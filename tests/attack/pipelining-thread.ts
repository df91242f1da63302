/** Runs in a thread of its own, so that the measuring client keeps its pace: `pipelined.test.ts` starts it. */
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { write } from './raw-connection.ts'

export type Pipelining = { port: number; connections: number; reads: boolean }

const BYTES_PER_CONNECTION = 65_000

/** A connection that the server ends is opened again after this time. */
const RECONNECT_AFTER_MS = 50

/** Requests that the product answers in different places, and two that Node answers without asking the product. */
const requests: readonly Buffer[] = [
  write({ method: 'GET', target: '/' }),
  write({ method: 'GET', target: '/healthz' }),
  write({ method: 'GET', target: '/assets/none.js' }),
  write({ method: 'GET', target: '/none' }),
  write({ method: 'GET', target: '/', headers: [['Expect', 'everything']] }),
  Buffer.from('GET / HTTP/1.1\r\n\r\n'),
]

// The first message starts the requests, and the second one ends them.
parentPort?.once('message', (pipelining: Pipelining) => {
  const stop = start(pipelining)
  parentPort?.once('message', () => {
    parentPort?.postMessage(stop(), [])
    parentPort?.close()
  })
})

/** @returns ends the requests, and returns how often the server has ended a connection */
function start({ port, connections, reads }: Pipelining): () => number {
  const open = new Set<Socket>()
  let [isOver, cuts] = [false, 0]
  const sendOnAndOn = (bytes: Buffer) => {
    const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined)
    open.add(socket)
    const send = () => {
      while (!socket.destroyed && socket.write(bytes));
    }
    socket.on('connect', send).on('drain', send)
    if (reads) socket.resume()
    socket.on('close', () => {
      open.delete(socket)
      cuts += 1
      void wait(RECONNECT_AFTER_MS).then(() => isOver || sendOnAndOn(bytes))
    })
  }
  for (let index = 0; index < connections; index += 1) {
    sendOnAndOn(Buffer.alloc(BYTES_PER_CONNECTION, requests[index % requests.length]))
  }
  return () => {
    isOver = true
    for (const socket of open) socket.destroy()
    return cuts
  }
}
