import { expect, test, vi } from 'vitest'
import { createStopMarks } from './stop-marks.ts'

test('a stop under the pointer is marked in place of the pressed one, until the pointer leaves it', () => {
  const marks = createStopMarks()
  marks.press('castle')
  marks.hover('museum')
  expect(marks.read()).toBe('museum')
  expect(marks.readPressed()).toBe('castle')
  marks.hover(null)
  expect(marks.read()).toBe('castle')
})

test('the same mark again tells nobody', () => {
  const marks = createStopMarks()
  const onChange = vi.fn<() => void>()
  const unsubscribe = marks.subscribe(onChange)
  marks.press('castle')
  marks.press('castle')
  expect(onChange).toHaveBeenCalledTimes(1)
  unsubscribe()
  marks.press(null)
  expect(onChange).toHaveBeenCalledTimes(1)
})
