import { expect, test } from 'vitest'
import { createWishQueue } from './wish-queue.ts'

/** A server that replies when the test lets it, and a record of its calls. */
function createServer() {
  const sent: boolean[] = []
  const applied: boolean[] = []
  const failed: unknown[] = []
  const answers: { resolve: () => void; reject: (reason: unknown) => void }[] = []
  const { wish, ...rest } = createWishQueue<string>({
    send: (_place, isWanted) => {
      sent.push(isWanted)
      return new Promise((resolve, reject) => answers.push({ resolve, reject }))
    },
    onApplied: async (_place, isWanted) => void applied.push(isWanted),
  })
  const queue = {
    ...rest,
    wish: (key: string, place: string, isWanted: boolean) =>
      void wish(key, place, isWanted).catch((error: unknown) => failed.push(error)),
  }
  const answer = async (how: 'resolve' | 'reject' = 'resolve') => {
    const next = answers.shift()
    if (how === 'resolve') next?.resolve()
    else next?.reject('refused')
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { queue, sent, applied, failed, answer }
}

test('a wish shows at once and stays until the server confirms it', async () => {
  const { queue, sent, applied, answer } = createServer()

  queue.wish('castle', 'Surat Castle', true)
  expect(queue.wishFor('castle')).toBe(true)
  await answer()

  expect(sent).toEqual([true])
  expect(applied).toEqual([true])
  expect(queue.wishFor('castle')).toBeUndefined()
})

test('of twenty quick clicks only the first and the last are sent, one after the other', async () => {
  const { queue, sent, applied, answer } = createServer()

  for (let click = 1; click <= 20; click += 1) queue.wish('castle', 'Surat Castle', click % 2 === 1)
  expect(sent).toEqual([true])
  await answer()
  expect(sent).toEqual([true, false])
  await answer()

  expect(applied).toEqual([false])
  expect(queue.wishFor('castle')).toBeUndefined()
})

test('clicks that end in the state of the first click send no further request', async () => {
  const { queue, sent, applied, answer } = createServer()

  queue.wish('castle', 'Surat Castle', true)
  queue.wish('castle', 'Surat Castle', false)
  queue.wish('castle', 'Surat Castle', true)
  await answer()

  expect(sent).toEqual([true])
  expect(applied).toEqual([true])
})

test('a failure drops every wish for the place and is reported once', async () => {
  const { queue, sent, applied, failed, answer } = createServer()

  queue.wish('castle', 'Surat Castle', true)
  queue.wish('castle', 'Surat Castle', false)
  await answer('reject')

  expect(failed).toEqual(['refused'])
  expect(sent).toEqual([true])
  expect(applied).toEqual([])
  expect(queue.wishFor('castle')).toBeUndefined()
})

test('after a failure the next click is sent again', async () => {
  const { queue, sent, answer } = createServer()

  queue.wish('castle', 'Surat Castle', true)
  await answer('reject')
  queue.wish('castle', 'Surat Castle', true)
  await answer()

  expect(sent).toEqual([true, true])
})

test('places do not wait for each other', async () => {
  const { queue, sent } = createServer()

  queue.wish('castle', 'Surat Castle', true)
  queue.wish('dumas', 'Dumas Beach', true)

  expect(sent).toEqual([true, true])
})

test('listeners hear of every wish and of its end', async () => {
  const { queue, answer } = createServer()
  const heard: (boolean | undefined)[] = []
  const stop = queue.subscribe(() => heard.push(queue.wishFor('castle')))

  queue.wish('castle', 'Surat Castle', true)
  await answer()
  stop()
  queue.wish('castle', 'Surat Castle', false)

  expect(heard).toEqual([true, undefined])
})
