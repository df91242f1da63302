import type { SuggestedTrip } from '#contract/trip/suggested-trips.ts'
import { SuggestedTripCard } from '../../trips/form/suggested-trip-card.tsx'
import '../../trips/form/trips.css'

/** The card of a suggested trip with the sheet of its page. */
export function PreviewedTrip({ trip }: { trip: SuggestedTrip }) {
  return (
    <div className="suggested-trips">
      <SuggestedTripCard trip={trip} isFirst />
    </div>
  )
}
