import { SECOND_MS } from '#contract/text/durations.ts'
import { LIVE_LIMITS, type LiveTrip } from '#contract/trip/trip-live.ts'
import { showPresence, watchTrips } from '#contract/trip/trip-live.endpoints.ts'
import { ApiError, callOverHttp, readReply, send } from '../../api/call.ts'
import { openTripStream, type StreamParts } from './trip-stream.ts'

/** A message between the tabs of one browser. */
type Message =
  | { kind: 'here'; tab: string; trip: string; day: string | null }
  | { kind: 'left'; tab: string }
  | { kind: 'who' }
  | { kind: 'trips'; trips: readonly LiveTrip[] }
  | { kind: 'over'; id: string }

type Tab = { trip: string; day: string | null; isAlive: boolean }

type Listener = {
  readonly onTrip: (trip: LiveTrip) => void
  readonly onOver: () => void
}

export type LiveTab = {
  readonly showDay: (day: string | null) => void
  readonly leave: () => void
}

/** Tabs that open or change at once make one stream. */
const GATHER_MS = 150

/** A tab that crashed does not answer. */
const ASK_TABS_AFTER_MS = 20 * SECOND_MS

/**
 * Joins the tabs of this browser that show trips of an account. One of them has the stream, and passes its events to
 * the others. A tab that is hidden should leave, so that the one with the stream is never asleep.
 */
export function joinLiveTabs(userId: string, trip: string, { onTrip, onOver }: Listener): LiveTab {
  const tab = crypto.randomUUID()
  const leaving = new AbortController()
  const name = `live trips ${userId}`
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  let day: string | null = null
  let leader: ReturnType<typeof leadTabs> | null = null
  const post = channel?.postMessage.bind(channel)
  const send = (message: Message) => post?.(message)
  const hear = (message: Message) => {
    if (message.kind === 'trips') for (const known of message.trips) if (known.id === trip) onTrip(known)
    if (message.kind === 'over' && message.id === trip) onOver()
    if (message.kind === 'who') announceHere()
    leader?.hear(message)
  }
  const announceHere = () => {
    const message = { kind: 'here', tab, trip, day } as const
    send(message)
    leader?.hear(message)
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))
  const lead = () => {
    leader = leadTabs((message) => {
      send(message)
      hear(message)
    })
    announceHere()
  }
  if (channel && 'locks' in navigator) {
    navigator.locks
      .request(name, { signal: leaving.signal }, () => {
        lead()
        return new Promise<void>((release) => leaving.signal.addEventListener('abort', () => release()))
      })
      // Leaving ends the wait for the lock.
      .catch(() => undefined)
  } else lead()
  announceHere()
  return {
    showDay: (shown) => {
      if (shown === day) return
      day = shown
      announceHere()
    },
    leave: () => {
      send({ kind: 'left', tab })
      leader?.close()
      leaving.abort()
      channel?.close()
    },
  }
}

/** The tab with the stream. */
function leadTabs(send: (message: Message) => void) {
  const tabs = new Map<string, Tab>()
  const known = new Map<string, LiveTrip>()
  const sentDays = new Map<string, string | null>()
  let stream: string | null = null
  let opened = ''
  let close = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  const open = () => {
    const trips = [...new Set([...tabs.values()].map(({ trip }) => trip))].slice(-LIVE_LIMITS.trips).toSorted()
    if (trips.join() !== opened) {
      opened = trips.join()
      close()
      stream = null
      known.clear()
      close = trips.length === 0 ? () => {} : openTripStream({ ...listener, trips, ask: getStream(trips) })
    }
    reportDays()
  }
  const reportDays = () => {
    if (stream === null) return
    // Two tabs may show the same trip. The last message counts.
    const days = new Map([...tabs.values()].map(({ trip, day }) => [trip, day]))
    for (const [trip, day] of days) {
      // The day is for the other people of a shared trip.
      if (known.get(trip)?.isShared !== true || sentDays.get(trip) === day) continue
      sentDays.set(trip, day)
      void reportDay(stream, trip, day)
    }
  }
  const listener = {
    wait,
    random: Math.random,
    onTrips: (trips: readonly LiveTrip[], of: string | null) => {
      for (const trip of trips) known.set(trip.id, trip)
      send({ kind: 'trips', trips })
      if (of !== stream) {
        stream = of
        sentDays.clear()
      }
      reportDays()
    },
    onOver: (id: string) => {
      known.delete(id)
      send({ kind: 'over', id })
    },
  }
  const gather = () => {
    clearTimeout(timer)
    timer = setTimeout(open, GATHER_MS)
  }
  const asking = setInterval(() => {
    for (const [id, { isAlive }] of tabs) if (!isAlive) tabs.delete(id)
    for (const tab of tabs.values()) tab.isAlive = false
    send({ kind: 'who' })
    gather()
  }, ASK_TABS_AFTER_MS)
  send({ kind: 'who' })
  return {
    hear: (message: Message) => {
      if (message.kind === 'here') {
        const isNew = !tabs.delete(message.tab)
        tabs.set(message.tab, { trip: message.trip, day: message.day, isAlive: true })
        const trip = known.get(message.trip)
        if (isNew && trip) send({ kind: 'trips', trips: [trip] })
        gather()
      }
      if (message.kind === 'left' && tabs.delete(message.tab)) gather()
    },
    close: () => {
      clearTimeout(timer)
      clearInterval(asking)
      close()
    },
  }
}

/** Until the time is over or the network is back. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const waiting = new AbortController()
    const end = () => {
      clearTimeout(timer)
      waiting.abort()
      if (signal.aborted) reject(new DOMException('Closed', 'AbortError'))
      else resolve()
    }
    const timer = setTimeout(end, ms)
    // The network is back, as far as the device knows.
    addEventListener('online', end, waiting)
    signal.addEventListener('abort', end, waiting)
  })
}

/** @returns asks for the stream of some trips */
function getStream(trips: readonly string[]): StreamParts['ask'] {
  return async ({ isOnce, signal }) => {
    const query = { trips: trips.join(','), ...(isOnce && { once: 'true' }) }
    const sent = await send(watchTrips, { query }, { signal })
    if (!sent.response.ok) await readReply(watchTrips, sent)
    if (!sent.response.body) throw new ApiError('network', '')
    return sent.response.body
  }
}

/** A failure is no matter: the others see no day then. */
async function reportDay(stream: string, trip: string, day: string | null): Promise<void> {
  await callOverHttp(showPresence, { params: { id: trip }, body: { stream, day } }).catch(() => undefined)
}
