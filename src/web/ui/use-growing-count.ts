import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** A slow processor renders this number of trips without a visible delay. */
const STEP_ITEMS = 10

/** Time without scrolling after which a page counts as resting. */
const REST_MS = 200

/** With fewer screens below the window, further items are needed while somebody scrolls. */
const SCREENS_AHEAD = 2

/**
 * Number of items of a long list to render: two steps at once, then one step whenever the browser is idle. While somebody
 * scrolls, further items wait until the end of the page comes near, because a step takes several frames. In the end all
 * items are rendered, so that page search, printing and the keyboard reach each of them.
 * @param step how many of these items a slow processor renders without a visible delay
 */
export function useGrowingCount(total: number, step = STEP_ITEMS): number {
  const [count, setCount] = useState(2 * step)
  useEffect(() => {
    if (count >= total) return undefined
    return whenNeeded(() => startTransition(() => setCount(count + step)))
  }, [count, total, step])
  return Math.min(count, total)
}

let scrolledAt = -Infinity

function noteScrolling(): void {
  scrolledAt = performance.now()
}

/** @returns a function that cancels the work */
function whenNeeded(work: () => void): () => void {
  addEventListener('scroll', noteScrolling, { passive: true })
  let cancel = whenIdle(workOrWait)
  function workOrWait(): void {
    if (performance.now() - scrolledAt > REST_MS || isEndNear()) return work()
    const timer = setTimeout(() => {
      cancel = whenIdle(workOrWait)
    }, REST_MS)
    cancel = () => clearTimeout(timer)
  }
  return () => {
    removeEventListener('scroll', noteScrolling)
    cancel()
  }
}

function isEndNear(): boolean {
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement
  return scrollHeight - scrollTop - clientHeight < SCREENS_AHEAD * clientHeight
}
