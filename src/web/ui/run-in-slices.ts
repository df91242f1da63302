import type { SlicedWork } from '#planning/lists/sliced-work.ts'
import { whenIdle } from './when-idle.ts'

/** Half of a frame. A press that comes meanwhile is answered in the next one. */
const SLICE_MS = 8
/** A slow phone may never be idle. */
const MAX_WAIT_MS = 1_000

/**
 * Runs steps of long work in the pauses of the browser.
 * @returns a function that ends it early
 */
export function runInSlices<Result>(work: SlicedWork<Result>, onDone: (result: Result) => void): () => void {
  let cancel = whenIdle(runSlice, MAX_WAIT_MS)
  function runSlice(): void {
    const end = performance.now() + SLICE_MS
    while (performance.now() < end) {
      const step = work.next()
      if (step.done === true) return onDone(step.value)
    }
    cancel = whenIdle(runSlice, MAX_WAIT_MS)
  }
  return () => cancel()
}
