import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** A worker that cannot start must not restart in a tight loop. */
const RESTART_DELAY_MS = 1_000

type Listening = { address: string; port: number }

type Options = {
  count: number
  /** Called once, when all workers listen. */
  onOpen: (listening: Listening) => void
}

/**
 * Serves from several processes that share one port. A worker that ends by itself is replaced. SIGTERM and SIGINT stop
 * all workers. SIGHUP replaces them one by one: each stops after its successor listens. The process ends with status 0
 * when all workers stopped without an error.
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
    await wait(RESTART_DELAY_MS)
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
    // A worker that had no signal handler yet is ended by SIGTERM itself.
    if (signal ? signal !== 'SIGTERM' : status !== 0) hasFailed = true
    // When one worker cannot start, the others cannot either. It has printed the reason.
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
