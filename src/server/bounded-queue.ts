import { Failure } from '#contract/failure.ts'
import { failures } from '#contract/messages/en.ts'

/**
 * Runs heavy work with at most `parallel` at once; up to `maxWaiting` more wait their turn, in order. The function it
 * returns throws Failure `unavailable` beyond that: their answers would come after those who asked had gone.
 */
export function createQueue({ parallel, maxWaiting }: { parallel: number; maxWaiting: number }) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= parallel) {
      if (waiting.length >= maxWaiting) throw new Failure('unavailable', failures.unavailable, { retryAfter: 5 })
      // Whoever finishes hands its place over, so that nobody can slip in between.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
