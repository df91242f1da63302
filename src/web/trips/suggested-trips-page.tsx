import { site } from '#messages/site.ts'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import { usePageHead } from '../head.ts'
import { paths } from '#contract/paths.ts'
import { useCity } from '../city/use-city.ts'
import { SuggestedTripList } from './suggested-trip-list.tsx'
import '../styles/trips.css'

export function SuggestedTripsPage() {
  const { name: city, suggestedTrips } = useCity()
  const title = fill(trips.suggestedTitle, { city })
  const { description } = suggestedTrips
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
