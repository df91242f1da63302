/** The indexes of the items whose key an earlier item has. */
export function repeatedItems<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): number[] {
  const keys = items.map(keyOf)
  return [...keys.keys()].filter((index) => keys.indexOf(keys[index]) < index)
}
