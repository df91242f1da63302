let isDown = false
const listeners = new Set<() => void>()

/** True after a call without an answer, or when the browser has no network, until something answers. */
export function isNetworkDown(): boolean {
  return isDown
}

/**
 * Called with the outcome of each call of the API. Files that the device has stored may answer without a network: they count
 * for nothing while the browser itself has none.
 */
export function reportNetwork(isThere: boolean): void {
  const isNowDown = !isThere || !navigator.onLine
  if (isDown === isNowDown) return
  isDown = isNowDown
  for (const listener of listeners) listener()
}

/** @returns a function that removes the listener */
export function onNetworkChange(listener: () => void): () => void {
  const lose = () => reportNetwork(false)
  const gain = () => reportNetwork(true)
  listeners.add(listener)
  addEventListener('offline', lose)
  addEventListener('online', gain)
  return () => {
    listeners.delete(listener)
    removeEventListener('offline', lose)
    removeEventListener('online', gain)
  }
}
