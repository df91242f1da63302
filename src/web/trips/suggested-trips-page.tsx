import { useQuery } from '@tanstack/react-query'
import { failures, site, trips } from '#contract/messages/en.ts'
import { fill } from '#contract/messages/format.ts'
import { usePageHead } from '../head.ts'
import { paths } from '../paths.ts'
import { useCity } from '../places/use-city.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { suggestedTrips } from './queries.ts'
import { SuggestedTripCard } from './suggested-trip-card.tsx'

export function SuggestedTripsPage() {
  const city = useCity().name
  const title = fill(trips.suggestedTitle, { city })
  const description = fill(trips.suggestedDescription, { city })
  usePageHead({ title: fill(site.titled, { page: title }), description, path: paths.suggestedTrips })
  return (
    <div className="suggested-trips">
      <header className="category-head">
        <h1>{title}</h1>
        <p>{description}</p>
      </header>
      <SuggestedTripList />
    </div>
  )
}

function SuggestedTripList() {
  const { data, isPending, refetch } = useQuery(suggestedTrips())
  if (isPending) return <div className="skeleton-page" role="status" aria-label={trips.loadingSuggested} />
  if (!data) {
    return (
      <Notice title={trips.fetchSuggestedFailed} isAlert>
        <Button onClick={() => void refetch()}>{failures.retry}</Button>
      </Notice>
    )
  }
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
