import type { SlicedWork } from '#planning/search/sliced-work.ts'

/** A part of the guide, and the values from which it was made. */
export type Renewed<Value> = { readonly basis: readonly unknown[]; readonly value: Value }

/** The value that was made before, as long as all that it is made of is the same; else a new one. */
export function renew<Value>(
  before: Renewed<Value> | undefined,
  basis: readonly unknown[],
  make: () => Value,
): Renewed<Value> {
  return before && isSameList(before.basis, basis) ? before : { basis, value: make() }
}

/** The result for each item of a list. */
export type RenewedList<Item, Result> = {
  readonly items: readonly Item[]
  readonly basis: readonly unknown[]
  /** The same array as long as nothing in it changed. */
  readonly results: readonly Result[]
}

type Make<Item, Result> = {
  /** The values from which all results are made, besides their items. */
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
  if (earlier?.items.length === items.length) return yield* replaceItems(earlier, items, { basis, work, isEqual })
  const byItem = earlier && resultsByItem(earlier)
  const results: Result[] = []
  for (const [at, item] of items.entries()) {
    results.push(byItem?.get(item) ?? work(item, at))
    yield
  }
  return { items, basis, results }
}

/** Most changes leave most items where they are: these cost a comparison each. */
function* replaceItems<Item, Result>(
  before: RenewedList<Item, Result>,
  items: readonly Item[],
  { basis, work, isEqual }: Required<Make<Item, Result>>,
): SlicedWork<RenewedList<Item, Result>> {
  let results: Result[] | undefined
  for (let at = 0; at < items.length; at++) {
    const item = items[at]
    if (item === before.items[at] || item === undefined) continue
    const made = work(item, at)
    const there = before.results[at]
    if (there === undefined || !isEqual(there, made)) {
      results ??= [...before.results]
      results[at] = made
    }
    yield
  }
  return { items, basis, results: results ?? before.results }
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
