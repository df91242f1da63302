/** One entry of a list in its versions. Undefined: this version does not have it. */
export type Entry<T> = { readonly base: T | undefined; readonly mine: T | undefined; readonly theirs: T | undefined }

/** A list in its versions. */
export type Lists<T> = { readonly base: readonly T[]; readonly mine: readonly T[]; readonly theirs: readonly T[] }

/** Finds the earlier self of an item. */
type Match<T> = (now: readonly T[], before: readonly T[]) => ReadonlyMap<T, T>

/**
 * The entries of three versions of a list, in the order of the version that changed it: mine, unless the other device
 * moved entries. Entries that only the other version has follow those that they follow there.
 */
export function getEntries<T extends object>(
  { base, mine, theirs }: Lists<T>,
  { match, matchAdded = match }: { readonly match: Match<T>; readonly matchAdded?: Match<T> },
): Entry<T>[] {
  const myOrigins = match(mine, base)
  const theirOrigins = match(theirs, base)
  const fromMine = new Map([...myOrigins].map(([item, origin]) => [origin, item]))
  const fromTheirs = new Map([...theirOrigins].map(([item, origin]) => [origin, item]))
  const added = matchAdded(
    mine.filter((item) => !myOrigins.has(item)),
    theirs.filter((item) => !theirOrigins.has(item)),
  )
  const entries = new Map<T, Entry<T>>()
  const put = (entry: Entry<T>) => {
    for (const item of [entry.mine, entry.theirs]) if (item) entries.set(item, entry)
  }
  for (const item of base) put({ base: item, mine: fromMine.get(item), theirs: fromTheirs.get(item) })
  for (const item of mine) if (!myOrigins.has(item)) put({ base: undefined, mine: item, theirs: added.get(item) })
  for (const item of theirs) if (!entries.has(item)) put({ base: undefined, mine: undefined, theirs: item })
  const myOrder = mine.flatMap((item) => entries.get(item) ?? [])
  const theirOrder = theirs.flatMap((item) => entries.get(item) ?? [])
  const isMoved = !isSorted(theirOrder.flatMap((entry) => (entry.base ? [base.indexOf(entry.base)] : [])))
  return isMoved ? interleave(theirOrder, myOrder) : interleave(myOrder, theirOrder)
}

/** True if no version has taken an entry away. */
export function stays<T>({ base, mine, theirs }: Entry<T>): boolean {
  return base === undefined || (mine !== undefined && theirs !== undefined)
}

function isSorted(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || (numbers[index - 1] ?? number) <= number)
}

/** The first order, with what only the second has behind what it follows there. */
function interleave<E>(first: readonly E[], second: readonly E[]): E[] {
  const known = new Set(first)
  const followers = new Map<E | null, E[]>()
  let before: E | null = null
  for (const entry of second) {
    if (known.has(entry)) before = entry
    else if (!followers.get(before)?.push(entry)) followers.set(before, [entry])
  }
  return [...(followers.get(null) ?? []), ...first.flatMap((entry) => [entry, ...(followers.get(entry) ?? [])])]
}
