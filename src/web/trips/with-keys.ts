/** Gives each item a key for React: its name, numbered where several share one. What is saved has no keys of its own. */
export function withKeys<T>(items: readonly T[], nameOf: (item: T) => string): { key: string; item: T }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const name = nameOf(item)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { key: `${name} ${count}`, item }
  })
}
