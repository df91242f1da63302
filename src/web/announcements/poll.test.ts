import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPoll } from './poll.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a poll asks once for every interval, however many have joined', () => {
  const asked: string[] = []
  const join = createPoll(1_000)
  join(() => asked.push('bell'))
  join(() => asked.push('other bell'))

  vi.advanceTimersByTime(3_500)

  expect(asked).toEqual(['bell', 'bell', 'bell'])
  expect(vi.getTimerCount()).toBe(1)
})

test('who stays goes on asking when the first leaves', () => {
  const asked: string[] = []
  const join = createPoll(1_000)
  const leave = join(() => asked.push('bell'))
  join(() => asked.push('other bell'))

  leave()
  vi.advanceTimersByTime(2_000)

  expect(asked).toEqual(['other bell', 'other bell'])
})

test('a poll stops with the last who leaves, and begins anew with the next who joins', () => {
  const asked: string[] = []
  const join = createPoll(1_000)
  const leave = join(() => asked.push('before'))
  vi.advanceTimersByTime(900)
  leave()
  expect(vi.getTimerCount()).toBe(0)

  join(() => asked.push('after'))
  vi.advanceTimersByTime(1_000)

  expect(asked).toEqual(['after'])
})
