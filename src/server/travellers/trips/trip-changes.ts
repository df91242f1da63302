import type { TripChange } from '#contract/trip/trip-live.ts'
import { findTripChange } from '#planning/merge/find-change.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import type { Context } from '../../platform/context.ts'
import { showStops } from './stops.ts'
import { listTripTexts, type TripText } from './trip-live.store.ts'
import { parseTripContent } from './trips.store.ts'

type ChangesDeps = Pick<Context, 'store'> & { guide: Pick<GuideHolder, 'current'> }

/** Trips of this process whose last content is in memory, so that a change of them can be sent. */
const MAX_TRIPS = 200
/** For longer ones only the version is sent. */
const MAX_TRIP_BYTES = 64 * 1024
/** A reader who takes nothing is ended at 64 kB: of larger changes only the version is sent. */
const MAX_CHANGE_BYTES = 16 * 1024

/** A trip that is followed, and the version that the database was found to have. */
type Followed = { readonly id: string; readonly version: number }

/** A newer version than the one that was followed is possible. */
export type NewVersion = { readonly version: number; readonly change: TripChange | undefined }

/** The changes of trips that several people look at. It knows no rights: whoever sends a change checks them afterwards. */
export class TripChanges {
  readonly #deps: ChangesDeps
  /** Null: the trip is too long. */
  readonly #known = new Map<string, TripText | null>()

  constructor(deps: ChangesDeps) {
    this.#deps = deps
  }

  /** Begins with trips that are not followed yet. */
  async follow(trips: readonly Pick<Followed, 'id'>[]): Promise<void> {
    const fresh = trips.filter(({ id }) => !this.#known.has(id)).slice(0, MAX_TRIPS - this.#known.size)
    const texts = await this.#read(fresh)
    for (const { id } of fresh) if (!this.#known.has(id)) this.#known.set(id, texts.get(id) ?? null)
  }

  /** @returns by the id of each trip what has changed since the last time */
  async renew(trips: readonly Followed[]): Promise<ReadonlyMap<string, NewVersion>> {
    const changed = trips.filter(({ id, version }) => (this.#known.get(id)?.version ?? version) < version)
    const texts = await this.#read(changed)
    return new Map(
      changed.map(({ id, version }): [string, NewVersion] => {
        const [before, text] = [this.#known.get(id), texts.get(id) ?? null]
        this.#known.set(id, text)
        const change = before && text ? this.#compare(before, text) : undefined
        return [id, { version: text?.version ?? version, change }]
      }),
    )
  }

  /** Forgets the trips that no stream has. */
  keepOnly(ids: ReadonlySet<string>): void {
    for (const id of this.#known.keys()) if (!ids.has(id)) this.#known.delete(id)
  }

  async #read(trips: readonly Pick<Followed, 'id'>[]): Promise<ReadonlyMap<string, TripText>> {
    if (trips.length === 0) return new Map()
    const ids = trips.map(({ id }) => id)
    const texts = await listTripTexts(this.#deps.store.db, ids, MAX_TRIP_BYTES)
    return new Map(texts.map((text) => [text.id, text]))
  }

  #compare(before: TripText, after: TripText): TripChange | undefined {
    const change = findTripChange(this.#show(before), this.#show(after))
    const isSmall = change !== null && Buffer.byteLength(JSON.stringify(change)) <= MAX_CHANGE_BYTES
    return isSmall ? change : undefined
  }

  /** As the call shows it that reads a trip. */
  #show({ document, version }: TripText) {
    const content = parseTripContent(document)
    return { ...content, destinations: showStops(content.destinations, this.#deps.guide.current()), version }
  }
}
