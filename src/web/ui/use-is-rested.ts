import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** A slow phone may never be idle. */
const MAX_WAIT_MS = 2_000

/** True once the browser had nothing else to do. Before, a page shows what is needed to read and use it. */
export function useIsRested(): boolean {
  const [isRested, setIsRested] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setIsRested(true)), MAX_WAIT_MS), [])
  return isRested
}
