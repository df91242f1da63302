const nameFor = (key: string) => `trip ${key}`

/** Marks a trip as open in this tab. @returns a function that ends it */
export function markOpen(key: string): () => void {
  const controller = new AbortController()
  const closed = new Promise<void>((resolve) => controller.signal.addEventListener('abort', () => resolve()))
  void navigator.locks
    ?.request(nameFor(key), { mode: 'shared', signal: controller.signal }, () => closed)
    // Closed before the lock came.
    .catch(() => undefined)
  return () => controller.abort()
}

/** Does the work unless a tab has the trip open. */
export async function whileTripIsFree(key: string, work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(nameFor(key), { ifAvailable: true }, async (lock) => {
    if (lock) await work()
  })
}
