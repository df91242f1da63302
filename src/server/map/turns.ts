type Bounds = { parallel: number; maxWaiting: number }

/** Lets few things happen at a time; what would wait too long is not done at all, and null. */
export function createTurns({ parallel, maxWaiting }: Bounds) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (running >= parallel) {
      if (waiting.length >= maxWaiting) return null
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
