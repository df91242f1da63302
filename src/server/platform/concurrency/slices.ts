import { mapSliced, runAtOnce, type SlicedWork } from '#planning/lists/sliced-work.ts'
import { setImmediate as nextRound } from 'node:timers/promises'

/** Other requests are answered after so much work. */
const SLICE_MS = 10

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

/** Like `Array.map`. Other requests are answered meanwhile. */
export function mapInSlices<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  return runInSlices(mapSliced(items, work))
}

/** A result that is made when it is first needed, or before that while other requests are answered. */
export type DeferredResult<Result> = {
  /** Does what is left of the work at once. */
  readonly get: () => Result
  /** Does the work while other requests are answered. */
  readonly prepare: () => Promise<Result>
  readonly isReady: () => boolean
  /** The rest of the work. */
  readonly finish: () => SlicedWork<Result>
}

export function deferWork<Result>(work: SlicedWork<Result>): DeferredResult<Result> {
  let made: { readonly result: Result } | null = null
  function* getRest(): SlicedWork<Result> {
    while (made === null) {
      const step = work.next()
      if (step.done === true) made = { result: step.value }
      else yield
    }
    return made.result
  }
  return {
    get: () => runAtOnce(getRest()),
    prepare: () => runInSlices(getRest()),
    isReady: () => made !== null,
    finish: getRest,
  }
}
