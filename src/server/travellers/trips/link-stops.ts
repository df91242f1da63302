import { setImmediate as yieldToRequests } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Destination } from '#contract/trip/trips.ts'
import type { Context } from '../../platform/context.ts'
import { countListChanges } from '../../platform/store/account-lock.ts'
import type { Guide } from '../../guide/guide.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import { listOwnersFor, listUncomparedTrips, readUncomparedTrips, writeComparedTrip } from './link-stops.store.ts'
import { completeStops, isEachPlaced, nameStops } from './stops.ts'

type LinkDeps = Pick<Context, 'store'> & { guide: Pick<GuideHolder, 'current'> }

/** The content of the trips in one transaction is about as long. */
const BATCH_BYTES = 250_000

/**
 * Lets the stops of trips from before stops had places name their places. Each version of the guide is compared once.
 * Can be stopped at any time and run by several processes at once: each trip remembers what it was compared with.
 */
export async function linkStops({ store, guide }: LinkDeps, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const names = guide.current()
    const sizes = await listUncomparedTrips(store.db, names.version)
    if (sizes.length === 0) return
    const ids = sizes.slice(0, countWithin(sizes, BATCH_BYTES)).map(({ id }) => id)
    await store.db.transaction().execute(async (transaction) => {
      await countListChanges(transaction, await listOwnersFor(transaction, ids), store.engine)
      for (const trip of await readUncomparedTrips(transaction, ids)) {
        await writeComparedTrip(transaction, { ...trip, ...compare(trip.document, names) })
      }
    })
    await yieldToRequests()
  }
}

/** At least one. */
function countWithin(sizes: readonly { bytes: number }[], most: number): number {
  let bytes = 0
  const first = sizes.findIndex((size) => (bytes += size.bytes) > most)
  return first === -1 ? sizes.length : Math.max(first, 1)
}

const Content = z.looseObject({ destinations: z.array(z.custom<Destination>()) })

/** A trip whose stops all have places now is complete, and is never compared again. */
function compare(document: string, names: Guide): { document: string; comparedAt: number | null } {
  const { data: content } = Content.safeParse(JSON.parse(document))
  if (!content) return { document, comparedAt: null }
  const destinations = nameStops(content.destinations, names)
  return isEachPlaced(destinations)
    ? {
        document: JSON.stringify({ ...content, destinations: completeStops(destinations, [], names) }),
        comparedAt: null,
      }
    : { document: JSON.stringify({ ...content, destinations }), comparedAt: names.version }
}
