import type { SlicedWork } from '../platform/concurrency/slices.ts'

/** What a part of the guide was made of, and what was made. */
export type Renewed<Value> = { readonly basis: readonly unknown[]; readonly value: Value }

/** The value that was made before, as long as all that it is made of is the same; else a new one. */
export function renew<Value>(
  before: Renewed<Value> | undefined,
  basis: readonly unknown[],
  make: () => Value,
): Renewed<Value> {
  return before && isSameList(before.basis, basis) ? before : { basis, value: make() }
}

/** What was made of each item of a list. */
export type RenewedList<Item, Result> = {
  readonly items: readonly Item[]
  readonly basis: readonly unknown[]
  /** The same array as long as nothing in it changed. */
  readonly results: readonly Result[]
}

type Make<Item, Result> = {
  /** What all results are made of, besides their items. */
  readonly basis?: readonly unknown[]
  readonly work: (item: Item, index: number) => Result
  /** True for two results of which the earlier one may stay. */
  readonly isEqual?: (one: Result, other: Result) => boolean
}

/** Makes results of the items that are new. The work may be interrupted between two of them. */
export function* renewList<Item, Result>(
  before: RenewedList<Item, Result> | undefined,
  items: readonly Item[],
  { basis = [], work, isEqual = Object.is }: Make<Item, Result>,
): SlicedWork<RenewedList<Item, Result>> {
  const earlier = before && isSameList(before.basis, basis) ? before : undefined
  if (earlier?.items === items) return earlier
  let byItem: Map<Item, Result> | undefined
  const results: Result[] = []
  let isChanged = items.length !== earlier?.results.length
  for (const [at, item] of items.entries()) {
    const there = earlier?.results[at]
    if (earlier && there !== undefined && earlier.items[at] === item) {
      results.push(there)
      continue
    }
    if (earlier && earlier.items.length !== items.length) byItem ??= resultsByItem(earlier)
    const made = byItem?.get(item) ?? work(item, at)
    const result = there !== undefined && isEqual(there, made) ? there : made
    if (result !== there) isChanged = true
    results.push(result)
    yield
  }
  return { items, basis, results: isChanged || !earlier ? results : earlier.results }
}

/** Where an item came or went, all that follow have moved. */
function resultsByItem<Item, Result>({ items, results }: RenewedList<Item, Result>): Map<Item, Result> {
  const found = new Map<Item, Result>()
  for (const [at, result] of results.entries()) {
    const item = items[at]
    if (item !== undefined) found.set(item, result)
  }
  return found
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at])
}
