import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** The index to which an arrow key, Home or End leads in the ARIA tabs pattern; null for any other key. */
export function indexForKey({ key }: KeyboardEvent, index: number, count: number): number | null {
  return STEPS[key]?.(index, count) ?? null
}
