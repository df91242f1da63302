import { isDeepStrictEqual } from 'node:util'
import { LiveEvents, type LiveTrip, type Watcher } from '#contract/trip/trip-live.ts'
import type { TestApp } from './test-app.ts'
import type { TestUser } from './users.ts'

/** A stream of a test app. What has arrived is read without waiting for more. */
export type TestStream = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  /** Waits for the next event. Undefined: the stream has ended. */
  next(): Promise<{ event: string; data: unknown } | undefined>
  /** Waits for news of trips. */
  trips(): Promise<{ stream: string; trips: LiveTrip[]; missing: string[] }>
  /** Waits until the last news of a trip name these people. Looks of a process come at any time. */
  untilHere(trip: string, people: readonly Watcher[]): Promise<void>
  leave(): void
}

type Asked = { trips: readonly string[]; once?: boolean }

/** Opens a stream over the network: how a reader leaves shows there alone. */
export async function watchTrips(
  { app }: Pick<TestApp, 'app'>,
  user: Pick<TestUser, 'token'>,
  asked: Asked,
): Promise<TestStream> {
  return watchTripsAt(await listen(app), user, asked)
}

/** @param url of the server */
export async function watchTripsAt(
  url: string,
  { token }: Pick<TestUser, 'token'>,
  { trips, once = false }: Asked,
): Promise<TestStream> {
  const leaving = new AbortController()
  const query = `trips=${trips.join(',')}${once ? '&once=true' : ''}`
  const response = await fetch(`${url}/api/trip-live?${query}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' },
    signal: leaving.signal,
  })
  const body = response.body ?? new ReadableStream<Uint8Array>()
  // A body that nobody reads yet ends when the collector takes its response. The reader locks it at once.
  const events = readEvents(body.getReader())
  const next = async () => {
    const { value, done } = await events.next()
    return done ? undefined : value
  }
  const here = new Map<string, readonly Watcher[]>()
  const readTrips = async () => {
    const found = await next()
    if (found?.event !== 'trips')
      throw new Error(`Expected trips, got ${JSON.stringify(found)} with status ${response.status}`)
    const news = LiveEvents.shape.trips.parse(found.data)
    for (const trip of news.trips) here.set(trip.id, trip.here)
    return news
  }
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    next,
    trips: readTrips,
    untilHere: async (trip, people) => {
      while (!isDeepStrictEqual(here.get(trip), people)) await readTrips()
    },
    leave: () => leaving.abort(),
  }
}

/** @returns where the app listens, and listens if it does not yet */
async function listen(app: TestApp['app']): Promise<string> {
  const address = app.server.address()
  if (address === null) return app.listen({ host: '127.0.0.1', port: 0 })
  return typeof address === 'string' ? address : `http://127.0.0.1:${address.port}`
}

async function* readEvents(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<{ event: string; data: unknown }, undefined> {
  let text = ''
  const decoder = new TextDecoder()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true })
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n')
      text = text.slice(end + 2)
      const getField = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
      const event = getField('event')
      if (event !== undefined) yield { event, data: JSON.parse(getField('data') ?? 'null') }
    }
  }
}
