import { failureOf } from '#contract/failure.ts'

type Bounds<Refusal> = {
  parallel: number
  maxWaiting: number
  /** What comes of work for which there is no room. */
  whenFull?: () => Refusal
}

/**
 * Runs heavy work with at most `parallel` at once; up to `maxWaiting` more wait their turn, in order. Beyond that the
 * function it returns throws Failure `unavailable`, or does what `whenFull` says: answers would come after those who asked
 * had gone.
 */
export function createQueue<Refusal = never>({ parallel, maxWaiting, whenFull = refuse }: Bounds<Refusal>) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T | Refusal> => {
    if (running >= parallel) {
      if (waiting.length >= maxWaiting) return whenFull()
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

function refuse(): never {
  throw failureOf('unavailable', { retryAfter: 5 })
}
