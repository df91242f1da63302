import { connect, type Socket } from 'node:net'

const TIMEOUT_MS = 30_000

/** The exact text of a request. HTTP may forbid it. */
export type RawRequest = {
  method: string
  /** The text between the method and the version, in latin1. */
  target: string
  /** A name may occur twice. */
  headers?: readonly (readonly [string, string])[]
  body?: Buffer
}

export type RawAnswer = {
  /** 0 when the connection ended without an answer. */
  status: number
  /** Status line and headers. */
  head: string
  body: Buffer
  milliseconds: number
}

/** A reused connection. It opens again after the product closes it. */
export type RawConnection = {
  ask(request: RawRequest): Promise<RawAnswer>
  close(): void
}

/** Adds a `Host` header when the request has none. */
export function write({ method, target, headers = [], body }: RawRequest): Buffer {
  const hasHost = headers.some(([name]) => name.toLowerCase() === 'host')
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(hasHost ? [] : ['Host: 127.0.0.1']),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`Content-Length: ${body.length}`] : []),
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body ?? Buffer.alloc(0)])
}

export function openRawConnection(port: number, host = '127.0.0.1'): RawConnection {
  let socket: Socket | null = null
  return {
    ask: async (request) => {
      if (!socket || socket.destroyed) socket = connectQuietly(port, host)
      const answer = await exchange(socket, write(request), request.method === 'HEAD')
      // A request for another protocol with a long body can break its own connection.
      const isSpoiled = request.headers?.some(([name]) => name === 'Upgrade') ?? false
      const isOver = answer.status === 0 || /\r\nconnection: close/i.test(answer.head)
      if (isSpoiled || isOver || socket.destroyed) {
        socket.destroy()
        socket = null
      }
      return answer
    },
    close: () => socket?.destroy(),
  }
}

/** Ignores errors of the connection. */
export function connectQuietly(port: number, host = '127.0.0.1'): Socket {
  return connect({ port, host, noDelay: true }).on('error', () => undefined)
}

/** @throws Error when no answer comes in time and the connection stays open */
export function exchange(socket: Socket, bytes: Buffer, isHead: boolean): Promise<RawAnswer> {
  const begun = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
  let received = Buffer.alloc(0)
  const finish = (answer: Omit<RawAnswer, 'milliseconds'>) => {
    clearTimeout(patience)
    socket.off('data', read).off('close', end).off('error', end).off('end', end)
    resolve({ ...answer, milliseconds: performance.now() - begun })
  }
  const read = (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    const answer = readAnswer(received, isHead)
    if (answer) finish(answer)
  }
  const end = () => finish(readAnswer(received, true) ?? { status: 0, head: '', body: Buffer.alloc(0) })
  const patience = setTimeout(() => {
    socket.destroy()
    reject(new Error(`No answer to ${bytes.subarray(0, 500).toString('latin1')}`))
  }, TIMEOUT_MS)
  socket.on('data', read).on('close', end).on('error', end).on('end', end)
  socket.write(bytes)
  return promise
}

/** @returns null until the answer is whole */
export function readAnswer(received: Buffer, isHead: boolean): Omit<RawAnswer, 'milliseconds'> | null {
  const end = received.indexOf('\r\n\r\n')
  if (end === -1) return null
  const head = received.subarray(0, end).toString('latin1')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)
  const rest = received.subarray(end + 4)
  if (status === 100) return readAnswer(rest, isHead)
  if (isHead || status === 204 || status === 304) return { status, head, body: Buffer.alloc(0) }
  if (/\r\ntransfer-encoding: chunked/i.test(head)) {
    return rest.includes('0\r\n\r\n') ? { status, head, body: rest } : null
  }
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  return rest.length < length ? null : { status, head, body: rest.subarray(0, length) }
}
