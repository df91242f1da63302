import { setImmediate as nextRound } from 'node:timers/promises'
import { createQueue } from '../bounded-queue.ts'

/** Pages that wait to be rendered; beyond, those who asked would have gone. */
const MAX_WAITING = 1_000

/** Rounds of the event loop between two pages. */
const ROUNDS = 20

/**
 * Renders one page after the other. In each round of the event loop Node takes on one new connection at the most, so that
 * in a flood of new pages, each of which fills a round, clients would wait unseen where nobody can turn them away. A few
 * rounds in between let them in; without clients at the door they take a fraction of a millisecond.
 */
export function createRenderingQueue() {
  const inTurn = createQueue({ parallel: 1, maxWaiting: MAX_WAITING })
  return <T>(render: () => Promise<T>): Promise<T> =>
    inTurn(async () => {
      for (let round = 0; round < ROUNDS; round += 1) await nextRound()
      return render()
    })
}
