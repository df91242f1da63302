import { expect, test } from 'vitest'
import { Failure } from '#contract/api/failure.ts'
import { createFairQueue } from './fair-queue.ts'

/** Work that ends when it is told to, and the order in which works began. */
function createWorks(maxWaiting: number) {
  const inTurn = createFairQueue({ maxWaiting })
  const begun: string[] = []
  const endings: (() => void)[] = []
  const add = (name: string) =>
    inTurn(name.slice(0, 1), async () => {
      begun.push(name)
      await new Promise<void>((resolve) => endings.push(resolve))
      return name
    }).catch((error: unknown) => (error instanceof Failure ? `${name} ${error.code}` : 'no failure'))
  const endAll = async (outcomes: Promise<string>[]) => {
    const all = Promise.all(outcomes)
    let isOver = false
    void all.then(() => (isOver = true))
    while (!isOver) {
      endings.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    return all
  }
  return { add, begun, endAll }
}

test('keys take turns, and works of one key keep their order', async () => {
  const { add, begun, endAll } = createWorks(20)
  await endAll(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map(add))

  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('where all places are taken, the key with the most works gives one to a key with fewer', async () => {
  const { add, endAll } = createWorks(4)
  const outcomes = await endAll(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1', 'b2', 'c1'].map(add))

  expect(outcomes).toEqual([
    'a1',
    'a2',
    'a3 unavailable',
    'a4 unavailable',
    'a5 unavailable',
    'a6 unavailable',
    'b1',
    'b2',
    'c1',
  ])
})
