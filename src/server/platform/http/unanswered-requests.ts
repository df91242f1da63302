import { ServerResponse, type IncomingMessage, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import { ipKey, type ClientIp } from './client-ip.ts'
import { KeyedSemaphore } from './keyed-semaphore.ts'

const MEGABYTE = 1024 * 1024

/** Browsers and proxies send one request at a time on a connection. */
const MAX_UNANSWERED_PER_CONNECTION = 16

/** Unanswered requests besides the first one of each connection. */
const MAX_PIPELINED = { all: 1_600, perKey: 160 } as const

/** Bytes of answers that the network has not taken yet. A village of slow phones can share one IP. */
const MAX_UNWRITTEN_BYTES = { all: 128 * MEGABYTE, perKey: 16 * MEGABYTE } as const

/** The estimated memory of an unwritten answer besides its bytes. */
const ANSWER_OVERHEAD_BYTES = 8 * 1024

/** Node's parser of requests ends its work when the listener for a request returns this number, as for WebSockets. */
const SKIP_REST = 2

/** One connection's unanswered requests. */
class Connection {
  unanswered = 0
  readonly #held = new Set<() => void>()

  constructor(socket: Socket) {
    socket.once('close', () => {
      for (const release of this.#held) release()
      this.#held.clear()
    })
  }

  /** Gives back what an unanswered request holds when the connection ends. */
  hold(release: () => void): void {
    this.#held.add(release)
  }

  release(release: (() => void) | null): void {
    if (!release) return
    release()
    this.#held.delete(release)
  }
}

/**
 * Ends connections with too many unanswered requests, or whose clients do not read their answers. Node makes a response
 * for each request that arrives, whoever answers it: the bounds hold for refusals and for what Node answers itself.
 */
export function boundUnanswered(getIp: ClientIp): NonNullable<ServerOptions['ServerResponse']> {
  const pipelined = new KeyedSemaphore(MAX_PIPELINED)
  const unwritten = new KeyedSemaphore(MAX_UNWRITTEN_BYTES)
  const connections = new WeakMap<Socket, Connection>()

  function getConnection(socket: Socket): Connection {
    const known = connections.get(socket)
    if (known) return known
    const connection = new Connection(socket)
    connections.set(socket, connection)
    return connection
  }

  return class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    readonly #connection: Connection
    #turn: (() => void) | null = null
    #bytes: (() => void) | null = null

    constructor(...given: ConstructorParameters<typeof ServerResponse<Request>>) {
      super(...given)
      const [{ socket }] = given
      this.#connection = getConnection(socket)
      this.#connection.unanswered += 1
      if (this.#connection.unanswered > 1) this.#waitInLine()
    }

    override detachSocket(socket: Socket): void {
      super.detachSocket(socket)
      this.#connection.unanswered -= 1
      this.#connection.release(this.#turn)
      this.#connection.release(this.#bytes)
    }

    override write(...given: unknown[]): boolean {
      const isTaken: boolean = Reflect.apply(super.write, this, given)
      this.#countUnwritten()
      return isTaken
    }

    override end(...given: unknown[]): this {
      Reflect.apply(super.end, this, given)
      this.#countUnwritten()
      return this
    }

    #waitInLine(): void {
      if (this.req.socket.destroyed) return
      const isTooMany = this.#connection.unanswered > MAX_UNANSWERED_PER_CONNECTION
      this.#turn = isTooMany ? null : this.#hold(pipelined, 1)
      if (!this.#turn) endConnection(this.req.socket)
    }

    #countUnwritten(): void {
      const bytes = this.writableLength
      if (bytes === 0 && !this.#bytes) return
      this.#connection.release(this.#bytes)
      this.#bytes = null
      if (bytes === 0 || this.req.socket.destroyed) return
      this.#bytes = this.#hold(unwritten, bytes + ANSWER_OVERHEAD_BYTES)
      if (!this.#bytes) endConnection(this.req.socket)
    }

    #hold(semaphore: KeyedSemaphore, units: number): (() => void) | null {
      const release = semaphore.tryAcquire(ipKey(getIp(this.req)), units)
      if (release) this.#connection.hold(release)
      return release
    }
  }
}

/** The rest of what has arrived is not parsed: 65 kB can hold 2,600 requests, and an object of Node's for each takes 20 ms. */
function endConnection(socket: Socket & { readonly parser?: { onIncoming?: unknown } | null }): void {
  socket.destroy()
  if (socket.parser) socket.parser.onIncoming = () => SKIP_REST
}
