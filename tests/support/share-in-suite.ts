import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, onTestFinished } from 'vitest'

type Release = () => unknown

const suites = new AsyncLocalStorage<Release[]>()

/** Releases what a helper has opened: after the test, or after the suite if the tests of a suite share it. */
export function onRelease(release: Release): void {
  const releases = suites.getStore()
  if (releases) releases.push(release)
  else onTestFinished(async () => void (await release()))
}

/**
 * Opens something once for all tests of a suite, in the first test that asks for it. Tests may run in any order, so
 * each leaves it as the others expect it.
 */
export function shareInSuite<T>(open: () => Promise<T>): () => Promise<T> {
  const releases: Release[] = []
  let opened: Promise<T> | undefined
  afterAll(async () => {
    for (const release of releases.toReversed()) await release()
  })
  return () => (opened ??= suites.run(releases, open))
}
