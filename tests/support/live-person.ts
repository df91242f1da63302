import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { LiveTrip } from '#contract/trip/trip-live.ts'
import { Trip } from '#contract/trip/trips.ts'
import type { TripEdit } from '#planning/plan/trip-edit.ts'
import { findActivity, type TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { ApiError } from '#web/api/call.ts'
import { openTripStream } from '#web/trips/live/trip-stream.ts'
import { createTripEditor, type TripEditor } from '#web/trips/planner/trip-editor.ts'
import { getTripInput } from '#web/trips/planner/trip-input.ts'

/** The fate of a version of the trip, for all people together. */
export type Sightings = {
  /** The server has answered a save, whose first edit was made then. */
  acknowledged(version: number, save: { by: string; editedAt: number }): void
  /** Somebody's page shows the trip in a version. */
  seen(by: string, version: number): void
  /** Somebody's network is back after it was away since then. */
  cut(by: string, since: number): void
}

type PersonParts = {
  readonly url: string
  readonly token: string
  readonly name: string
  readonly tripId: string
  /** There and back. */
  readonly delayMs: number
  readonly sightings: Sightings
}

/** One traveller with an open plan: the editor, the merging and the stream of the browser, over a slow network. */
export type LivePerson = {
  readonly name: string
  readonly editor: TripEditor
  readonly edits: number
  /** The questions that were asked, one for each field. */
  readonly questions: number
  /** Those about what nobody else has changed: none, however often the network breaks. */
  readonly needlessQuestions: number
  /** The fields that were asked about. */
  readonly asked: ReadonlySet<string>
  /** Edits so many times a second, until the time is over. */
  edit(options: { perSecond: number; ms: number }): Promise<void>
  /** No request goes out, and the stream breaks. */
  cut(ms: number): Promise<void>
  /** Until everything is saved. */
  settle(): Promise<void>
  /** Values that the plan must have in the end, of what this person alone has changed. */
  expected(): ReadonlyMap<string, string>
  /** The trip is not there for this person any more, in milliseconds of the clock of the process. Null: it is. */
  readonly endedAt: number | null
  close(): void
}

/** Stops that nobody else changes. */
const OWN_STOPS = 5
/** One edit in so many is of a field that all change. */
const SHARED_FIELD_EVERY = 500
/** One edit in so many adds a stop. */
const ADDED_EVERY = 25

export const getOwnStops = (name: string) => Array.from({ length: OWN_STOPS }, (_, index) => `${name}-${index}`)

export async function joinLive(parts: PersonParts): Promise<LivePerson> {
  const { url, token, name, tripId, delayMs, sightings } = parts
  let isCut = false
  let breaking = new AbortController()
  let online = Promise.withResolvers<void>()
  let unsavedSince: number | null = null
  let edits = 0
  const away = () => new ApiError('network', '')

  /** Half of the delay lies before the server, half behind it. */
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    await wait(delayMs / 2)
    if (isCut) throw away()
    try {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      return await fetch(`${url}/api${path}`, { ...init, headers })
    } catch {
      throw away()
    }
  }
  const arrive = async <T>(answer: T): Promise<T> => {
    await wait(delayMs / 2)
    if (isCut) throw away()
    return answer
  }
  const getRefusal = (status: number) => {
    if (status === 409) return new ApiError('conflict', '')
    if (status === 404) return new ApiError('not-found', '')
    return new ApiError(status >= 500 ? 'unavailable' : 'invalid-input', String(status))
  }
  const readTrip = async (): Promise<TripWithPlan | undefined> => {
    const response = await ask(`/trips/${tripId}`)
    if (response.status === 404) return arrive(undefined)
    if (!response.ok) throw getRefusal(response.status)
    const body: unknown = await response.json().catch(() => null)
    if (body === null) throw away()
    const trip = Trip.parse(Reflect.get(Object(body), 'trip'))
    return arrive(trip)
  }
  const opened = await readTrip()
  if (!opened) throw new Error(`${name} is not in the trip`)
  const editor = createTripEditor({
    opened: { base: opened, trip: opened },
    cache: () => undefined,
    remote: {
      read: readTrip,
      save: async (trip, { version, base }) => {
        const body = JSON.stringify({ ...getTripInput(trip), version, base })
        const editedAt = unsavedSince ?? performance.now()
        const [begun, sentAt] = [edits, performance.now()]
        const response = await ask(`/trip/edit/${tripId}`, { method: 'PUT', body })
        if (!response.ok) {
          await response.arrayBuffer()
          await arrive(null)
          throw getRefusal(response.status)
        }
        const saved: unknown = await response.json().catch(() => null)
        if (saved === null) throw away()
        const answered = Trip.parse(Reflect.get(Object(saved), 'trip'))
        const { version: now } = answered
        sightings.acknowledged(now, { by: name, editedAt })
        unsavedSince = edits === begun ? null : sentAt
        return arrive(answered)
      },
    },
  })

  let questions = 0
  let needlessQuestions = 0
  let asked: unknown = null
  const asking = new Set<string>()
  let endedAt: number | null = null
  const last = new Map<string, string>()
  const stopAnswering = editor.subscribe(() => {
    sightings.seen(name, editor.read().trip.version)
    const { conflicts } = editor.read()
    if (!conflicts || conflicts === asked) return
    asked = conflicts
    questions += conflicts.conflicts.length
    needlessQuestions += conflicts.conflicts.filter(({ id }) => id !== null).length
    for (const { key } of conflicts.conflicts) asking.add(key)
    // After this change is told to all who listen.
    queueMicrotask(() => editor.resolve([]))
  })
  const close = openTripStream({
    trips: [tripId],
    wait: (ms, signal) => Promise.race([wait(ms, undefined, { signal }), online.promise]),
    random: Math.random,
    ask: async ({ isOnce, signal }) => {
      if (isCut) throw away()
      const query = `trips=${tripId}${isOnce ? '&once=true' : ''}`
      const headers = { authorization: `Bearer ${token}` }
      const signals = AbortSignal.any([signal, breaking.signal])
      const response = await fetch(`${url}/api/trip-live?${query}`, { headers, signal: signals }).catch(() => null)
      if (!response) throw away()
      if (!response.ok || !response.body) throw getRefusal(response.status)
      return response.body
    },
    onTrips: (trips: readonly LiveTrip[]) => {
      const [news] = trips
      // The event is as late as everything that comes down.
      if (news) void wait(delayMs / 2).then(() => editor.hear(news))
    },
    onOver: () => {
      endedAt ??= performance.now()
    },
  })

  const next = (): TripEdit => {
    edits += 1
    if (edits % SHARED_FIELD_EVERY === 0) return { kind: 'set-trip', fields: { title: `${name} ${edits}` } }
    if (edits % ADDED_EVERY === 0) {
      const id = `${name}-added-${edits}`
      last.set(id, '')
      return { kind: 'add-stop', stop: { id, name: id, place: null }, date: null, index: Infinity }
    }
    const stopId = `${name}-${edits % OWN_STOPS}`
    const notes = `${name} wrote ${edits}`
    last.set(stopId, notes)
    return { kind: 'set-stop', stopId, fields: { notes } }
  }
  return {
    name,
    editor,
    get edits() {
      return edits
    },
    get questions() {
      return questions
    },
    asked: asking,
    get needlessQuestions() {
      return needlessQuestions
    },
    get endedAt() {
      return endedAt
    },
    expected: () => last,
    edit: async ({ perSecond, ms }) => {
      const end = performance.now() + ms
      while (performance.now() < end) {
        unsavedSince ??= performance.now()
        editor.edit(next(), '')
        await wait(randomInt(1, Math.round(2_000 / perSecond)))
      }
    },
    cut: async (ms) => {
      isCut = true
      const since = performance.now()
      breaking.abort()
      breaking = new AbortController()
      await wait(ms)
      isCut = false
      // As the browser says that there is a network again.
      online.resolve()
      online = Promise.withResolvers<void>()
      void Promise.all([editor.save(), editor.refresh()])
      sightings.cut(name, since)
    },
    settle: async () => {
      while (editor.isDirty()) {
        await editor.save()
        if (editor.isDirty()) await wait(100)
      }
    },
    close: () => {
      stopAnswering()
      close()
    },
  }
}

/** Fields in which the plan differs from the values of the only person who edited them. */
export function lostEdits(trip: TripWithPlan, expected: ReadonlyMap<string, string>): string[] {
  return [...expected].flatMap(([stopId, notes]) => {
    const stop = findActivity(trip, stopId)
    return stop?.notes === notes ? [] : [`${stopId}: ${notes}, and not ${stop?.notes ?? 'gone'}`]
  })
}
