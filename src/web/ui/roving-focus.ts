import type { KeyboardEvent } from 'react'

const INDEX_BY_KEY: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Index that an arrow key, Home or End selects in the ARIA tabs pattern. Null for any other key. */
export function indexForKey({ key }: KeyboardEvent, index: number, count: number): number | null {
  return INDEX_BY_KEY[key]?.(index, count) ?? null
}
