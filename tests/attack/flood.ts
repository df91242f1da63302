import { Worker } from 'node:worker_threads'
import type { Tally } from './tally.ts'

/** Requests on many connections. Each connection sends the next one as soon as it has an answer. */
export type Flood = {
  port: number
  connections: number
  method?: string
  /** A star stands for a text that differs in each request. */
  target: string
  headers: readonly (readonly [string, string])[]
  /** The beginning of a body. The rest never comes. */
  beginning?: string
}

type Report = { answers: Tally; asked: number }

export function startFlood(flood: Flood): { stop(): Promise<Report> } {
  const thread = new Worker(new URL('flooding-thread.ts', import.meta.url))
  thread.postMessage(flood, [])
  return {
    stop: async () => {
      const { promise, resolve, reject } = Promise.withResolvers<Report>()
      thread.once('message', resolve).once('error', reject)
      thread.postMessage('stop', [])
      return promise
    },
  }
}
