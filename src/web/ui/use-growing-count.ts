import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** A slow processor renders this number of trips without a visible delay. */
const STEP_ITEMS = 10

/**
 * Number of items of a long list to render: two steps at once, then one step whenever the browser is idle. In the end
 * all items are rendered, so that page search, printing and the keyboard reach each of them.
 * @param step how many of these items a slow processor renders without a visible delay
 */
export function useGrowingCount(total: number, step = STEP_ITEMS): number {
  const [count, setCount] = useState(2 * step)
  useEffect(() => {
    if (count >= total) return undefined
    return whenIdle(() => startTransition(() => setCount(count + step)))
  }, [count, total, step])
  return Math.min(count, total)
}
