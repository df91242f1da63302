import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds before a worker that ended by itself is replaced: one that cannot start must not be started without end. */
const RESTART_DELAY = 1_000

type Listening = { address: string; port: number }

type Options = {
  count: number
  /** Told once, when all of them listen. */
  onOpen: (listening: Listening) => void
}

/**
 * Serves from several processes that share one port. One that ends by itself is replaced. SIGTERM and SIGINT stop all of
 * them, SIGHUP replaces them one after the other, each only once its successor listens.
 * Ends the process: with 0 when all workers stopped well.
 */
export function superviseWorkers({ count, onOpen }: Options): void {
  let state: 'opening' | 'open' | 'stopping' = 'opening'
  let listening = 0
  let hasFailed = false
  const leaving = new Set<number>()

  const stop = () => {
    state = 'stopping'
    for (const worker of workers()) worker.process.kill('SIGTERM')
  }
  const replace = async ({ id }: Worker, reason: string) => {
    console.error(`Worker ${id} ended with ${reason}; another takes its place`)
    await wait(RESTART_DELAY)
    if (state === 'open') cluster.fork()
  }
  const renewAll = async () => {
    for (const worker of workers()) {
      if (state !== 'open') return
      const successor = cluster.fork()
      await once(successor, 'listening')
      leaving.add(worker.id)
      worker.process.kill('SIGTERM')
      await once(worker, 'exit')
    }
    console.log('All workers are new')
  }

  cluster.on('listening', (_worker, { address, port }) => {
    listening += 1
    if (state !== 'opening' || listening < count) return
    state = 'open'
    onOpen({ address, port })
  })
  cluster.on('exit', (worker, status, signal) => {
    if (state === 'open') {
      if (!leaving.delete(worker.id)) void replace(worker, signal ?? `status ${status}`)
      return
    }
    // One that was not ready yet to stop by itself ends by the signal.
    if (signal ? signal !== 'SIGTERM' : status !== 0) hasFailed = true
    // Where one cannot start, neither can the others; it has said why.
    if (state === 'opening') stop()
    if (workers().length === 0) process.exit(hasFailed ? 1 : 0)
  })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('SIGHUP', () => void renewAll())
  for (let index = 0; index < count; index++) cluster.fork()
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}
