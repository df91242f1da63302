import type { TripChange } from '#contract/trip/trip-live.ts'
import { findTripChange } from '#planning/merge/find-change.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import type { Context } from '../../platform/context.ts'
import { showStops } from './stops.ts'
import { listTripTexts, type TripState, type TripText } from './trip-live.store.ts'
import { parseTripContent } from './trips.store.ts'

type ChangesDeps = Pick<Context, 'store'> & { guide: Pick<GuideHolder, 'current'> }

/** Trips of this process whose last content is in memory, so that a change of them can be sent. */
const MAX_TRIPS = 200
/** For longer ones only the version is sent. */
const MAX_TRIP_BYTES = 64 * 1024
/** A reader who takes nothing is ended at 64 kB: of larger changes only the version is sent. */
const MAX_CHANGE_BYTES = 16 * 1024

type Known = Pick<TripText, 'id' | 'version' | 'document'>

/** Trips after a read of their news. */
type Renewed = {
  readonly states: readonly TripState[]
  /** By the ids of the trips. Left out: too large, or nothing has changed. */
  readonly changes: ReadonlyMap<string, TripChange>
  /** The ids of those with a new version. */
  readonly changed: readonly string[]
}

/** The changes of trips that several people look at. It knows no rights: whoever sends a change checks them. */
export class TripChanges {
  readonly #deps: ChangesDeps
  readonly #known = new Map<string, Known>()

  constructor(deps: ChangesDeps) {
    this.#deps = deps
  }

  /** Begins with trips that are not followed yet. */
  async follow(ids: readonly string[]): Promise<void> {
    const fresh = ids.filter((id) => !this.#known.has(id)).slice(0, MAX_TRIPS - this.#known.size)
    for (const text of await this.#read(fresh)) if (!this.#known.has(text.id)) this.#know(text)
  }

  /**
   * Reads the news of the trips that are followed. People and changes are those of one moment.
   * @param found as the database had them a moment ago
   */
  async renew(found: readonly TripState[]): Promise<Renewed> {
    const old = found.filter(({ id, version }) => (this.#known.get(id)?.version ?? version) < version)
    const changed = old.map(({ id }) => id)
    const texts = new Map((await this.#read(changed)).map((text) => [text.id, text]))
    const changes = new Map<string, TripChange>()
    for (const text of texts.values()) {
      const change = this.#compare(this.#known.get(text.id), text)
      if (change) changes.set(text.id, change)
      this.#know(text)
    }
    const states = found.flatMap((state) => (changed.includes(state.id) ? (texts.get(state.id) ?? []) : state))
    return { states, changes, changed }
  }

  /** Forgets the trips that no stream has. */
  retainOnly(ids: ReadonlySet<string>): void {
    for (const id of this.#known.keys()) if (!ids.has(id)) this.#known.delete(id)
  }

  #know({ id, version, document }: Known): void {
    this.#known.set(id, { id, version, document })
  }

  async #read(ids: readonly string[]): Promise<readonly TripText[]> {
    return ids.length === 0 ? [] : listTripTexts(this.#deps.store.db, ids, MAX_TRIP_BYTES)
  }

  #compare(before: Known | undefined, after: Known): TripChange | undefined {
    const [known, now] = [before && this.#show(before), this.#show(after)]
    const change = known && now ? findTripChange(known, now) : null
    const isSmall = change !== null && Buffer.byteLength(JSON.stringify(change)) <= MAX_CHANGE_BYTES
    return isSmall ? change : undefined
  }

  /** As the call shows it that reads a trip. Null: it is too long. */
  #show({ document, version }: Known) {
    if (document === null) return null
    const content = parseTripContent(document)
    return { ...content, destinations: showStops(content.destinations, this.#deps.guide.current()), version }
  }
}
