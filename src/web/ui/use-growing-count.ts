import { startTransition, useEffect, useState } from 'react'

/** Items that fit any screen, and those that a slow processor adds without anybody noticing. */
const STEP = 10

/**
 * How many items of a long list are in the page: the first at once, the rest in steps while the browser has nothing better
 * to do. In the end all are, so that searching in the page, printing and the keyboard reach every one.
 */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(2 * STEP)
  useEffect(() => {
    if (count >= total) return undefined
    return whenIdle(() => startTransition(() => setCount(count + STEP)))
  }, [count, total])
  return Math.min(count, total)
}

/** @returns what calls it off. Safari has no idle callbacks yet; a frame's time must do there. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 16)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}
