import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { site } from '#messages/shell.ts'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import { usePageHead } from '../../document/head.ts'
import { paths } from '#contract/paths.ts'
import { useCity } from '../../city/use-city.ts'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { suggestedTrips as allTrips } from './queries.ts'
import { SuggestedTripList } from './suggested-trip-list.tsx'
import './trips.css'

const retiredTrip = lazyWithPreload(async () => (await import('./retired-trip.tsx')).RetiredTripPage)

export function SuggestedTripsPage() {
  const { name: city, suggestedTrips, hasSuggestedTrips = false } = useCity()
  const title = fill(trips.suggestedTitle, { city })
  const { description } = suggestedTrips
  usePageHead({
    title: fill(site.titled, { page: title }),
    description,
    path: paths.suggestedTrips,
    isUnlisted: !hasSuggestedTrips,
  })
  return (
    <div className="suggested-trips">
      <header className="category-head">
        <h1>{title}</h1>
        {hasSuggestedTrips && <p>{description}</p>}
      </header>
      <MissedTrip />
      <SuggestedTripList />
    </div>
  )
}

/** The address of a trip is its anchor, which only the browser knows. */
function MissedTrip() {
  const isHydrated = useIsHydrated()
  const { hash } = useLocation()
  const { data } = useQuery(allTrips())
  const slug = hash.slice(1)
  if (!isHydrated || slug === '' || !data || data.trips.some(({ _id }) => _id === slug)) return null
  return <retiredTrip.Lazy key={slug} placeholder={null} props={{ slug }} />
}
