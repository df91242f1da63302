/** The part of a frame that drawing may take, in milliseconds. The rest belongs to the movement of the map. */
const BUDGET_MS = 6

/**
 * Spreads work over frames, so that a moving map stays smooth.
 * @returns a function that runs work in one of the next frames
 */
export function createFrameQueue(): (work: () => void) => Promise<void> {
  const waiting: (() => void)[] = []
  const run = () => {
    const began = performance.now()
    do waiting.shift()?.()
    while (waiting.length > 0 && performance.now() - began < BUDGET_MS)
    if (waiting.length > 0) requestAnimationFrame(run)
  }
  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(() => {
        try {
          work()
          resolve()
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
      })
      if (waiting.length === 1) requestAnimationFrame(run)
    })
}
