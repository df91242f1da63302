/** Adds React keys: the name, with a number for repeated names. Saved items have no keys. */
export function withKeys<T>(items: readonly T[], getName: (item: T) => string): { key: string; item: T }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const name = getName(item)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { key: `${name} ${count}`, item }
  })
}
