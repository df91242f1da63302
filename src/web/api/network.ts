let isDown = false
let nextCheck: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Interval at which the server is asked again, in ms: while nothing answers, and by a page that shows its state. */
export const CHECK_INTERVAL_MS = 15_000

/** Time without an answer, in ms, after which the network counts as missing. */
const MAX_WAIT_MS = 10_000

/** True after a call without an answer of the server, until something answers. */
export function isNetworkDown(): boolean {
  return isDown
}

/** Called with the outcome of each call of the API. */
export function reportNetwork(isThere: boolean): void {
  if (isDown === !isThere) return
  isDown = !isThere
  if (isDown) checkLater()
  for (const listener of listeners) listener()
}

/** Asks the server whether it is there. A browser's own state of the network is wrong in both directions. */
export async function checkNetwork(): Promise<boolean> {
  // The login page of a network is HTML.
  const isThere = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(MAX_WAIT_MS) }).then(
    ({ headers }) => headers.get('content-type')?.startsWith('application/json') === true,
    () => false,
  )
  reportNetwork(isThere)
  return isThere
}

/** At most one check waits, also if the network comes and goes often. */
function checkLater(): void {
  clearTimeout(nextCheck)
  nextCheck = setTimeout(() => {
    if (isDown) void checkNetwork().then((isThere) => isThere || checkLater())
  }, CHECK_INTERVAL_MS)
}

/** @returns a function that removes the listener */
export function onNetworkChange(listener: () => void): () => void {
  const check = () => void checkNetwork()
  listeners.add(listener)
  addEventListener('offline', check)
  addEventListener('online', check)
  return () => {
    listeners.delete(listener)
    removeEventListener('offline', check)
    removeEventListener('online', check)
  }
}

/** Resolves when the server answers again. */
export function waitForNetwork(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      if (isDown) return
      listeners.delete(settle)
      resolve()
    }
    listeners.add(settle)
  })
}
