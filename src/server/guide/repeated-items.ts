/** The indexes of the items whose key an earlier item has. */
export function repeatedItems<Item>(items: readonly Item[], getKey: (item: Item) => unknown): number[] {
  const keys = items.map(getKey)
  return [...keys.keys()].filter((index) => keys.indexOf(keys[index]) < index)
}
