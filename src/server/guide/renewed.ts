import type { SlicedWork } from '#planning/lists/sliced-work.ts'

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

/** Most changes leave most items where they are. */
function* replaceItems<Item, Result>(
  before: RenewedList<Item, Result>,
  items: readonly Item[],
  { basis, work, isEqual }: Required<Make<Item, Result>>,
): SlicedWork<RenewedList<Item, Result>> {
  let results: Result[] | undefined
  for (const at of findChanged(before.items, items)) {
    const item = items[at]
    if (item === undefined) continue
    const made = work(item, at)
    const there = before.results[at]
    if (there === undefined || !isEqual(there, made)) {
      results ??= before.results.slice()
      results[at] = made
    }
    yield
  }
  return { items, basis, results: results ?? before.results }
}

type Change = { readonly before: readonly unknown[]; readonly positions: readonly number[] }

/** The latest comparison of each list: many results are made of the same places. */
const changes = new WeakMap<readonly unknown[], Change>()

/** The positions at which two lists of one length differ. No generator, because engines compile its loops late. */
function findChanged(before: readonly unknown[], items: readonly unknown[]): readonly number[] {
  const known = changes.get(items)
  if (known?.before === before) return known.positions
  const positions: number[] = []
  for (let at = 0; at < items.length; at++) if (items[at] !== before[at]) positions.push(at)
  changes.set(items, { before, positions })
  return positions
}

/** An order of a list that follows from a key of each item. */
export type RenewedOrder<Item, Key> = {
  readonly keys: RenewedList<Item, Key>
  /** The positions of the items, in that order. */
  readonly positions: Renewed<readonly number[]>
}

type Ordering<Item, Key> = Make<Item, Key> & { readonly sort: (keys: readonly Key[]) => readonly number[] }

/** Sorts again only when a key has changed: to sort thousands of items takes longer than to make the key of one. */
export function* renewOrder<Item, Key>(
  before: RenewedOrder<Item, Key> | undefined,
  items: readonly Item[],
  { sort, ...make }: Ordering<Item, Key>,
): SlicedWork<RenewedOrder<Item, Key>> {
  const keys = yield* renewList(before?.keys, items, make)
  return { keys, positions: renew(before?.positions, [keys.results], () => sort(keys.results)) }
}

/** The items at the positions. A loop, because engines compile one earlier than a function that is called for each. */
export function getItemsAt<Item>(list: readonly Item[], positions: readonly number[]): Item[] {
  const items: Item[] = []
  for (const at of positions) {
    const item = list[at]
    if (item !== undefined) items.push(item)
  }
  return items
}

/** After an inserted or removed item, all later items have another position. */
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
