import { describe, expect, test } from 'vitest'
import { useAccessApp } from './support/access-targets.ts'
import { kinds, everybody, statusFor, endpoints, askAs } from './support/access-callers.ts'
import { isFullSuite } from './support/full-suite.ts'

useAccessApp()

const named = endpoints.flatMap(({ name, endpoint, asking }) => {
  return Object.entries(asking.targets ?? {}).map(([target, of]) => ({
    name,
    endpoint,
    target,
    asking: { ...asking, ...of },
  }))
})

describe.each(named)('$name of what is $target', ({ endpoint, asking }) => {
  test.each(isFullSuite ? everybody : kinds)('$who', async ({ as, come }) => {
    const answer = await askAs(await come(), endpoint, asking)
    expect(answer.status).toBe(statusFor(endpoint, asking, as))
  })
})
