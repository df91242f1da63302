import { startTransition, useEffect, useState } from 'react'

/** Number of items that a slow processor renders without a visible delay. */
const STEP = 10

/**
 * Counts the items of a long list that are rendered: two steps at once, the rest step by step while the browser is idle.
 * In the end all are rendered, so that searching in the page, printing and the keyboard reach every one.
 */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(2 * STEP)
  useEffect(() => {
    if (count >= total) return undefined
    return whenIdle(() => startTransition(() => setCount(count + STEP)))
  }, [count, total])
  return Math.min(count, total)
}

/** Safari has no idle callbacks yet, so it waits for a frame's time. @returns a function that cancels the work */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 16)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}
