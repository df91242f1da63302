const FRAME_MS = 16

/**
 * Runs work when the browser has nothing else to do. Safari has no idle callbacks, so it waits for one frame.
 * @param withinMs runs it after this time, even if the browser is busy. Without: it may wait for ever
 * @returns a function that cancels the work
 */
export function whenIdle(work: () => void, withinMs?: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, FRAME_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, withinMs === undefined ? {} : { timeout: withinMs })
  return () => cancelIdleCallback(handle)
}
