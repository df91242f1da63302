/** Keys for all items of a list: those that are known, and new ones for items that came after them. */
export function keysFor(known: readonly number[], count: number): readonly number[] {
  const next = Math.max(-1, ...known) + 1
  const missing = Math.max(0, count - known.length)
  return [...known.slice(0, count), ...Array.from({ length: missing }, (_, index) => next + index)]
}

/** The items with one of them at another place. */
export function movedTo<T>(items: readonly T[], from: number, to: number): readonly T[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))
}
