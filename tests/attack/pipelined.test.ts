import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { quantile } from '../support/quantiles.ts'
import { isFullRun, scaled } from '../support/scale.ts'
import { expectUnharmed } from './outcome.ts'
import type { Pipelining } from './pipelining-thread.ts'
import { openRawConnection } from './raw-connection.ts'
import { count, startTally } from './tally.ts'
import { startTarget } from './target.ts'

const CONNECTIONS = scaled({ short: 40, full: 500 })
const SECONDS = scaled({ short: 2, full: 25 })

const MAX_GROWTH_MB = scaled({ short: 150, full: 300 })
const MAX_P99_MS = 1_000
const PAUSE_MS = 10

const PAGES = ['/', '/explore', '/cafe', '/healthz']

function startPipelining(pipelining: Pipelining): { stop(): Promise<number> } {
  const thread = new Worker(new URL('pipelining-thread.ts', import.meta.url))
  thread.postMessage(pipelining, [])
  return {
    stop: async () => {
      const { promise, resolve, reject } = Promise.withResolvers<number>()
      thread.once('message', resolve).once('error', reject)
      thread.postMessage('stop', [])
      return promise
    },
  }
}

const kinds = [
  { what: 'read nothing', reads: false, connections: CONNECTIONS },
  { what: 'read their answers', reads: true, connections: 10 },
] as const

test.each(isFullRun ? kinds : kinds.slice(0, 1))(
  'connections of one client with requests without end leave the others served: they $what',
  { tags: ['weakness/pipelined-requests'] },
  async ({ what, reads, connections }) => {
    const target = await startTarget({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.0/8' })
    const others = openRawConnection(target.port)
    const read = (index: number) => others.ask({ method: 'GET', target: PAGES[index % PAGES.length] ?? '/' })
    for (let index = 0; index < 2 * PAGES.length; index += 1) await read(index)

    const pipelining = startPipelining({ port: target.port, connections, reads })
    const answers = startTally()
    const times: number[] = []
    const begun = performance.now()
    for (let index = 0; performance.now() - begun < SECONDS * 1_000; index += 1) {
      const answer = await read(index)
      count(answers, answer)
      times.push(answer.milliseconds)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    const cuts = await pipelining.stop()
    others.close()

    const sorted = Float64Array.from(times).toSorted()
    const finished = await target.finish()
    expectUnharmed({
      what: `pipelined requests of clients that ${what}`,
      times: `${connections} connections, cut off ${cuts} times`,
      answers,
      ...finished,
      note: `others: p50 ${quantile(sorted, 0.5).toFixed(1)}, p99 ${quantile(sorted, 0.99).toFixed(1)} ms`,
    })
    const { limited, unavailable, cut } = answers
    expect([limited, unavailable, cut]).toEqual([0, 0, 0])
    expect(finished.memory.most - finished.memory.before).toBeLessThan(MAX_GROWTH_MB)
    // The times depend on the machine and its other load, so the short run compares only the counts.
    expect(isFullRun ? quantile(sorted, 0.99) : 0).toBeLessThan(MAX_P99_MS)
  },
)
