import { LiveEvents, type LiveTrip } from '#contract/trip/trip-live.ts'
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
  leave(): void
}

type Asked = { trips: readonly string[]; once?: boolean }

/** Opens a stream over the network: how a reader leaves shows there alone. */
export async function watchTrips(
  { app }: Pick<TestApp, 'app'>,
  { token }: Pick<TestUser, 'token'>,
  { trips, once = false }: Asked,
): Promise<TestStream> {
  const leaving = new AbortController()
  const query = `trips=${trips.join(',')}${once ? '&once=true' : ''}`
  const response = await fetch(`${await listen(app)}/api/trip-live?${query}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' },
    signal: leaving.signal,
  })
  const events = readEvents(response.body ?? new ReadableStream())
  const next = async () => {
    const { value, done } = await events.next()
    return done ? undefined : value
  }
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    next,
    trips: async () => {
      const found = await next()
      if (found?.event !== 'trips')
        throw new Error(`Expected trips, got ${JSON.stringify(found)} with status ${response.status}`)
      return LiveEvents.shape.trips.parse(found.data)
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
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<{ event: string; data: unknown }, undefined> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n')
      text = text.slice(end + 2)
      const getField = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
      const event = getField('event')
      if (event !== undefined) yield { event, data: JSON.parse(getField('data') ?? 'null') }
    }
  }
}
