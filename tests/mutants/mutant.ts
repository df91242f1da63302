/** A fault that is seeded into one file, and what of `npm test` ought to find it. */
export type Mutant = {
  readonly name: string
  readonly file: string
  /** It stands in the file exactly once. */
  readonly find: string
  readonly replace: string
  /** Test files, or `types` and `lint`. A part of a test's title may follow a browser file: `reviews.spec.ts › title`. */
  readonly tests: readonly string[]
}

export type Suite = 'types' | 'lint' | 'unit' | 'browser'

export function getSuite(test: string): Suite {
  if (test === 'types' || test === 'lint') return test
  return test.includes('.spec.ts') ? 'browser' : 'unit'
}
