import { setImmediate as nextRound } from 'node:timers/promises'
import { createQueue } from '../platform/concurrency/bounded-queue.ts'

/** Further pages are refused: their readers would have left before the answer. */
const MAX_WAITING = 1_000

/** Rounds of the event loop between two pages. */
const ROUNDS_BETWEEN_PAGES = 20

/**
 * Renders one page after the other. Node accepts at most one new connection in each round of the event loop, and a page
 * fills a round. In a flood of new pages, connections would therefore wait where overload protection cannot refuse
 * them. Some rounds between two pages accept them. Without waiting connections the rounds take a fraction of a
 * millisecond.
 */
export function createRenderingQueue() {
  const inTurn = createQueue({ parallel: 1, maxWaiting: MAX_WAITING })
  return <T>(render: () => Promise<T>): Promise<T> =>
    inTurn(async () => {
      for (let round = 0; round < ROUNDS_BETWEEN_PAGES; round += 1) await nextRound()
      return render()
    })
}
