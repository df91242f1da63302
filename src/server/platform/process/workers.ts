import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { MINUTE_MS, SECOND_MS } from '#contract/text/durations.ts'
import { operatorConsole } from './operator-console.ts'

/** A worker that cannot start must not restart in a tight loop. The delay doubles until a worker listens. */
const RESTART_DELAY_MS = SECOND_MS
const MAX_RESTART_DELAY_MS = 30 * SECOND_MS

/** A new worker may have to migrate large tables before it listens. */
const START_DEADLINE_MS = 10 * MINUTE_MS

const HEARTBEAT_MS = SECOND_MS

/** Number of intervals without a heartbeat after which a listening worker counts as hanging. */
const MAX_MISSED_HEARTBEATS = 15

const Heartbeat = z.object({ type: z.literal('heartbeat') })

/** Runs in a worker that listens: reports to the supervising process that its event loop turns. */
export function sendHeartbeats(): void {
  setInterval(() => process.send?.({ type: 'heartbeat' }), HEARTBEAT_MS).unref()
}

type Listening = { address: string; port: number }

type Options = {
  count: number
  /** Called once, when all workers listen. */
  onOpen: (listening: Listening) => void
}

/**
 * Serves from several processes that share one port. A worker that ends by itself or hangs is replaced. SIGTERM and
 * SIGINT stop all workers. SIGHUP replaces them one by one: each stops after its successor listens, and all stay when
 * the successor cannot start. The process ends with status 0 when all workers stopped without an error.
 */
export function superviseWorkers({ count, onOpen }: Options): void {
  let state: 'opening' | 'open' | 'stopping' = 'opening'
  let listening = 0
  let failedStarts = 0
  let hasFailed = false
  let renewing: Promise<void> | null = null
  let isRenewalAskedAgain = false
  /** Workers whose end needs no replacement: somebody else has taken or will take their place. */
  const accountedFor = new Set<Worker>()

  const stop = () => {
    state = 'stopping'
    for (const worker of workers()) worker.process.kill('SIGTERM')
  }
  const replaceLater = async () => {
    const delay = Math.min(MAX_RESTART_DELAY_MS, RESTART_DELAY_MS * 2 ** failedStarts)
    failedStarts += 1
    await wait(delay)
    if (state === 'open') cluster.fork()
  }
  /** @returns false when no successor could start */
  const renew = async (worker: Worker): Promise<boolean> => {
    const successor = cluster.fork()
    accountedFor.add(worker).add(successor)
    const hasStarted = await listensInTime(successor)
    if (state !== 'open') return false
    if (hasStarted) {
      accountedFor.delete(successor)
      worker.process.kill('SIGTERM')
      if (!worker.isDead()) await once(worker, 'exit')
      return true
    }
    accountedFor.delete(worker)
    if (worker.isDead()) void replaceLater()
    return false
  }
  const renewAll = async () => {
    for (const worker of workers()) {
      if (state !== 'open') return
      if (!worker.isDead() && !(await renew(worker))) return announceFailedCode()
    }
    operatorConsole.log('All workers are new')
  }
  const announceFailedCode = () => {
    if (state !== 'open') return
    operatorConsole.error(
      'The new code does not start; the workers that run go on. Correct it, then send SIGHUP again.',
    )
  }
  const askForRenewal = () => {
    isRenewalAskedAgain = renewing !== null
    renewing ??= renewAll().finally(() => {
      renewing = null
      if (isRenewalAskedAgain) askForRenewal()
    })
  }

  cluster.on('listening', (_worker, { address, port }) => {
    listening += 1
    failedStarts = 0
    if (state !== 'opening' || listening < count) return
    state = 'open'
    onOpen({ address, port })
  })
  cluster.on('exit', (worker, status, signal) => {
    if (state === 'open') {
      if (accountedFor.delete(worker)) return
      operatorConsole.error(`Worker ${worker.id} ended with ${signal ?? `status ${status}`}; another takes its place`)
      void replaceLater()
      return
    }
    // A worker that had no signal handler yet is ended by SIGTERM itself.
    if (signal ? signal !== 'SIGTERM' : status !== 0) hasFailed = true
    // When one worker cannot start, the others cannot either. It has printed the reason.
    if (state === 'opening') stop()
    if (workers().length === 0) process.exit(hasFailed ? 1 : 0)
  })
  killHangingWorkers()
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('SIGHUP', askForRenewal)
  for (let index = 0; index < count; index++) cluster.fork()
}

/** @returns false when the worker ended before it listened, or did not listen in time */
async function listensInTime(worker: Worker): Promise<boolean> {
  const over = new AbortController()
  const outcome = await Promise.race([
    once(worker, 'listening', over).then(() => true),
    once(worker, 'exit', over).then(() => false),
    wait(START_DEADLINE_MS, false, over),
  ])
  over.abort()
  if (!outcome && !worker.isDead()) worker.process.kill('SIGKILL')
  return outcome
}

/**
 * Counts intervals and not time, so that a machine that slept does not end all of its workers. A worker can hang with
 * SIGTERM pending, so only SIGKILL ends it.
 */
function killHangingWorkers(): void {
  const missed = new Map<Worker, number>()
  cluster.on('listening', (worker) => missed.set(worker, 0))
  cluster.on('exit', (worker) => missed.delete(worker))
  cluster.on('message', (worker, message: unknown) => {
    if (Heartbeat.safeParse(message).success && missed.has(worker)) missed.set(worker, 0)
  })
  setInterval(() => {
    for (const [worker, count] of missed) {
      missed.set(worker, count + 1)
      if (count !== MAX_MISSED_HEARTBEATS) continue
      operatorConsole.error(`Worker ${worker.id} did not answer for ${MAX_MISSED_HEARTBEATS} seconds and is ended`)
      worker.process.kill('SIGKILL')
    }
  }, HEARTBEAT_MS).unref()
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}
