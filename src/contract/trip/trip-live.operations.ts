import { ById } from '../api/by-id.ts'
import { createOperations } from '../api/operation.ts'
import { Success } from '../api/success.ts'
import * as endpoints from './trip-live.endpoints.ts'
import { LiveEvents, Presence, WatchQuery } from './trip-live.ts'

export const tripLiveOperations = createOperations(endpoints, {
  watchTrips: {
    summary: 'Server-sent events: versions of trips, one’s role in them, and who looks at them; the data by event name',
    query: WatchQuery,
    replyType: 'text/event-stream',
    reply: LiveEvents,
  },
  showPresence: {
    summary: 'Say which day of a trip a stream shows; it is told to the others of the trip and not kept',
    params: ById,
    body: Presence,
    reply: Success,
  },
})
