import { useQuery } from '@tanstack/react-query'
import { trips } from '#messages/trips.ts'
import { reporting } from '../../api/query-client.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AddSuggestedTrip } from './add-suggested-trip.tsx'
import { suggestedTrips } from './queries.ts'
import { SuggestedTripCard } from './suggested-trip-card.tsx'

/** This list is part of the planner and has its own page. */
export function SuggestedTripList() {
  const { data, isPending, refetch } = useQuery(
    reporting(suggestedTrips(), { text: trips.fetchSuggestedFailed, place: 'top-center' }),
  )
  if (isPending) return <div className="skeleton-page" role="status" aria-label={trips.loadingSuggested} />
  if (!data) return <LoadFailure title={trips.fetchSuggestedFailed} onRetry={() => void refetch()} />
  if (data.trips.length === 0) return <Notice title={trips.emptySuggested} />
  return (
    <ul className="suggested-trip-grid">
      {data.trips.map((trip, index) => (
        <li key={trip._id}>
          <SuggestedTripCard trip={trip} isFirst={index < 2}>
            <AddSuggestedTrip trip={trip} />
          </SuggestedTripCard>
        </li>
      ))}
    </ul>
  )
}
