import { useMemo } from 'react'
import { fill } from '#contract/messages/format.ts'
import type { PlanningPlace } from '#contract/trip/planning.ts'
import { planner } from '#messages/planner.ts'
import { distanceBetween } from '#planning/lists/distance.ts'
import type { TripPlan } from '#planning/plan/day-plan.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Icon } from '../../ui/icon.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { metresToNearest, nearestStop } from './near-stops.ts'
import { distanceText } from '../itinerary/plan-text.ts'
import { useLaterPlan, usePlanner } from './planner-context.ts'
import { PlaceThumbnail } from './place-thumbnail.tsx'

const MAX_SUGGESTED = 8
/** In one building or at its door. */
const NEXT_TO_METRES = 25

type SuggestedPlacesProps = { date: string | null; onAdd: (place: PlanningPlace) => void }

/** Places of the guide that the trip does not have: those near its stops, else the first of the guide. */
export function SuggestedPlaces({ date, onAdd }: SuggestedPlacesProps) {
  const { guide, placesNow } = usePlanner()
  const { plan } = useLaterPlan()
  const stops = useMemo(() => getStops(plan, date), [plan, date])
  const places = useMemo(() => {
    const taken = placesNow()
    return guide.places
      .filter(({ slug, precision }) => !taken.has(slug) && (stops.length === 0 || precision === 'site'))
      .map((place) => ({ place, distance: metresToNearest(place, stops) }))
      .toSorted((one, other) => one.distance - other.distance)
      .slice(0, MAX_SUGGESTED)
      .map(({ place }) => place)
  }, [guide, stops, placesNow])
  if (places.length === 0) return null
  return (
    <section className="plan-suggested" aria-labelledby="plan-suggested">
      <h3 id="plan-suggested">{stops.length === 0 ? planner.add.popular : planner.add.near}</h3>
      <ul>
        {places.map((place) => (
          <li key={place.slug}>
            <PlaceThumbnail place={place} />
            <div>
              <p className="plan-suggested-name">{place.name}</p>
              <Nearness place={place} plan={plan} date={date} />
            </div>
            <button type="button" className="icon-button" onClick={() => onAdd(place)}>
              <Icon name={pageIcons.plus} />
              <span className="visually-hidden">{fill(planner.add.add, { name: place.name })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The stops of a day with an exact position, or of all days. */
function getStops({ days }: TripPlan, date: string | null) {
  const own = days.filter(({ day, stops }) => day.date === date && stops.length > 0)
  return (own.length > 0 ? own : days).flatMap(({ stops }) => stops.filter(({ spot }) => spot.radiusMetres === 0))
}

type NearnessProps = { place: PlanningPlace; plan: TripPlan; date: string | null }

/** "640 m from Surat Castle", else the area. */
function Nearness({ place, plan, date }: NearnessProps) {
  const { getName } = useLaterPlan()
  const formats = useFormats()
  const nearest = place.precision === 'site' ? nearestStop(place, getStops(plan, date)) : null
  if (!nearest || place.geo === null) return <p>{place.locality}</p>
  const metres = distanceBetween(place.geo, nearest.spot)
  const name = getName(nearest.id)
  if (metres < NEXT_TO_METRES) return <p>{fill(planner.add.nextTo, { name })}</p>
  return <p>{fill(planner.add.metresFrom, { distance: distanceText(metres, formats), name })}</p>
}
