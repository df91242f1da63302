import { setImmediate as nextRound } from 'node:timers/promises'

/** Other requests are answered after so much work. */
const SLICE_MS = 10

/** Work that may be interrupted wherever it yields. */
export type SlicedWork<Result> = Generator<void, Result, void>

/** Does all of the work before anybody else is answered. */
export function runAtOnce<Result>(work: SlicedWork<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/** Lets requests that have arrived be answered, and goes on then. */
export function answerOthers(): Promise<void> {
  return nextRound()
}

/** Answers other requests between two slices of the work. */
export async function runInSlices<Result>(work: SlicedWork<Result>): Promise<Result> {
  for (;;) {
    await answerOthers()
    const end = performance.now() + SLICE_MS
    do {
      const step = work.next()
      if (step.done === true) return step.value
    } while (performance.now() < end)
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

/** Like `Array.map`. Other requests are answered meanwhile. */
export function mapInSlices<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  return runInSlices(mapSliced(items, work))
}
