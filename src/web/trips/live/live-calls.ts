import { showPresence, watchTrips } from '#contract/trip/trip-live.endpoints.ts'
import { ApiError, callOverHttp, readReply, send } from '../../api/call.ts'
import type { StreamParts } from './trip-stream.ts'

/** @returns asks for the stream of some trips */
export function getStream(trips: readonly string[]): StreamParts['ask'] {
  return async ({ isOnce, signal }) => {
    const query = { trips: trips.join(','), ...(isOnce && { once: 'true' }) }
    const sent = await send(watchTrips, { query }, { signal })
    if (!sent.response.ok) await readReply(watchTrips, sent)
    if (!sent.response.body) throw new ApiError('network', '')
    return sent.response.body
  }
}

/** A failure is no matter: the others see no day then. */
export async function reportDay(stream: string, trip: string, day: string | null): Promise<void> {
  await callOverHttp(showPresence, { params: { id: trip }, body: { stream, day } }).catch(() => undefined)
}
