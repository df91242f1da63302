import type { tripLiveOperations } from '#contract/trip/trip-live.operations.ts'
import { EventStream } from '../../platform/http/event-stream.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import type { LiveTrips } from './trip-live.ts'

export function tripLiveHandlers({
  liveTrips,
}: {
  liveTrips: Pick<LiveTrips, 'prepare' | 'showPresence'>
}): HandlersFor<typeof tripLiveOperations> {
  return {
    watchTrips: async ({ query: { trips, once } }, { account, tokenHash }) => {
      const tripIds = [...new Set(trips.split(','))]
      const reader = { accountId: account.id, tokenHash }
      return new EventStream(await liveTrips.prepare(reader, { tripIds, isOnce: once === 'true' }))
    },
    showPresence: async ({ params: { id: tripId }, body }, { account }) => {
      await liveTrips.showPresence({ tripId, accountId: account.id }, body)
      return { success: true }
    },
  }
}
