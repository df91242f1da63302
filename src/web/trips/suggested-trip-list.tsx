import { useQuery } from '@tanstack/react-query'
import { trips } from '#messages/trips.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { useFailureTold } from '../ui/notify.ts'
import { suggestedTrips } from './queries.ts'
import { SuggestedTripCard } from './suggested-trip-card.tsx'

/** The editors' trips, on their own page and in the planner. */
export function SuggestedTripList() {
  const { data, error, isPending, refetch } = useQuery(suggestedTrips())
  useFailureTold(error, trips.fetchSuggestedFailed)
  if (isPending) return <div className="skeleton-page" role="status" aria-label={trips.loadingSuggested} />
  if (!data) return <LoadFailure title={trips.fetchSuggestedFailed} onRetry={() => void refetch()} />
  if (data.trips.length === 0) return <Notice title={trips.emptySuggested} />
  return (
    <ul className="suggested-trip-grid">
      {data.trips.map((trip, index) => (
        <li key={trip._id}>
          <SuggestedTripCard trip={trip} isFirst={index < 2} />
        </li>
      ))}
    </ul>
  )
}
