import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import * as z from 'zod/mini'
import { operatorConsole } from '../platform/process/operator-console.ts'

/** Messages between a worker and the process that supervises it. The text is null when a worker did not answer. */
const Request = z.object({ type: z.literal('metrics-wanted'), id: z.number() })
const Answer = z.object({ type: z.literal('metrics'), id: z.number(), text: z.nullable(z.string()) })

/** Runs in the supervising process. Collects the metrics of all workers for the worker that asks. */
export function collectForWorkers(): void {
  const aggregator = new AggregatorRegistry()
  cluster.on('message', (worker: Worker, message: unknown) => {
    const request = Request.safeParse(message).data
    if (!request) return
    const answer = (text: string | null) => {
      if (worker.isConnected()) worker.send({ type: 'metrics', id: request.id, text })
    }
    aggregator.clusterMetrics().then(answer, (error: unknown) => {
      operatorConsole.error('Metrics of one worker only:', error)
      answer(null)
    })
  })
}

/**
 * Runs in a worker. Returns a function that reads the metrics of all workers, each with its number. A worker that is
 * about to end may not answer; then the caller gets its own metrics only.
 */
export function readerOfAllWorkers(registry: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries(registry)
  // The constructor makes this process answer the supervising one.
  void new AggregatorRegistry()
  const waiting = new Map<number, (text: string | null) => void>()
  process.on('message', (message: unknown) => {
    const answer = Answer.safeParse(message).data
    if (!answer) return
    waiting.get(answer.id)?.(answer.text)
    waiting.delete(answer.id)
  })
  let last = 0
  return async () => {
    last += 1
    const { promise, resolve } = Promise.withResolvers<string | null>()
    waiting.set(last, resolve)
    process.send?.({ type: 'metrics-wanted', id: last })
    return (await promise) ?? registry.metrics()
  }
}
