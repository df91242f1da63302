import { afterEach, expect, test, vi } from 'vitest'
import type { LiveTrip } from '#contract/trip/trip-live.ts'
import { joinLiveTabs } from './live-tabs.ts'

const TRIP = '00000000-0000-4000-8000-000000000001'
const DAY = '2026-12-07'

afterEach(() => vi.unstubAllGlobals())

/** A server whose stream says what a trip is, and the days that were reported to it. */
function serve() {
  const reported: unknown[] = []
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    if (!url.includes('/trip-live')) {
      reported.push(JSON.parse(body ?? 'null'))
      return Response.json({ success: true })
    }
    return new Response(new ReadableStream({ start: (stream) => void streams.push(stream) }))
  })
  const say = (trip: Partial<LiveTrip>) => {
    const trips = [{ id: TRIP, version: 1, role: 'owner', here: [], ...trip }]
    const event = `event: trips\ndata: ${JSON.stringify({ stream: 'stream', trips, missing: [] })}\n\n`
    streams.at(-1)?.enqueue(new TextEncoder().encode(event))
  }
  return { reported, streams, say }
}

test('the day on the screen is reported once the trip is shared, and not before', async () => {
  const { reported, streams, say } = serve()
  const heard: LiveTrip[] = []
  const tab = joinLiveTabs('user', TRIP, { onTrip: (trip) => heard.push(trip), onOver: () => undefined })
  tab.showDay(DAY)
  await vi.waitFor(() => expect(streams).toHaveLength(1))

  say({})
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  expect(reported).toEqual([])

  say({ version: 2, isShared: true })
  await vi.waitFor(() => expect(reported).toEqual([{ stream: 'stream', day: DAY }]))
  tab.leave()
})
