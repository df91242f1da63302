import { expect, onTestFinished, test, vi } from 'vitest'
import { SECOND_MS } from '#contract/text/durations.ts'
import type { LiveTrip } from '#contract/trip/trip-live.ts'
import { ApiError } from '../../api/call.ts'
import { openTripStream } from './trip-stream.ts'

const castle: LiveTrip = { id: 'castle', version: 3, role: 'editor', here: [] }

function getEvent(trips: LiveTrip[], missing: string[] = []) {
  return `event: trips\ndata: ${JSON.stringify({ stream: 'own', trips, missing })}\n\n`
}

/** A stream that says this in pieces of three bytes and ends. */
function getBody(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.slice(at, at + 3))
      controller.close()
    },
  })
}

/** Listens to these answers in turn, and closes when all were asked for. */
async function listenTo(answers: readonly (string | ApiError)[]) {
  const log: unknown[] = []
  const rest = [...answers]
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const close = openTripStream({
    trips: ['castle'],
    ask: ({ isOnce }) => {
      log.push(isOnce ? 'asks once' : 'opens a stream')
      const answer = rest.shift() ?? ''
      return typeof answer === 'string' ? Promise.resolve(getBody(answer)) : Promise.reject(answer)
    },
    wait: (ms) => {
      log.push(`waits ${ms}`)
      if (rest.length === 0) end()
      return rest.length === 0 ? Promise.reject(new Error('closed')) : Promise.resolve()
    },
    random: () => 0.5,
    onTrips: (trips, stream) => log.push([trips.map(({ version }) => version), stream]),
    onOver: (id) => {
      log.push(`over: ${id}`)
      if (rest.length === 0) end()
    },
  })
  await over
  close()
  return log
}

test('events that arrive in pieces are read, and a stream that ends is opened again after the time that it named', async () => {
  const text = `retry: 3000\n\n${getEvent([castle])}:\n\n${getEvent([{ ...castle, version: 4 }])}retry: 9000\n\n`
  expect(await listenTo([text])).toEqual(['opens a stream', [[3], 'own'], [[4], 'own'], 'waits 9000'])
})

test('where a server refuses streams, versions are asked for every 15 seconds', async () => {
  const full = new ApiError('too-many-requests', '')
  expect(await listenTo([full, getEvent([castle]), full, getEvent([castle])])).toEqual([
    'opens a stream',
    'asks once',
    [[3], null],
    'waits 15000',
    'opens a stream',
    'asks once',
    [[3], null],
    'waits 15000',
  ])
})

test('who is in none of the trips, or has no session any more, hears it and asks no more', async () => {
  for (const code of ['not-found', 'unauthenticated'] as const) {
    expect(await listenTo([new ApiError(code, '')])).toEqual(['opens a stream', 'over: castle'])
  }
  const ended = 'event: session-over\ndata: {}\n\n'
  expect(await listenTo([ended])).toEqual(['opens a stream', 'over: castle'])
})

test('a trip that is missing or over is told', async () => {
  expect(await listenTo([getEvent([], ['castle'])])).toEqual(['opens a stream', [[], 'own'], 'over: castle'])
  const over = 'event: over\ndata: {"id":"castle"}\n\n'
  expect(await listenTo([getEvent([castle]) + over])).toEqual(['opens a stream', [[3], 'own'], 'over: castle'])
})

test('a stream that falls silent, as after a sleep of the device, is given up and opened again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const opened: AbortSignal[] = []
  const close = openTripStream({
    trips: ['castle'],
    ask: ({ signal }) => {
      opened.push(signal)
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(getEvent([castle])))
          signal.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return Promise.resolve(body)
    },
    wait: () => Promise.resolve(),
    random: () => 0.5,
    onTrips: () => {},
    onOver: () => {},
  })
  onTestFinished(close)
  await vi.advanceTimersByTimeAsync(44 * SECOND_MS)
  expect(opened).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2 * SECOND_MS)
  expect(opened.map(({ aborted }) => aborted)).toEqual([true, false])
})
