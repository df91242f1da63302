import { SECOND_MS } from '#contract/text/durations.ts'
import type { LiveEvents, LiveTrip, Presence, TripChange, Watcher } from '#contract/trip/trip-live.ts'
import type { TripRole } from '#contract/trip/trip-rights.ts'
import { areSessionsOpen } from '../../account/auth/live-sessions.ts'
import type { Context } from '../../platform/context.ts'
import { watchChanges } from '../../platform/store/changes.ts'
import { LivingProcesses } from './living-processes.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import { requireTripRight, tripMissing, type OfTrip } from './trip-access.ts'
import { TripChanges } from './trip-changes.ts'
import {
  beat,
  deleteProcess,
  deleteWatchesFor,
  insertWatches,
  listMembers,
  listTripStates,
  listWatching,
  updateWatch,
  type Member,
  type NewWatch,
  type TripState,
  type Watching,
} from './trip-live.store.ts'

type LiveDeps = Pick<Context, 'store' | 'now' | 'newId'> & { guide: Pick<GuideHolder, 'current'> }

/** A shared trip that has just changed is looked at so often, for a while: whoever edits edits again. */
const GLANCE_AFTER_MS = 100
const BUSY_MS = 10 * SECOND_MS

/** Where the events of one stream go. */
export type LiveSink = {
  readonly send: <Name extends keyof LiveEvents>(event: Name, data: LiveEvents[Name]) => void
  readonly end: () => void
}

export type LiveReader = { readonly accountId: string; readonly tokenHash: string }

type Stream = LiveReader & {
  readonly id: string
  readonly sink: LiveSink
  /** The last state that was sent of each trip, by its id. */
  readonly sent: Map<string, LiveTrip>
  /** Others may know that it shows its trips. */
  shown: ReadonlySet<string>
}

/** Most streams show a trip of one person: thousands share this. */
const NONE: ReadonlySet<string> = new Set()

/** The rows of the database about some trips. */
type Facts = {
  readonly asked: ReadonlySet<string>
  readonly states: ReadonlyMap<string, TripState>
  readonly members: ReadonlyMap<string, readonly Member[]>
  readonly watching: ReadonlyMap<string, readonly Watching[]>
  readonly changes: ReadonlyMap<string, TripChange>
}

/**
 * The streams of this process: once a second it asks the database for the versions of their trips, for the rights of
 * their readers and for who looks at the same trips, and sends what is new. So changes by every process arrive, and
 * nothing of rights is cached (docs/decisions/0120).
 */
export class LiveTrips {
  readonly #deps: LiveDeps
  readonly #processId: string
  readonly #streams = new Set<Stream>()
  readonly #processes = new LivingProcesses(() => performance.now())
  readonly #stopWatching: () => void
  readonly #changes: TripChanges
  /** Trips that somebody edits, with the instant until which they count as such. */
  readonly #busy = new Map<string, number>()
  #looking: Promise<void> | null = null
  #glancing: Promise<void> | null = null
  #nextGlance: ReturnType<typeof setTimeout> | null = null
  #hasBeaten = false

  constructor(deps: LiveDeps) {
    this.#deps = deps
    this.#processId = deps.newId()
    this.#changes = new TripChanges(deps)
    this.#stopWatching = watchChanges(() => this.look())
  }

  /**
   * @returns begins a stream, and what it returns ends it
   * @throws Failure `not-found` when the reader is in none of the trips
   */
  async prepare(
    reader: LiveReader,
    { tripIds, isOnce }: { tripIds: readonly string[]; isOnce: boolean },
  ): Promise<(sink: LiveSink) => () => void> {
    const facts = await this.#read(tripIds, await listTripStates(this.#deps.store.db, tripIds))
    const seen = tripIds.flatMap((id) => this.#show(facts, id, reader.accountId) ?? [])
    if (seen.length === 0) throw tripMissing()
    if (!isOnce) await this.#changes.follow(seen.filter(({ isShared }) => isShared))
    const missing = tripIds.filter((id) => !seen.some((trip) => trip.id === id))
    return (sink) => {
      const sent = new Map(seen.map((trip) => [trip.id, trip]))
      const stream: Stream = { ...reader, id: this.#deps.newId(), sink, sent, shown: NONE }
      sink.send('trips', { stream: stream.id, trips: seen, missing })
      if (isOnce) {
        sink.end()
        return () => undefined
      }
      this.#streams.add(stream)
      return () => this.#forget(stream)
    }
  }

  /** @throws Failure `not-found` when the traveller is not in the trip */
  async showPresence({ tripId, accountId }: OfTrip, { stream, day }: Presence): Promise<void> {
    const { db } = this.#deps.store
    await requireTripRight(db, { tripId, accountId }, 'read')
    // The first look of a stream makes its row, and may be a second away.
    const own = [...this.#streams].find(({ id }) => id === stream)
    if (own) await this.look()
    await updateWatch(db, { streamId: stream, tripId, accountId, day })
  }

  /** Sends what is new to all streams. A second call waits for the first. */
  look(): Promise<void> {
    return (this.#looking ??= this.#lookAtAll().finally(() => (this.#looking = null)))
  }

  async close(): Promise<void> {
    this.#stopWatching()
    this.#busy.clear()
    await this.#looking?.catch(() => undefined)
    await this.#glancing?.catch(() => undefined)
    if (this.#nextGlance) clearTimeout(this.#nextGlance)
    if (this.#hasBeaten) await deleteProcess(this.#deps.store.db, this.#processId).catch(() => undefined)
  }

  async #lookAtAll(): Promise<void> {
    await this.#glancing?.catch(() => undefined)
    const ids = new Set([...this.#streams].flatMap(({ sent }) => [...sent.keys()]))
    this.#changes.keepOnly(ids)
    const facts = await this.#lookAt(ids)
    if (!facts) return
    await this.#changes.follow([...facts.members.keys()].map((id) => ({ id })))
    await this.#announce(facts)
  }

  /** Between two looks at all trips. */
  #glanceSoon(): void {
    const at = performance.now()
    for (const [id, until] of this.#busy) if (until < at) this.#busy.delete(id)
    if (this.#busy.size === 0 || this.#nextGlance) return
    this.#nextGlance = setTimeout(() => {
      this.#nextGlance = null
      this.#glancing ??= (this.#looking ?? this.#lookAt(new Set(this.#busy.keys())))
        // The next look at all of them tries again.
        .then(
          () => undefined,
          () => undefined,
        )
        .finally(() => {
          this.#glancing = null
          this.#glanceSoon()
        })
    }, GLANCE_AFTER_MS).unref()
  }

  /** @returns what was found. Null: no stream has one of the trips */
  async #lookAt(ids: ReadonlySet<string>): Promise<Facts | null> {
    const streams = [...this.#streams].filter(({ sent }) => [...sent.keys()].some((id) => ids.has(id)))
    if (streams.length === 0) return null
    const { states, changes } = await this.#readNews([...ids])
    // Who may see it is read after what is seen: somebody who is removed gets nothing that was written since.
    const [found, isOpen] = await Promise.all([
      this.#read([...ids], states),
      areSessionsOpen(
        this.#deps,
        streams.map(({ tokenHash }) => tokenHash),
      ),
    ])
    const facts = { ...found, changes }
    for (const stream of streams) {
      if (isOpen(stream.tokenHash)) this.#tell(stream, facts)
      else this.#end(stream, () => stream.sink.send('session-over', {}))
    }
    return facts
  }

  async #readNews(tripIds: readonly string[]) {
    const found = await listTripStates(this.#deps.store.db, tripIds)
    const renewed = await this.#changes.renew(found)
    for (const id of renewed.keys()) this.#busy.set(id, performance.now() + BUSY_MS)
    this.#glanceSoon()
    const states = found.map((state) => ({ ...state, version: renewed.get(state.id)?.version ?? state.version }))
    const changes = [...renewed].flatMap(([id, { change }]) => (change ? [[id, change] as const] : []))
    return { states, changes: new Map(changes) }
  }

  async #read(tripIds: readonly string[], states: readonly TripState[]): Promise<Facts> {
    const { db } = this.#deps.store
    const [members, watching] = await Promise.all([listMembers(db, tripIds), listWatching(db, tripIds)])
    this.#processes.note(watching)
    return {
      asked: new Set(tripIds),
      changes: new Map(),
      states: new Map(states.map((state) => [state.id, state])),
      members: Map.groupBy(members, ({ tripId }) => tripId),
      watching: Map.groupBy(
        watching.filter(({ processId }) => this.#processes.lives(processId)),
        ({ tripId }) => tripId,
      ),
    }
  }

  /** Undefined: the account is not in the trip. */
  #show({ states, members, watching }: Facts, tripId: string, accountId: string): LiveTrip | undefined {
    const state = states.get(tripId)
    const others = members.get(tripId) ?? []
    const role = state && roleIn(state, others, accountId)
    if (!state || !role) return undefined
    const here = getWatchers(state, others, watching.get(tripId) ?? []).filter((one) => one.accountId !== accountId)
    return {
      id: tripId,
      version: state.version,
      role,
      here: here.map(({ accountId: _id, ...shown }) => shown),
      ...(others.length > 0 && { isShared: true as const }),
      // Most trips never have one.
      ...(state.suggestions > 0 && { suggestions: state.suggestions }),
    }
  }

  #tell(stream: Stream, facts: Facts): void {
    const news: LiveTrip[] = []
    for (const [id, before] of stream.sent) {
      if (!facts.asked.has(id)) continue
      const now = this.#show(facts, id, stream.accountId)
      if (now?.role !== before.role) return this.#end(stream, () => stream.sink.send('over', { id }))
      if (JSON.stringify(now) !== JSON.stringify(before)) news.push(now)
    }
    for (const trip of news) stream.sent.set(trip.id, trip)
    const trips = news.map((trip) => {
      const change = facts.changes.get(trip.id)
      return change ? { ...trip, change } : trip
    })
    if (trips.length > 0) stream.sink.send('trips', { stream: stream.id, trips, missing: [] })
  }

  /** Only trips with companions need to know who looks at them. */
  async #announce({ states, members }: Facts): Promise<void> {
    const { db } = this.#deps.store
    const rows: NewWatch[] = []
    let isSeen = false
    for (const stream of this.#streams) {
      for (const tripId of stream.sent.keys()) {
        const isShared = states.has(tripId) && (members.get(tripId) ?? []).length > 0
        if (!isShared) continue
        isSeen = true
        if (!stream.shown.has(tripId)) rows.push({ streamId: stream.id, tripId, accountId: stream.accountId })
      }
    }
    if (!isSeen) return
    // A full disk or a database that cannot be written to ends no stream.
    await beat(db, this.#processId)
    this.#hasBeaten = true
    await insertWatches(db, this.#processId, rows)
    for (const { streamId, tripId } of rows) {
      for (const stream of this.#streams) if (stream.id === streamId) stream.shown = new Set([...stream.shown, tripId])
    }
  }

  #end(stream: Stream, say: () => void): void {
    this.#forget(stream)
    say()
    stream.sink.end()
  }

  #forget(stream: Stream): void {
    if (!this.#streams.delete(stream)) return
    // A row that stays because the database is away ends with this process.
    if (stream.shown.size > 0) void deleteWatchesFor(this.#deps.store.db, stream.id).catch(() => undefined)
  }
}

function roleIn({ ownerId }: TripState, members: readonly Member[], accountId: string): TripRole | null {
  if (ownerId === accountId) return 'owner'
  return members.find((member) => member.accountId === accountId)?.role ?? null
}

/** Each person once, however many devices they look with: with a day, if one of them says it. */
function getWatchers(
  state: TripState,
  members: readonly Member[],
  watching: readonly Watching[],
): (Watcher & { accountId: string })[] {
  const people = Map.groupBy(watching, ({ accountId }) => accountId)
  return [...people].flatMap(([accountId, looks]) => {
    const member = members.find((known) => known.accountId === accountId)
    const [first] = looks
    if (!first || (!member && state.ownerId !== accountId)) return []
    const day = looks.find((look) => look.day !== null)?.day ?? null
    return [{ accountId, person: member?.personId ?? null, name: first.name, day }]
  })
}
