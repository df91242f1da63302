import type { SuggestedTrip } from '#contract/suggested-trips.ts'
import { SuggestedTripCard } from '../trips/suggested-trip-card.tsx'
import '../styles/trips.css'

/** The card of a suggested trip with the sheet of its page. */
export function PreviewedTrip({ trip }: { trip: SuggestedTrip }) {
  return (
    <div className="suggested-trips">
      <SuggestedTripCard trip={trip} isFirst />
    </div>
  )
}
