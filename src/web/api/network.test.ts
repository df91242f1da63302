import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let answer: () => Promise<Response>
let network: typeof import('./network.ts')
const events = new EventTarget()

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  answer = async () => Response.json({ status: 'ok' })
  vi.stubGlobal('fetch', () => answer())
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  network = await import('./network.ts')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const fail = () => Promise.reject(new TypeError('Failed to fetch'))

test('a browser that says offline is asked for proof', async () => {
  const listener = vi.fn<() => void>()
  const stop = network.onNetworkChange(listener)
  events.dispatchEvent(new Event('offline'))
  await vi.runAllTimersAsync()
  expect([network.isNetworkDown(), listener.mock.calls.length]).toEqual([false, 0])
  answer = fail
  events.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(0)
  expect([network.isNetworkDown(), listener.mock.calls.length]).toEqual([true, 1])
  stop()
})

test('a browser that says online, or a network that shows its login page, is not believed', async () => {
  const stop = network.onNetworkChange(() => undefined)
  network.reportNetwork(false)
  answer = fail
  events.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(network.isNetworkDown()).toBe(true)
  answer = async () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } })
  events.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(network.isNetworkDown()).toBe(true)
  stop()
})

test('while nothing answers, the server is asked again and again, and then no more', async () => {
  const asked = vi.fn<() => Promise<Response>>(fail)
  answer = asked
  network.reportNetwork(false)
  const there = network.waitForNetwork()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.mock.calls.length).toBe(4)
  asked.mockImplementation(async () => Response.json({ status: 'ok' }))
  await vi.advanceTimersByTimeAsync(60_000)
  await there
  expect([network.isNetworkDown(), asked.mock.calls.length]).toEqual([false, 5])
})

test('a network that comes and goes is asked for once at a time', async () => {
  const asked = vi.fn<() => Promise<Response>>(fail)
  answer = asked
  for (const isThere of [false, true, false, true, false]) network.reportNetwork(isThere)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked.mock.calls.length).toBe(2)
})
