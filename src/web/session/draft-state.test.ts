import { expect, test } from 'vitest'
import { createDraftState } from './draft-state.ts'

function createCounter() {
  const stored: [number, number][] = []
  const state = createDraftState<number, number>({
    initial: 0,
    change: (count, added) => count + added,
    store: (count, before) => stored.push([count, before]),
  })
  return { state, stored }
}

test('every change is read at once and kept', () => {
  const { state, stored } = createCounter()

  state.act(2)
  state.act(3)

  expect(state.read()).toBe(5)
  expect(stored).toEqual([
    [2, 0],
    [5, 2],
  ])
})

test('listeners hear of every change until they stop', () => {
  const { state } = createCounter()
  const heard: number[] = []
  const stop = state.subscribe(() => heard.push(state.read()))

  state.act(1)
  stop()
  state.act(1)

  expect(heard).toEqual([1])
})
