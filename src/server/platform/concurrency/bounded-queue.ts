import { toFailure } from '#contract/api/failure.ts'

type Bounds<Refusal> = {
  parallel: number
  maxWaiting: number
  /** Gives the result of work that finds the queue full. */
  whenFull?: () => Refusal
}

/**
 * Runs at most `parallel` pieces of heavy work at once. Up to `maxWaiting` more wait in order. Work beyond that is
 * refused, because its caller would have left before the answer: the returned function throws Failure `unavailable`, or
 * returns the result of `whenFull`.
 */
export function createQueue<Refusal = never>({ parallel, maxWaiting, whenFull = refuse }: Bounds<Refusal>) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T | Refusal> => {
    if (running >= parallel) {
      if (waiting.length >= maxWaiting) return whenFull()
      // Finished work hands its place over, so that new work cannot overtake the queue.
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

function refuse(): never {
  throw toFailure('unavailable', { retryAfterSeconds: 5 })
}
