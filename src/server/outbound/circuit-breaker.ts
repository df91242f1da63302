/** Failures in a row that may be chance. */
const TOLERATED = 3

/** Milliseconds. */
const REST = 15_000

/** Leaves a service alone for a while once it fails again and again, so that nobody waits for it in vain. */
export type CircuitBreaker = {
  isOn(): boolean
  failed(error: unknown): void
  succeeded(): void
  /** Of all requests to it so far. */
  counts(): Counts
}

/** How often a service outside answered, and how often it did not, too late, or not as it should. */
export type Counts = { readonly succeeded: number; readonly failed: number }

export const NEVER_ASKED: Counts = { succeeded: 0, failed: 0 }

/** @param onBegin told why, once for each rest: the operator may want to know */
export function createCircuitBreaker(now: () => Date, onBegin: (reason: string) => void): CircuitBreaker {
  const counts = { ...NEVER_ASKED }
  let inARow = 0
  let until = 0
  return {
    isOn: () => now().getTime() < until,
    failed: (error) => {
      counts.failed += 1
      inARow += 1
      if (inARow < TOLERATED) return
      until = now().getTime() + REST
      onBegin(reasonOf(error))
    },
    counts: () => counts,
    succeeded: () => {
      counts.succeeded += 1
      inARow = 0
    },
  }
}

/** What failed names the host at most: the rest of an address may hold a key. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return error.message + code
}
