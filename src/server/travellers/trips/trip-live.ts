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
  listTripStates,
  listWatching,
  updateWatch,
  type NewWatch,
  type TripState,
  type Watching,
} from './trip-live.store.ts'

type LiveDeps = Pick<Context, 'store' | 'now' | 'newId'> & { guide: Pick<GuideHolder, 'current'> }

/** A stream ends within a second after its reader is removed, also on a busy machine. */
const LOOK_AFTER_MS = 800
/**
 * Interval at which a shared trip that has just changed or been opened is read, for a while: people who edit usually
 * edit again.
 */
const GLANCE_AFTER_MS = 50
/** Looking at many of them takes at most a fifth of the time. */
const RESTS_OF_GLANCE = 4
const BUSY_MS = 10 * SECOND_MS

/** Receiver of the events of one stream. */
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
  readonly watching: ReadonlyMap<string, readonly Watching[]>
  readonly changes: ReadonlyMap<string, TripChange>
}

/**
 * The streams of this process: in each second it reads the versions of their trips, the rights of their readers and the
 * people who view the same trips from the database, and sends the news. Changes by every process therefore arrive, and
 * no rights are cached (docs/decisions/0120).
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
  /** Reads run one after another, so that changes are sent in the order in which they were read. */
  #turn: Promise<unknown> = Promise.resolve()
  #nextGlance: ReturnType<typeof setTimeout> | null = null
  #hasBeaten = false

  constructor(deps: LiveDeps) {
    this.#deps = deps
    this.#processId = deps.newId()
    this.#changes = new TripChanges(deps)
    this.#stopWatching = watchChanges(() => this.look(), LOOK_AFTER_MS)
  }

  /**
   * @returns begins a stream, and what it returns ends it
   * @throws Failure `not-found` when the reader is in none of the trips
   */
  async prepare(
    reader: LiveReader,
    { tripIds, isOnce }: { tripIds: readonly string[]; isOnce: boolean },
  ): Promise<(sink: LiveSink) => () => void> {
    const { db } = this.#deps.store
    const watching = await listWatching(db, tripIds)
    const facts = this.#gather(tripIds, watching, { states: await listTripStates(db, tripIds), changes: new Map() })
    const seen = tripIds.flatMap((id) => this.#show(facts, id, reader.accountId) ?? [])
    if (seen.length === 0) throw tripMissing()
    if (!isOnce) await this.#followShared(seen.flatMap(({ id, isShared }) => (isShared ? id : [])))
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

  /** Sends the news to all streams. A second call waits for the first. */
  look(): Promise<void> {
    return (this.#looking ??= this.#lookAtAll().finally(() => (this.#looking = null)))
  }

  async close(): Promise<void> {
    this.#stopWatching()
    this.#busy.clear()
    await this.#looking?.catch(() => undefined)
    await this.#turn
    if (this.#nextGlance) clearTimeout(this.#nextGlance)
    if (this.#hasBeaten) await deleteProcess(this.#deps.store.db, this.#processId).catch(() => undefined)
  }

  async #lookAtAll(): Promise<void> {
    const facts = await this.#takeTurn(async () => {
      const ids = new Set([...this.#streams].flatMap(({ sent }) => [...sent.keys()]))
      this.#changes.retainOnly(ids)
      for (const id of this.#busy.keys()) if (!ids.has(id)) this.#busy.delete(id)
      if (ids.size === 0) return null
      const read = await this.#read([...ids])
      await this.#announce(read)
      return read
    })
    if (!facts) return
    await this.#changes.follow([...facts.states.values()].flatMap(({ id, members }) => (members.length > 0 ? id : [])))
    await this.#register(facts)
  }

  async #followShared(ids: readonly string[]): Promise<void> {
    await this.#changes.follow(ids)
    this.#glanceAt(ids)
  }

  #glanceAt(ids: readonly string[]): void {
    for (const id of ids) this.#busy.set(id, performance.now() + BUSY_MS)
    this.#glanceSoon(GLANCE_AFTER_MS)
  }

  /** Between two looks at all trips. */
  #glanceSoon(afterMs: number): void {
    const at = performance.now()
    for (const [id, until] of this.#busy) if (until < at) this.#busy.delete(id)
    if (this.#busy.size === 0 || this.#nextGlance) return
    this.#nextGlance = setTimeout(() => {
      const begun = performance.now()
      this.#takeTurn(() => this.#glance())
        // The next look at all of them tries again.
        .catch(() => undefined)
        .finally(() => {
          this.#nextGlance = null
          this.#glanceSoon(Math.max(GLANCE_AFTER_MS, RESTS_OF_GLANCE * (performance.now() - begun)))
        })
    }, afterMs).unref()
  }

  /** Mostly one small query. */
  async #glance(): Promise<void> {
    const ids = [...this.#busy.keys()]
    const found = new Map((await listTripStates(this.#deps.store.db, ids)).map((state) => [state.id, state]))
    const news = ids.filter((id) => this.#isNews(id, found.get(id)))
    if (news.length > 0) await this.#announce(await this.#read(news))
  }

  #isNews(id: string, now: TripState | undefined): boolean {
    return [...this.#streams].some(({ sent, accountId }) => {
      const before = sent.get(id)
      return before && (before.version !== now?.version || before.role !== getRole(now, accountId))
    })
  }

  #takeTurn<T>(work: () => Promise<T>): Promise<T> {
    const taken = this.#turn.then(work)
    this.#turn = taken.catch(() => undefined)
    return taken
  }

  /**
   * Reads all about some trips. People are read after who looks, and with the content that is sent, so that somebody who
   * is removed gets nothing of what was there afterwards.
   */
  async #read(tripIds: readonly string[]): Promise<Facts> {
    const { db } = this.#deps.store
    const watching = await listWatching(db, tripIds)
    const { states, changes, changed } = await this.#changes.renew(await listTripStates(db, tripIds))
    this.#glanceAt(changed)
    return this.#gather(tripIds, watching, { states, changes })
  }

  #gather(
    tripIds: readonly string[],
    watching: readonly Watching[],
    { states, changes }: Pick<Facts, 'changes'> & { states: readonly TripState[] },
  ): Facts {
    this.#processes.note(watching)
    return {
      asked: new Set(tripIds),
      changes,
      states: new Map(states.map((state) => [state.id, state])),
      watching: Map.groupBy(
        watching.filter(({ processId }) => this.#processes.lives(processId)),
        ({ tripId }) => tripId,
      ),
    }
  }

  /** Sends the news to all streams, and ends the streams whose sessions have ended. */
  async #announce(facts: Facts): Promise<void> {
    const streams = [...this.#streams].filter(({ sent }) => [...sent.keys()].some((id) => facts.asked.has(id)))
    const isOpen = await areSessionsOpen(
      this.#deps,
      streams.map(({ tokenHash }) => tokenHash),
    )
    for (const stream of streams) {
      if (isOpen(stream.tokenHash)) this.#notify(stream, facts)
      else this.#end(stream, () => stream.sink.send('session-over', {}))
    }
  }

  /** Undefined: the account is not in the trip. */
  #show({ states, watching }: Facts, tripId: string, accountId: string): LiveTrip | undefined {
    const state = states.get(tripId)
    const role = getRole(state, accountId)
    if (!state || !role) return undefined
    const here = getWatchers(state, watching.get(tripId) ?? []).filter((one) => one.accountId !== accountId)
    return {
      id: tripId,
      version: state.version,
      role,
      here: here.map(({ accountId: _id, ...shown }) => shown),
      ...(state.members.length > 0 && { isShared: true as const, people: state.members.length }),
      // Most trips never have one.
      ...(state.suggestions > 0 && { suggestions: state.suggestions }),
    }
  }

  #notify(stream: Stream, facts: Facts): void {
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

  /** Only trips with companions need the list of people who view them. */
  async #register({ states }: Facts): Promise<void> {
    const { db } = this.#deps.store
    const rows: NewWatch[] = []
    let isSeen = false
    for (const stream of this.#streams) {
      for (const tripId of stream.sent.keys()) {
        const isShared = (states.get(tripId)?.members.length ?? 0) > 0
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

  #end(stream: Stream, announce: () => void): void {
    this.#forget(stream)
    announce()
    stream.sink.end()
  }

  #forget(stream: Stream): void {
    if (!this.#streams.delete(stream)) return
    // A row that stays because the database is away ends with this process.
    if (stream.shown.size > 0) void deleteWatchesFor(this.#deps.store.db, stream.id).catch(() => undefined)
  }
}

/** Undefined: the account is not in the trip, or there is no trip. */
function getRole(state: TripState | undefined, accountId: string): TripRole | undefined {
  if (state?.ownerId === accountId) return 'owner'
  return state?.members.find((member) => member.accountId === accountId)?.role
}

/** Each person once, also with several devices: with a day, if one of the devices reports it. */
function getWatchers(
  { ownerId, members }: TripState,
  watching: readonly Watching[],
): (Watcher & { accountId: string })[] {
  const people = Map.groupBy(watching, ({ accountId }) => accountId)
  return [...people].flatMap(([accountId, looks]) => {
    const member = members.find((known) => known.accountId === accountId)
    const [first] = looks
    if (!first || (!member && ownerId !== accountId)) return []
    const day = looks.find((look) => look.day !== null)?.day ?? null
    return [{ accountId, person: member?.personId ?? null, name: first.name, day }]
  })
}
