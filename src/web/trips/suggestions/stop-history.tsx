import { useWaiting } from './waiting-suggestions.ts'
import { TripHistory } from './trip-history.tsx'

/** People who changed this stop. Empty if nobody else is in the trip. */
export function StopHistory({ stopId }: { stopId: string }) {
  const waiting = useWaiting()
  return waiting?.isShared ? <TripHistory tripId={waiting.tripId} stopId={stopId} /> : null
}
