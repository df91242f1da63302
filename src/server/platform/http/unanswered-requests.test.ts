import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createGuideApp } from '../../../../tests/support/guide-app.ts'
import { createClientIp, createIsTrusted } from './client-ip.ts'
import { boundUnanswered } from './unanswered-requests.ts'
import { PATIENCE } from '../../../../tests/support/patience.ts'

const kinds = [
  { what: 'checks of health', request: 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n' },
  { what: 'pages', request: 'GET /explore HTTP/1.1\r\nHost: a\r\n\r\n' },
  { what: 'missing files', request: 'GET /assets/none.js HTTP/1.1\r\nHost: a\r\n\r\n' },
  { what: 'bad input', request: 'GET /api/attractions?name= HTTP/1.1\r\nHost: a\r\n\r\n' },
  { what: 'expectations', request: 'GET / HTTP/1.1\r\nHost: a\r\nExpect: everything\r\n\r\n' },
]

/** Sends bytes on a new connection. @returns the whole answer once the server ends the connection */
function send(port: number, bytes: string): Promise<string> {
  const socket = open(port)
  socket.write(bytes)
  let received = ''
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1')
  })
  return new Promise((resolve) => {
    socket.on('close', () => resolve(received))
  })
}

function open(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  return socket
}

const countAnswers = (received: string) => received.split('HTTP/1.1 ').length - 1

async function listen(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

const LAST = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'

test('sixteen requests at once on a connection are answered in turn, and a seventeenth ends it', async () => {
  const app = await createGuideApp({ hasPages: true })
  const port = await listen(app)

  const within = await Promise.all(kinds.map(({ request }) => send(port, request.repeat(15) + LAST)))
  expect(within.map(countAnswers)).toEqual(kinds.map(() => 16))
  const above = await Promise.all(kinds.map(({ request }) => send(port, request.repeat(2_000))))
  expect(above.map((received) => countAnswers(received) <= 16)).toEqual(kinds.map(() => true))
})

test('a connection that waits for each answer is answered without end', async () => {
  const app = await createGuideApp()
  const socket = open(await listen(app))
  for (let index = 0; index < 40; index += 1) {
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
    const [chunk]: unknown[] = await once(socket, 'data')
    expect(String(chunk)).toContain('HTTP/1.1 200')
  }
})

/** The network takes some megabytes of an answer that nobody reads. The rest stays in memory. */
const LONG_ANSWER = Buffer.alloc(12 * 1024 * 1024)

async function startServer(answer: RequestListener): Promise<Server> {
  const ServerResponse = boundUnanswered(createClientIp(createIsTrusted(['127.0.0.0/8'])))
  const server = createServer({ ServerResponse }, answer)
  onTestFinished(() => server.closeAllConnections())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function askWithoutReading(server: Server, ip: string, times = 1): Promise<Socket> {
  const address = server.address()
  const socket = open(address !== null && typeof address === 'object' ? address.port : 0)
  socket.write(`GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${ip}\r\n\r\n`.repeat(times))
  await once(server, 'request')
  return socket
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })

test('answers that one address does not read take bounded memory, and leave the other addresses theirs', async () => {
  const server = await startServer((_request, response) => response.end(LONG_ANSWER))
  const connection = await askWithoutReading(server, '192.0.2.1')
  await askWithoutReading(server, '192.0.2.1')
  await vi.waitFor(async () => expect(await countConnections(server)).toBe(1), PATIENCE)

  const other = await askWithoutReading(server, '192.0.2.2')
  expect(await countConnections(server)).toBe(2)
  connection.destroy()
  other.resume()
  await vi.waitFor(async () => expect(await countConnections(server)).toBe(1), PATIENCE)
  await askWithoutReading(server, '192.0.2.1')
  expect(await countConnections(server)).toBe(2)
})

test('one address has few unanswered requests behind others, on however many connections', async () => {
  const server = await startServer(() => undefined)
  for (let index = 0; index < 12; index += 1) await askWithoutReading(server, '192.0.2.1', 16)
  await vi.waitFor(async () => expect(await countConnections(server)).toBe(10), PATIENCE)

  await askWithoutReading(server, '192.0.2.1')
  await askWithoutReading(server, '192.0.2.2', 16)
  expect(await countConnections(server)).toBe(12)
})
