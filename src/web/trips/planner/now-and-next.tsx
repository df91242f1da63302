import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { today as messages } from '#messages/trips.ts'
import type { Progress } from '#planning/plan/today.ts'
import type { NamedActivity } from '#planning/plan/trip-with-plan.ts'
import type { Visit } from '#planning/plan/visit.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import { planner } from '#messages/planner.ts'
import { Button } from '../../ui/button.tsx'
import { useFormats } from '../../city/use-formats.ts'
import { Link } from '../../ui/link.tsx'
import type { DayView } from '../itinerary/day-views.ts'
import { LegToPlace } from '../itinerary/leg-to-place.tsx'
import { usePlanner, type DrivenStop } from './planner-context.ts'
import { LegLine } from './leg-line.tsx'

type NowAndNextProps = { view: DayView; progress: Progress; minute: number }

/** The stop of now and the next one, with the way there. */
export function NowAndNext({ view, progress: { now, next }, minute }: NowAndNextProps) {
  const { date } = view.plan.day
  const { timeZone } = useFormats()
  const timeAt = (at: number) => shownTime(at, date, { timeZone })
  return (
    <ul className="plan-today-stops">
      {now && (
        <li>
          <StopOfToday view={view} visit={now} label={messages.now}>
            {fill(minute < now.leaves ? messages.until : messages.over, { time: timeAt(now.leaves) })}
          </StopOfToday>
          <DoneButton activity={getActivity(view, now)} />
        </li>
      )}
      {next && (
        <li>
          <StopOfToday view={view} visit={next} label={messages.next}>
            {fill(messages.at, { time: timeAt(next.starts) })}
          </StopOfToday>
          <LegLine visit={next} date={date} />
          {next.leg && (
            <p>{fill(messages.leaveAt, { time: timeAt(next.starts - Math.ceil(next.leg.minutes.likely)) })}</p>
          )}
          <LegTo view={view} visit={next} />
          <DriverChip stop={getActivity(view, next)} />
        </li>
      )}
    </ul>
  )
}

type StopOfTodayProps = { view: DayView; visit: Visit; label: string; children: string }

function StopOfToday({ view, visit, label, children }: StopOfTodayProps) {
  const { placeFor } = usePlanner()
  const { name, place: slug } = getActivity(view, visit)
  const place = placeFor(slug)
  return (
    <p>
      <span className="plan-today-label">{label}</span>{' '}
      <strong>{place ? <Link to={paths.place(place.slug)}>{name}</Link> : name}</strong> <span>{children}</span>
    </p>
  )
}

function DoneButton({ activity: { id, name } }: { activity: Shown }) {
  const { edit } = usePlanner()
  return (
    <Button
      look="quiet"
      onClick={() =>
        edit(
          { kind: 'set-stop', stopId: id, fields: { isDone: true } },
          { done: fill(messages.marked, { name }), isToast: true },
        )
      }
    >
      {messages.done}
      <span className="visually-hidden">: {name}</span>
    </Button>
  )
}

function LegTo({ view, visit }: { view: DayView; visit: Visit }) {
  const { placeFor } = usePlanner()
  const place = placeFor(getActivity(view, visit).place)
  return place && <LegToPlace place={place} label={fill(messages.wayTo, { name: place.name })} />
}

type Shown = Pick<NamedActivity, 'id' | 'name' | 'place'>

function getActivity({ stops }: DayView, { stop: { id } }: Visit): Shown {
  return stops.find(({ stop }) => stop.id === id)?.activity ?? { id, name: '', place: null }
}

/** Fills the screen with a stop, for a driver to read. */
function DriverChip({ stop }: { stop: DrivenStop }) {
  const { showDriver } = usePlanner()
  return (
    <button type="button" className="plan-driver" onClick={() => showDriver(stop)}>
      {planner.stop.forDriver}
      <span className="visually-hidden">: {stop.name}</span>
    </button>
  )
}
