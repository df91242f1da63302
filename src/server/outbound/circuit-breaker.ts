/** Failures in a row that may be chance. */
const TOLERATED = 3

const OPEN_MS = 15_000

/** Stops requests to a service outside once it fails again and again, so that nobody waits for it in vain. */
export type CircuitBreaker = {
  /** While it is open, the service is not asked. */
  isOpen(): boolean
  failed(error: unknown): void
  succeeded(): void
  /** Of all requests to it so far. */
  counts(): Counts
}

/** Called each time that a circuit breaker opens, for the operator's log. */
export type OnOpen = (failure: { cause: string; retryInMs: number }) => void

/** How often a service outside answered, and how often it did not, too late, or not as it should. */
export type Counts = { readonly succeeded: number; readonly failed: number }

export const NEVER_ASKED: Counts = { succeeded: 0, failed: 0 }

export function createCircuitBreaker(now: () => Date, onOpen: OnOpen): CircuitBreaker {
  const counts = { ...NEVER_ASKED }
  let inARow = 0
  let until = 0
  return {
    isOpen: () => now().getTime() < until,
    failed: (error) => {
      counts.failed += 1
      inARow += 1
      if (inARow < TOLERATED) return
      until = now().getTime() + OPEN_MS
      onOpen({ cause: causeOf(error), retryInMs: OPEN_MS })
    },
    counts: () => counts,
    succeeded: () => {
      counts.succeeded += 1
      inARow = 0
    },
  }
}

/** What failed names the host at most: the rest of an address may hold a key. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return error.message + code
}
