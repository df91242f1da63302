/** Work that may be interrupted wherever it yields. */
export type SlicedWork<Result> = Generator<void, Result, void>

/** Does all of the work before anybody else is answered. */
export function runAtOnce<Result>(work: SlicedWork<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/** Like `Array.map`, as work that may be interrupted between two items. */
export function* mapSliced<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => Result,
): SlicedWork<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    results.push(work(item, results.length))
    yield
  }
  return results
}
