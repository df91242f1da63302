import type { Socket } from 'node:net'
import { connectQuietly, exchange } from './raw-connection.ts'
import { count, startTally, type Tally } from './tally.ts'

/** Clients that ask at a given rate, whether or not those before them have been answered, as the world does. */
export type OpenLoop = {
  port: number
  /** Requests a second. */
  rate: number
  seconds: number
  /** Most connections at a time; clients beyond find none free and turn away. */
  connections: number
  next: (index: number) => Buffer
}

export type LoadResult = {
  answers: Tally
  /** Milliseconds of each that was taken on, from the moment at which it was due; sorted. */
  times: Float64Array
  /** Milliseconds of each that was turned away, sorted. */
  refusals: Float64Array
  /** Requests that were due while no connection was free. */
  unsent: number
  /** Most connections that were open. */
  opened: number
}

/** Milliseconds between two looks at what is due. */
const TICK = 5

export async function runOpenLoopLoad({ port, rate, seconds, connections, next }: OpenLoop): Promise<LoadResult> {
  const free: Socket[] = []
  const answers = startTally()
  const [times, refusals]: [number[], number[]] = [[], []]
  const underWay = new Set<Promise<void>>()
  let [opened, unsent, sent] = [0, 0, 0]

  const send = async (socket: Socket, bytes: Buffer, due: number) => {
    const { status, head } = await exchange(socket, bytes, false)
    const milliseconds = performance.now() - due
    count(answers, { status, milliseconds })
    if (status > 0) (status === 429 || status === 503 ? refusals : times).push(milliseconds)
    if (status !== 0 && !socket.destroyed && !/\r\nconnection: close/i.test(head)) return free.push(socket)
    socket.destroy()
    opened -= 1
    return undefined
  }
  const open = () => {
    if (opened >= connections) return undefined
    opened += 1
    return connectQuietly(port)
  }
  const begun = performance.now()
  const sendDue = () => {
    const due = Math.min(Math.floor(((performance.now() - begun) / 1_000) * rate), rate * seconds)
    for (; sent < due; sent += 1) {
      const socket = free.pop() ?? open()
      if (!socket) {
        unsent += 1
        continue
      }
      const sending = send(socket, next(sent), begun + (sent / rate) * 1_000).then(
        () => void underWay.delete(sending),
        () => {
          answers.cut += 1
          opened -= 1
          underWay.delete(sending)
        },
      )
      underWay.add(sending)
    }
  }
  let most = 0
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const ticking = setInterval(() => {
    sendDue()
    most = Math.max(most, opened)
    if (sent >= rate * seconds) resolve()
  }, TICK)
  await over
  clearInterval(ticking)
  await Promise.all(underWay)
  for (const socket of free) socket.destroy()
  const sorted = (values: number[]) => Float64Array.from(values).toSorted()
  return { answers, times: sorted(times), refusals: sorted(refusals), unsent, opened: most }
}
