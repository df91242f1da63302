import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import * as z from 'zod/mini'

/** What a worker asks of the process that supervises it, and what that answers; null when not all workers did. */
const Request = z.object({ type: z.literal('metrics-wanted'), id: z.number() })
const Answer = z.object({ type: z.literal('metrics'), id: z.number(), text: z.nullable(z.string()) })

/** In the supervising process: collects the metrics of all workers for whichever of them is asked. */
export function collectForWorkers(): void {
  const aggregator = new AggregatorRegistry()
  cluster.on('message', (worker: Worker, message: unknown) => {
    const request = Request.safeParse(message).data
    if (!request) return
    const answer = (text: string | null) => {
      if (worker.isConnected()) worker.send({ type: 'metrics', id: request.id, text })
    }
    aggregator.clusterMetrics().then(answer, () => answer(null))
  })
}

/**
 * In a worker: what reads the metrics of all workers, each under its number. One that is just ending may keep the others
 * waiting; then the one that was asked tells its own.
 */
export function readerOfAllWorkers(registry: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries(registry)
  // Makes this process answer the supervising one.
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
