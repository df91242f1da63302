const forward = (index: number, count: number) => (index + 1) % count
const backward = (index: number, count: number) => (index + count - 1) % count

const NEXT_BY_KEY: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: forward,
  ArrowDown: forward,
  ArrowLeft: backward,
  ArrowUp: backward,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** The pin that a key goes to. @returns undefined for keys that move nothing */
export function nextByKey(key: string, index: number, count: number): number | undefined {
  return NEXT_BY_KEY[key]?.(index, count)
}
