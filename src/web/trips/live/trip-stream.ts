import { MINUTE_MS, SECOND_MS } from '#contract/text/durations.ts'
import { LiveEvents, type LiveTrip } from '#contract/trip/trip-live.ts'
import { ApiError } from '../../api/call.ts'
import { readStream } from './event-text.ts'

/** A stream that says nothing for this time is held back by a proxy on the way. */
const FIRST_EVENT_MS = 10 * SECOND_MS

/** The server says something every 15 s. */
const MAX_SILENCE_MS = 45 * SECOND_MS

/** Interval at which the versions are requested without a stream, in ms. */
const ASK_AFTER_MS = 15 * SECOND_MS

/** Interval at which a stream is tried again in a network that holds streams back, in ms. */
const TRY_AGAIN_AFTER_MS = 5 * MINUTE_MS

export type StreamListener = {
  readonly onTrips: (trips: readonly LiveTrip[], stream: string | null) => void
  /** The reader is not in the trip, or has another role in it. */
  readonly onOver: (id: string) => void
}

export type StreamParts = StreamListener & {
  readonly trips: readonly string[]
  /** @throws ApiError */
  readonly ask: (options: { isOnce: boolean; signal: AbortSignal }) => Promise<ReadableStream<Uint8Array>>
  /** @throws when the signal is aborted */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** From 0 to 1. */
  readonly random: () => number
}

/** Outcome of one connection. `retryMs`: the delay that the server requests, null without one. */
type Ended =
  | { readonly kind: 'worked'; readonly retryMs: number | null }
  | { readonly kind: 'held back' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'over' }

/**
 * Listens for changes of trips until it is closed: by a stream, and where streams do not arrive by asking every 15 s.
 * @returns closes it
 */
export function openTripStream(parts: StreamParts): () => void {
  const closing = new AbortController()
  void listen(parts, closing.signal).catch(() => undefined)
  return () => closing.abort()
}

async function listen(parts: StreamParts, signal: AbortSignal): Promise<void> {
  const spread = (ms: number) => spreadWait(ms, parts.random())
  for (;;) {
    const ended = await connect(parts, { isOnce: false, signal })
    if (ended.kind === 'over' || signal.aborted) return
    if (ended.kind === 'worked') {
      await parts.wait(spread(ended.retryMs ?? SECOND_MS), signal)
      continue
    }
    const times = ended.kind === 'held back' ? TRY_AGAIN_AFTER_MS / ASK_AFTER_MS : 1
    for (let count = 0; count < times; count += 1) {
      const asked = await connect(parts, { isOnce: true, signal })
      if (asked.kind === 'over' || signal.aborted) return
      await parts.wait(spread(ASK_AFTER_MS), signal)
    }
  }
}

/** A crowd that lost the same server does not come back as one. @param random from 0 to 1 */
export function spreadWait(ms: number, random: number): number {
  return ms * (0.75 + random / 2)
}

async function connect(
  parts: StreamParts,
  { isOnce, signal }: { isOnce: boolean; signal: AbortSignal },
): Promise<Ended> {
  const silence = new AbortController()
  let hasSpoken = false
  let retryMs: number | null = null
  let timer = setTimeout(() => silence.abort(), FIRST_EVENT_MS)
  try {
    const body = await parts.ask({ isOnce, signal: AbortSignal.any([signal, silence.signal]) })
    for await (const part of readStream(body)) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), MAX_SILENCE_MS)
      if (part.kind === 'retry') retryMs = part.ms
      if (part.kind !== 'event') continue
      hasSpoken = true
      if (hear(parts, part.event, part.data, isOnce) === 'over') return { kind: 'over' }
    }
  } catch (error) {
    if (isFinal(error)) {
      for (const id of parts.trips) parts.onOver(id)
      return { kind: 'over' }
    }
    if (!hasSpoken) return silence.signal.aborted ? { kind: 'held back' } : { kind: 'failed' }
  } finally {
    clearTimeout(timer)
  }
  return hasSpoken ? { kind: 'worked', retryMs } : { kind: 'held back' }
}

/** An event of a newer server is none of ours. */
function hear(parts: StreamParts, event: string, data: unknown, isOnce: boolean): 'over' | 'goes on' {
  if (event === 'session-over') {
    // Reading a trip meets the end of the session, and says so in its usual way.
    for (const id of parts.trips) parts.onOver(id)
    return 'over'
  }
  const news = event === 'trips' ? LiveEvents.shape.trips.safeParse(data).data : undefined
  if (news) {
    parts.onTrips(news.trips, isOnce ? null : news.stream)
    for (const id of news.missing) parts.onOver(id)
  }
  const over = event === 'over' ? LiveEvents.shape.over.safeParse(data).data : undefined
  if (over) parts.onOver(over.id)
  return 'goes on'
}

/** The session has ended, or none of the trips is there for the reader. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not-found' || error.code === 'unauthenticated')
}
