import { expect, test } from 'vitest'
import { deferWork } from './slices.ts'

function countTo(end: number, steps: number[]) {
  return deferWork(
    (function* () {
      for (let step = 1; step <= end; step++) {
        steps.push(step)
        yield
      }
      return steps.length
    })(),
  )
}

test('work that nobody asks for is not begun', () => {
  const steps: number[] = []
  expect(countTo(3, steps).isReady()).toBe(false)
  expect(steps).toEqual([])
})

test('whoever needs the result while it is prepared finishes the rest of the work, and each step is done once', async () => {
  const steps: number[] = []
  const work = countTo(100, steps)
  const prepared = work.prepare()
  expect(work.get()).toBe(100)
  expect(await prepared).toBe(100)
  expect(work.get()).toBe(100)
  expect(steps).toHaveLength(100)
})
