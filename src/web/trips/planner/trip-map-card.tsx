import { actions } from '#messages/ui.ts'
import { fill } from '#contract/messages/format.ts'
import { tripMap } from '#messages/planner.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { weekdayName } from '../itinerary/day-names.ts'
import type { BoardViews, DayView, StopView } from '../itinerary/day-views.ts'
import { knownValueOfDay } from '../itinerary/known-value.ts'
import { usePlanner } from './planner-context.ts'
import { stopHoursText } from '../itinerary/stop-hours-text.ts'
import { PlaceThumbnail } from './place-thumbnail.tsx'

type TripMapCardProps = { views: BoardViews; id: string; onShow: () => void; onClose: () => void }

/** The pressed stop over the lower edge of a map that covers the list, with the way back to the list. */
export function TripMapCard({ views: { days, ideas }, id, onShow, onClose }: TripMapCardProps) {
  const { placeFor } = usePlanner()
  const day = days.find(({ stops }) => stops.some(({ stop }) => stop.id === id))
  const view = (day?.stops ?? ideas).find(({ stop }) => stop.id === id)
  if (!view) return null
  const place = placeFor(view.activity.place)
  return (
    <section className="map-card plan-map-card" aria-label={view.activity.name}>
      {place && <PlaceThumbnail place={place} />}
      <div className="map-card-text">
        <p className="map-card-name">{view.activity.name}</p>
        {day ? <VisitFacts day={day} view={view} /> : place && <p>{place.locality}</p>}
        <Button look="quiet" onClick={onShow}>
          {tripMap.showInList}
        </Button>
      </div>
      <IconButton icon="close" label={actions.close} onClick={onClose} />
    </section>
  )
}

function VisitFacts({ day: { plan }, view: { stop, activity } }: { day: DayView; view: StopView }) {
  const { routes, placeFor } = usePlanner()
  const formats = useFormats()
  const timeAt = (at: number) => shownTime(at, plan.day.date, formats)
  const { scheduled } = knownValueOfDay(plan, routes)
  const visit = scheduled.visits.find((each) => each.stop.id === stop.id)
  if (!visit) return null
  const hours = stopHoursText(visit, plan.day, placeFor(activity.place))
  return (
    <>
      <p>
        {fill(tripMap.when, {
          day: weekdayName(plan.day.date, formats),
          from: timeAt(visit.starts),
          to: timeAt(visit.leaves),
        })}
      </p>
      {hours !== null && <p>{hours}</p>}
    </>
  )
}
