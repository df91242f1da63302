import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Which of several a key leads to, as the tabs pattern has it; null for any other key. */
export function indexForKey({ key }: KeyboardEvent, index: number, count: number): number | null {
  return STEPS[key]?.(index, count) ?? null
}
