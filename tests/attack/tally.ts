/** Counts of the product's answers to the requests of an attack. */
export type Tally = {
  /** 2xx and 3xx. */
  answered: number
  /** Other 4xx. */
  refused: number
  /** 429: one client sends too much. */
  limited: number
  /** 503: all clients together send too much. */
  unavailable: number
  /** Other 5xx: errors of the product. */
  faults: number
  /** The connection ended without an answer. */
  cut: number
  /** The time of the slowest answer in milliseconds. */
  slowest: number
}

export function startTally(): Tally {
  return { answered: 0, refused: 0, limited: 0, unavailable: 0, faults: 0, cut: 0, slowest: 0 }
}

/** @param status 0 when there is no answer */
export function count(tally: Tally, { status, milliseconds = 0 }: { status: number; milliseconds?: number }): void {
  tally[getClass(status)] += 1
  tally.slowest = Math.max(tally.slowest, milliseconds)
}

function getClass(status: number): Exclude<keyof Tally, 'slowest'> {
  if (status === 0) return 'cut'
  if (status === 429) return 'limited'
  if (status === 503) return 'unavailable'
  if (status >= 500) return 'faults'
  return status >= 400 ? 'refused' : 'answered'
}

export function sum(tallies: readonly Tally[]): Tally {
  const total = startTally()
  for (const { slowest, ...counts } of tallies) {
    for (const name of ['answered', 'refused', 'limited', 'unavailable', 'faults', 'cut'] as const) {
      total[name] += counts[name]
    }
    total.slowest = Math.max(total.slowest, slowest)
  }
  return total
}
