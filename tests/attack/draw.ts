import { createRandom } from '../support/random-numbers.ts'

/** @returns a few of the items, drawn with the seed */
export function drawFrom<Item>(items: readonly Item[], number: number, seed: number): Item[] {
  const random = createRandom(seed)
  return items
    .map((item) => ({ item, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, Math.ceil(number))
    .map(({ item }) => item)
}
