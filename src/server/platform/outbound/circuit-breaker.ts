/** Fewer failures in a row may be chance. */
const FAILURES_TO_OPEN = 3

const OPEN_MS = 15_000

/** Stops requests to an external service that keeps failing, so that visitors do not wait for it. */
export type CircuitBreaker = {
  /** While it is open, no request may be sent. */
  isOpen(): boolean
  failed(error: unknown): void
  succeeded(): void
  /** Counts all requests so far. */
  counts(): Counts
}

/** Called each time a circuit breaker opens, for the operator's log. */
export type OnOpen = (failure: { cause: string; retryInMs: number }) => void

/** `failed` counts missing, late and malformed answers. */
export type Counts = { readonly succeeded: number; readonly failed: number }

export const NO_REQUESTS: Counts = { succeeded: 0, failed: 0 }

export function createCircuitBreaker(now: () => Date, onOpen: OnOpen): CircuitBreaker {
  const counts = { ...NO_REQUESTS }
  let failuresInARow = 0
  let openUntil = 0
  return {
    isOpen: () => now().getTime() < openUntil,
    failed: (error) => {
      counts.failed += 1
      failuresInARow += 1
      if (failuresInARow < FAILURES_TO_OPEN) return
      openUntil = now().getTime() + OPEN_MS
      onOpen({ cause: getCause(error), retryInMs: OPEN_MS })
    },
    counts: () => counts,
    succeeded: () => {
      counts.succeeded += 1
      failuresInARow = 0
    },
  }
}

/** The cause holds at most the host of the URL, because the rest may hold a key. */
function getCause(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return error.message + code
}
