import { memoryUsage } from 'node:process'
import { expect, test } from 'vitest'
import { freeMemory } from './free-memory.ts'

const MEGABYTE_BYTES = 1024 * 1024

test('memory that nothing refers to is given back', () => {
  // What other tests of this process left must not be given back in between.
  freeMemory()
  const before = memoryUsage().heapUsed
  const texts = { used: Array.from({ length: 400_000 }, (_, index) => ({ text: `text ${index}` })) }
  expect(memoryUsage().heapUsed - before).toBeGreaterThan(20 * MEGABYTE_BYTES)
  texts.used = []
  freeMemory()
  expect(memoryUsage().heapUsed - before).toBeLessThan(5 * MEGABYTE_BYTES)
})
