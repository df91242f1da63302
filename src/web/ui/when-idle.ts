const FRAME_MS = 16

/**
 * Runs work when the browser has nothing else to do. Safari has no idle callbacks, so it waits for one frame.
 * @returns a function that cancels the work
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, FRAME_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}
