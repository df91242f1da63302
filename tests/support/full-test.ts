import { test } from 'vitest'
import { isFullSuite } from './full-suite.ts'

/**
 * A test that restates others more slowly: in whole processes, over further services, or in a further case. It runs in
 * the full suite only.
 */
export const testInFull: typeof test.skip = isFullSuite ? test : test.skip
