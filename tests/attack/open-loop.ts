import type { Socket } from 'node:net'
import { connectQuietly, exchange } from './raw-connection.ts'
import { count, startTally, type Tally } from './tally.ts'

/** An open loop of load: it sends at a fixed rate and does not wait for earlier answers. */
export type OpenLoop = {
  port: number
  /** Requests a second. */
  rate: number
  seconds: number
  /** The maximum of open connections. A request that finds no free connection is not sent. */
  connections: number
  next: (index: number) => Buffer
}

export type LoadResult = {
  answers: Tally
  /** The sorted times of the accepted requests in milliseconds, measured from the moment when each was due. */
  times: Float64Array
  /** The sorted times of the refused requests in milliseconds. */
  refusals: Float64Array
  /** Requests that were due while no connection was free. */
  unsent: number
  /** The largest number of open connections. */
  opened: number
}

const SEND_INTERVAL_MS = 5

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
  }, SEND_INTERVAL_MS)
  await over
  clearInterval(ticking)
  await Promise.all(underWay)
  for (const socket of free) socket.destroy()
  const sorted = (values: number[]) => Float64Array.from(values).toSorted()
  return { answers, times: sorted(times), refusals: sorted(refusals), unsent, opened: most }
}
