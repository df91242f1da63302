import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** A slow processor renders this number of items without a visible delay. */
const STEP_ITEMS = 10

/**
 * Number of items of a long list to render: two steps at once, then one step whenever the browser is idle. In the end
 * all items are rendered, so that page search, printing and the keyboard reach each of them.
 */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(2 * STEP_ITEMS)
  useEffect(() => {
    if (count >= total) return undefined
    return whenIdle(() => startTransition(() => setCount(count + STEP_ITEMS)))
  }, [count, total])
  return Math.min(count, total)
}
